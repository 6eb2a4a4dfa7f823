/**
 * `npm run rival [-- --games 100] [--ms 300] [--seed 1]`: admiral against boardgame.io's own Monte Carlo bot at two-seat
 * tables of Traders of Carthage, both with the same processor time for a move. The rival is given the whole state, as
 * boardgame.io does: it sees every card. Every deal is played from both seats.
 */
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { searcher, shareOf, threadClock } from "@portolan/bots";
import { tradersOfCarthage } from "@portolan/games";
import { fastChance, type Rules, type Seat } from "@portolan/kernel";
import { type Around, chanceOf, type Dice } from "./boardgame-io.ts";

const require = createRequire(import.meta.url);
const { MCTSBot } = require("boardgame.io/ai") as typeof import("boardgame.io/ai");
const { CreateGameReducer, InitializeGame } =
  require("boardgame.io/internal") as typeof import("boardgame.io/internal");

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "100" },
    ms: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
  },
});
const ms = Number(values.ms);
const rules: Rules = tradersOfCarthage.open({ players: 2 });
const admiral = searcher("admiral", { ms });

/** Moves that a random playout may take: past the end of every game. */
const PLAYOUT = 1000;

/** The game for boardgame.io, with whose turn it is where its bot looks for that. */
function gameFor(seed: string) {
  const next = ({ G }: { G: Around }) => rules.toAct(G.state)[0] ?? 0;
  return {
    name: rules.game,
    seed,
    setup: ({ random }: { random: Dice }): Around => ({ state: rules.setup(chanceOf(random)) }),
    moves: {
      play({ G, random, playerID }: { G: Around; random: Dice; playerID: string }, move: { type: string }) {
        rules.apply(G.state, Number(playerID), move, chanceOf(random));
      },
    },
    turn: { minMoves: 1, maxMoves: 1, order: { first: next, next } },
    endIf({ G }: { G: Around }) {
      const result = rules.result(G.state);
      if (!result) return undefined;
      const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      return winners.length === 1 ? { winner: String(winners[0]) } : { draw: true };
    },
  };
}

interface Tally {
  moves: number;
  ms: number;
  iterations: number;
}

/** The rival: its iterations end when the time is up, which it is told between two of its batches. */
function rivalIn(game: ReturnType<typeof gameFor>, tally: Tally) {
  let start = 0;
  const bot = new MCTSBot({
    game,
    seed: values.seed,
    enumerate: (G: Around, _: unknown, playerID?: string) =>
      rules.legal(G.state, Number(playerID)).map((move) => ({ move: "play", args: [move] })),
    iterations: () => Number.MAX_SAFE_INTEGER,
    playoutDepth: () => PLAYOUT,
    iterationCallback({ iterationCounter }) {
      if (threadClock.now() - start < ms) return;
      tally.iterations += iterationCounter;
      Reflect.set(bot, "iterationCounter", Number.MAX_SAFE_INTEGER);
    },
  });
  return {
    bot,
    async choose(state: Parameters<typeof bot.play>[0], seat: Seat) {
      start = threadClock.now();
      const { action } = await bot.play(state, String(seat));
      tally.ms += threadClock.now() - start;
      tally.moves++;
      return action;
    },
  };
}

/** The share of the victory that admiral has in a seat. */
async function play(me: Seat, seed: string, ours: Tally, theirs: Tally): Promise<number> {
  const game = gameFor(seed);
  const reduce = CreateGameReducer({ game });
  const rival = rivalIn(game, theirs);
  const chance = fastChance(me + 1);
  let state: Parameters<typeof rival.choose>[0] = InitializeGame({ game, numPlayers: 2 });
  while (state.ctx.gameover === undefined) {
    const world = (state.G as Around).state;
    const [seat] = rules.toAct(world);
    const legal = rules.legal(world, seat);
    const actions = rival.bot.enumerate(state.G, state.ctx, String(seat));
    if (legal.length === 1) state = reduce(state, actions[0]);
    else if (seat !== me) state = reduce(state, await rival.choose(state, seat));
    else {
      const start = threadClock.now();
      const move = admiral.choose({ rules, seat, view: rules.view(world, seat), legal, chance }, threadClock);
      ours.ms += threadClock.now() - start;
      ours.moves++;
      state = reduce(state, actions[legal.indexOf(move)]);
    }
  }
  return state.ctx.gameover.draw ? 0.5 : Number(state.ctx.gameover.winner === String(me));
}

const ours: Tally = { moves: 0, ms: 0, iterations: 0 };
const theirs: Tally = { moves: 0, ms: 0, iterations: 0 };
const deals: { games: number; wins: number }[] = [];
for (let deal = 0; deal * 2 < Number(values.games); deal++) {
  const wins =
    (await play(0, `${values.seed}-${deal}`, ours, theirs)) +
    (await play(1, `${values.seed}-${deal}`, ours, theirs));
  deals.push({ games: 2, wins });
  const { games, winRate, low, high } = shareOf(deals);
  const percent = (share: number): string => (100 * share).toFixed(1);
  console.log(
    `${games} games: admiral won ${percent(winRate)} % (${percent(low)} to ${percent(high)}), ` +
      `${(ours.ms / ours.moves).toFixed(0)} ms a move against ${(theirs.ms / theirs.moves).toFixed(0)} ms ` +
      `and ${(theirs.iterations / theirs.moves).toFixed(0)} iterations`,
  );
}

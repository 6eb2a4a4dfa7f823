/**
 * `npm run ponder -- <game> [--players 4] [--positions 40] [--judge 5] [--seed 1]`: what more time to think changes. In
 * positions from games between traders, admiral decides after 0.1, 0.3, 1 and 3 s of processor time. A judge, who searches
 * for longer and in other worlds, then says how much of the chance to win each choice gives away. The judge thinks as
 * admiral does: this shows what admiral would do differently with more time, not what it does not understand.
 */
import { parseArgs } from "node:util";
import { choiceOf, deliberation, type Question, type Search, threadClock, trader } from "@portolan/bots";
import { findGame, games } from "@portolan/games";
import { awaited, fastChance, mustPlay, type Rules, seededDeal, startMatch } from "@portolan/kernel";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: "string", default: "4" },
    positions: { type: "string", default: "40" },
    judge: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
  },
});
const game = findGame(positionals[0] ?? "");
if (!game) throw new Error(`name a game: ${games.map(({ id }) => id).join(", ")}`);
const rules = game.open({ players: above0("players") });
const positions = Math.ceil(above0("positions"));
const judgement = above0("judge");

function above0(option: "players" | "positions" | "judge"): number {
  const value = Number(values[option]);
  if (value > 0) return value;
  throw new Error(`--${option} takes a number above 0`);
}

/** Seconds after which admiral decides. */
const TIMES = [0.1, 0.3, 1, 3];
/** One in so many decisions is looked at: far enough from one another to be different questions. */
const APART = 7;

type Position = Omit<Question, "chance">;

/** Decisions with a choice, from games between traders. */
function* decisions(rules: Rules): Generator<Position> {
  for (let deal = 0, count = 0; ; deal++) {
    const match = startMatch(rules, seededDeal(`ponder-${values.seed}-${deal}`, rules.players));
    const chance = fastChance(deal);
    for (let [seat] = awaited(rules, match.state); seat !== undefined; [seat] = awaited(rules, match.state)) {
      const legal = rules.legal(match.state, seat);
      const position = { rules, seat, view: rules.view(match.state, seat), legal };
      if (legal.length > 1 && ++count % APART === 0) yield position;
      mustPlay(match, seat, trader.choose({ ...position, chance }));
    }
  }
}

/** Thinks about a position and tells, after each of these times, where the search stands. */
function think(
  position: Position,
  seconds: readonly number[],
  seed: number,
  tell: (search: Search) => void,
): void {
  const start = threadClock.now();
  const ms = 1000 * Math.max(...seconds);
  const thinking = deliberation({ ...position, chance: fastChance(seed) }, { ms }, threadClock);
  let told = 0;
  for (let step = thinking.next(); told < seconds.length; step = thinking.next()) {
    while (told < seconds.length && (step.done || threadClock.now() - start >= 1000 * seconds[told])) {
      tell(step.value);
      told++;
    }
  }
}

/** How often the choice is the last one already, and how often it is the judge's. */
const settled = TIMES.map(() => 0);
const agreed = TIMES.map(() => 0);
const lost = TIMES.map(() => 0);
const squares = TIMES.map(() => 0);
let done = 0;
for (const position of decisions(rules)) {
  const choices: string[] = [];
  think(position, TIMES, 2 * done + 1, (search) => choices.push(rules.print(choiceOf(search))));
  think(position, [judgement], 2 * done + 2, (search) => {
    const findings = search.findings();
    const victory = new Map(search.legal.map((move, m) => [rules.print(move), findings[m].victory]));
    const favourite = rules.print(choiceOf(search));
    choices.forEach((choice, t) => {
      const loss = (victory.get(favourite) ?? 0) - (victory.get(choice) ?? 0);
      settled[t] += Number(choice === choices.at(-1));
      agreed[t] += Number(choice === favourite);
      lost[t] += loss;
      squares[t] += loss * loss;
    });
  });
  done++;
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${positions}`);
  if (done === positions) break;
}
if (process.stderr.isTTY) process.stderr.write("\n");

console.log(`${game.id}, ${rules.players} seats, ${done} positions, judged by ${judgement} s`);
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
TIMES.forEach((seconds, t) => {
  const mean = lost[t] / done;
  const error = Math.sqrt((squares[t] / done - mean * mean) / done);
  console.log(
    `${seconds} s: as after ${TIMES.at(-1)} s in ${percent(settled[t] / done)}, ` +
      `as the judge in ${percent(agreed[t] / done)}, gives away ` +
      `${(100 * mean).toFixed(2)} ± ${(196 * error).toFixed(2)} points of the chance to win per decision`,
  );
});

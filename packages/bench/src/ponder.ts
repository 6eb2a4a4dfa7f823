/**
 * `npm run ponder -- <game> [--players 4] [--positions 40] [--judge 3] [--seed 1]`: what more time to think changes. In
 * positions from games between traders, admiral decides after 0.1, 0.3, 1 and 3 s of processor time. A second
 * admiral decides after 3 s, in other worlds. Where not all choices are the same, a judge examines each of them equally
 * long and says how much of the chance to win it gives away. It thinks as admiral does: this shows what admiral would do
 * differently with more time, not what it does not understand.
 */
import { parseArgs } from "node:util";
import {
  choiceOf,
  type Question,
  runToEnd,
  searchMove,
  searchMoves,
  threadClock,
  trader,
} from "@portolan/bots";
import { fastChance, mustPlay, type Rules, seededDeal, startMatch } from "@portolan/kernel";
import { gameNamed, numberFrom, understood, wholeFrom } from "./asked.ts";

const { game, rules, positions, judgement, seed } = understood(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: "string", default: "4" },
      positions: { type: "string", default: "40" },
      judge: { type: "string", default: "3" },
      seed: { type: "string", default: "1" },
    },
  });
  const game = gameNamed(positionals[0]);
  return {
    game,
    rules: game.open({ players: wholeFrom("players", values.players, 1) }),
    positions: wholeFrom("positions", values.positions, 1),
    judgement: numberFrom("judge", values.judge, 0.1),
    seed: values.seed,
  };
});

/** Seconds after which admiral decides. */
const TIMES = [0.1, 0.3, 1, 3];
/** One in so many decisions is looked at: far enough from one another to be different questions. */
const APART = 7;

type Position = Omit<Question, "chance">;

/** Decisions with a choice, from games between traders. */
function* decisions(rules: Rules): Generator<Position> {
  for (let deal = 0, count = 0; ; deal++) {
    const match = startMatch(rules, seededDeal(`ponder-${seed}-${deal}`, rules.players));
    const chance = fastChance(deal);
    for (let [seat] = rules.waitsFor(match.state); seat !== undefined; [seat] = rules.waitsFor(match.state)) {
      const legal = rules.legal(match.state, seat);
      const position = { rules, seat, view: rules.view(match.state, seat), legal };
      if (legal.length > 1 && ++count % APART === 0) yield position;
      mustPlay(match, seat, trader.choose({ ...position, chance }));
    }
  }
}

/** What admiral chooses after each of these times, in seconds. */
function choices(position: Position, times: readonly number[], seed: number): Question["legal"] {
  const start = threadClock.now();
  const budget = { ms: 1000 * Math.max(...times) };
  const thinking = searchMoves({ ...position, chance: fastChance(seed) }, budget, threadClock);
  const chosen: Question["legal"][number][] = [];
  for (let step = thinking.next(); chosen.length < times.length; step = thinking.next()) {
    const spent = threadClock.now() - start;
    while (chosen.length < times.length && (step.done || spent >= 1000 * times[chosen.length])) {
      chosen.push(choiceOf(step.value));
    }
  }
  return chosen;
}

/** The chance to win after a move, when it alone is thought about. */
function victoryAfter(position: Position, move: Question["legal"][number], seed: number): number {
  const question = { ...position, chance: fastChance(seed) };
  const search = runToEnd(searchMove(question, move, { ms: 1000 * judgement }, threadClock));
  return search.stats()[0].victory;
}

/** How often the choice is the last one already, how often a second admiral's, and what it gives away. */
const settled = TIMES.map(() => 0);
const agreed = TIMES.map(() => 0);
const lost = TIMES.map(() => 0);
const squares = TIMES.map(() => 0);
let done = 0;
for (const position of decisions(rules)) {
  const chosen = choices(position, TIMES, 3 * done + 1);
  const second = choices(position, TIMES.slice(-1), 3 * done + 2);
  const keys = chosen.map((move) => rules.print(move));
  const different = new Map([...chosen, ...second].map((move) => [rules.print(move), move]));
  if (different.size > 1) {
    const worth = new Map(
      Array.from(different, ([key, move]) => [key, victoryAfter(position, move, 3 * done + 3)]),
    );
    const best = Math.max(...worth.values());
    keys.forEach((key, t) => {
      const loss = best - (worth.get(key) ?? best);
      lost[t] += loss;
      squares[t] += loss * loss;
    });
  }
  keys.forEach((key, t) => {
    settled[t] += Number(key === keys.at(-1));
    agreed[t] += Number(key === rules.print(second[0]));
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
      `as a second admiral in ${percent(agreed[t] / done)}, gives away ` +
      `${(100 * mean).toFixed(2)} ± ${(196 * error).toFixed(2)} points of the chance to win per decision`,
  );
});

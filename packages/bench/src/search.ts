import { type Question, runToEnd, searchMoves, wallClock } from "@portolan/bots";
import { fastChance, type Rules } from "@portolan/kernel";
import { somewhere } from "@portolan/kernel/testing";
import { type Figure, rounded } from "./measure.ts";

/** Positions that are searched, and iterations in each: as deep as a captain goes. */
const POSITIONS = 24;
const ITERATIONS = 400;

/** Decisions with a choice, spread over random games. */
function* questions(rules: Rules): Generator<Question> {
  for (let seed = 0, found = 0; found < POSITIONS; seed++) {
    const moment = somewhere(rules, seed);
    if (!moment) continue;
    const { state, seat } = moment;
    const legal = rules.legal(state, seat);
    if (legal.length < 2) continue;
    found++;
    yield { rules, seat, view: rules.view(state, seat), legal, chance: fastChance(seed) };
  }
}

/** Iterations of the search in a second on one core. */
export function searchFigure(rules: Rules): Figure {
  let done = 0;
  let spent = 0;
  for (const question of questions(rules)) {
    const start = performance.now();
    const search = runToEnd(searchMoves(question, { iterations: ITERATIONS }, wallClock));
    spent += performance.now() - start;
    done += search.iterations();
  }
  return { name: `search/${rules.game}`, value: rounded((1000 * done) / spent), unit: "iterations/s" };
}

/**
 * `npm run fit -- <game> [--players 3] [--games 400] [--iterations 100] [--passes 5] [--seed 1] [--write]`: fits a game's
 * weights for the leaves of a search to results. Players who search that many iterations play games; then the weights are
 * changed one by one so that the evaluation is less surprised by how they ended. A quarter of the games is set aside: what
 * it says of those tells whether more has been learnt than chance. The result is printed, and with `--write` put into the
 * game's folder.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { positionValue, searcher } from "@portolan/bots";
import { fastChance, InputError, type Rules, victories, type Weights } from "@portolan/kernel";
import { gameNamed, understood, wholeFrom } from "./asked.ts";
import { playGame } from "./duel.ts";
import { type Fitted, type Precedent, pass, surpriseOver, tether, valuesOf } from "./fitting.ts";
import { leavesOf, withLeaves } from "./leaves.ts";

const { game, players, games, iterations, passes, seed, write } = understood(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: "string" },
      games: { type: "string", default: "400" },
      iterations: { type: "string", default: "100" },
      passes: { type: "string", default: "5" },
      seed: { type: "string", default: "1" },
      write: { type: "boolean", default: false },
    },
  });
  const game = gameNamed(positionals[0]);
  const players = wholeFrom("players", values.players ?? String(game.players.min), 1);
  game.open({ players });
  if (fittedIn(game.weights).size === 0)
    throw new InputError(`${game.id} has no weights for leaves apart from those of its evaluation`);
  return {
    game,
    players,
    // At least one is set aside.
    games: wholeFrom("games", values.games, 4),
    iterations: wholeFrom("iterations", values.iterations, 1),
    passes: wholeFrom("passes", values.passes, 1),
    seed: wholeFrom("seed", values.seed, 0),
    write: values.write,
  };
});

/** The weights that are fitted, by their paths. */
function fittedIn(weights: Weights): Map<string, number> {
  return new Map([...leavesOf(weights)].filter(([path, value]) => path.startsWith("leaf.") && value !== 0));
}

/** One in so many decisions is kept: those next to one another say the same. */
const APART = 6;
const SET_ASIDE = 4;
const FIRST_FACTOR = 1.3;

/** Positions of a game between players of equal strength. */
function precedents(rules: Rules, number: number): Precedent[] {
  const player = searcher("searcher", { iterations, horizon: "near" });
  const chance = fastChance(seed * 1_000_003 + number);
  const states: object[] = [];
  const sitters = Array.from({ length: players }, () => ({ player, rules }));
  const { ranks, scores } = playGame(sitters, `fit-${seed}-${number}`, (state) => {
    if (chance.below(APART) === 0) states.push(rules.clone(state));
  });
  const victory = victories(ranks);
  return states.map((state) => ({ state, victory, points: scores }));
}

const rules = game.open({ players });
const learnt: Precedent[] = [];
const aside: Precedent[] = [];
for (let number = 0; number < games; number++) {
  (number % SET_ASIDE === 0 ? aside : learnt).push(...precedents(rules, number));
  if ((number + 1) % 10 === 0) console.error(`${number + 1} of ${games} games`);
}

function weightsWith(values: ReadonlyMap<string, number>): Weights {
  return withLeaves(game.weights, values);
}

function surpriseWith(values: ReadonlyMap<string, number>, precedents: readonly Precedent[]): number {
  const rules = game.open({ players }, weightsWith(values));
  return surpriseOver((state) => positionValue(rules, state), precedents);
}

const before = fittedIn(game.weights);
let numbers = new Map<string, Fitted>(
  [...before].map(([path, value]) => [path, { value, factor: FIRST_FACTOR }]),
);

function report(title: string): void {
  const values = valuesOf(numbers);
  const [own, other] = [learnt, aside].map((precedents) => surpriseWith(values, precedents).toFixed(4));
  console.error(`${title}: surprise ${own}, in games set aside ${other}`);
}

report("before");
for (let i = 1; i <= passes; i++) {
  numbers = pass(numbers, (values) => surpriseWith(values, learnt) + tether(before, values));
  report(`pass ${i}`);
}

const text = `${JSON.stringify(weightsWith(valuesOf(numbers)), null, 2)}\n`;
if (write) writeFileSync(new URL(`../../games/src/${game.id}/mind/weights.json`, import.meta.url), text);
console.log(text);

/**
 * `npm run tune -- <game> [--players 2] [--steps 40] [--deals 60] [--iterations 0] [--only PREFIX] [--seed 1] [--write]`:
 * looks for better weights of a game's evaluation by self-play. Every step changes a few weights at random and keeps the
 * change if it wins clearly more than its even share against the best so far, on deals that both play from every seat.
 * With `--iterations` the players search that long, which is what the search style and the doubt are tuned by; without,
 * they go by the evaluation alone, and with `--only habits` by their habits. The result is printed, and with `--write`
 * put into the game's folder.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ComputerPlayer, searcher, trader } from "@portolan/bots";
import { fastChance, InputError, type Weights } from "@portolan/kernel";
import { gameNamed, understood, wholeFrom } from "./asked.ts";
import { duel } from "./duel.ts";
import { leavesOf, withLeaves } from "./leaves.ts";

const { game, players, steps, deals, iterations, only, seed, write } = understood(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: "string" },
      steps: { type: "string", default: "40" },
      deals: { type: "string", default: "60" },
      iterations: { type: "string", default: "0" },
      only: { type: "string", default: "" },
      seed: { type: "string", default: "1" },
      write: { type: "boolean", default: false },
    },
  });
  const game = gameNamed(positionals[0]);
  const players = wholeFrom("players", values.players ?? String(game.players.min), 1);
  game.open({ players });
  const { only, write } = values;
  if (tunable(game.weights, only).length === 0) throw new InputError(`there is no weight "${only}"`);
  return {
    game,
    players,
    steps: wholeFrom("steps", values.steps, 1),
    // One alone does not tell how far chance goes.
    deals: wholeFrom("deals", values.deals, 2),
    iterations: wholeFrom("iterations", values.iterations, 0),
    only,
    seed: wholeFrom("seed", values.seed, 0),
    write,
  };
});
/** Does what it does by habit, which is how habits are tuned: thousands of games in a minute. */
const habitual: ComputerPlayer = {
  id: "habitual",
  choose: ({ rules, view, seat, legal, chance }) =>
    rules.habit?.(rules.sample(view, chance), seat) ?? legal[0],
};
const byHabit = only.startsWith("habits");
const player = iterations > 0 ? searcher("searcher", { iterations }) : byHabit ? habitual : trader;
const chance = fastChance(seed);
/** Weights changed in one step, and by how much at most. */
const CHANGED = 3;
const FACTOR = 1.5;
/** Standard errors by which a change must beat its even share. */
const CLEARLY = 2;

/** The weights that are changed, by their paths: those that begin so, or all that the evaluation itself is made of. */
function tunable(weights: Weights, only: string): (readonly [string, number])[] {
  const isTuned = (path: string): boolean =>
    only === ""
      ? !["style", "doubt", "habits", "forecast"].some((apart) => path.startsWith(apart))
      : path.startsWith(only);
  return [...leavesOf(weights)].filter(([path, value]) => isTuned(path) && value !== 0);
}

/** A number that lies evenly between 1/FACTOR and FACTOR on a scale of factors. */
function factor(): number {
  return FACTOR ** ((chance.below(20_001) - 10_000) / 10_000);
}

function neighbour(weights: Weights): Map<string, number> {
  const paths = tunable(weights, only);
  const changed = new Map<string, number>();
  for (let i = 0; i < CHANGED; i++) {
    const [path, value] = paths[chance.below(paths.length)];
    changed.set(path, Number((value * factor()).toPrecision(3)));
  }
  return changed;
}

let best = game.weights;
for (let step = 1; step <= steps; step++) {
  const changed = neighbour(best);
  const challenger = withLeaves(best, changed);
  const one = { player, rules: game.open({ players }, challenger) };
  const other = { player, rules: game.open({ players }, best) };
  const shares: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    shares.push(duel(one, other, `tune-${seed}-${step}-${deal}`));
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  const error = Math.sqrt(variance / shares.length);
  const isBetter = mean - CLEARLY * error > 1 / players;
  if (isBetter) best = challenger;
  const change = [...changed].map(([path, value]) => `${path} ${value}`).join(", ");
  console.error(`${step}: ${change}: ${(100 * mean).toFixed(1)} %${isBetter ? ", kept" : ""}`);
}

const text = `${JSON.stringify(best, null, 2)}\n`;
if (write) writeFileSync(new URL(`../../games/src/${game.id}/mind/weights.json`, import.meta.url), text);
console.log(text);

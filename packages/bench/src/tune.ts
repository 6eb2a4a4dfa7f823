/**
 * `npm run tune -- <game> [--players 2] [--steps 40] [--deals 60] [--iterations 0] [--only PREFIX] [--seed 1] [--write]`:
 * looks for better weights of a game's evaluation by self-play. Every step changes a few weights at random and keeps the
 * change if it wins clearly more than its even share against the best so far, on deals that both play from every seat.
 * With `--iterations` the players search that long, which is what the spread is tuned by, and with `--only profile` the
 * profile of the search; without, they go by the evaluation alone, and with `--only rollout` by the rollout policy. The
 * result is printed, and with `--write` put into its file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ComputerPlayer, type Profile, profileFor, searcher, trader } from "@portolan/bots";
import { fastChance, type Game, InputError, type Weights } from "@portolan/kernel";
import { gameNamed, understood, wholeFrom } from "./asked.ts";
import { type Duellist, duel } from "./duel.ts";
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
  const iterations = wholeFrom("iterations", values.iterations, 0);
  if (only.startsWith("profile") && iterations === 0) throw new InputError("a profile takes --iterations");
  if (tunable(subjectOf(game, players), only).length === 0)
    throw new InputError(`there is no weight "${only}"`);
  return {
    game,
    players,
    steps: wholeFrom("steps", values.steps, 1),
    // One alone does not tell how far chance goes.
    deals: wholeFrom("deals", values.deals, 2),
    iterations,
    only,
    seed: wholeFrom("seed", values.seed, 0),
    write,
  };
});

/** What is tuned. */
interface Subject {
  readonly weights: Weights;
  readonly profile: Profile;
}

function subjectOf(game: Game, players: number): Subject {
  return { weights: game.weights, profile: profileFor({ game: game.id, players }) };
}

/** Plays by the rollout policy, which is how that is tuned: thousands of games in a minute. */
const byRollout: ComputerPlayer = {
  id: "rollout",
  choose: ({ rules, view, seat, legal, chance }) =>
    rules.mind.rollout(rules.sample(view, chance), seat) ?? legal[0],
};

function duellistWith({ weights, profile }: Subject): Duellist {
  const rules = game.open({ players }, weights);
  if (iterations > 0) return { player: searcher("searcher", { iterations }, profile), rules };
  return { player: only.startsWith("rollout") ? byRollout : trader, rules };
}

const chance = fastChance(seed);
/** Weights changed in one step, and by how much at most. */
const CHANGED = 3;
const FACTOR = 1.5;
/** Standard errors by which a change must beat its even share. */
const CLEARLY = 2;

/** The weights that are changed, by their paths: those that begin so, or all that the evaluation itself is made of. */
function tunable({ weights, profile }: Subject, only: string): (readonly [string, number])[] {
  const isTuned = (path: string): boolean =>
    only === ""
      ? !["profile", "spread", "rollout", "leaf"].some((apart) => path.startsWith(apart))
      : path.startsWith(only);
  return [...leavesOf({ ...weights, profile })].filter(([path, value]) => isTuned(path) && value !== 0);
}

/** A number that lies evenly between 1/FACTOR and FACTOR on a scale of factors. */
function factor(): number {
  return FACTOR ** ((chance.below(20_001) - 10_000) / 10_000);
}

function neighbour(subject: Subject): Map<string, number> {
  const paths = tunable(subject, only);
  const changed = new Map<string, number>();
  for (let i = 0; i < CHANGED; i++) {
    const [path, value] = paths[chance.below(paths.length)];
    changed.set(path, Number((value * factor()).toPrecision(3)));
  }
  return changed;
}

let best = subjectOf(game, players);
for (let step = 1; step <= steps; step++) {
  const changed = neighbour(best);
  const { profile, ...weights } = withLeaves({ ...best.weights, profile: best.profile }, changed);
  const challenger = { weights, profile };
  const one = duellistWith(challenger);
  const other = duellistWith(best);
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

const isProfile = only.startsWith("profile");
const { rivals: _, ...numbers } = best.profile;
const text = `${JSON.stringify(isProfile ? numbers : best.weights, null, 2)}\n`;
if (write && isProfile) {
  const file = new URL(`../../bots/src/profiles/${game.id}.json`, import.meta.url);
  const { rivals } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...numbers, rivals }, null, 2)}\n`);
} else if (write)
  writeFileSync(new URL(`../../games/src/${game.id}/mind/weights.json`, import.meta.url), text);
console.log(text);

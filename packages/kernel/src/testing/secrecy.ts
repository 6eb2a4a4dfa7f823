import { fastChance } from "../chance.ts";
import type { GameTypes, Rules, Seat } from "../game.ts";
import type { Tested } from "./checks.ts";
import { problem, somewhere } from "./walk.ts";

const bytes = (value: unknown): string => JSON.stringify(value);

/** How many moves two worlds are played on side by side. */
const LOCKSTEP = 25;

interface Worlds<G extends GameTypes> {
  readonly real: G["state"];
  readonly imagined: G["state"];
}

function tellApart<G extends GameTypes>(
  rules: Rules<G>,
  { real, imagined }: Worlds<G>,
  viewer: Seat,
): string | null {
  if (bytes(rules.view(real, viewer)) !== bytes(rules.view(imagined, viewer))) return "the views differ";
  if (bytes(rules.toAct(real)) !== bytes(rules.toAct(imagined))) return "other seats are to act";
  if (bytes(rules.legal(real, viewer)) !== bytes(rules.legal(imagined, viewer)))
    return "the legal moves differ";
  if (rules.isComplete(real, viewer) !== rules.isComplete(imagined, viewer))
    return "one list of moves is complete";
  return null;
}

type Comparison = "same" | "revealed" | "leak";

/** Compares what the viewer is told in two worlds, up to the first thing that it may learn. */
function compareNews<G extends GameTypes>(
  rules: Rules<G>,
  one: readonly G["event"][],
  other: readonly G["event"][],
  viewer: Seat,
): Comparison {
  const told = (events: readonly G["event"][]): { seen: string; type: string; reveals: boolean }[] =>
    events.flatMap((event) => {
      const seen = rules.redact(event, viewer);
      return seen ? [{ seen: bytes(seen), type: event.type, reveals: rules.reveals(event, viewer) }] : [];
    });
  const [first, second] = [told(one), told(other)];
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    if (first[i]?.seen === second[i]?.seen) continue;
    const bothReveal = first[i]?.reveals && second[i]?.reveals && first[i].type === second[i].type;
    return bothReveal ? "revealed" : "leak";
  }
  return "same";
}

/**
 * Non-interference: a world sampled from a seat's view cannot be told from the real one by that seat, now or while both
 * are played on with the same moves, until something is revealed to it.
 */
export function checkSecrecy<G extends GameTypes>({ rules, checks }: Tested<G>, seed: number): void {
  const moment = somewhere(rules, seed);
  if (!moment) return;
  const chance = fastChance(seed + 2);
  const viewer = chance.below(rules.players);
  const real = moment.state;
  const worlds = { real, imagined: rules.sample(rules.view(real, viewer), chance) };
  const broken = checks.broken(worlds.imagined);
  if (broken.length > 0)
    throw problem(rules, seed, moment.move, `the sampled world is broken: ${broken.join("; ")}`);
  for (let step = 0; step < LOCKSTEP; step++) {
    const difference = tellApart(rules, worlds, viewer);
    if (difference) throw problem(rules, seed, moment.move + step, `seat ${viewer}: ${difference}`);
    const seats = rules.toAct(real);
    if (seats.length === 0) return;
    const seat = seats[chance.below(seats.length)];
    const legal = rules.legal(real, seat);
    const move = legal[chance.below(legal.length)];
    if (rules.check(worlds.imagined, seat, move)) return;
    const news = [real, worlds.imagined].map((state) => {
      const events: G["event"][] = [];
      rules.apply(state, seat, move, fastChance(seed + step), (event) => events.push(event));
      return events;
    });
    const comparison = compareNews(rules, news[0], news[1], viewer);
    if (comparison === "leak") {
      throw problem(
        rules,
        seed,
        moment.move + step,
        `seat ${viewer} can tell worlds apart by "${rules.print(move)}"`,
      );
    }
    if (comparison === "revealed") return;
  }
}

/** Sampled worlds for each real one; ranks run from 0 to this. */
const WORLDS = 7;
/** The 1 - 10^-6 quantile of chi-square with 7 degrees of freedom. */
const SUSPICIOUS = 40.5;

/**
 * Sampled worlds are spread as chance spreads real ones. If they are, the real world is just one more sample, and the
 * rank of any hidden quantity among its sampled values is evenly distributed (simulation-based calibration).
 */
export function checkSpread<G extends GameTypes>(
  { rules, checks }: Tested<G>,
  seed: number,
  trials: number,
): void {
  const tallies: number[][] = [];
  for (let trial = 0; trial < trials; trial++) {
    const moment = somewhere(rules, seed + 1000 * trial);
    if (!moment) continue;
    const chance = fastChance(seed + 1000 * trial + 3);
    const viewer = chance.below(rules.players);
    const view = rules.view(moment.state, viewer);
    const real = checks.hiddenProbes(moment.state, viewer);
    const worlds = Array.from({ length: WORLDS }, () =>
      checks.hiddenProbes(rules.sample(view, chance), viewer),
    );
    real.forEach((value, probe) => {
      tallies[probe] ??= new Array<number>(WORLDS + 1).fill(0);
      const below = worlds.filter((world) => world[probe] < value).length;
      const equal = worlds.filter((world) => world[probe] === value).length;
      tallies[probe][below + chance.below(equal + 1)]++;
    });
  }
  tallies.forEach((tally, probe) => {
    const expected = tally.reduce((sum, count) => sum + count, 0) / tally.length;
    const chiSquare = tally.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    if (chiSquare > SUSPICIOUS) {
      throw problem(
        rules,
        seed,
        0,
        `hidden probe ${probe} is not spread as chance would: ${tally.join(" ")}`,
      );
    }
  });
}

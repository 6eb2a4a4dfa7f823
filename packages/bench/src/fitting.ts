import type { Value } from "@portolan/bots";

/** A position of a game, and how that game ended. */
export interface Precedent<S = object> {
  readonly state: S;
  /** By seat: the share of the victory, and the points. */
  readonly victory: readonly number[];
  readonly points: readonly number[];
}

/** What a position is judged to come to. */
type Foresee<S> = (state: S) => Pick<Value, "victory" | "points">;

/** How much a squared error in the points counts beside a misjudged chance to win. */
const POINTS = 0.1;
/** The least that a chance is taken for: a surprise is bad, not infinitely bad. */
const LEAST = 1e-6;

/** How surprising it is how a game ended: who won, and less so the points. */
function surprise<S>(foresee: Foresee<S>, { state, victory, points }: Precedent<S>): number {
  const foreseen = foresee(state);
  let surprise = 0;
  for (let seat = 0; seat < points.length; seat++) {
    surprise -= victory[seat] * Math.log(Math.max(LEAST, foreseen.victory[seat]));
    surprise += (POINTS * (foreseen.points[seat] - points[seat]) ** 2) / points.length;
  }
  return surprise;
}

/** The average surprise. */
export function surpriseOver<S>(foresee: Foresee<S>, precedents: readonly Precedent<S>[]): number {
  let sum = 0;
  for (const precedent of precedents) sum += surprise(foresee, precedent);
  return sum / precedents.length;
}

/** How much it costs to change a number: so one is changed only for what shows in many games. */
const TETHER = 0.001;

/** What it costs that numbers have changed, by factors that count alike in either direction. */
export function tether(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  let cost = 0;
  for (const [path, value] of before) cost += Math.log((after.get(path) ?? value) / value) ** 2;
  return TETHER * cost;
}

/** A number that is fitted, and the factor by which it is changed next. */
export interface Fitted {
  readonly value: number;
  readonly factor: number;
}

export function valuesOf(numbers: ReadonlyMap<string, Fitted>): Map<string, number> {
  return new Map([...numbers].map(([path, { value }]) => [path, value]));
}

/** One more pass over the numbers: each is tried larger and smaller, and changed if that lowers the loss. */
export function pass(
  numbers: ReadonlyMap<string, Fitted>,
  loss: (values: ReadonlyMap<string, number>) => number,
): Map<string, Fitted> {
  const values = valuesOf(numbers);
  const after = new Map<string, Fitted>();
  let least = loss(values);
  for (const [path, { value, factor }] of numbers) {
    let found = value;
    for (const other of [value * factor, value / factor]) {
      const rounded = Number(other.toPrecision(3));
      const cost = loss(values.set(path, rounded));
      if (cost >= least) continue;
      found = rounded;
      least = cost;
      break;
    }
    values.set(path, found);
    // What still moves may stride out; what does not is looked at more closely.
    after.set(path, {
      value: found,
      factor: found === value ? 1 + (factor - 1) / 2 : Math.min(2, factor * 1.1),
    });
  }
  return after;
}

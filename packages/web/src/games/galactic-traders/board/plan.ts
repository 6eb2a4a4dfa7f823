import type { aids, Galactic, Good, Move } from "@portolan/guides/galactic-traders";
import { fastChance, type Refusal, type Rules, type Seat } from "@portolan/kernel";

type View = aids.View;
type State = Galactic["state"];
type Happening = Galactic["event"];
type PlanRules = Pick<Rules<Galactic>, "sample" | "clone" | "apply" | "legal" | "check" | "redact" | "fold">;

/**
 * A delivery turn is laid out on the board before anything of it is sent: a good that lies face up has been seen by
 * everybody and cannot be taken back, so the board keeps the moves to itself until the player ends the turn. What the
 * table would look like is worked out in a world that the viewer cannot rule out.
 */
export interface Plan {
  /** Moves not yet sent; those that the rules forbid by now are left out. */
  readonly moves: readonly Move[];
  /** The table after them. */
  readonly view: View;
  /** What could come next in this turn, deliveries also while goods can still be recalled; never the end of a step. */
  readonly offers: readonly Move[];
  /** Whether the last of the moves ends the turn by itself, because nothing is left in the hand. */
  readonly isOver: boolean;
  /** What the rules say to one more move. */
  check(move: Move): Refusal | null;
}

/** The step in which the viewer lays out a turn, or null. */
export function planStep({ agenda }: Pick<View, "agenda">, viewer: Seat | null): "recall" | "deliver" | null {
  const step = agenda.at(-1);
  if (!step || !("seat" in step) || step.seat !== viewer) return null;
  return step.step === "recall" || step.step === "deliver" ? step.step : null;
}

/** Own doings; whatever comes after the last of them in a move is not the viewer's to plan. */
const OWN: ReadonlySet<Happening["type"]> = new Set([
  "madeRoom",
  "recalled",
  "laid",
  "converted",
  "exchanged",
  "drew",
  "ended",
]);

interface World {
  readonly state: State;
  readonly view: View;
}

function stepOf({ state }: World, viewer: Seat): "recall" | "deliver" | null {
  return planStep(state, viewer);
}

/** The world after a move; the view stops where the viewer's own doing ends. */
function after(rules: PlanRules, { state: before, view }: World, viewer: Seat, move: Move): World {
  const state = rules.clone(before);
  const events: Happening[] = [];
  rules.apply(state, viewer, move, fastChance(1), (event) => events.push(event));
  const isMine = planStep(state, viewer) !== null;
  const own = events.findLastIndex(({ type }, i) => OWN.has(type) && events.slice(0, i).every(isOwn));
  let now = view;
  for (const event of isMine ? events : events.slice(0, own + 1)) {
    const told = rules.redact(event, viewer);
    if (told) now = rules.fold(now, told);
  }
  return { state, view: now };
}

function isOwn({ type }: Happening): boolean {
  return OWN.has(type);
}

const END: Move = { type: "end" };

/** Whether the move belongs to the second of the two steps. GT-TURN-7 */
function isDelivery({ type }: Move): boolean {
  return type === "lay" || type === "convert" || type === "exchange";
}

/** Ending a step that nothing follows but its own end is no plan. */
function trimmed(moves: readonly Move[]): readonly Move[] {
  return moves.slice(0, moves.findLastIndex(({ type }) => type !== "end") + 1);
}

export function planOf(rules: PlanRules, view: View, viewer: Seat, wanted: readonly Move[]): Plan {
  let world: World = { state: rules.sample(view, fastChance(1)), view };
  const moves: Move[] = [];
  for (const move of trimmed(wanted)) {
    if (stepOf(world, viewer) === null) break;
    if (rules.check(world.state, viewer, move) !== null) continue;
    world = after(rules, world, viewer, move);
    moves.push(move);
  }
  const step = stepOf(world, viewer);
  const here = step === null ? [] : rules.legal(world.state, viewer);
  const later = step === "recall" ? after(rules, world, viewer, END) : null;
  const deliveries = later && stepOf(later, viewer) ? rules.legal(later.state, viewer) : [];
  return {
    moves: trimmed(moves),
    view: world.view,
    offers: [...here, ...deliveries].filter(({ type }) => type !== "end"),
    isOver: step === null,
    check(move) {
      const { state } = later && isDelivery(move) ? later : world;
      return rules.check(state, viewer, move);
    },
  };
}

/** The moves with one more; a delivery ends the step before it. */
export function planned({ moves, view }: Plan, viewer: Seat, move: Move): readonly Move[] {
  const isEarly = planStep(view, viewer) === "recall" && isDelivery(move);
  return isEarly ? [...moves, END, move] : [...moves, move];
}

/** The moves without one of them. */
export function without({ moves }: Plan, at: number): readonly Move[] {
  return trimmed(moves.toSpliced(at, 1));
}

/** The good that was laid last: as long as nothing has been sent, another place can be chosen for it. */
export interface Loose {
  /** Its number in the plan. */
  readonly at: number;
  readonly good: Good;
  /** The plan without it. */
  readonly before: Plan;
  /** The ways to lay it elsewhere. */
  readonly offers: readonly Move[];
}

export function looseGood(rules: PlanRules, plan: Plan, view: View, viewer: Seat): Loose | null {
  const at = plan.moves.length - 1;
  const last = plan.moves[at];
  if (last?.type !== "lay" && last?.type !== "convert") return null;
  const before = planOf(rules, view, viewer, without(plan, at));
  const { good, planet } = last;
  const offers = before.offers.filter(
    (move) =>
      (move.type === "lay" || move.type === "convert") && move.good === good && move.planet !== planet,
  );
  return { at, good, before, offers };
}

/** All that is to be sent to end the turn. */
export function endedTurn(rules: PlanRules, plan: Plan, view: View, viewer: Seat): readonly Move[] {
  let world: World = { state: rules.sample(view, fastChance(1)), view };
  const moves = [...plan.moves];
  for (const move of moves) world = after(rules, world, viewer, move);
  while (stepOf(world, viewer) !== null) {
    world = after(rules, world, viewer, END);
    moves.push(END);
  }
  return moves;
}

/** A swap draws from the deck, so it is made at once: all that must come before it, and what stays planned. */
export function splitAt(
  plan: Plan,
  viewer: Seat,
  swap: Move,
): { readonly now: readonly Move[]; readonly later: readonly Move[] } {
  const all = planned(plan, viewer, swap);
  const isFirst = (move: Move): boolean => move.type === "recall" || move.type === "end";
  return { now: [...all.filter(isFirst), swap], later: plan.moves.filter((move) => !isFirst(move)) };
}

/** Where the planned move lies on the board: the bay that it fills, if it fills one. */
export function filledBy(
  before: View,
  now: View,
): readonly { readonly planet: number; readonly slot: number }[] {
  return now.row.flatMap(({ planet, slots }) => {
    const old = before.row.find((place) => place.planet === planet);
    return slots.flatMap((laid, slot) =>
      laid && old?.slots[slot]?.laidAt !== laid.laidAt ? [{ planet, slot }] : [],
    );
  });
}

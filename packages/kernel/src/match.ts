import { type Chance, keyedChance } from "./chance.ts";
import { type Deal, dealKey } from "./fair.ts";
import type { GameTypes, Rules, Seat } from "./game.ts";
import { type Refusal, RuleError } from "./refusal.ts";

export interface PlayedMove<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** Where undo can go back to: everything as it was before a move. */
interface Checkpoint<S> {
  readonly seat: Seat;
  readonly state: S;
  readonly events: number;
}

/** One game being played: its state, its chance, and all that has happened. Functions below play it. */
export interface Match<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly deal: Deal;
  readonly chance: Chance;
  /** The state the match began from, if that was set up by hand rather than dealt. */
  readonly position: G["state"] | null;
  state: G["state"];
  readonly moves: PlayedMove<G["move"]>[];
  /** Everything that happened, unredacted. */
  readonly events: G["event"][];
  /** Moves of one seat since the last barrier, oldest first. */
  checkpoints: Checkpoint<G["state"]>[];
  /** Moves taken back, the next one to play again last. */
  undone: PlayedMove<G["move"]>[];
}

/** Deals the cards and opens a match. */
export function startMatch<G extends GameTypes>(rules: Rules<G>, deal: Deal): Match<G> {
  const chance = keyedChance(dealKey(rules.game, deal));
  const events: G["event"][] = [];
  const state = rules.setup(chance, (event) => events.push(event));
  return { rules, deal, chance, position: null, state, moves: [], events, checkpoints: [], undone: [] };
}

/** Opens a match in the middle, from a position; what happens there by itself, as at the beginning of a turn, happens. */
export function startFrom<G extends GameTypes>(rules: Rules<G>, deal: Deal, position: G["state"]): Match<G> {
  const chance = keyedChance(dealKey(rules.game, deal));
  const state = rules.clone(position);
  const events: G["event"][] = [];
  if (isBetweenDecisions(rules, state)) rules.settle(state, chance, (event) => events.push(event));
  return { rules, deal, chance, position, state, moves: [], events, checkpoints: [], undone: [] };
}

/** The match as it stands, chance included, to go back to if a change of it fails. */
export function copyOf<G extends GameTypes>(match: Match<G>): Match<G> {
  const { rules, deal, state, chance, moves, events, checkpoints, undone } = match;
  return {
    ...match,
    chance: keyedChance(dealKey(rules.game, deal), chance.drawn()),
    state: rules.clone(state),
    moves: moves.slice(),
    events: events.slice(),
    checkpoints: checkpoints.slice(),
    undone: undone.slice(),
  };
}

/** Whether nobody is asked although the game is not over: something is to happen by itself first. */
export function isBetweenDecisions<G extends GameTypes>(rules: Rules<G>, state: G["state"]): boolean {
  return rules.toAct(state).length === 0 && rules.result(state) === null;
}

/** Whether something happened that cannot be taken back: someone learned something, or chance acted. */
export function isBarrier<G extends GameTypes>(
  rules: Rules<G>,
  events: readonly G["event"][],
  chanceActed: boolean,
): boolean {
  if (chanceActed) return true;
  const viewers = [null, ...Array.from({ length: rules.players }, (_, seat) => seat)];
  return events.some((event) => viewers.some((viewer) => rules.reveals(event, viewer)));
}

/** What a move led to: all that happened, and the decisions that were made without asking. */
export interface Outcome<G extends GameTypes> {
  readonly events: readonly G["event"][];
  readonly forced: readonly PlayedMove<G["move"]>[];
}

function carryOut<G extends GameTypes>(match: Match<G>, seat: Seat, move: G["move"]): Outcome<G> {
  const { rules, chance } = match;
  const forced: PlayedMove<G["move"]>[] = [];
  const before = { seat, state: rules.clone(match.state), events: match.events.length };
  const drawn = chance.drawn();
  rules.apply(
    match.state,
    seat,
    move,
    chance,
    (event) => match.events.push(event),
    (decider, only) => forced.push({ seat: decider, move: only }),
  );
  match.moves.push({ seat, move });
  const news = match.events.slice(before.events);
  if (isBarrier(rules, news, chance.drawn() > drawn)) match.checkpoints = [];
  else if (match.checkpoints.some((checkpoint) => checkpoint.seat !== seat)) match.checkpoints = [before];
  else match.checkpoints.push(before);
  return { events: news, forced };
}

/** Plays a move. A refused move changes nothing. */
export function play<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  move: G["move"],
): Outcome<G> | { readonly refusal: Refusal } {
  const refusal = match.rules.check(match.state, seat, move);
  if (refusal) return { refusal };
  match.undone = [];
  return carryOut(match, seat, move);
}

/** Plays a move that must be legal, throwing a `RuleError` otherwise. */
export function mustPlay<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  move: G["move"],
): readonly G["event"][] {
  const outcome = play(match, seat, move);
  if ("refusal" in outcome) throw new RuleError(outcome.refusal);
  return outcome.events;
}

/** How many of its own moves a seat can take back now. */
export function undoable(match: Match, seat: Seat): number {
  return match.checkpoints.filter((checkpoint) => checkpoint.seat === seat).length;
}

/** Takes back the seat's last `steps` moves; false, and nothing changed, if they cannot be taken back. */
export function undo<G extends GameTypes>(match: Match<G>, seat: Seat, steps = 1): boolean {
  if (steps < 1 || steps > undoable(match, seat)) return false;
  const [back] = match.checkpoints.splice(match.checkpoints.length - steps);
  match.state = back.state;
  match.events.length = back.events;
  match.undone.push(...match.moves.splice(match.moves.length - steps).reverse());
  return true;
}

/** Plays the move that was taken back last; false if there is none of this seat. */
export function redo<G extends GameTypes>(match: Match<G>, seat: Seat): boolean {
  const next = match.undone.at(-1);
  if (next?.seat !== seat) return false;
  match.undone.pop();
  carryOut(match, seat, next.move);
  return true;
}

/** The events of one type. */
export function eventsOf<E extends { readonly type: string }, T extends E["type"]>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }>[] {
  return events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);
}

/** What a seat or a spectator (null) has been told, from the beginning or from an event on. */
export function eventsFor<G extends GameTypes>(
  match: Match<G>,
  viewer: Seat | null,
  since = 0,
): G["event"][] {
  const told: G["event"][] = [];
  for (const event of match.events.slice(since)) {
    const seen = match.rules.redact(event, viewer);
    if (seen) told.push(seen);
  }
  return told;
}

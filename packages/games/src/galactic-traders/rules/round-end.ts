import { schedule } from "@portolan/kernel";
import { goodsMoved, placeOf } from "../knowledge/events.ts";
import { noteDiscarded } from "../knowledge/notes.ts";
import type { Context, GameConfig, LaidGood, RowPlanet, State } from "../state.ts";
import { size } from "./goods.ts";
import { toHand } from "./recall.ts";

/** How many planets the row has when it is full. GT-SET-4 */
export function rowSize({ edition, players }: GameConfig): number {
  return edition.rowSize[players];
}

/** Reveals planets until the row is full, from the era-1 deck while it lasts. GT-SET-4 GT-END-3 GT-END-4 */
export function revealPlanets({ config, state, emit }: Context): void {
  const [era1, era2] = state.eraDecks;
  while (state.row.length < rowSize(config)) {
    const planet = era1.pop() ?? era2.pop();
    if (planet === undefined) return;
    const slots: (LaidGood | null)[] = config.edition.planets[planet].needs.map(() => null);
    state.row.push({ planet, revealedAt: state.revealCounter++, slots });
    emit?.({ type: "revealed", planet });
  }
}

/** Whether the next round is the last: no planet is left to refill the row. GT-END-5 */
function nextRoundIsLast(config: GameConfig, state: State): boolean {
  return config.options.lastRound === "deckEmpty"
    ? state.eraDecks.every((deck) => deck.length === 0)
    : state.row.length < rowSize(config);
}

/** The end of a round, in its order: scoring, guard, refill, last-round check, Primon. GT-END-1 GT-END-2 GT-END-6 */
export function endRound(context: Context): void {
  const { config, state, emit } = context;
  if (state.isLastRound) return schedule(state, { step: "over" });
  guardAgainstDeadlock(context);
  revealPlanets(context);
  if (nextRoundIsLast(config, state)) {
    state.isLastRound = true;
    emit?.({ type: "lastRound" });
  }
  state.primon = (state.primon + 1) % config.players;
  emit?.({ type: "primon", seat: state.primon });
  schedule(state, { step: "round" });
}

/** Counts the rounds without an agreement and takes a planet out when there were too many. GT-GUARD-1 GT-GUARD-2 */
function guardAgainstDeadlock(context: Context): void {
  const { config, state, emit } = context;
  if (state.agreedThisRound) return;
  state.quietRounds++;
  emit?.({ type: "quiet", rounds: state.quietRounds });
  if (config.options.deadlockRounds === "off" || state.quietRounds < config.options.deadlockRounds) return;
  state.quietRounds = 0;
  const oldest = state.row.reduce((one, other) => (other.revealedAt < one.revealedAt ? other : one));
  removePlanet(context, oldest, config.options.deadlockRounds);
}

/** Takes a planet out of the game; its goods go back to their owners, as far as they have room. GT-GUARD-3 */
function removePlanet({ config, state, emit }: Context, place: RowPlanet, rounds: number): void {
  const { planet, slots } = place;
  state.row.splice(state.row.indexOf(place), 1);
  state.removed.push(planet);
  emit?.({ type: "guard", planet, rounds });
  slots.forEach((laid, slot) => {
    if (!laid) return;
    const { owner, good, secret } = laid;
    const hasRoom = size(state.traders[owner].hand) < config.edition.limits.hand;
    if (hasRoom) {
      toHand(state, laid);
    } else {
      state.traders[owner].out--;
      state.discard[good]++;
      noteDiscarded(state, owner, good, secret);
    }
    const to = hasRoom ? "hand" : "discard";
    emit?.(goodsMoved("sentBack", owner, placeOf(laid), to, [good], { planet, slot }));
  });
}

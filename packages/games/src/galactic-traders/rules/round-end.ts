import { goodsMoved, placeOf } from "../knowledge/events.ts";
import { noteDiscarded } from "../knowledge/notes.ts";
import { type LaidGood, type Play, type RowPlanet, type State, schedule, type Table } from "../state.ts";
import { size } from "./goods.ts";
import { toHand } from "./recall.ts";

/** How many planets the row has when it is full. GT-SET-4 */
export function rowSize({ edition, players }: Table): number {
  return edition.rowSize[players];
}

/** Reveals planets until the row is full, from the era-1 deck while it lasts. GT-SET-4 GT-END-3 GT-END-4 */
export function revealPlanets({ table, state, tell }: Play): void {
  const [era1, era2] = state.eraDecks;
  while (state.row.length < rowSize(table)) {
    const planet = era1.pop() ?? era2.pop();
    if (planet === undefined) return;
    const slots: (LaidGood | null)[] = table.edition.planets[planet].needs.map(() => null);
    state.row.push({ planet, revealedAt: state.revealCounter++, slots });
    tell?.({ type: "revealed", planet });
  }
}

/** Whether the next round is the last: no planet is left to refill the row. GT-END-5 */
function nextRoundIsLast(table: Table, state: State): boolean {
  return table.options.lastRound === "deckEmpty"
    ? state.eraDecks.every((deck) => deck.length === 0)
    : state.row.length < rowSize(table);
}

/** The end of a round, in its order: scoring, guard, refill, last-round check, Primon. GT-END-1 GT-END-2 GT-END-6 */
export function endRound(play: Play): void {
  const { table, state, tell } = play;
  if (state.isLastRound) return schedule(state, { step: "over" });
  guardAgainstDeadlock(play);
  revealPlanets(play);
  if (nextRoundIsLast(table, state)) {
    state.isLastRound = true;
    tell?.({ type: "lastRound" });
  }
  state.primon = (state.primon + 1) % table.players;
  tell?.({ type: "primon", seat: state.primon });
  schedule(state, { step: "round" });
}

/** Counts the rounds without an agreement and takes a planet out when there were too many. GT-GUARD-1 GT-GUARD-2 */
function guardAgainstDeadlock(play: Play): void {
  const { table, state, tell } = play;
  if (state.agreedThisRound) return;
  state.quietRounds++;
  tell?.({ type: "quiet", rounds: state.quietRounds });
  if (table.options.deadlockRounds === "off" || state.quietRounds < table.options.deadlockRounds) return;
  state.quietRounds = 0;
  const oldest = state.row.reduce((one, other) => (other.revealedAt < one.revealedAt ? other : one));
  removePlanet(play, oldest, table.options.deadlockRounds);
}

/** Takes a planet out of the game; its goods go back to their owners, as far as they have room. GT-GUARD-3 */
function removePlanet({ table, state, tell }: Play, place: RowPlanet, rounds: number): void {
  const { planet, slots } = place;
  state.row.splice(state.row.indexOf(place), 1);
  state.removed.push(planet);
  tell?.({ type: "guard", planet, rounds });
  slots.forEach((laid, slot) => {
    if (!laid) return;
    const { owner, good, secret } = laid;
    const hasRoom = size(state.traders[owner].hand) < table.edition.limits.hand;
    if (hasRoom) {
      toHand(state, laid);
    } else {
      state.traders[owner].out--;
      state.discard[good]++;
      noteDiscarded(state, owner, good, secret);
    }
    const to = hasRoom ? "hand" : "discard";
    tell?.(goodsMoved("sentBack", owner, placeOf(laid), to, [good], { planet, slot }));
  });
}

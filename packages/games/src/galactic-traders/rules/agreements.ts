import { type Refusal, refuse, type Seat, schedule } from "@portolan/kernel";
import { goodsMoved } from "../knowledge/events.ts";
import { noteDiscarded } from "../knowledge/notes.ts";
import { type Context, type GameConfig, type LaidGood, placeInRow, type State } from "../state.ts";
import type { Good, PlanetId } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";
import { planetName } from "./names.ts";
import { displace } from "./redistribution.ts";
import { isComplete } from "./slots.ts";

/** How many planets are complete, counted up to two. GT-AGR-1 */
function countComplete(state: State): number {
  let complete = 0;
  for (const place of state.row) if (isComplete(place) && ++complete === 2) break;
  return complete;
}

/** The active player chooses only among several complete planets. GT-AGR-2 */
export function isAgreementOpen(state: State): boolean {
  return countComplete(state) > 1;
}

export function offerAgreements(state: State, moves: Move[]): void {
  for (const place of state.row) if (isComplete(place)) moves.push({ type: "resolve", planet: place.planet });
}

export function whyNotResolve(
  { edition }: GameConfig,
  state: State,
  move: MoveOf<"resolve">,
): Refusal | null {
  const planet = planetName(edition, move.planet);
  const at = placeInRow(state, move.planet);
  if (at < 0) return refuse("GT-AGR-1", "refuse.notInRow", { planet });
  return isComplete(state.row[at]) ? null : refuse("GT-AGR-1", "refuse.resolve.incomplete", { planet });
}

type Laid = Pick<LaidGood, "owner" | "laidAt">;

/** Who has most goods on a planet; among equals who laid one there last. GT-AGR-3 GT-AGR-4 GT-AGR-6 */
export function winnerOf(
  slots: readonly (Laid | null)[],
  players: number,
): { seat: Seat; count: number; isTie: boolean } {
  const counts = new Array<number>(players).fill(0);
  const latest = new Array<number>(players).fill(-1);
  for (const laid of slots) {
    if (!laid) continue;
    counts[laid.owner]++;
    latest[laid.owner] = Math.max(latest[laid.owner], laid.laidAt);
  }
  let seat = 0;
  let isTie = false;
  for (let other = 1; other < players; other++) {
    if (counts[other] < counts[seat]) continue;
    isTie = counts[other] === counts[seat];
    if (counts[other] > counts[seat] || latest[other] > latest[seat]) seat = other;
  }
  return { seat, count: counts[seat], isTie };
}

/** Resolves the only complete planet, if there is one; then looks for further ones. GT-AGR-1 GT-RED-9 */
export function resolveOnly(context: Context, seat: Seat): void {
  const place = context.state.row.find(isComplete);
  if (!place) return;
  const move = { type: "resolve", planet: place.planet } as const;
  context.forced?.(seat, move);
  resolve(context, seat, move);
}

/** Finds the winner; a strange orbit must be given away first. GT-AGR-3 GT-AGR-7 */
export function resolve(context: Context, seat: Seat, { planet }: MoveOf<"resolve">): void {
  const { config, state, emit } = context;
  const { slots } = state.row[placeInRow(state, planet)];
  const winner = winnerOf(slots, config.players);
  const isOffTurn = winner.seat !== seat;
  emit?.({ type: "agreement", ...winner, planet, isOffTurn });
  schedule(state, { step: "agree", seat });
  if (config.edition.planets[planet].ability?.type === "strangeOrbit") {
    schedule(state, { step: "give", seat: winner.seat, planet });
  } else {
    conclude(context, planet, winner.seat, winner.seat);
  }
}

/** With two players a strange orbit goes to the opponent. GT-AGR-7 */
export function isGiftOpen({ players }: GameConfig): boolean {
  return players > 2;
}

export function offerGifts({ players }: GameConfig, seat: Seat, moves: Move[]): void {
  for (let to = 0; to < players; to++) if (to !== seat) moves.push({ type: "give", to });
}

export function whyNotGive({ players }: GameConfig, seat: Seat, { to }: MoveOf<"give">): Refusal | null {
  if (to === seat) return refuse("GT-AGR-7", "refuse.give.self");
  return to < players ? null : refuse("GT-AGR-7", "refuse.give.nobody", { number: to });
}

export function give(context: Context, seat: Seat, planet: PlanetId, to: Seat): void {
  context.emit?.({ type: "gave", seat, to, planet });
  conclude(context, planet, seat, to);
}

/** Gives the planet to the opponent. GT-AGR-7 */
export function giveToOther(context: Context, seat: Seat, planet: PlanetId): void {
  const to = 1 - seat;
  context.forced?.(seat, { type: "give", to });
  give(context, seat, planet, to);
}

/** The planet leaves the row, the winner's goods are discarded and the others' displaced. GT-AGR-5 GT-AGR-8 GT-ABI-8 GT-RED-1 */
function conclude(context: Context, planet: PlanetId, winner: Seat, receiver: Seat): void {
  const { state } = context;
  const [{ slots }] = state.row.splice(placeInRow(state, planet), 1);
  state.agreedThisRound = true;
  state.quietRounds = 0;
  state.traders[receiver].planets.push({ planet, rotated: false });
  discardFulfilled(context, planet, winner, receiver, slots);
  displace(context, planet, winner, slots);
}

function discardFulfilled(
  { state, emit }: Context,
  planet: PlanetId,
  winner: Seat,
  receiver: Seat,
  slots: readonly (LaidGood | null)[],
): void {
  const goods: Good[] = [];
  let hadSecret = false;
  for (const laid of slots) {
    if (laid?.owner !== winner) continue;
    state.discard[laid.good]++;
    state.traders[winner].out--;
    goods.push(laid.good);
    hadSecret ||= laid.secret !== null;
    noteDiscarded(state, winner, laid.good, laid.secret);
  }
  const from = hadSecret ? "secret" : "faceUp";
  emit?.(goodsMoved("fulfilled", winner, from, "discard", goods, { planet, receiver }));
}

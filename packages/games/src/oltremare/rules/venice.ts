import type { Seat } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { insertCard, type Play } from "../state.ts";
import { scoreLowerCargo, scoreMajority, scorePirates } from "./scoring.ts";

/** All prestige tiles are handed back. OM-VEN-2 */
function returnTiles({ table, state }: Play): void {
  if (!table.options.prestigeReset) return;
  for (const merchant of state.merchants) merchant.prestige = 0;
}

/** The topmost group stays, all others are paid and discarded. OM-VEN-3 */
function sellCargo(play: Play, seat: Seat): void {
  const sold = scoreLowerCargo(play, seat);
  for (const card of sold) insertCard(play.state.discard, card);
  if (sold.length > 0) play.tell?.(cardsMoved("sold", "cargo", "discard", sold, seat));
}

/** Pirate cards are paid for and stay, unless the option has them discarded face up. OM-VEN-4 */
function payPirates(play: Play, seat: Seat): void {
  const { table, state, tell } = play;
  scorePirates(play, seat, "interim");
  const { pirates } = state.merchants[seat];
  if (table.options.pirateStackAtVenice === "keep" || pirates.length === 0) return;
  const cards = pirates.splice(0);
  for (const card of cards) insertCard(state.discard, card);
  state.traces.push({ saw: "opened", seat });
  tell?.(cardsMoved("opened", "pirates", "discard", cards, seat));
}

/**
 * The interim scoring, in the middle of whatever uncovered the Venice card, which leaves the game. Hands, port tokens
 * and the cards just played are untouched. OM-VEN-1 OM-VEN-5 OM-VEN-6 OM-VEN-7 OM-VEN-8
 */
export function interimScoring(play: Play): void {
  const { state, tell } = play;
  state.aboveVenice = null;
  tell?.({ type: "interim" });
  scoreMajority(play, "prestige", "interim");
  returnTiles(play);
  for (let seat = 0; seat < state.merchants.length; seat++) sellCargo(play, seat);
  for (let seat = 0; seat < state.merchants.length; seat++) payPirates(play, seat);
}

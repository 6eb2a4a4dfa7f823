import type { Seat } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { type Context, insertCard } from "../state.ts";
import { scoreLowerCargo, scoreMajority, scorePirates } from "./scoring.ts";

/** All prestige tiles are handed back. OM-VEN-2 */
function returnTiles({ config, state }: Context): void {
  if (!config.options.prestigeReset) return;
  for (const merchant of state.merchants) merchant.prestige = 0;
}

/** The topmost group stays, all others are paid and discarded. OM-VEN-3 */
function sellCargo(context: Context, seat: Seat): void {
  const sold = scoreLowerCargo(context, seat);
  for (const card of sold) insertCard(context.state.discard, card);
  if (sold.length > 0) context.emit?.(cardsMoved("sold", "cargo", "discard", sold, seat));
}

/** Pirate cards are paid for and stay, unless the option has them discarded face up. OM-VEN-4 */
function payPirates(context: Context, seat: Seat): void {
  const { config, state, emit } = context;
  scorePirates(context, seat, "interim");
  const { pirates } = state.merchants[seat];
  if (config.options.pirateStackAtVenice === "keep" || pirates.length === 0) return;
  const cards = pirates.splice(0);
  for (const card of cards) insertCard(state.discard, card);
  state.traces.push({ saw: "opened", seat });
  emit?.(cardsMoved("opened", "pirates", "discard", cards, seat));
}

/**
 * The interim scoring, in the middle of whatever uncovered the Venice card, which leaves the game. Hands, port tokens
 * and the cards just played are untouched. OM-VEN-1 OM-VEN-5 OM-VEN-6 OM-VEN-7 OM-VEN-8
 */
export function interimScoring(context: Context): void {
  const { state, emit } = context;
  state.aboveVenice = null;
  emit?.({ type: "interim" });
  scoreMajority(context, "prestige", "interim");
  returnTiles(context);
  for (let seat = 0; seat < state.merchants.length; seat++) sellCargo(context, seat);
  for (let seat = 0; seat < state.merchants.length; seat++) payPirates(context, seat);
}

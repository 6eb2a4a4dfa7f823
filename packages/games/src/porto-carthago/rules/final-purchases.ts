import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Context, GameConfig, State } from "../state.ts";
import { endingNow } from "./decade.ts";
import type { Edition, Price } from "./edition.ts";
import type { Move } from "./moves.ts";
import { whyNotPay } from "./palace.ts";

/** A last seat in the hall, even if single spaces are free. PC-FIN-4 */
export function finalPrice({ parameters }: Edition): Price {
  return { talents: parameters.finalPurchaseTalents, points: parameters.finalPurchasePoints };
}

/** Clockwise from the start player. PC-FIN-4 */
export function finalSeat({ players }: GameConfig, state: Pick<State, "startSeat">, at: number): Seat {
  return (state.startSeat + at) % players;
}

export function offerFinal({ edition }: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  if (whyNotPay(state, seat, finalPrice(edition), "PC-FIN-4") === null) moves.push({ type: "seat" });
  moves.push({ type: "pass" });
}

export function whyNotFinal({ edition }: GameConfig, state: State, seat: Seat, move: Move): Refusal | null {
  if (move.type === "pass") return null;
  if (move.type === "seat") return whyNotPay(state, seat, finalPrice(edition), "PC-FIN-4");
  return refuse("PC-FIN-4", "refuse.now.finalBuy");
}

export function doFinal({ config, state, emit }: Context, seat: Seat, at: number, move: Move): void {
  if (move.type === "seat") {
    const senator = state.senators[seat];
    const { talents } = finalPrice(config.edition);
    senator.talents -= talents;
    senator.reserve--;
    senator.hall++;
    emit?.({ type: "seatBought", seat, talents, space: null, by: "final" });
  } else {
    emit?.({ type: "finalPass", seat });
  }
  state.stage = at + 1 < config.players ? { stage: "finalBuy", at: at + 1 } : { stage: "awards" };
}

/** A player's standing on the intrigue path and what it would bring. */
export interface PathStanding {
  readonly seat: Seat;
  readonly servants: number;
  /** Where the first servant stands, which breaks ties. */
  readonly first: number;
  readonly award: number;
}

/** The seats by rank of the highest numbered space that is occupied. PC-FIN-5 PC-FIN-6 */
export function presentAward({ awards }: Edition, path: readonly Seat[]): readonly number[] {
  let present: readonly number[] = [];
  for (const { space, seatsByRank } of awards) if (path.length >= space) present = seatsByRank;
  return present;
}

/** Who stands on the path, most servants first, ties by the earliest servant; and their awards. PC-FIN-5 PC-FIN-6 */
export function pathStandings(edition: Edition, path: readonly Seat[]): PathStanding[] {
  const award = presentAward(edition, path);
  const seats = [...new Set(path)];
  return seats
    .map((seat) => ({
      seat,
      servants: path.filter((other) => other === seat).length,
      first: path.indexOf(seat),
    }))
    .sort((a, b) => b.servants - a.servants || a.first - b.first)
    .map((standing, rank) => ({ ...standing, award: award[rank] ?? 0 }));
}

/** How many seats an award brings: own path servants, and with option `topUp` others from the reserve. PC-FIN-7 */
export function awardedSeats(
  { options }: Pick<GameConfig, "options">,
  { servants, award }: PathStanding,
  reserve: number,
): { readonly fromPath: number; readonly fromReserve: number } {
  const fromPath = Math.min(award, servants);
  const fromReserve = options.pathShortfall === "topUp" ? Math.min(award - fromPath, reserve) : 0;
  return { fromPath, fromReserve };
}

/** The path's awards, and the game is over. PC-FIN-5 to PC-FIN-7 */
export function giveAwards({ config, state, emit }: Context): void {
  for (const standing of pathStandings(config.edition, state.path)) {
    const { seat, award } = standing;
    const senator = state.senators[seat];
    const { fromPath, fromReserve } = awardedSeats(config, standing, senator.reserve);
    if (award === 0) continue;
    for (let moved = 0; moved < fromPath; moved++) state.path.splice(state.path.lastIndexOf(seat), 1);
    senator.reserve -= fromReserve;
    senator.awarded += fromPath + fromReserve;
    emit?.({ type: "award", seat, seats: fromPath + fromReserve, of: award });
  }
  const ending = endingNow(config, state) ?? "decades";
  emit?.({ type: "over", ending });
  state.stage = { stage: "over", ending };
}

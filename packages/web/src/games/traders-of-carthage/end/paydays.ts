import { aids } from "@portolan/guides/traders-of-carthage";
import type { Seat } from "@portolan/kernel";

type Happening = aids.TradersEvent;
export type SoldSet = Extract<Happening, { readonly type: "sale" }>;

/** A payday as it is remembered: who brought the ships in, what everybody earned, and what pirates took after it. */
export interface Payday {
  readonly colours: readonly aids.Colour[];
  readonly trigger: Seat;
  /** What the purchase cost that brought the ships in; null if it was not told. */
  readonly cost: number | null;
  readonly sales: readonly SoldSet[];
  /** By seat: the points of this payday, and of all until then. */
  readonly gained: readonly number[];
  readonly totals: readonly number[];
  /** By seat: goods lost to the pirates. */
  readonly lost: readonly number[];
}

function costOf(edition: aids.Edition, before: readonly Happening[], trigger: Seat): number | null {
  const paid = before.findLast((event) => event.type === "paid");
  return paid?.type === "paid" && paid.seat === trigger && paid.cards
    ? aids.coinsOf(edition, paid.cards)
    : null;
}

/** All paydays of a game, from what everybody has been told. TC-PAY-1 TC-PAY-3 TC-RAID-3 */
export function paydaysOf({ edition, players }: aids.GameConfig, events: readonly Happening[]): Payday[] {
  const starts = events.flatMap((event, i) => (event.type === "payday" ? [i] : []));
  const totals = new Array<number>(players).fill(0);
  return starts.map((start, i) => {
    const payday = events[start];
    if (payday.type !== "payday") throw new Error("a payday begins with its own event");
    const own = events.slice(start + 1, starts[i + 1]);
    const sales = own.filter((event) => event.type === "sale");
    const gained = new Array<number>(players).fill(0);
    const lost = new Array<number>(players).fill(0);
    for (const { seat, points } of sales) {
      gained[seat] += points;
      totals[seat] += points;
    }
    for (const event of own)
      if (event.type === "lost" && event.seat !== null) lost[event.seat] += event.count;
    const cost = costOf(edition, events.slice(starts[i - 1] ?? 0, start), payday.seat);
    return {
      colours: payday.colours,
      trigger: payday.seat,
      cost,
      sales,
      gained,
      totals: totals.slice(),
      lost,
    };
  });
}

import type { Seat } from "@portolan/kernel";
import { add, sizeInColour } from "./cards.ts";
import type { Card, Colour, Edition } from "./edition.ts";
import { cardsMoved } from "./events.ts";
import { raidedColours } from "./ships.ts";
import { clockwise, type Play, type Step, schedule } from "./state.ts";
import { canStore } from "./storage.ts";

/**
 * The pirates come: first each player, in order, decides on storage for each colour in danger, then the unstored goods
 * are lost, then the ships return. TC-RAID-1 TC-RAID-3 TC-STO-1 TC-STO-4 TC-STO-9
 */
export function callPirates({ table, state, tell }: Play, trigger: Seat): void {
  const raided = raidedColours(table, state.ships);
  schedule(state, { step: "return" });
  if (raided.length === 0) return;
  tell?.({ type: "pirates", colours: raided });
  const { storageOrder, storageScope } = table.options;
  const first = storageOrder === "trigger" ? trigger : state.startSeat;
  const colours = storageScope === "raided" ? raided : table.edition.colours.map((_, colour) => colour);
  const decisions = clockwise(table, first).flatMap((seat) =>
    colours
      .filter((colour) => canStore(table, state, seat, colour))
      .map((colour): Step => ({ step: "storage", seat, colour })),
  );
  schedule(state, ...decisions, { step: "raid" });
}

/** The unstored goods of a colour that a player would lose to the pirates. */
export function goodsInDanger(edition: Edition, goods: readonly number[], colour: Colour): Card[] {
  return edition.byColour[colour].flatMap((card) => new Array<Card>(goods[card]).fill(card));
}

/** Everyone discards all unstored goods of every raided colour. TC-RAID-3 TC-STO-7 */
export function raid({ table, state, tell }: Play): void {
  const { edition } = table;
  for (const colour of raidedColours(table, state.ships)) {
    state.traders.forEach((trader, seat) => {
      if (sizeInColour(edition, trader.goods, colour) === 0) return;
      const lost = goodsInDanger(edition, trader.goods, colour);
      for (const card of edition.byColour[colour]) trader.goods[card] = 0;
      add(state.discard, lost);
      tell?.(cardsMoved("lost", "goods", "discard", lost, seat));
    });
  }
}

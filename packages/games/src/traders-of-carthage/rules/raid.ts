import type { Seat } from "@portolan/kernel";
import { clockwise, schedule } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import type { Context, Step } from "../state.ts";
import { add, remove, sizeInColour } from "./cards.ts";
import type { Card, Colour, Edition } from "./edition.ts";
import { raidedColours } from "./ships.ts";
import { canStore } from "./storage.ts";

/**
 * The pirates come: first each player, in order, decides on storage for each colour in danger, then the unstored goods
 * are lost, then the ships return. TC-RAID-1 TC-RAID-3 TC-STO-1 TC-STO-4 TC-STO-9
 */
export function callPirates({ config, state, emit }: Context, trigger: Seat): void {
  const raided = raidedColours(config, state.ships);
  schedule(state, { step: "return", seat: trigger });
  if (raided.length === 0) return;
  emit?.({ type: "pirates", colours: raided });
  const { storageOrder, storageScope } = config.options;
  const first = storageOrder === "trigger" ? trigger : state.startSeat;
  const colours = storageScope === "raided" ? raided : config.edition.colours.map((_, colour) => colour);
  schedule(state, { step: "raid", seat: trigger });
  const decisions: Step[] = [];
  for (const seat of clockwise(config, first)) {
    for (const colour of colours) {
      if (canStore(config, state, seat, colour)) decisions.push({ step: "storage", seat, colour });
    }
  }
  schedule(state, ...decisions);
}

/** The unstored goods of a colour, which the pirates would take. */
export function goodsInDanger(edition: Edition, goods: readonly number[], colour: Colour): Card[] {
  const found: Card[] = [];
  for (const card of edition.byColour[colour]) {
    for (let copies = goods[card]; copies > 0; copies--) found.push(card);
  }
  return found;
}

/** Everyone discards all unstored goods of every raided colour. TC-RAID-3 TC-STO-7 */
export function raid({ config, state, emit }: Context): void {
  const { edition } = config;
  for (const colour of raidedColours(config, state.ships)) {
    for (let seat = 0; seat < state.traders.length; seat++) {
      const { goods } = state.traders[seat];
      if (sizeInColour(edition, goods, colour) === 0) continue;
      const lost = goodsInDanger(edition, goods, colour);
      remove(goods, lost);
      add(state.discard, lost);
      emit?.(cardsMoved("lost", "goods", "discard", lost, seat));
    }
  }
}

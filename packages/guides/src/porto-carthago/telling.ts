import { aids, configFor, type GameTypes } from "@portolan/games/porto-carthago";
import type { Part, Seat } from "@portolan/kernel";
import type { Item, Scene } from "../guide.ts";
import { called, selfOf } from "../scene.ts";

export { aids, configFor };
export type Porto = GameTypes;
export type Move = aids.Move;
export type Ship = aids.Ship;

/** The moment with the table it is played on. */
export interface Picture extends Scene<Porto> {
  readonly table: aids.GameConfig;
}

export function seatOf({ table, view, viewer }: Picture): Seat {
  return viewer ?? aids.asked(table, view)?.seat ?? 0;
}

export function goodName({ table, translator }: Picture, good: number): string {
  return translator.t(`good.${table.edition.goods[good].id}`);
}

export function goodsText(picture: Picture, counts: readonly number[]): string {
  const words = counts.flatMap((count, good) =>
    count === 0 ? [] : [count === 1 ? goodName(picture, good) : `${count} × ${goodName(picture, good)}`],
  );
  return words.length === 0 ? "–" : words.join(", ");
}

/** What a game calls a part, said. */
function spoken({ translator }: Picture, part: Part): string {
  return translator.t("pc.word", { word: part });
}

export function shipName(picture: Picture, ship: Ship): string {
  return spoken(picture, aids.shipName(picture.table.edition, ship));
}

export function dockName(picture: Picture, dock: number): string {
  return spoken(picture, aids.dockName(picture.table.edition, dock));
}

export function privilegeName({ table, translator }: Picture, ship: Ship): string {
  return translator.t(`privilege.${table.edition.ships[ship].privilege}`);
}

/** What a ship asks, pays and brings, and how dangerous its waters are. */
export function cargoText(picture: Picture, ship: Ship): string {
  const { good, talents, danger } = picture.table.edition.ships[ship];
  const parts = { good: goodName(picture, good), talents, danger, privilege: privilegeName(picture, ship) };
  return picture.translator.t("pc.cargo", parts);
}

/** The same with the mark of the good. */
export function cargoItem(picture: Picture, ship: Ship): Item {
  const { translator, table } = picture;
  const { good, talents, danger } = table.edition.ships[ship];
  return {
    text: translator.t("pc.cargo.asks", { good: goodName(picture, good), talents }),
    note: translator.t("pc.cargo.brings", { danger, privilege: privilegeName(picture, ship) }),
    mark: { good: table.edition.goods[good].id },
  };
}

export function actionName({ table, view, translator }: Picture, space: number): string {
  return translator.t(`action.${table.edition.actionCards[view.cards[space]].kind}`);
}

/** Whether the viewer is shown this player's talents. PC-HID-5 */
export function showsPurse({ table, viewer }: Picture, seat: Seat): boolean {
  return viewer === seat || table.options.purses === "open";
}

export function seatList(picture: Picture, seats: readonly Seat[]): Part {
  return { list: seats.map((seat) => called(picture, seat)) };
}

/** What a voyage would bring now; nothing where none is possible. */
export function voyageText(picture: Picture): string {
  const { table, view, translator } = picture;
  const odds = aids.voyageOdds(table, view, seatOf(picture));
  if (!odds) return "";
  return translator.t("pc.note.voyage", {
    percent: Math.round(odds.success * 100),
    talents: odds.talents.toFixed(1),
    points: odds.points.toFixed(1),
  });
}

export function surpriseText(picture: Picture, surprise: aids.Surprise): string {
  const { table, translator } = picture;
  switch (surprise.type) {
    case "loads": {
      const id = surprise.seat === selfOf(picture) ? "pc.note.youLoad" : "pc.note.othersLoad";
      const { talents } = table.edition.ships[surprise.ship];
      return translator.t(id, {
        name: translator.called(surprise.seat),
        dock: dockName(picture, surprise.dock),
        talents,
      });
    }
    case "abandons":
      return translator.t("pc.note.abandons", { good: goodName(picture, surprise.good) });
    case "leaves":
      return translator.t("pc.note.leaves", { ship: shipName(picture, surprise.ship) });
  }
}

export { called };

import { aids, goodName, type Porto, type Ship } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import { clip, dim, paint, type Style } from "../../screen.ts";
import type { Scene } from "../board.ts";

/** A moment of the game, and the table it is played at. */
export interface Picture extends Scene<Porto> {
  readonly table: aids.GameConfig;
}

const SEAT_STYLES: Readonly<Record<string, Style>> = {
  red: ["red", "bold"],
  blue: ["blueBright", "bold"],
  yellow: ["yellow", "bold"],
  black: ["bold"],
  green: ["green", "bold"],
};

const GOOD_STYLES: Readonly<Record<string, Style>> = {
  purple: "magenta",
  glass: "cyan",
  grain: "yellow",
  oil: "green",
  ivory: "bold",
};

/** A player's name in the player's colour, cut to so many columns. */
function player({ table, screen, names }: Picture, seat: Seat, columns = 12): string {
  const colour = table.edition.colours[seat];
  return paint(screen, SEAT_STYLES[colour] ?? "bold", clip(names[seat], columns));
}

/** "You" for the viewer, the name for everyone else. */
export function called(picture: Picture, seat: Seat, columns = 12): string {
  const { viewer, translator, table, screen } = picture;
  if (viewer !== seat) return player(picture, seat, columns);
  return paint(screen, SEAT_STYLES[table.edition.colours[seat]] ?? "bold", translator.t("guide.you.alone"));
}

/** A good in its colour. */
export function good(picture: Picture, which: number): string {
  const { id } = picture.table.edition.goods[which];
  return paint(picture.screen, GOOD_STYLES[id] ?? "bold", goodName(picture, which));
}

export function goods(picture: Picture, counts: readonly number[]): string {
  const words = counts.flatMap((count, which) =>
    count === 0 ? [] : [count === 1 ? good(picture, which) : `${count}×${good(picture, which)}`],
  );
  return words.length === 0 ? "–" : words.join(", ");
}

/** A ship without its civilisation: the good it asks, talents, danger, privilege. */
export function cargo(picture: Picture, ship: Ship): string {
  const { table, translator, screen } = picture;
  const { good: asked, talents, danger, privilege } = table.edition.ships[ship];
  const value = dim(screen, `${talents}t d${danger}`);
  return `${good(picture, asked)} ${value} ${translator.t(`draw.pc.privilege.${privilege}`)}`;
}

export function civilisationName({ table, translator }: Picture, which: number): string {
  return translator.t("pc.word", { word: aids.civilisationName(table.edition, which) });
}

/** I, II, … as the docks of a civilisation are numbered. */
export function roman(number: number): string {
  return number <= 3 ? "I".repeat(number) : String(number);
}

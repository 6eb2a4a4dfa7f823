import { type Porto, portoAids, portoConfig } from "@portolan/games";
import type { Part, Seat, Settings } from "@portolan/kernel";
import { clip, paint, type Screen, type Style } from "../../screen.ts";
import type { Scene } from "../board.ts";

export type Table = portoAids.GameConfig;
export type Move = portoAids.Move;
export type Ship = portoAids.Ship;
export type Dock = portoAids.Dock;
export type Good = portoAids.Good;

/** A moment of the game, and the table it is played at. */
export interface Picture extends Scene<Porto> {
  readonly table: Table;
}

export function tableOf(settings: Settings): Table {
  return portoConfig(settings);
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
export function player({ table, screen, names }: Picture, seat: Seat, columns = 12): string {
  const colour = table.edition.colours[seat];
  return paint(screen, SEAT_STYLES[colour] ?? "bold", clip(names[seat], columns));
}

/** "You" for the viewer, the name for everyone else. */
export function called(picture: Picture, seat: Seat, columns = 12): string {
  const { viewer, voice, table, screen } = picture;
  if (viewer !== seat) return player(picture, seat, columns);
  return paint(screen, SEAT_STYLES[table.edition.colours[seat]] ?? "bold", voice.say("pc.you"));
}

/** A good by its id, the word that moves are written with. */
export function good({ table, screen }: Picture, which: Good): string {
  const { id } = table.edition.goods[which];
  return paint(screen, GOOD_STYLES[id] ?? "bold", id);
}

export function goods(picture: Picture, counts: readonly number[]): string {
  const words = counts.flatMap((count, which) =>
    count === 0 ? [] : [count === 1 ? good(picture, which) : `${count}×${good(picture, which)}`],
  );
  return words.length === 0 ? "–" : words.join(" ");
}

/** A ship without its civilisation: the good it asks, talents, danger, privilege. */
export function cargo(picture: Picture, ship: Ship): string {
  const { table, voice, screen } = picture;
  const { good: asked, talents, danger, privilege } = table.edition.ships[ship];
  const value = dim(screen, `${talents}t d${danger}`);
  return `${good(picture, asked)} ${value} ${voice.say(`pc.privilege.${privilege}`)}`;
}

export function civilisationName({ table, voice }: Picture, which: number): string {
  return voice.say("pc.word", { word: portoAids.civilisationName(table.edition, which) });
}

export function shipName({ table, voice }: Picture, ship: Ship): string {
  return voice.say("pc.word", { word: portoAids.shipName(table.edition, ship) });
}

export function dockName({ table, voice }: Picture, dock: Dock): string {
  return voice.say("pc.word", { word: portoAids.dockName(table.edition, dock) });
}

/** I, II, … as the docks of a civilisation are numbered. */
export function roman(number: number): string {
  return number <= 3 ? "I".repeat(number) : String(number);
}

export function seatList(picture: Picture, seats: readonly Seat[]): Part {
  return { list: seats.map((seat) => called(picture, seat)) };
}

/** The viewer first, then clockwise. */
export function seatsFromViewer({ table, viewer }: Picture): Seat[] {
  return Array.from({ length: table.players }, (_, i) => ((viewer ?? 0) + i) % table.players);
}

/** Whether the viewer is shown this player's talents. PC-HID-5 */
export function showsPurse({ table, viewer }: Picture, seat: Seat): boolean {
  return viewer === seat || table.options.purses === "open";
}

export function bold(screen: Screen, text: string): string {
  return paint(screen, "bold", text);
}

export function dim(screen: Screen, text: string): string {
  return paint(screen, "dim", text);
}

export function alarm(screen: Screen, text: string): string {
  return paint(screen, ["red", "bold"], text);
}

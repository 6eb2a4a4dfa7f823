import type { aids, Card, Colour, Traders } from "@portolan/guides/traders-of-carthage";
import type { Seat } from "@portolan/kernel";
import { paint, type Style } from "../../screen.ts";
import type { Scene } from "../board.ts";

/** A moment of the game, and the table it is played at. */
export interface Picture extends Scene<Traders> {
  readonly table: aids.GameConfig;
}

export const SKULL = "☠";
export const JAR = "⚱";
export const TOKEN = "●";

/** Light letters on dark colours and dark ones on light: readable on any background the terminal has. */
const STYLES: Readonly<Record<string, Style>> = {
  red: ["bgRed", "whiteBright", "bold"],
  blue: ["bgBlue", "whiteBright", "bold"],
  yellow: ["bgYellow", "black", "bold"],
  green: ["bgGreen", "black", "bold"],
};

export function inColour({ table, screen }: Picture, colour: Colour, text: string): string {
  return paint(screen, STYLES[table.edition.colours[colour]] ?? "bold", text);
}

/** The colour's letter, as it stands on the cards. */
export function letter({ table }: Picture, colour: Colour): string {
  return table.edition.colours[colour].slice(0, 1).toUpperCase();
}

/** A card in a line of text: R5. */
export function card(picture: Picture, which: Card): string {
  const { code, colour } = picture.table.edition.cards[which];
  return inColour(picture, colour, code);
}

/** Stored goods are turned: [R5]. */
export function storedCard(picture: Picture, which: Card): string {
  return `[${card(picture, which)}]`;
}

/** Colours every card code in a sentence that a catalogue has put together. */
export function tint(picture: Picture, sentence: string): string {
  if (!picture.screen.hasColour) return sentence;
  return sentence.replace(/\b[A-Z]\d{1,2}\b/g, (code) => {
    const type = picture.table.edition.cards.find((one) => one.code === code);
    return type ? inColour(picture, type.colour, code) : code;
  });
}

/** A picture of a card two lines high, with its jars at the lower edge. */
export function miniature(picture: Picture, which: Card): readonly [string, string] {
  const { code, colour, icons } = picture.table.edition.cards[which];
  const ink = (text: string): string => inColour(picture, colour, text);
  return [ink(`┌${code.padEnd(3, "─")}┐`), ink(`└${JAR.repeat(icons).padEnd(3, "─")}┘`)];
}

export function isViewer(picture: Picture, seat: Seat): boolean {
  return picture.viewer === seat;
}

import { type Traders, type tradersAids, tradersConfig } from "@portolan/games";
import type { Seat, Settings } from "@portolan/kernel";
import { paint, type Screen, type Style } from "../../screen.ts";
import type { Scene } from "../board.ts";

export type Card = tradersAids.Card;
export type Colour = tradersAids.Colour;
export type Table = tradersAids.GameConfig;

/** A moment of the game, and the table it is played at. */
export interface Picture extends Scene<Traders> {
  readonly table: Table;
}

export const SKULL = "☠";
export const JAR = "⚱";
export const TOKEN = "●";

export function tableOf(settings: Settings): Table {
  return tradersConfig(settings);
}

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

export function colourName({ table, voice }: Picture, colour: Colour): string {
  return voice.say(`colour.${table.edition.colours[colour]}`);
}

export function goodName({ table, voice }: Picture, colour: Colour): string {
  return voice.say(`good.${table.edition.colours[colour]}`);
}

export function spaceName({ table, voice }: Picture, space: number): string {
  return voice.say(`space.${table.edition.track[space].id}`);
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

/** Cards without colours, for such sentences. */
export function codes({ table }: Picture, which: readonly Card[]): string {
  return which.map((one) => table.edition.cards[one].code).join(" ");
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

/** "You (White)" for the viewer, the name for everyone else. */
export function calledHere(picture: Picture, seat: Seat): string {
  const name = picture.names[seat];
  return isViewer(picture, seat) ? picture.voice.say("tc.you", { name }) : name;
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

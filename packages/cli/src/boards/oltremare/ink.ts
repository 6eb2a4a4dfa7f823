import { type Oltremare, oltremareAids, oltremareConfig } from "@portolan/games";
import type { Seat, Settings } from "@portolan/kernel";
import { paint, type Screen, type Style } from "../../screen.ts";
import type { Scene } from "../board.ts";

export type Card = oltremareAids.Card;
export type Good = oltremareAids.Good;
export type Table = oltremareAids.GameConfig;

/** A moment of the game, and the table it is played at. */
export interface Picture extends Scene<Oltremare> {
  readonly table: Table;
}

export function tableOf(settings: Settings): Table {
  return oltremareConfig(settings);
}

const STYLES: Readonly<Record<string, Style>> = {
  jewels: ["magentaBright", "bold"],
  scrolls: ["yellow"],
  silk: ["magenta"],
  salt: ["cyan"],
  pottery: ["red"],
  olives: ["green"],
  grain: ["yellowBright"],
};

/** Colours every card code and every good in a sentence that a catalogue has put together. */
export function tint({ table, screen }: Picture, sentence: string): string {
  if (!screen.hasColour) return sentence;
  const names = table.edition.goods.map(({ id }) => id).join("|");
  return sentence.replace(new RegExp(`\\b(${names})(#\\d+)?\\b`, "g"), (text, good: string) =>
    paint(screen, STYLES[good] ?? "bold", text),
  );
}

export function codes({ table }: Picture, cards: readonly Card[]): string {
  return cards.map((card) => table.edition.cards[card].code).join(" ");
}

export function goodName({ table, voice }: Picture, good: Good): string {
  return voice.say(`good.${table.edition.goods[good].id}`);
}

export function portName({ table, voice }: Picture, port: number): string {
  return voice.say(`port.${table.edition.map.ports[port]}`);
}

export function tokenName({ voice }: Picture, token: oltremareAids.Token): string {
  return voice.say(`token.${token}`);
}

/** A port with the token that lies there: Corfu (Compass). */
export function portWithToken(picture: Picture, port: number): string {
  const token = picture.view.portTokens[port];
  const name = portName(picture, port);
  return token === null ? name : `${name} (${tokenName(picture, token)})`;
}

/** A card with its figures: salt#34 5/2 ducat market. */
export function face({ table }: Picture, card: Card): string {
  const { code, lions, cargo, icons } = table.edition.cards[card];
  return `${code} ${lions}/${cargo} ${icons.map((icon) => oltremareAids.ICONS[icon]).join(" ")}`;
}

/** "you" for the viewer, the name for everyone else. */
export function calledHere({ viewer, voice, names }: Picture, seat: Seat): string {
  return viewer === seat ? voice.say("om.you", { name: names[seat] }) : names[seat];
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

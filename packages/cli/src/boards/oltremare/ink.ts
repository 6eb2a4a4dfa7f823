import { type aids, type Card, goodName, iconName, type Oltremare } from "@portolan/guides/oltremare";
import { paint, type Style } from "../../screen.ts";
import type { Scene } from "../board.ts";

/** A moment of the game, and the table it is played at. */
export interface Picture extends Scene<Oltremare> {
  readonly table: aids.GameConfig;
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
export function tint(picture: Picture, sentence: string): string {
  const { table, screen } = picture;
  if (!screen.hasColour) return sentence;
  const goods = table.edition.goods.flatMap(({ id }, good) => [
    [id, id] as const,
    [goodName(picture, good), id] as const,
  ]);
  const ids = new Map(goods);
  const names = [...ids.keys()].join("|");
  return sentence.replace(new RegExp(`\\b(${names})(#\\d+)?\\b`, "g"), (text, name: string) =>
    paint(screen, STYLES[ids.get(name) ?? name] ?? "bold", text),
  );
}

/** Cards as moves are written. */
export function codes({ table }: Picture, cards: readonly Card[]): string {
  return cards.map((card) => table.edition.cards[card].code).join(" ");
}

export function portName({ table, translator }: Picture, port: number): string {
  return translator.t(`port.${table.edition.map.ports[port]}`);
}

/** A card with its figures: salt#34 5/2 ducat market. */
export function face(picture: Picture, card: Card): string {
  const { code, lions, cargo, icons } = picture.table.edition.cards[card];
  return `${code} ${lions}/${cargo} ${icons.map((icon) => iconName(picture, icon)).join(" ")}`;
}

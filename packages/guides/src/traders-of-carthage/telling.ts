import { aids, configFor, type GameTypes } from "@portolan/games/traders-of-carthage";
import type { Part, Settings } from "@portolan/kernel";
import type { Scene } from "../guide.ts";

export { aids, configFor };
export type Traders = GameTypes;
export type Move = aids.Move;
export type Card = aids.Card;
export type Colour = aids.Colour;

/** The moment with the table it is played on. */
export interface Picture extends Scene<Traders> {
  readonly table: aids.GameConfig;
}

export function tableOf(settings: Settings): aids.GameConfig {
  return configFor(settings);
}

export function colourPart({ table }: Picture, colour: Colour): Part {
  const id = table.edition.colours[colour];
  return { term: `colour.${id}`, otherwise: id };
}

export function colourName({ table, translator }: Picture, colour: Colour): string {
  const id = table.edition.colours[colour];
  return translator.knows(`colour.${id}`) ? translator.t(`colour.${id}`) : id;
}

export function goodName({ table, translator }: Picture, colour: Colour): string {
  const id = table.edition.colours[colour];
  return translator.knows(`good.${id}`) ? translator.t(`good.${id}`) : id;
}

export function spaceName({ table, translator }: Picture, space: number): string {
  const { id } = table.edition.track[space];
  return translator.knows(`space.${id}`) ? translator.t(`space.${id}`) : id;
}

/** The letter of a colour in the codes of its cards, as the language has it. */
function letterOf({ table, translator }: Picture, colour: Colour): string {
  const id = table.edition.colours[colour];
  return translator.knows(`code.${id}`) ? translator.t(`code.${id}`) : id.slice(0, 1).toUpperCase();
}

export function codeOf(picture: Picture, card: Card): string {
  const { colour, value } = picture.table.edition.cards[card];
  return `${letterOf(picture, colour)}${value}`;
}

/** Cards in a message, one after the other. */
export interface CardsPart {
  readonly codes: readonly Part[];
}

export function cardsPart(picture: Picture, cards: readonly Card[]): CardsPart {
  const { edition } = picture.table;
  return {
    codes: cards.map((card) => ({
      piece: `card.${edition.cards[card].code}`,
      called: codeOf(picture, card),
    })),
  };
}

export function codes(picture: Picture, cards: readonly Card[]): string {
  return cards.map((card) => codeOf(picture, card)).join(" ");
}

export function isPirate({ table }: Picture, space: number): boolean {
  return table.edition.track[space].kind === "pirate";
}

/** (5 + 1) × 3 = 18: how a set's value comes about. */
export function formula({ highest, tokens, size, raw }: aids.SetValue | aids.SeatSale): string {
  return `(${highest} + ${tokens}) × ${size} = ${raw}`;
}

/** Goods of a set, those in store in brackets. */
export function goodsOf(picture: Picture, { unstored, stored }: aids.SetValue): string {
  const safe = stored.length === 0 ? "" : `[${codes(picture, stored)}]`;
  return [codes(picture, unstored), safe].filter((text) => text !== "").join(" ");
}

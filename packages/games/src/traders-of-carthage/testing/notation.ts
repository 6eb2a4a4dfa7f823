import type { Seat } from "@portolan/kernel";
import { type Counts, cardsOf, codes, countsOf } from "../rules/cards.ts";
import type { Card, Colour, Edition } from "../rules/edition.ts";
import type { Slot } from "../state.ts";

function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

function readCard(edition: Edition, code: string): Card {
  const card = edition.cards.findIndex((type) => type.code === code);
  if (card < 0) throw new Error(`there is no card "${code}"`);
  return card;
}

/** "R5 G2" as cards, in that order. */
export function cards(edition: Edition, text: string): Card[] {
  return words(text).map((code) => readCard(edition, code));
}

export function counts(edition: Edition, text: string): Counts {
  return countsOf(edition, cards(edition, text));
}

export function colour(edition: Edition, id: string): Colour {
  const found = edition.colours.indexOf(id);
  if (found < 0) throw new Error(`there is no colour "${id}"`);
  return found;
}

/** "green green red" as the number of tokens by colour. */
export function tokens(edition: Edition, text: string): number[] {
  const held = edition.colours.map(() => 0);
  for (const id of words(text)) held[colour(edition, id)]++;
  return held;
}

/** "R5 G2@1" as places of the Market or the Farm: the marker of seat 1 lies on the G2. */
export function slots(edition: Edition, text: string): Slot[] {
  return words(text).map((word) => {
    const [code, owner] = word.split("@");
    return { card: readCard(edition, code), reservedBy: owner === undefined ? null : Number(owner) };
  });
}

/** Cards whose order does not matter, highest value first as in a move: "R5 G2". */
export function writeCounts(edition: Edition, held: readonly number[]): string {
  const order = edition.byValue;
  return codes(
    edition,
    cardsOf(held).sort((a, b) => order.indexOf(a) - order.indexOf(b)),
  );
}

export function writeTokens(edition: Edition, held: readonly number[]): string {
  return edition.colours.flatMap((id, at) => new Array<string>(held[at]).fill(id)).join(" ");
}

export function writeSlots(edition: Edition, zone: readonly Slot[]): string {
  const marker = (owner: Seat | null): string => (owner === null ? "" : `@${owner}`);
  return zone.map(({ card, reservedBy }) => edition.cards[card].code + marker(reservedBy)).join(" ");
}

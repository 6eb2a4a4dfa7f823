import type { Part } from "@portolan/kernel";
import { cardPart } from "../rules/cards.ts";
import { loadEdition } from "../rules/edition.ts";
import { changedEdition } from "./edition.ts";

const edition = loadEdition(changedEdition({}));

/** A card of the house edition, given by its notation, as messages carry it. */
export function shown(notation: string): Part {
  return cardPart(
    edition,
    edition.cards.findIndex(({ code }) => code === notation),
  );
}

import { goodName, type Picture, sideText } from "@portolan/guides/oltremare";
import type { Deal, Side } from "./deal.ts";

/** One side of a deal in a few words: silk, salt and 2 ducats. */
export function sideWords(picture: Picture, { items, ducats }: Side): string {
  return sideText(
    picture,
    items.map(({ good }) => goodName(picture, good)),
    ducats,
  );
}

export function isEmpty({ fromGives, toGives }: Deal): boolean {
  return fromGives.items.length + toGives.items.length + fromGives.ducats + toGives.ducats === 0;
}

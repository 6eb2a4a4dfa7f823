import type { Picture } from "./telling.ts";

const ALWAYS = ["whoTrades", "tooDear", "addDucat", "deal", "lastOffer", "notMine", "thanks"] as const;

/** What merchants say to each other: general phrases, and who has the goods that would lengthen the viewer's runs. */
export function phrasesFor({ table, view, viewer }: Picture): readonly string[] {
  if (viewer === null) return [];
  const { cards, goods } = table.edition;
  const { top } = view.merchants[viewer];
  const own = [...(top === null ? [] : [top]), ...(view.hand ?? [])].map((card) => cards[card].good);
  const wanted = [...new Set(own)].toSorted((a, b) => a - b);
  return [...wanted.map((good) => `whoHas:good.${goods[good].id}`), ...ALWAYS];
}

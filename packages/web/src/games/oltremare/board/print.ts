import { aids, type Card, type Picture } from "@portolan/guides/oltremare";
import type { CardPrint } from "../art/card.tsx";

/** What is printed on a card of the edition. */
export function printOf({ table }: Pick<Picture, "table">, card: Card): CardPrint {
  const { goods, cards } = table.edition;
  const { good, lions, cargo, icons } = cards[card];
  return { good: goods[good].id, lions, cargo, icons: icons.map((icon) => aids.ICONS[icon]) };
}

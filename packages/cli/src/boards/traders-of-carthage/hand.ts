import type { Section } from "@portolan/guides";
import { aids, codes } from "@portolan/guides/traders-of-carthage";
import { alarm, bold, wrap } from "../../screen.ts";
import { itemsIn } from "../sections.ts";
import { JAR, letter, type Picture, tint } from "./ink.ts";

/** The jars in the viewer's hand by colour: R1 Y4. */
function jars(picture: Picture, hand: readonly number[]): string {
  const { table } = picture;
  const found = table.edition.colours
    .map((_, colour) => ({ colour, icons: aids.jarsFor(table, hand, colour).icons }))
    .filter(({ icons }) => icons > 0)
    .map(({ colour, icons }) => `${letter(picture, colour)}${JAR}${icons}`);
  return found.length === 0 ? picture.translator.t("draw.none") : found.join(" ");
}

/** Where the viewer's marker is. */
function marker({ table, view, viewer, translator }: Picture): string {
  for (const zone of ["market", "farm"] as const) {
    const slot = view[zone].find(({ reservedBy }) => reservedBy === viewer);
    if (slot) {
      const card = table.edition.cards[slot.card].code;
      return translator.t("tc.board.marker.out", { card });
    }
  }
  return translator.t("tc.board.marker.free");
}

/** The viewer's hand, what it is worth and what it can store; nothing for a spectator. */
export function drawHand(picture: Picture, columns: number): string[] {
  const { screen, table, view, translator } = picture;
  if (view.hand === null) return [];
  const hand = aids.sortedCards(table.edition, view.hand);
  const total = aids.coinsOf(table.edition, hand);
  const cards = hand.length === 0 ? translator.t("draw.empty") : codes(picture, hand);
  const held = `${bold(screen, translator.t("tc.board.hand"))} ${tint(picture, cards)}`;
  const facts = tint(
    picture,
    translator.t("draw.tc.hand", { total, jars: jars(picture, view.hand), marker: marker(picture) }),
  );
  return wrap(`${held}  ${facts}`, columns - 1, "  ").map((text) => ` ${text}`);
}

/** What the viewer should not overlook. */
export function drawNotices(picture: Picture, sections: readonly Section[], columns: number): string[] {
  const { screen } = picture;
  return itemsIn(sections, "notices").flatMap(({ text, note }) =>
    wrap(tint(picture, `${alarm(screen, "!")} ${[text, note].join(" ").trim()}`), columns - 1, "  ").map(
      (part) => ` ${part}`,
    ),
  );
}

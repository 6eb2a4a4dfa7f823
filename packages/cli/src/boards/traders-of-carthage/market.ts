import { aids } from "@portolan/guides/traders-of-carthage";
import { beside, bold, box, dim, padEnd, width } from "../../screen.ts";
import { isViewer, miniature, type Picture } from "./ink.ts";

const CARD_COLUMNS = 6;

/** Cards side by side with the owners of the markers beneath. */
function drawSlots(picture: Picture, slots: readonly aids.Slot[], columns: number): string[] {
  const { screen, translator, names } = picture;
  if (slots.length === 0) return [dim(screen, translator.t("tc.market.empty"))];
  const inRow = Math.max(1, Math.floor((columns + 1) / CARD_COLUMNS));
  const rows: string[] = [];
  for (let first = 0; first < slots.length; first += inRow) {
    const row = slots.slice(first, first + inRow);
    const pictures = row.map((slot) => miniature(picture, slot.card));
    rows.push(pictures.map(([top]) => top).join(" "), pictures.map(([, bottom]) => bottom).join(" "));
    const owners = row.map(({ reservedBy }) => {
      if (reservedBy === null) return " ".repeat(CARD_COLUMNS);
      const name = isViewer(picture, reservedBy) ? translator.t("draw.tc.yours") : names[reservedBy];
      return padEnd(bold(screen, name.slice(0, CARD_COLUMNS - 1)), CARD_COLUMNS);
    });
    rows.push(owners.join("").trimEnd());
  }
  return rows;
}

/** What the Market costs the viewer, beside what the viewer has; in few words where there is little room. */
function costLine(picture: Picture, isShort = false): string {
  const { table, view, viewer, translator } = picture;
  const total = aids.handTotal(table, view);
  if (viewer === null || total === null) return translator.t("tc.market.title");
  const cost = aids.marketCost(table, view, viewer);
  if (cost === 0) return translator.t("tc.market.nothing");
  if (isShort) return translator.t("draw.tc.market", { cost, total });
  return translator.t(total >= cost ? "tc.market.affordable" : "tc.market.tooDear", {
    cost,
    total,
    missing: cost - total,
  });
}

/** Market and Farm, beside each other where there is room. */
export function drawMarket(picture: Picture, columns: number): string[] {
  const { screen, view, translator } = picture;
  const farmTitle = translator.t("tc.board.farm");
  const farmColumns = Math.max(CARD_COLUMNS * Math.max(view.farm.length, 3) + 3, width(farmTitle) + 6);
  const room = columns - farmColumns - 1;
  const fits = (title: string): boolean =>
    Math.max(CARD_COLUMNS * view.market.length + 3, width(title) + 6) <= room;
  const isBeside = fits(costLine(picture, true));
  const marketColumns = isBeside ? room : columns;
  const farmWidth = isBeside ? farmColumns : columns;
  const title = costLine(picture, isBeside && !fits(costLine(picture)));
  const marketRows = drawSlots(picture, view.market, marketColumns - 4);
  const farmRows = drawSlots(picture, view.farm, farmWidth - 4);
  // The line of the markers is left out where there is none.
  const filled = (rows: readonly string[]): number => rows.findLastIndex((row) => row.trim() !== "") + 1;
  const height = (rows: readonly string[]): number =>
    isBeside ? Math.max(filled(marketRows), filled(farmRows)) : filled(rows);
  const cut = (rows: readonly string[]): string[] =>
    Array.from({ length: height(rows) }, (_, i) => rows[i] ?? "");
  const market = box(screen, bold(screen, title), cut(marketRows), marketColumns);
  const farm = box(screen, bold(screen, farmTitle), cut(farmRows), farmWidth);
  return isBeside ? beside(market, farm) : [...market, ...farm];
}

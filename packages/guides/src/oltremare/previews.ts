import {
  aids,
  goodName,
  type Move,
  type Picture,
  partnerIn,
  portText,
  seatOf,
  tileNote,
  tokenName,
} from "./telling.ts";

type Cards = readonly aids.Card[];

/** What playing the cards brings, in short. */
export function tallyNote(picture: Picture, cards: Cards): string {
  const { table, view, translator } = picture;
  const sums = aids.playPreview(table, view, seatOf(picture), cards);
  const ducats = sums.ducats + sums.sailingDucats;
  const parts: string[] = [];
  if (ducats > 0) parts.push(translator.t("om.ducats", { ducats }));
  if (sums.newCards > 0) parts.push(translator.t("om.tally.cards", { count: sums.newCards }));
  if (sums.steps > 0) parts.push(translator.t("om.tally.steps", { count: sums.steps }));
  if (sums.pirateCards > 0) parts.push(translator.t("om.tally.pirates", { count: sums.pirateCards }));
  return parts.length === 0 ? translator.t("om.tally.nothing") : parts.join(", ");
}

/** What a play is worth, roughly, to list the likely ones first. */
export function playRank(picture: Picture, cards: Cards): number {
  const sums = aids.playPreview(picture.table, picture.view, seatOf(picture), cards);
  return sums.ducats + sums.sailingDucats + sums.newCards - 1.5 * sums.pirateCards + sums.steps / 2;
}

function playLines(picture: Picture, cards: Cards): string[] {
  const { table, view, translator } = picture;
  const { ends, losesToken } = aids.playPreview(table, view, seatOf(picture), cards);
  const lines = [translator.t("om.preview.play", { tally: tallyNote(picture, cards) })];
  if (ends.length > 0) {
    const ports = ends.map((port) => portText(picture, port)).join(", ");
    lines.push(translator.t("om.preview.ends", { ports }));
  }
  if (losesToken !== null)
    lines.push(translator.t("om.preview.losesToken", { token: tokenName(picture, losesToken) }));
  return lines;
}

/** What a load adds to the payout, and what the new top card demands. */
export function loadNote(picture: Picture, cards: Cards): string {
  const { table, view, translator } = picture;
  const { gain, limit, load, handSize, surplus, missing } = aids.loadPreview(
    table,
    view,
    seatOf(picture),
    cards,
  );
  const id = surplus > 0 ? "om.load.surplus" : missing > 0 ? "om.load.missing" : "om.load.fits";
  return translator.t(id, { gain, limit, load, hand: handSize, surplus, missing });
}

export function loadRank(picture: Picture, cards: Cards): number {
  const { gain, surplus, missing } = aids.loadPreview(picture.table, picture.view, seatOf(picture), cards);
  return gain - 2 * surplus - 2 * missing;
}

/** What would follow from a move. */
export function previewOf(picture: Picture, move: Move): string[] {
  const { table, view, translator } = picture;
  switch (move.type) {
    case "play":
      return playLines(picture, move.cards);
    case "load":
      return [loadNote(picture, move.cards)];
    case "buy": {
      const tag = aids.priceTag(table, view);
      return tag === null ? [] : [translator.t("om.buy.price", { price: tag.price, left: tag.left })];
    }
    case "offer":
    case "counter":
    case "accept":
      return [translator.t("om.preview.deal", { tile: tileNote(picture, partnerIn(picture, move.with)) })];
    case "sail":
      return [translator.t("om.preview.sail", { port: portText(picture, move.via[move.via.length - 1]) })];
    case "jump":
      return [translator.t("om.preview.sail", { port: portText(picture, move.port) })];
    case "discard": {
      const { good } = table.edition.cards[move.card];
      return [translator.t("om.preview.discard", { good: goodName(picture, good) })];
    }
    case "end": {
      const { top, handSize } = view.merchants[seatOf(picture)];
      const load = top === null ? 0 : table.edition.cards[top].cargo;
      return [translator.t("om.preview.end", { load, hand: handSize })];
    }
    default:
      return [];
  }
}

/** Why one should look twice: a purchase that leads into debt. */
export function warningsOf({ table, view, translator }: Picture, move: Move): string[] {
  if (move.type !== "buy") return [];
  const tag = aids.priceTag(table, view);
  return tag?.leadsIntoDebt ? [translator.t("om.buy.debt")] : [];
}

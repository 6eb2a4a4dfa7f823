import { oltremareAids } from "@portolan/games";
import { codes, goodName, type Picture, portWithToken, tint, tokenName } from "./ink.ts";

type Move = oltremareAids.Move;
type Cards = readonly oltremareAids.Card[];

function seatOf({ viewer, view }: Picture): number {
  return viewer ?? view.activeSeat;
}

/** What playing the cards brings, in short: +3d, 2 pirates, 1 card, 2 steps. */
export function tallyNote(picture: Picture, cards: Cards): string {
  const { table, view, voice } = picture;
  const sums = oltremareAids.playPreview(table, view, seatOf(picture), cards);
  const parts: string[] = [];
  const ducats = sums.ducats + sums.sailingDucats;
  if (ducats > 0) parts.push(`+${ducats}d`);
  if (sums.pirateCards > 0) parts.push(voice.say("om.tally.pirates", { count: sums.pirateCards }));
  if (sums.newCards > 0) parts.push(voice.say("om.tally.cards", { count: sums.newCards }));
  if (sums.steps > 0) parts.push(voice.say("om.tally.steps", { count: sums.steps }));
  return parts.length === 0 ? voice.say("om.tally.nothing") : parts.join(", ");
}

/** What a play is worth, roughly, to list the likely ones first. */
export function playRank(picture: Picture, cards: Cards): number {
  const { table, view } = picture;
  const sums = oltremareAids.playPreview(table, view, seatOf(picture), cards);
  return sums.ducats + sums.sailingDucats + sums.newCards - 1.5 * sums.pirateCards + sums.steps / 2;
}

function previewPlay(picture: Picture, cards: Cards): string[] {
  const { table, view, voice } = picture;
  const sums = oltremareAids.playPreview(table, view, seatOf(picture), cards);
  const lines = [
    voice.say("om.preview.play", { cards: codes(picture, cards), tally: tallyNote(picture, cards) }),
  ];
  if (sums.ends.length > 0) {
    const ports = sums.ends.map((port) => portWithToken(picture, port)).join(", ");
    lines.push(voice.say("om.preview.ends", { ports }));
  }
  if (sums.losesToken !== null)
    lines.push(voice.say("om.preview.losesToken", { token: tokenName(picture, sums.losesToken) }));
  return lines;
}

/** Runs, gain and what the new top card demands. */
export function loadNote(picture: Picture, cards: Cards): string {
  const { table, view, voice } = picture;
  const { gain, limit, load, handSize, surplus, missing } = oltremareAids.loadPreview(
    table,
    view,
    seatOf(picture),
    cards,
  );
  const id = surplus > 0 ? "om.load.surplus" : missing > 0 ? "om.load.missing" : "om.load.fits";
  return voice.say(id, { gain, limit, load, hand: handSize, surplus, missing });
}

export function loadRank(picture: Picture, cards: Cards): number {
  const { table, view } = picture;
  const { gain, surplus, missing } = oltremareAids.loadPreview(table, view, seatOf(picture), cards);
  return gain - 2 * surplus - 2 * missing;
}

/** Whether the partner of this deal would gain a tile. */
export function tileNote(picture: Picture, partner: number): string {
  const { table, view, voice } = picture;
  const id = oltremareAids.givesTile(table, view, partner) ? "om.tile.gains" : "om.tile.had";
  return picture.viewer === partner
    ? voice.say(`${id}.you`)
    : voice.say(id, { name: picture.names[partner] });
}

export function partnerIn({ view }: Picture, seat: number, other: number): number {
  return seat === view.activeSeat ? other : seat;
}

/** What would follow from a move. */
export function previewOf(picture: Picture, move: Move): string[] {
  const { table, view, voice, rules } = picture;
  const seat = seatOf(picture);
  const told = (): string => `${voice.tell(rules.tell.move(move))}.`;
  const lines = ((): string[] => {
    switch (move.type) {
      case "play":
        return previewPlay(picture, move.cards);
      case "load":
        return [told(), loadNote(picture, move.cards)];
      case "buy": {
        const tag = oltremareAids.priceTag(table, view);
        if (tag === null) return [told()];
        return [
          told(),
          voice.say(tag.leadsIntoDebt ? "om.buy.debt" : "om.buy.price", { price: tag.price, left: tag.left }),
        ];
      }
      case "offer":
      case "counter":
      case "accept":
        return [told(), tileNote(picture, partnerIn(picture, seat, move.with))];
      case "sail": {
        const end = move.via[move.via.length - 1];
        return [voice.say("om.preview.sail", { port: portWithToken(picture, end) })];
      }
      case "jump":
        return [voice.say("om.preview.sail", { port: portWithToken(picture, move.port) })];
      case "discard": {
        const { good } = table.edition.cards[move.card];
        return [told(), voice.say("om.preview.discard", { good: goodName(picture, good) })];
      }
      default:
        return [told()];
    }
  })();
  return lines.map((text) => tint(picture, text));
}

/** Why one should look twice: a purchase that leads into debt. */
export function warningsOf({ table, view, voice }: Picture, move: Move): string[] {
  if (move.type !== "buy") return [];
  const tag = oltremareAids.priceTag(table, view);
  return tag?.leadsIntoDebt ? [voice.say("om.buy.debt", { price: tag.price, left: tag.left })] : [];
}

import type { ChoiceGroup } from "../guide.ts";
import { choice, ofType } from "../scene.ts";
import { loadNote, loadRank, playRank, tallyNote } from "./previews.ts";
import {
  aids,
  faceText,
  labelText,
  type Move,
  missingText,
  type Picture,
  partnerIn,
  tileNote,
  tokenName,
} from "./telling.ts";

type MoveOf<T extends Move["type"]> = aids.MoveOf<T>;

function groupOf<M extends Move>(
  picture: Picture,
  title: string,
  moves: readonly M[],
  note: (move: M) => string | undefined = () => undefined,
  shown?: number,
): ChoiceGroup<Move> {
  const choices = moves.map((move) => ({
    ...choice(picture, move, note(move)),
    label: labelText(picture, move),
  }));
  return shown === undefined ? { title, choices } : { title, choices, shown };
}

function purchases(picture: Picture, moves: readonly MoveOf<"buy">[]): ChoiceGroup<Move>[] {
  const { table, view, translator } = picture;
  const tag = aids.priceTag(table, view);
  if (tag === null || moves.length === 0) return [];
  const group = groupOf(picture, translator.t("om.buy.title", { price: tag.price, left: tag.left }), moves);
  return [tag.leadsIntoDebt ? { ...group, about: [translator.t("om.buy.debt")] } : group];
}

/** A few ideas for each partner; any other offer is put together below. */
function offers(picture: Picture, moves: readonly MoveOf<"offer">[]): ChoiceGroup<Move>[] {
  const { table, view, translator } = picture;
  const partners = [...new Set(moves.map((move) => move.with))];
  return partners.map((other) => {
    const pair = partnerIn(picture, other);
    const { threads } = aids.pairLeft(table, view, pair);
    const own = moves.filter((move) => move.with === other);
    const group = groupOf(
      picture,
      translator.t("om.offers.title", { name: translator.called(other) }),
      own,
      undefined,
      3,
    );
    return { ...group, about: [translator.t("om.offers.about", { threads, tile: tileNote(picture, pair) })] };
  });
}

/** Why the offers that the viewer has to answer cannot be accepted, as far as they cannot. */
function whyNotAccepted(picture: Picture, acceptable: ReadonlySet<number>): string[] {
  const { table, view, viewer, translator } = picture;
  if (viewer === null) return [];
  return aids
    .offersTo(view, viewer)
    .filter(({ from }) => !acceptable.has(from))
    .map((offer) => {
      const missing = aids.missingFor(table, view, offer);
      const name = translator.called(offer.from);
      return missing.length > 0
        ? translator.t("om.accept.missing", { name, goods: missingText(picture, missing) })
        : translator.t("om.accept.stale", { name });
    });
}

function answers(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { translator } = picture;
  const accepts = ofType(legal, "accept");
  const about = whyNotAccepted(picture, new Set(accepts.map((move) => move.with)));
  const gains = (move: MoveOf<"accept">): string => tileNote(picture, partnerIn(picture, move.with));
  return [
    { ...groupOf(picture, translator.t("om.accept.title"), accepts, gains, 8), about },
    groupOf(picture, translator.t("om.decline.title"), ofType(legal, "decline")),
    groupOf(picture, translator.t("om.withdraw.title"), ofType(legal, "withdraw")),
    groupOf(picture, translator.t("om.counter.title"), ofType(legal, "counter"), undefined, 3),
  ].filter(({ choices, about: reasons = [] }) => choices.length + reasons.length > 0);
}

function trading(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { translator } = picture;
  const simple = [...ofType(legal, "end"), ...ofType(legal, "pass"), ...ofType(legal, "close")];
  return [
    groupOf(picture, translator.t("om.simple.title"), simple),
    ...purchases(picture, ofType(legal, "buy")),
    groupOf(picture, translator.t("om.call.title"), ofType(legal, "call"), undefined, 6),
    ...offers(picture, ofType(legal, "offer")),
  ].filter(({ choices }) => choices.length > 0);
}

const ANSWERS: ReadonlySet<Move["type"]> = new Set(["accept", "decline", "counter", "withdraw"]);

/** Ports with a token on them first. */
function jumps({ view }: Picture, legal: readonly Move[]): MoveOf<"jump">[] {
  const isBare = ({ port }: MoveOf<"jump">): number => Number(view.portTokens[port] === null);
  return ofType(legal, "jump").sort((a, b) => isBare(a) - isBare(b));
}

/** The token that waits in a port. */
function tokenAt(picture: Picture, port: number): string {
  const token = picture.view.portTokens[port];
  if (token === null) return picture.translator.t("om.port.bare");
  return `${tokenName(picture, token)}: ${picture.translator.t(`token.${token}.tip`)}`;
}

/** The legal moves in groups, the most likely choice of each first. */
export function choicesOf(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { view, translator } = picture;
  switch (view.agenda.at(-1)?.step) {
    case "surplus":
      return [
        groupOf(picture, translator.t("om.discard.title"), ofType(legal, "discard"), ({ card }) =>
          faceText(picture, card),
        ),
      ];
    case "trade":
      return legal.some(({ type }) => ANSWERS.has(type)) ? answers(picture, legal) : trading(picture, legal);
    case "play": {
      const plays = ofType(legal, "play").sort(
        (a, b) => playRank(picture, b.cards) - playRank(picture, a.cards),
      );
      return [
        groupOf(picture, translator.t("om.play.title"), plays, ({ cards }) => tallyNote(picture, cards), 8),
      ];
    }
    case "sail": {
      const where = ({ via }: MoveOf<"sail">): string => tokenAt(picture, via[via.length - 1]);
      return [groupOf(picture, translator.t("om.sail.title"), ofType(legal, "sail"), where, 12)];
    }
    case "compass":
      return [
        groupOf(picture, translator.t("om.stay.title"), ofType(legal, "stay")),
        groupOf(
          picture,
          translator.t("om.jump.title"),
          jumps(picture, legal),
          ({ port }) => tokenAt(picture, port),
          12,
        ),
      ].filter(({ choices }) => choices.length > 0);
    case "load": {
      const loads = ofType(legal, "load").sort(
        (a, b) => loadRank(picture, b.cards) - loadRank(picture, a.cards),
      );
      return [
        groupOf(picture, translator.t("om.load.title"), loads, ({ cards }) => loadNote(picture, cards), 8),
      ];
    }
    default:
      return [];
  }
}

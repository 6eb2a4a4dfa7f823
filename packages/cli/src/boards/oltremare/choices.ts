import { oltremareAids } from "@portolan/games";
import type { Choice, ChoiceGroup } from "../board.ts";
import { face, type Picture, portName, portWithToken, tint } from "./ink.ts";
import { loadNote, loadRank, partnerIn, playRank, tallyNote, tileNote } from "./preview.ts";

type Move = oltremareAids.Move;
type MoveOf<T extends Move["type"]> = oltremareAids.MoveOf<T>;

function ofType<T extends Move["type"]>(moves: readonly Move[], type: T): MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

function plain(picture: Picture, title: string, moves: readonly Move[], shown?: number): ChoiceGroup<Move> {
  const choices = moves.map((move) => ({ move, label: tint(picture, picture.rules.print(move)) }));
  return shown === undefined ? { title, choices } : { title, choices, shown };
}

function withNotes<M extends Move>(
  picture: Picture,
  title: string,
  moves: readonly M[],
  note: (move: M) => string,
  shown = 10,
): ChoiceGroup<Move> {
  const choices = moves.map(
    (move): Choice<Move> => ({ move, label: tint(picture, picture.rules.print(move)), note: note(move) }),
  );
  return { title, choices, shown };
}

function purchases(picture: Picture, moves: readonly MoveOf<"buy">[]): ChoiceGroup<Move>[] {
  const { table, view, voice } = picture;
  const tag = oltremareAids.priceTag(table, view);
  if (tag === null || moves.length === 0) return [];
  const id = tag.leadsIntoDebt ? "om.buy.titleDebt" : "om.buy.title";
  return [plain(picture, voice.say(id, { price: tag.price, left: tag.left }), moves)];
}

/** A few ideas for each partner; any other offer can be typed. */
function offers(picture: Picture, moves: readonly MoveOf<"offer">[]): ChoiceGroup<Move>[] {
  const { table, view, voice, names } = picture;
  const seat = picture.viewer ?? view.activeSeat;
  const partners = [...new Set(moves.map((move) => move.with))];
  return partners.map((other) => {
    const pair = partnerIn(picture, seat, other);
    const { threads } = oltremareAids.pairLeft(table, view, pair);
    const group = plain(
      picture,
      voice.say("om.offers.title", { seat: other, name: names[other] }),
      moves.filter((move) => move.with === other),
      3,
    );
    return { ...group, about: [voice.say("om.offers.about", { threads, tile: tileNote(picture, pair) })] };
  });
}

function calls(picture: Picture, moves: readonly MoveOf<"call">[]): ChoiceGroup<Move>[] {
  if (moves.length === 0) return [];
  return [plain(picture, picture.voice.say("om.call.title"), moves)];
}

function answers(picture: Picture, moves: readonly Move[]): ChoiceGroup<Move>[] {
  const { voice, view } = picture;
  const seat = picture.viewer ?? view.activeSeat;
  const accepts = ofType(moves, "accept");
  const counters = ofType(moves, "counter");
  const groups: ChoiceGroup<Move>[] = [];
  if (accepts.length > 0)
    groups.push(
      withNotes(picture, voice.say("om.accept.title"), accepts, (move) =>
        tileNote(picture, partnerIn(picture, seat, move.with)),
      ),
    );
  const declines = ofType(moves, "decline");
  const withdrawals = ofType(moves, "withdraw");
  if (declines.length > 0) groups.push(plain(picture, voice.say("om.decline.title"), declines));
  if (withdrawals.length > 0) groups.push(plain(picture, voice.say("om.withdraw.title"), withdrawals));
  if (counters.length > 0) groups.push(plain(picture, voice.say("om.counter.title"), counters, 3));
  return groups;
}

function trading(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { voice } = picture;
  const simple = [...ofType(legal, "end"), ...ofType(legal, "pass"), ...ofType(legal, "close")];
  return [
    ...(simple.length > 0 ? [plain(picture, voice.say("om.simple.title"), simple)] : []),
    ...purchases(picture, ofType(legal, "buy")),
    ...calls(picture, ofType(legal, "call")),
    ...offers(picture, ofType(legal, "offer")),
  ];
}

function isAnswer({ type }: Move): boolean {
  return type === "accept" || type === "decline" || type === "counter" || type === "withdraw";
}

/** The legal moves in groups, the most likely choice of each first. */
export function choicesOf(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { view, voice } = picture;
  switch (view.agenda.at(-1)?.step) {
    case "surplus":
      return [
        withNotes(picture, voice.say("om.discard.title"), ofType(legal, "discard"), ({ card }) =>
          face(picture, card).split(" ").slice(1).join(" "),
        ),
      ];
    case "trade":
      return legal.some(isAnswer) ? answers(picture, legal) : trading(picture, legal);
    case "play": {
      const plays = ofType(legal, "play").sort(
        (a, b) => playRank(picture, b.cards) - playRank(picture, a.cards),
      );
      return [
        withNotes(picture, voice.say("om.play.title"), plays, ({ cards }) => tallyNote(picture, cards), 8),
      ];
    }
    case "sail":
      return [
        withNotes(picture, voice.say("om.sail.title"), ofType(legal, "sail"), ({ via }) =>
          portWithToken(picture, via[via.length - 1]),
        ),
      ];
    case "compass":
      return [
        plain(picture, voice.say("om.stay.title"), ofType(legal, "stay")),
        withNotes(
          picture,
          voice.say("om.jump.title"),
          ofType(legal, "jump").sort(
            (a, b) => Number(view.portTokens[a.port] === null) - Number(view.portTokens[b.port] === null),
          ),
          ({ port }) => portWithToken(picture, port),
          12,
        ),
      ];
    case "load": {
      const loads = ofType(legal, "load").sort(
        (a, b) => loadRank(picture, b.cards) - loadRank(picture, a.cards),
      );
      return [
        withNotes(picture, voice.say("om.load.title"), loads, ({ cards }) => loadNote(picture, cards), 8),
      ];
    }
    default:
      return [];
  }
}

/** The port that is called so in the reader's language, or begins so. */
function portCalled(picture: Picture, name: string): string | null {
  const { ports } = picture.table.edition.map;
  const found = ports.filter((_, port) => portName(picture, port).toLowerCase().startsWith(name));
  return name !== "" && found.length === 1 ? found[0] : null;
}

/** An offer or answer without a seat where only one can be meant; a port by its name in the reader's language. */
export function shorthand(picture: Picture, text: string): Move | null {
  const { view, rules, viewer } = picture;
  if (viewer === null) return null;
  const [verb = "", ...rest] = text
    .trim()
    .toLowerCase()
    .split(/[\s:]+/);
  if (verb === "sail" || verb === "jump") {
    const named = rules.parse(`${verb} ${rest.map((word) => portCalled(picture, word) ?? word).join(" ")}`);
    return "move" in named ? named.move : null;
  }
  const partners = view.merchants.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const others =
    viewer !== view.activeSeat
      ? [view.activeSeat]
      : verb === "offer"
        ? partners
        : view.offers.flatMap((offer) =>
            offer === null ? [] : [offer.from === viewer ? offer.to : offer.from],
          );
  if (others.length !== 1 || !["offer", "counter", "accept", "decline", "withdraw"].includes(verb))
    return null;
  const parsed = rules.parse(`${verb} ${others[0]} ${rest.join(" ")}`);
  return "move" in parsed ? parsed.move : null;
}

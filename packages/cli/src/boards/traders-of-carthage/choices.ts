import { tradersAids } from "@portolan/games";
import type { Choice, ChoiceGroup } from "../board.ts";
import { codes, colourName, type Picture, tint } from "./ink.ts";
import { formula } from "./players.ts";
import { purchaseInShort } from "./preview.ts";

type Move = tradersAids.Move;
type MoveOf<T extends Move["type"]> = tradersAids.MoveOf<T>;

function ofType<T extends Move["type"]>(moves: readonly Move[], type: T): MoveOf<T>[] {
  return moves.filter((move): move is MoveOf<T> => move.type === type);
}

/** What the viewer must know of the moves, and the seat they are for. */
interface Asked extends Picture {
  readonly seat: number;
}

function buys(asked: Asked, moves: readonly MoveOf<"buy">[]): ChoiceGroup<Move> {
  const { table, view, voice, rules, seat } = asked;
  const cost = tradersAids.marketCost(table, view, seat);
  const byPayment = new Map(moves.map((move) => [move.payment, move]));
  const ranked = tradersAids.rankPayments(table, view, seat, [...byPayment.keys()]);
  const choices = ranked.flatMap(({ cards, paid, over }): Choice<Move>[] => {
    const move = byPayment.get(cards);
    if (!move) return [];
    const note = voice.say(over === 0 ? "tc.buy.exact" : "tc.buy.over", { paid, over });
    return [{ move, label: tint(asked, rules.print(move)), note }];
  });
  if (choices.length > 0) {
    const count = tradersAids.purchasePreview(table, view, seat)?.bought.length ?? 0;
    return {
      title: voice.say("tc.buy.title", { count, cost }),
      about: purchaseInShort(asked, seat),
      choices,
      shown: 4,
    };
  }
  const total = tradersAids.handTotal(table, view) ?? 0;
  return { title: voice.say(cost === 0 ? "tc.buy.nothing" : "tc.buy.tooDear", { cost, total }), choices };
}

/** Takes or reservations; a note where the next player would find the Market refilled. */
function simple(
  asked: Asked,
  title: string,
  moves: readonly (MoveOf<"take"> | MoveOf<"reserve">)[],
): ChoiceGroup<Move> {
  const { table, view, voice, rules, seat, names } = asked;
  const next = names[(seat + 1) % table.players];
  const choices = moves.map((move): Choice<Move> => {
    const label = tint(asked, rules.print(move));
    return tradersAids.refillComing(table, view, seat, move)
      ? { move, label, note: voice.say("tc.refills", { next }) }
      : { move, label };
  });
  return { title, choices };
}

function reservations(asked: Asked, moves: readonly MoveOf<"reserve">[]): ChoiceGroup<Move> {
  const id = moves.length > 0 ? "tc.reserve.title" : "tc.reserve.not";
  return simple(asked, asked.voice.say(id), moves);
}

/** What the set would be worth once the pirates have gone. */
function kept(asked: Asked, move: MoveOf<"store">): { readonly note: string; readonly points: number } {
  const { table, view, voice, seat } = asked;
  const set = tradersAids.setValue(table, view, seat, move.colour);
  const after = {
    ...view,
    traders: view.traders.map((trader, other) => {
      if (other !== seat) return trader;
      const saved = trader.stored.slice();
      for (const card of move.goods) saved[card]++;
      const isColour = (card: number): boolean => table.edition.cards[card].colour === move.colour;
      return {
        ...trader,
        stored: saved,
        goods: trader.goods.map((count, card) => (isColour(card) ? 0 : count)),
      };
    }),
  };
  const left = tradersAids.setValue(table, after, seat, move.colour);
  const parts = { saved: move.goods.length, all: set.unstored.length, formula: formula(left) };
  return { note: voice.say("tc.store.note", parts), points: left.points };
}

function storage(
  asked: Asked,
  moves: readonly MoveOf<"store">[],
  declines: readonly MoveOf<"decline">[],
): ChoiceGroup<Move>[] {
  const { table, view, voice, rules, seat } = asked;
  const [decline] = declines;
  if (!decline) return [];
  const stores = moves
    .map((move) => ({ move, ...kept(asked, move) }))
    .sort((a, b) => b.points - a.points || a.move.discards.length - b.move.discards.length)
    .map(({ move, note }): Choice<Move> => ({ move, label: tint(asked, rules.print(move)), note }));
  const colour = colourName(asked, decline.colour);
  const lost = tradersAids.setValue(table, view, seat, decline.colour).unstored;
  return [
    { title: voice.say("tc.store.title", { colour }), choices: stores, shown: 8 },
    {
      title: voice.say("tc.decline.title"),
      choices: [
        {
          move: decline,
          label: tint(asked, rules.print(decline)),
          note: voice.say("tc.decline.note", { goods: codes(asked, lost) }),
        },
      ],
    },
  ];
}

/** The legal moves in groups, the most likely choice of each first. */
export function choicesOf(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { view, voice, rules } = picture;
  const step = view.agenda.at(-1);
  const asked: Asked = { ...picture, seat: picture.viewer ?? view.activeSeat };
  switch (step?.step) {
    case "startToken":
      return [
        {
          title: voice.say("tc.token.title"),
          choices: legal.map((move) => ({ move, label: rules.print(move) })),
        },
      ];
    case "storage":
      return storage(asked, ofType(legal, "store"), ofType(legal, "decline"));
    case "action":
      return [
        buys(asked, ofType(legal, "buy")),
        simple(asked, voice.say("tc.take.title"), ofType(legal, "take")),
        reservations(asked, ofType(legal, "reserve")),
      ];
    default:
      return [];
  }
}

/** `buy` alone means paying in the cheapest way. */
export function shorthand({ table, view }: Picture, text: string): Move | null {
  if (text.trim().toLowerCase() !== "buy") return null;
  // Where nothing suffices, the refusal of an empty payment says why.
  return { type: "buy", payment: tradersAids.cheapestPayment(table, view)?.cards ?? [] };
}

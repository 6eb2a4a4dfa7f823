import type { Choice, ChoiceGroup } from "../guide.ts";
import { choice, group, ofType } from "../scene.ts";
import { purchaseInShort } from "./preview.ts";
import { aids, codes, colourPart, formula, type Move, type Picture } from "./telling.ts";

type MoveOf<T extends Move["type"]> = aids.MoveOf<T>;

function buys(picture: Picture, seat: number, moves: readonly MoveOf<"buy">[]): ChoiceGroup<Move> {
  const { table, view, translator } = picture;
  const cost = aids.marketCost(table, view, seat);
  const byPayment = new Map(moves.map((move) => [move.payment, move]));
  const choices = aids
    .rankPayments(table, view, seat, [...byPayment.keys()])
    .flatMap(({ cards, paid, over }) => {
      const move = byPayment.get(cards);
      if (!move) return [];
      const label = translator.t("tc.buy.with", { payment: codes(picture, cards) });
      const note = translator.t(over === 0 ? "tc.buy.exact" : "tc.buy.over", { paid, over });
      return [{ move, label, note }];
    });
  if (choices.length === 0) {
    const total = aids.handTotal(table, view) ?? 0;
    const why = translator.t(cost === 0 ? "tc.buy.nothing" : "tc.buy.tooDear", { cost, total });
    return { title: translator.t("tc.buy.heading"), about: [why], choices };
  }
  const count = aids.purchasePreview(table, view, seat)?.bought.length ?? 0;
  const title = translator.t("tc.buy.title", { count, cost });
  return { title, about: purchaseInShort(picture, seat), choices, shown: 4 };
}

/** What a card is good for, and whether the next player would find the Market refilled. */
function cardNote(picture: Picture, seat: number, move: MoveOf<"take"> | MoveOf<"reserve">): string {
  const { table, view, translator } = picture;
  const { colour, value, icons } = table.edition.cards[move.card];
  const facts = translator.t("tc.card.facts", { colour: colourPart(picture, colour), value, icons });
  const next = { seat: (seat + 1) % table.players };
  return aids.refillComing(table, view, seat, move)
    ? `${facts}; ${translator.t("tc.refills", { next })}`
    : facts;
}

function reservations(
  picture: Picture,
  seat: number,
  moves: readonly MoveOf<"reserve">[],
): ChoiceGroup<Move> {
  const { translator } = picture;
  const found = group(picture, translator.t("tc.reserve.title"), moves, (move) =>
    cardNote(picture, seat, move),
  );
  return moves.length > 0 ? found : { ...found, about: [translator.t("tc.reserve.not")] };
}

/** What the set would be worth once the pirates have gone. */
function valueAfter(
  { table, view }: Picture,
  seat: number,
  { colour, goods }: MoveOf<"store">,
): aids.SetValue {
  const isColour = (card: number): boolean => table.edition.cards[card].colour === colour;
  const traders = view.traders.map((trader, other) => {
    if (other !== seat) return trader;
    const stored = trader.stored.slice();
    for (const card of goods) stored[card]++;
    return { ...trader, stored, goods: trader.goods.map((count, card) => (isColour(card) ? 0 : count)) };
  });
  return aids.setValue(table, { ...view, traders }, seat, colour);
}

function storage(picture: Picture, seat: number, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { table, view, translator } = picture;
  const [decline] = ofType(legal, "decline");
  if (!decline) return [];
  const all = aids.setValue(table, view, seat, decline.colour).unstored;
  const stores = ofType(legal, "store")
    .map((move) => ({ move, left: valueAfter(picture, seat, move) }))
    .sort((a, b) => b.left.points - a.left.points || a.move.discards.length - b.move.discards.length)
    .map(({ move, left }): Choice<Move> => {
      const parts = {
        saved: move.goods.length,
        all: all.length,
        formula: formula(left),
        points: left.points,
      };
      return choice(picture, move, translator.t("tc.store.note", parts));
    });
  const colour = colourPart(picture, decline.colour);
  const lost = translator.t("tc.decline.note", { goods: codes(picture, all) });
  return [
    { title: translator.t("tc.store.title", { colour }), choices: stores, shown: 8 },
    { title: translator.t("tc.decline.title"), choices: [choice(picture, decline, lost)] },
  ];
}

/** The legal moves in groups, the most likely choice of each first. */
export function choicesOf(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { view, translator, viewer } = picture;
  const seat = viewer ?? view.activeSeat;
  switch (view.agenda.at(-1)?.step) {
    case "startToken":
      return [group(picture, translator.t("tc.token.title"), legal)];
    case "storage":
      return storage(picture, seat, legal);
    case "action":
      return [
        buys(picture, seat, ofType(legal, "buy")),
        group(picture, translator.t("tc.take.title"), ofType(legal, "take"), (move) =>
          cardNote(picture, seat, move),
        ),
        reservations(picture, seat, ofType(legal, "reserve")),
      ];
    default:
      return [];
  }
}

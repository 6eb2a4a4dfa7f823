import type { Part, Seat } from "@portolan/kernel";
import { called } from "../scene.ts";
import {
  aids,
  type Colour,
  codeOf,
  codes,
  colourName,
  colourPart,
  formula,
  isPirate,
  type Move,
  type Picture,
  spaceName,
} from "./telling.ts";

type Preview = aids.PurchasePreview;

function colourList(picture: Picture, colours: readonly Colour[]): Part {
  return { list: colours.map((colour) => colourPart(picture, colour)) };
}

/** Which ships a purchase moves, and where to. */
export function voyagesLine(picture: Picture, { voyages }: Preview): string {
  const { translator } = picture;
  const ships = voyages.map(({ colour, to }) =>
    translator.t(isPirate(picture, to) ? "tc.preview.sailsIntoDanger" : "tc.preview.sails", {
      colour: colourPart(picture, colour),
      space: spaceName(picture, to),
    }),
  );
  return translator.t("tc.preview.ships", { ships: { list: ships } });
}

function salesLines(picture: Picture, { sales, tokens }: Preview): string[] {
  const { translator, table } = picture;
  return sales.map((one) =>
    translator.t("tc.preview.sale", {
      name: called(picture, one.seat),
      cards: codes(picture, one.cards),
      formula: formula(one),
      points: one.points,
      tokens: tokens[one.seat],
      most: table.edition.tokens.endThreshold,
    }),
  );
}

/** What the buyer could save of a loss with what is left in the hand after paying. */
function rescue(
  { table, view, translator, viewer }: Picture,
  loss: aids.SeatLoss,
  payment: readonly number[],
): string {
  if (view.hand === null || loss.seat !== viewer) return "";
  const left = view.hand.slice();
  for (const card of payment) left[card]--;
  const saved = Math.min(aids.jarsFor(table, left, loss.colour).icons, loss.goods.length);
  return ` ${translator.t(saved === 0 ? "tc.preview.noRescue" : "tc.preview.rescue", { saved })}`;
}

/** What the pirates would take at most, player by player. */
function lossLines(picture: Picture, { raided, losses }: Preview, payment: readonly number[]): string[] {
  const { translator } = picture;
  if (raided.length === 0) return [];
  const head = translator.t("tc.preview.pirates", { colours: colourList(picture, raided) });
  if (losses.length === 0) return [`${head} ${translator.t("tc.preview.nothingLost")}`];
  const rows = losses.map((loss) => {
    const parts = { name: called(picture, loss.seat), goods: codes(picture, loss.goods) };
    return translator.t("tc.preview.loss", parts) + rescue(picture, loss, payment);
  });
  return [head, ...rows];
}

/** Who would stand how if the purchase ended the game. */
function endingLine({ translator }: Picture, { ends, points, tokens }: Preview): string[] {
  if (!ends) return [];
  const standing = points
    .map((total, seat) => ({ seat, total, tokens: tokens[seat] }))
    .sort((a, b) => b.total - a.total || b.tokens - a.tokens)
    .map(({ seat, total }) => `${translator.called(seat)} ${total}`);
  return [translator.t("tc.preview.ends", { standing: standing.join(", ") })];
}

function purchaseInFull(picture: Picture, seat: Seat, payment: readonly number[]): string[] {
  const { table, view, translator } = picture;
  const preview = aids.purchasePreview(table, view, seat);
  if (!preview) return [];
  const payday =
    preview.arrived.length === 0
      ? [translator.t("tc.preview.noPayday")]
      : [
          translator.t("tc.preview.payday", { colours: colourList(picture, preview.arrived) }),
          ...salesLines(picture, preview),
        ];
  return [
    translator.t("tc.preview.bought", { cards: codes(picture, preview.bought), cost: preview.cost }),
    voyagesLine(picture, preview),
    ...payday,
    ...endingLine(picture, preview),
    ...lossLines(picture, preview, payment),
  ];
}

/** The same in as few lines as possible, to stand above the payments. */
export function purchaseInShort(picture: Picture, seat: Seat): string[] {
  const { table, view, translator } = picture;
  const preview = aids.purchasePreview(table, view, seat);
  if (!preview) return [];
  const sailing = voyagesLine(picture, preview);
  if (preview.arrived.length === 0) return [`${sailing} ${translator.t("tc.preview.noPayday")}`];
  const gains = view.traders
    .map((trader, owner) => ({ owner, points: preview.points[owner] - trader.victoryPoints }))
    .filter(({ points }) => points > 0)
    .map(({ owner, points }) => `${called(picture, owner)} +${points}`);
  const payday = translator.t("tc.preview.paydayShort", {
    colours: colourList(picture, preview.arrived),
    gains: gains.length === 0 ? translator.t("tc.nobody") : gains.join(", "),
  });
  const losses = preview.losses.map((loss) => `${called(picture, loss.seat)} ${codes(picture, loss.goods)}`);
  const raid =
    losses.length === 0 ? [] : [translator.t("tc.preview.raidShort", { losses: losses.join(", ") })];
  return [sailing, payday, ...raid, ...endingLine(picture, preview)];
}

/** What the next player finds after a take or a reservation. */
function afterwards({ table, view, translator }: Picture, seat: Seat, move: Move): string {
  const next = { seat: (seat + 1) % table.players };
  return aids.refillComing(table, view, seat, move)
    ? translator.t("tc.preview.refill", { next })
    : translator.t("tc.preview.nextCost", { next, cost: aids.nextPlayersCost(table, view, seat, move) });
}

/** What would follow from a move. */
export function previewOf(picture: Picture, move: Move): string[] {
  const { table, view, translator, viewer } = picture;
  const seat = viewer ?? view.activeSeat;
  switch (move.type) {
    case "token":
      return [translator.t("tc.preview.token", { colour: colourName(picture, move.colour) })];
    case "buy":
      return purchaseInFull(picture, seat, move.payment);
    case "take": {
      const { value } = table.edition.cards[move.card];
      const card = codeOf(picture, move.card);
      const total = (aids.handTotal(table, view) ?? 0) + value;
      return [translator.t("tc.preview.take", { card, total }), afterwards(picture, seat, move)];
    }
    case "reserve": {
      const card = codeOf(picture, move.card);
      return [translator.t("tc.preview.reserve", { card }), afterwards(picture, seat, move)];
    }
    case "store": {
      const lost = aids.setValue(table, view, seat, move.colour).unstored.slice();
      for (const card of move.goods) lost.splice(lost.indexOf(card), 1);
      const saved = translator.t("tc.preview.store", { goods: codes(picture, move.goods) });
      return lost.length === 0
        ? [saved, translator.t("tc.preview.allSaved")]
        : [saved, translator.t("tc.decline.note", { goods: codes(picture, lost) })];
    }
    case "decline": {
      const lost = aids.setValue(table, view, seat, move.colour).unstored;
      return [translator.t("tc.decline.note", { goods: codes(picture, lost) })];
    }
  }
}

/** Why one should look twice: the purchase ends the game, or its payday leaves the buyer's own goods to the pirates. */
export function warningsOf(picture: Picture, move: Move): string[] {
  if (move.type !== "buy") return [];
  const { table, view, translator, viewer } = picture;
  const seat = viewer ?? view.activeSeat;
  const preview = aids.purchasePreview(table, view, seat);
  if (!preview) return [];
  const own = preview.losses.filter((loss) => loss.seat === seat).flatMap((loss) => loss.goods);
  return [
    ...(preview.ends ? [translator.t("tc.warn.ends")] : []),
    ...(own.length > 0 ? [translator.t("tc.warn.risk", { goods: codes(picture, own) })] : []),
  ];
}

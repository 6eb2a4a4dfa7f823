import { tradersAids } from "@portolan/games";
import type { Seat } from "@portolan/kernel";
import { columnsOf } from "../../screen.ts";
import { alarm, bold, calledHere, codes, colourName, dim, type Picture, SKULL, tint } from "./ink.ts";
import { formula } from "./players.ts";
import { voyages } from "./route.ts";

type Move = tradersAids.Move;
type Preview = tradersAids.PurchasePreview;

function colourList(picture: Picture, colours: readonly number[]): { readonly list: readonly string[] } {
  return { list: colours.map((colour) => colourName(picture, colour)) };
}

function shortName({ viewer, voice, names }: Picture, seat: Seat): string {
  return seat === viewer ? voice.say("tc.youAlone") : names[seat];
}

/** Every sale of the payday in a row of its own. */
function sales(picture: Picture, { sales: sold, tokens }: Preview): string[] {
  const { table, voice } = picture;
  const most = table.edition.tokens.endThreshold;
  const rows = sold.map((one) => [
    `    ${calledHere(picture, one.seat)}`,
    tint(picture, codes(picture, one.cards)),
    formula({ ...one, unstored: [], stored: [] }).replace(/→\d+$/, ""),
    voice.say("tc.points", { points: one.points }),
    dim(picture.screen, voice.say("tc.tokensOf", { tokens: tokens[one.seat], most })),
  ]);
  return columnsOf(rows);
}

/** What the buyer could save of a loss with what is left in the hand after paying. */
function rescue(picture: Picture, loss: tradersAids.SeatLoss, payment: readonly number[]): string {
  const { table, view, voice } = picture;
  if (view.hand === null || loss.seat !== picture.viewer) return "";
  const left = view.hand.slice();
  for (const card of payment) left[card]--;
  const { icons } = tradersAids.jarsFor(table, left, loss.colour);
  const saved = Math.min(icons, loss.goods.length);
  return ` ${voice.say(saved === 0 ? "tc.preview.noRescue" : "tc.preview.rescue", { saved })}`;
}

/** What the pirates would take at most, player by player. */
function lossLines(picture: Picture, preview: Preview, payment: readonly number[]): string[] {
  const { voice } = picture;
  if (preview.raided.length === 0) return [];
  const head = voice.say("tc.preview.pirates", { colours: colourList(picture, preview.raided) });
  const rows = preview.losses.map((loss) => {
    const who = calledHere(picture, loss.seat);
    const text = voice.say("tc.preview.loss", { name: who, goods: codes(picture, loss.goods) });
    return `    ${tint(picture, text)}${rescue(picture, loss, payment)}`;
  });
  const none = preview.losses.length === 0 ? [`    ${voice.say("tc.preview.nothingLost")}`] : [];
  return [`  ${alarm(picture.screen, SKULL)} ${head}`, ...rows, ...none];
}

/** Who would win if the purchase ended the game. */
function ending(picture: Picture, preview: Preview): string[] {
  const { voice, names } = picture;
  if (!preview.ends) return [];
  const standing = names
    .map((name, seat) => ({ name, points: preview.points[seat], tokens: preview.tokens[seat] }))
    .sort((a, b) => b.points - a.points || b.tokens - a.tokens)
    .map(({ name, points }) => `${name} ${points}`)
    .join(", ");
  return [`  ${alarm(picture.screen, "!")} ${voice.say("tc.preview.ends", { standing })}`];
}

function purchaseInFull(picture: Picture, seat: Seat, payment: readonly number[]): string[] {
  const { table, view, voice, screen } = picture;
  const preview = tradersAids.purchasePreview(table, view, seat);
  if (!preview) return [];
  const bought = tint(
    picture,
    voice.say("tc.preview.bought", { cards: codes(picture, preview.bought), cost: preview.cost }),
  );
  const sailing = `  ${voice.say("tc.preview.ships")} ${voyages(picture, preview)}`;
  const payday =
    preview.arrived.length === 0
      ? [`  ${voice.say("tc.preview.noPayday")}`]
      : [
          `  ${bold(screen, voice.say("tc.preview.payday", { colours: colourList(picture, preview.arrived) }))}`,
          ...sales(picture, preview),
        ];
  return [bought, sailing, ...payday, ...ending(picture, preview), ...lossLines(picture, preview, payment)];
}

/** The same in as few lines as possible, to stand above the payments. */
export function purchaseInShort(picture: Picture, seat: Seat): string[] {
  const { table, view, voice, screen } = picture;
  const preview = tradersAids.purchasePreview(table, view, seat);
  if (!preview) return [];
  const sailing = `${voice.say("tc.preview.ships")} ${voyages(picture, preview)}`;
  if (preview.arrived.length === 0)
    return [`${sailing} ${dim(screen, voice.say("tc.preview.noPaydayShort"))}`];
  const gains = view.traders
    .map((trader, owner) => ({ owner, points: preview.points[owner] - trader.victoryPoints }))
    .filter(({ points }) => points > 0)
    .map(({ owner, points }) => `${shortName(picture, owner)} +${points}`)
    .join(", ");
  const colours = colourList(picture, preview.arrived);
  const payday = voice.say("tc.preview.paydayShort", { colours, gains });
  const losses = preview.losses
    .map((loss) => `${shortName(picture, loss.seat)} ${codes(picture, loss.goods)}`)
    .join(", ");
  const raid =
    losses === ""
      ? []
      : [`${alarm(screen, SKULL)} ${tint(picture, voice.say("tc.preview.raidShort", { losses }))}`];
  return [sailing, payday, ...raid, ...ending(picture, preview).map((text) => text.trim())];
}

/** What would follow from a move. */
export function previewOf(picture: Picture, move: Move): string[] {
  const { table, view, voice, names } = picture;
  const seat = picture.viewer ?? view.activeSeat;
  const next = names[(seat + 1) % table.players];
  const cost = (): number => tradersAids.nextPlayersCost(table, view, seat, move);
  const after = (): string =>
    tradersAids.refillComing(table, view, seat, move)
      ? voice.say("tc.preview.refill", { next })
      : voice.say("tc.preview.nextCost", { next, cost: cost() });
  switch (move.type) {
    case "token":
      return [voice.say("tc.preview.token", { colour: colourName(picture, move.colour) })];
    case "buy":
      return purchaseInFull(picture, seat, move.payment);
    case "take": {
      const { code, value } = table.edition.cards[move.card];
      const total = (tradersAids.handTotal(table, view) ?? 0) + value;
      return [tint(picture, voice.say("tc.preview.take", { card: code, total })), after()];
    }
    case "reserve": {
      const { code } = table.edition.cards[move.card];
      return [tint(picture, voice.say("tc.preview.reserve", { card: code })), after()];
    }
    case "store": {
      const lost = tradersAids.setValue(table, view, seat, move.colour).unstored.slice();
      for (const card of move.goods) lost.splice(lost.indexOf(card), 1);
      const saved = voice.say("tc.preview.store", { goods: codes(picture, move.goods) });
      const gone =
        lost.length === 0
          ? voice.say("tc.preview.allSaved")
          : voice.say("tc.decline.note", { goods: codes(picture, lost) });
      return [tint(picture, `${saved} ${gone}`)];
    }
    case "decline": {
      const lost = tradersAids.setValue(table, view, seat, move.colour).unstored;
      return [tint(picture, voice.say("tc.decline.note", { goods: codes(picture, lost) }))];
    }
  }
}

/** Why one should look twice: the purchase ends the game, or its payday leaves the buyer's own goods to the pirates. */
export function warningsOf(picture: Picture, move: Move): string[] {
  if (move.type !== "buy") return [];
  const { table, view, voice } = picture;
  const seat = picture.viewer ?? view.activeSeat;
  const preview = tradersAids.purchasePreview(table, view, seat);
  if (!preview) return [];
  const own = preview.losses.filter((loss) => loss.seat === seat).flatMap((loss) => loss.goods);
  return [
    ...(preview.ends ? [voice.say("tc.warn.ends")] : []),
    ...(own.length > 0 ? [tint(picture, voice.say("tc.warn.risk", { goods: codes(picture, own) }))] : []),
  ];
}

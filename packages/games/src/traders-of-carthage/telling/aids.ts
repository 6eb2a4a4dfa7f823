import type { Seat } from "@portolan/kernel";
import type { TraderView, View } from "../knowledge/view.ts";
import { cost, purchase } from "../rules/buy.ts";
import { coinsOf, totalCoins } from "../rules/cards.ts";
import type { Card, Colour, Edition } from "../rules/edition.ts";
import type { Move } from "../rules/moves.ts";
import { type Sale, sale } from "../rules/payday.ts";
import { leanPayments } from "../rules/payments.ts";
import { arrivedColours, raidedColours, shipsAfter } from "../rules/ships.ts";
import { iconsOn } from "../rules/storage.ts";
import { type GameConfig, isAvailable, type Slot } from "../state.ts";

export type { TradersEvent } from "../knowledge/events.ts";
export type { TraderView, View } from "../knowledge/view.ts";
export { coinsOf } from "../rules/cards.ts";
export type { Card, Colour, Edition } from "../rules/edition.ts";
export type { Move, MoveOf } from "../rules/moves.ts";
export type { GameConfig, Slot, Step } from "../state.ts";
export { saleParts } from "./words.ts";

/**
 * What players would otherwise work out in their heads, for every screen that shows the game. All of it follows from
 * a view, so it tells nobody more than they may know.
 */

/** The cards of one colour in a collection, highest value first. */
export function cardsInColour(edition: Edition, counts: readonly number[], colour: Colour): Card[] {
  return edition.byColour[colour].flatMap((card) => new Array<Card>(counts[card]).fill(card));
}

/** A collection's cards by colour, highest value first: how a hand is held. */
export function sortedCards(edition: Edition, counts: readonly number[]): Card[] {
  return edition.colours.flatMap((_, colour) => cardsInColour(edition, counts, colour));
}

export function tokenCount(trader: TraderView): number {
  return trader.tokens.reduce((sum, count) => sum + count, 0);
}

/** A player's goods of one colour, and what they would sell for if their ship arrived now. */
export interface SetValue extends Sale {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly unstored: readonly Card[];
  readonly stored: readonly Card[];
}

/** The set of one player in one colour; one without cards is worth nothing. TC-PAY-2 TC-PAY-3 */
export function setValue({ edition }: GameConfig, view: View, seat: Seat, colour: Colour): SetValue {
  const trader = view.traders[seat];
  const unstored = cardsInColour(edition, trader.goods, colour);
  const stored = cardsInColour(edition, trader.stored, colour);
  return {
    seat,
    colour,
    unstored,
    stored,
    ...sale(edition, [...unstored, ...stored], trader.tokens[colour]),
  };
}

/** The set of every player in every colour: by seat, then by colour. */
export function setValues(config: GameConfig, view: View): SetValue[][] {
  return view.traders.map((_, seat) =>
    config.edition.colours.map((_, colour) => setValue(config, view, seat, colour)),
  );
}

/** What buying costs this player now: own reserved card included, those of others left out. TC-BUY-1 TC-BUY-3 */
export function marketCost({ edition }: GameConfig, view: View, seat: Seat): number {
  return cost(edition, view.market, seat);
}

/** The value of the viewer's hand in coins; null for a spectator. */
export function handTotal({ edition }: GameConfig, view: View): number | null {
  return view.hand === null ? null : totalCoins(edition, view.hand);
}

export interface Payment {
  readonly cards: readonly Card[];
  readonly paid: number;
  /** What is paid too much: no change is given. TC-BUY-4 */
  readonly over: number;
}

/** What a payment wastes, worst first: coins, jars for goods one owns, jars at all, cards. */
function waste({ edition }: GameConfig, view: View, seat: Seat, cards: readonly Card[]): readonly number[] {
  const needed = cards.filter((card) => {
    const { goods } = view.traders[seat];
    return edition.byColour[edition.cards[card].colour].some((good) => goods[good] > 0);
  });
  return [coinsOf(edition, cards), iconsOn(edition, needed), iconsOn(edition, cards), cards.length];
}

/** Payments in the order in which one would choose among them: cheapest first, then the one that spares more jars. */
export function rankPayments(
  config: GameConfig,
  view: View,
  seat: Seat,
  payments: readonly (readonly Card[])[],
): Payment[] {
  const price = marketCost(config, view, seat);
  return payments
    .map((cards) => ({ cards, waste: waste(config, view, seat, cards) }))
    .sort((a, b) => {
      const at = a.waste.findIndex((part, i) => part !== b.waste[i]);
      return at < 0 ? 0 : a.waste[at] - b.waste[at];
    })
    .map(({ cards, waste: [paid] }) => ({ cards, paid, over: paid - price }));
}

/** The payment to propose; null when the viewer cannot buy. TC-BUY-3 TC-BUY-5 TC-BUY-6 */
export function cheapestPayment(config: GameConfig, view: View): Payment | null {
  const { viewer, hand } = view;
  if (viewer === null || hand === null) return null;
  const price = marketCost(config, view, viewer);
  if (price === 0) return null;
  return rankPayments(config, view, viewer, leanPayments(config.edition, hand, price).items).at(0) ?? null;
}

export interface Voyage {
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
}

export interface SeatSale extends Sale {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly cards: readonly Card[];
}

/** Goods that somebody loses if nothing is done about it. */
export interface SeatLoss {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly goods: readonly Card[];
}

/** All that follows from a purchase, up to what players decide about storage. */
export interface PurchasePreview {
  readonly seat: Seat;
  readonly bought: readonly Card[];
  readonly cost: number;
  /** The ships that move. */
  readonly voyages: readonly Voyage[];
  readonly arrived: readonly Colour[];
  /** In the order of scoring. */
  readonly sales: readonly SeatSale[];
  /** By seat: tokens and points after the payday. */
  readonly tokens: readonly number[];
  readonly points: readonly number[];
  readonly ends: boolean;
  /** The colours that pirates attack at the payday; none without a payday. */
  readonly raided: readonly Colour[];
  /** What each player loses at most, nothing being stored. */
  readonly losses: readonly SeatLoss[];
}

/** The players' goods once the buyer has the purchase. */
function goodsAfter(view: View, seat: Seat, bought: readonly Card[]): readonly (readonly number[])[] {
  return view.traders.map((trader, other) => {
    const goods = trader.goods.slice();
    if (other === seat) for (const card of bought) goods[card]++;
    return goods;
  });
}

/** What the pirates would take of everybody's unstored goods in these colours. TC-RAID-3 */
function losses(
  edition: Edition,
  goods: readonly (readonly number[])[],
  colours: readonly Colour[],
): SeatLoss[] {
  return goods.flatMap((own, seat) =>
    colours
      .map((colour) => ({ seat, colour, goods: cardsInColour(edition, own, colour) }))
      .filter((loss) => loss.goods.length > 0),
  );
}

/** What would follow if this player bought the Market now; null if there is nothing to buy. */
export function purchasePreview(config: GameConfig, view: View, seat: Seat): PurchasePreview | null {
  const { edition, players } = config;
  const bought = purchase(view.market, seat);
  if (bought.length === 0) return null;
  const ships = shipsAfter(config, view.ships, bought);
  const arrived = arrivedColours(config, ships);
  const goods = goodsAfter(view, seat, bought);
  const sales = view.traders.flatMap((_, i) => {
    const seller = (seat + i) % players;
    return arrived
      .map((colour): SeatSale => {
        const { stored, tokens } = view.traders[seller];
        const all = goods[seller].map((count, card) => count + stored[card]);
        const cards = cardsInColour(edition, all, colour);
        return { seat: seller, colour, cards, ...sale(edition, cards, tokens[colour]) };
      })
      .filter(({ size }) => size > 0);
  });
  const of = (owner: Seat): readonly SeatSale[] => sales.filter((one) => one.seat === owner);
  const tokens = view.traders.map((trader, owner) => tokenCount(trader) + of(owner).length);
  const ends = tokens.some((total) => total >= edition.tokens.endThreshold);
  const raided = arrived.length === 0 || ends ? [] : raidedColours(config, ships);
  return {
    seat,
    bought,
    cost: coinsOf(edition, bought),
    voyages: ships.flatMap((to, colour) => {
      const from = view.ships[colour];
      return to === from ? [] : [{ colour, from, to }];
    }),
    arrived,
    sales,
    tokens,
    points: view.traders.map(
      (trader, owner) => trader.victoryPoints + of(owner).reduce((sum, { points }) => sum + points, 0),
    ),
    ends,
    raided,
    losses: losses(edition, goods, raided),
  };
}

/** Cards of a hand that can store goods of a colour, and how many goods they can save together. TC-STO-2 TC-STO-3 */
export interface Jars {
  readonly cards: readonly Card[];
  readonly icons: number;
}

export function jarsFor({ edition }: GameConfig, hand: readonly number[], colour: Colour): Jars {
  const cards = cardsInColour(edition, hand, colour).filter((card) => edition.cards[card].icons > 0);
  return { cards, icons: iconsOn(edition, cards) };
}

/** Goods that the next payday would put into the pirates' hands. */
export interface Danger extends SeatLoss {
  /** Where their ship stands. */
  readonly space: number;
  /** The viewer's own means to save them; null for the goods of others. */
  readonly jars: Jars | null;
}

/** A player's unstored goods whose ships stand in pirate waters. TC-RAID-1 */
export function goodsAtRisk(config: GameConfig, view: View, seat: Seat): Danger[] {
  const raided = raidedColours(config, view.ships);
  return raided
    .map((colour): Danger => {
      const goods = cardsInColour(config.edition, view.traders[seat].goods, colour);
      const own = view.hand !== null && view.viewer === seat ? view.hand : null;
      const jars = own && jarsFor(config, own, colour);
      return { seat, colour, goods, space: view.ships[colour], jars };
    })
    .filter(({ goods }) => goods.length > 0);
}

/** The Market as it lies after a take or a reservation. */
function marketAfter(view: View, seat: Seat, move: Move): readonly Slot[] {
  if (move.type === "take") {
    const marker = move.reserved ? seat : null;
    const at = view.market.findIndex((slot) => slot.card === move.card && slot.reservedBy === marker);
    return view.market.toSpliced(at, at < 0 ? 0 : 1);
  }
  if (move.type === "reserve" && move.zone === "market") {
    const at = view.market.findIndex((slot) => slot.card === move.card && slot.reservedBy === null);
    return at < 0 ? view.market : view.market.with(at, { card: move.card, reservedBy: seat });
  }
  return view.market;
}

/** Whether the next player finds nothing available after this take or reservation, and so a refill. TC-REF-1 TC-REF-7 */
export function refillComing(config: GameConfig, view: View, seat: Seat, move: Move): boolean {
  if (move.type !== "take" && move.type !== "reserve") return false;
  const market = marketAfter(view, seat, move);
  const next = (seat + 1) % config.players;
  return config.options.refillCheck === "noneUnreserved"
    ? market.every((slot) => slot.reservedBy !== null)
    : !market.some((slot) => isAvailable(slot, next));
}

/** What buying would cost the next player after this take or reservation. */
export function nextPlayersCost(config: GameConfig, view: View, seat: Seat, move: Move): number {
  return cost(config.edition, marketAfter(view, seat, move), (seat + 1) % config.players);
}

/** The players whom so few tokens separate from the end that any payday may bring it. TC-END-1 */
export function nearTheEnd({ edition }: GameConfig, view: View, within = 2): Seat[] {
  return view.traders.flatMap((trader, seat) =>
    edition.tokens.endThreshold - tokenCount(trader) <= within ? [seat] : [],
  );
}

import type { Seat } from "@portolan/kernel";
import { clockwise, schedule } from "@portolan/kernel";
import { cardsMoved } from "../knowledge/events.ts";
import { type Context, type Trader, tokenTotal } from "../state.ts";
import { add } from "./cards.ts";
import { drawCards } from "./draw-pile.ts";
import type { Card, Colour, Edition } from "./edition.ts";
import { arrivedColours } from "./ships.ts";

/** What a set sells for, and how that comes about. */
export interface Sale {
  readonly size: number;
  readonly highest: number;
  readonly tokens: number;
  readonly price: number;
  readonly raw: number;
  readonly points: number;
}

/** What a set brings if its ship arrives now: price times cards, one point for each five or part of five. TC-PAY-2 TC-PAY-3 */
export function sale(edition: Edition, set: readonly Card[], tokens: number): Sale {
  const highest = set.reduce((best, card) => Math.max(best, edition.cards[card].value), 0);
  const price = highest + tokens * edition.scoring.priceBonusPerToken;
  const raw = price * set.length;
  return {
    size: set.length,
    highest,
    tokens,
    price,
    raw,
    points: Math.ceil(raw / edition.scoring.pointsPerVp),
  };
}

/** A player's goods of one colour, stored or not, lowest first: one set. TC-PAY-1 TC-PAY-2 */
export function setOf(edition: Edition, trader: Pick<Trader, "goods" | "stored">, colour: Colour): Card[] {
  const set: Card[] = [];
  for (const card of edition.byColour[colour].toReversed()) {
    for (let copies = trader.goods[card] + trader.stored[card]; copies > 0; copies--) set.push(card);
  }
  return set;
}

/** Draws the points that the set cannot cover, unseen by all; what cannot be drawn is owed. TC-PAY-6 TC-PAY-7 TC-DECK-4 */
function drawPoints(context: Context, seat: Seat, count: number): void {
  const { state, emit } = context;
  const trader = state.traders[seat];
  const owed = drawCards(context, count, (cards) => {
    trader.blindPoints[trader.blindPoints.length - 1].push(...cards);
    emit?.(cardsMoved("drewPoints", "draw", "blindPoints", cards, seat));
  });
  if (owed === 0) return;
  trader.owedPoints += owed;
  emit?.({ type: "owed", seat, count: owed });
}

/** Sells one player's set: the lowest cards become points, the rest is discarded, what is missing is drawn. TC-PAY-5 TC-PAY-6 */
function sell(context: Context, seat: Seat, colour: Colour, set: readonly Card[]): void {
  const { config, state, emit } = context;
  const trader = state.traders[seat];
  const sold = sale(config.edition, set, trader.tokens[colour]);
  emit?.({ type: "sale", seat, colour, ...sold });
  for (const card of config.edition.byColour[colour]) {
    trader.goods[card] = 0;
    trader.stored[card] = 0;
  }
  const kept = set.slice(0, sold.points);
  const rest = set.slice(sold.points);
  add(trader.points, kept);
  emit?.(cardsMoved("kept", "goods", "points", kept, seat));
  add(state.discard, rest);
  if (rest.length > 0) emit?.(cardsMoved("sold", "goods", "discard", rest, seat));
  drawPoints(context, seat, sold.points - kept.length);
}

/**
 * Everyone sells all goods of the arrived colours, the player who bought first; then the tokens are handed out; then the
 * game is over or the pirates come. TC-PAY-1 TC-PAY-4 TC-PAY-9 TC-PAY-10
 */
export function payday(context: Context, trigger: Seat): void {
  const { config, state, emit } = context;
  const arrived = arrivedColours(config, state.ships);
  emit?.({ type: "payday", seat: trigger, colours: arrived });
  const sellers: Seat[][] = arrived.map(() => []);
  for (const seat of clockwise(config, trigger)) {
    arrived.forEach((colour, i) => {
      const set = setOf(config.edition, state.traders[seat], colour);
      if (set.length === 0) return;
      sell(context, seat, colour, set);
      sellers[i].push(seat);
    });
  }
  arrived.forEach((colour, i) => {
    gainTokens(context, colour, sellers[i]);
  });
  schedule(
    state,
    hasEnded(context) ? { step: "over", ending: "tokens" } : { step: "pirates", seat: trigger },
  );
}

/** Each seller gains one token of the colour, after all scoring. TC-TOK-1 to TC-TOK-4 */
function gainTokens({ state, emit }: Context, colour: Colour, sellers: readonly Seat[]): void {
  for (const seat of sellers) {
    state.traders[seat].tokens[colour]++;
    emit?.({ type: "token", seat, colour, total: tokenTotal(state.traders[seat]) });
  }
}

/** Whether somebody has enough tokens, when all have received theirs. TC-TOK-5 TC-END-1 */
function hasEnded({ config, state }: Context): boolean {
  return state.traders.some((trader) => tokenTotal(trader) >= config.edition.tokens.endThreshold);
}

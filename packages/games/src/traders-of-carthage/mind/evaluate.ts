import type { ScoreLine, Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import { totalCoins } from "../rules/cards.ts";
import type { Colour, Edition } from "../rules/edition.ts";
import { sale, setOf } from "../rules/payday.ts";
import { type State, type Trader, tokenTotal, victoryPoints } from "../state.ts";
import type { MindConfig } from "./weights.ts";

/** How much of the game is still to come, from 1 at the start to 0 at the end. */
export function remaining(edition: Edition, state: State): number {
  const most = Math.max(...state.traders.map(tokenTotal));
  return 1 - most / edition.tokens.endThreshold;
}

/** What so many coins will buy while this much of the game is to come. */
export function coinsWorth({ weights }: MindConfig, coins: number, left: number): number {
  const useful = Math.min(coins, weights.coinsUseful);
  return (useful + (coins - useful) * weights.coinsBeyond) * weights.coin * Math.sqrt(left);
}

/** What the coins in hand will buy. */
function purse(config: MindConfig, { hand }: Trader, left: number): number {
  return coinsWorth(config, totalCoins(config.edition, hand), left);
}

/** The points that a player's goods of a colour are likely to bring. */
export function prospects(
  { edition, weights }: MindConfig,
  { ships }: Pick<State, "ships">,
  trader: Pick<Trader, "hand" | "goods" | "stored" | "tokens">,
  colour: Colour,
): number {
  const set = setOf(edition, trader, colour);
  if (set.length === 0) return 0;
  const steps = edition.carthage - ships[colour];
  const arrives = weights.arrives[Math.min(steps, weights.arrives.length - 1)];
  const points = sale(edition, set, trader.tokens[colour]).points + weights.token;
  if (edition.track[ships[colour]].kind !== "pirate") return points * arrives;
  const stored = edition.byColour[colour].flatMap((card) =>
    new Array<number>(trader.stored[card]).fill(card),
  );
  const safe = stored.length === 0 ? 0 : sale(edition, stored, trader.tokens[colour]).points;
  const icons = edition.byColour[colour].reduce(
    (sum, card) => sum + trader.hand[card] * edition.cards[card].icons,
    0,
  );
  const saving = Math.min(icons, set.length - stored.length) * weights.amphora;
  return safe * arrives + (points - safe) * arrives * weights.pirates + saving;
}

/** What all goods of a player promise. */
function cargo(config: MindConfig, state: State, trader: Trader): number {
  let worth = 0;
  for (let colour = 0; colour < config.edition.colours.length; colour++) {
    worth += prospects(config, state, trader, colour);
  }
  return worth;
}

/** What the tokens will add to sets to come. */
function tokens({ weights }: MindConfig, trader: Trader, left: number): number {
  return tokenTotal(trader) * weights.token * left;
}

/** What a player's markers on cards are worth. */
function markers({ weights }: MindConfig, { market, farm }: State, seat: Seat): number {
  let worth = 0;
  for (const slot of market) if (slot.reservedBy === seat) worth += weights.reserved;
  for (const slot of farm) if (slot.reservedBy === seat) worth += weights.reserved;
  return worth;
}

/**
 * What being sooner to act is worth: without it a position would look better for whoever has just acted, and a search
 * that compares moves followed to different depths would be misled.
 */
function tempo({ players, weights }: MindConfig, state: State, seat: Seat): number {
  const { step } = nextStep(state);
  if (step === "startToken") return 0;
  const acts = step === "action" ? state.activeSeat : state.activeSeat + 1;
  const turnsToWait = (seat - acts + players) % players;
  return (weights.turn * (players - 1 - turnsToWait)) / players;
}

/** What tokens are worth when the game is over: they break ties. TC-END-4 */
function tieBreak(trader: Trader): number {
  return tokenTotal(trader) / 100;
}

/** How each seat stands, in victory points: points made, points in sight, and the means to make more. */
export function evaluate(config: MindConfig, state: State): number[] {
  if (nextStep(state).step === "over") {
    return state.traders.map((trader) => victoryPoints(trader) + tieBreak(trader));
  }
  const left = remaining(config.edition, state);
  return state.traders.map(
    (trader, seat) =>
      victoryPoints(trader) +
      cargo(config, state, trader) +
      purse(config, trader, left) +
      tokens(config, trader, left) +
      markers(config, state, seat) +
      tempo(config, state, seat),
  );
}

/** What a seat's evaluation is made of. */
export function terms(config: MindConfig, state: State, seat: Seat): ScoreLine[] {
  const trader = state.traders[seat];
  const made = { id: "advice.points", value: victoryPoints(trader) };
  if (nextStep(state).step === "over") return [made, { id: "advice.tokens", value: tieBreak(trader) }];
  const left = remaining(config.edition, state);
  return [
    made,
    { id: "advice.cargo", value: cargo(config, state, trader) },
    { id: "advice.coins", value: purse(config, trader, left) },
    { id: "advice.tokens", value: tokens(config, trader, left) },
    { id: "advice.markers", value: markers(config, state, seat) },
    { id: "advice.turn", value: tempo(config, state, seat) },
  ];
}

/** Points by which the end may still differ from the evaluation. */
export function spread({ edition, weights }: MindConfig, state: State): number {
  const { start, end } = weights.spread;
  return end + (start - end) * remaining(edition, state);
}

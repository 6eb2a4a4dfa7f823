import type { Colour, Edition } from "./edition.ts";
import { sale, setOf } from "./payday.ts";
import { nextStep, type State, type Table, type Trader, tokenTotal, victoryPoints } from "./state.ts";

/**
 * What the evaluation is made of, in victory points. Plain numbers, chosen by playing the greedy player against itself.
 */
const WEIGHTS = {
  /** Chance that goods are sold before the game ends, by the steps their ship has still to sail. */
  arrives: [1, 0.78, 0.66, 0.62, 0.52, 0.46],
  /** Share of that chance that unstored goods keep when their ship stands in pirate waters. */
  pirates: 0.62,
  /** Coins in hand, per unit of value, falling off when there are many. */
  coin: 0.11,
  coinsUseful: 24,
  /** Icons in hand of a colour one has goods of, per good they could save. */
  amphora: 0.12,
  /** A token beyond what it adds to the sets in hand: it will raise the sets to come. */
  token: 0.55,
  /** A marker on a card. */
  reserved: 0.12,
} as const;

/** How much of the game is still to come, from 1 at the start to 0 at the end. */
function remaining(edition: Edition, state: State): number {
  const most = Math.max(...state.traders.map(tokenTotal));
  return 1 - most / edition.tokens.endThreshold;
}

function coins(edition: Edition, trader: Trader): number {
  let total = 0;
  trader.hand.forEach((count, card) => {
    total += count * edition.cards[card].value;
  });
  return Math.min(total, WEIGHTS.coinsUseful) + Math.max(0, total - WEIGHTS.coinsUseful) / 4;
}

/** The points that a player's goods of a colour are likely to bring. */
function prospects({ edition }: Table, state: State, trader: Trader, colour: Colour): number {
  const set = setOf(edition, trader, colour);
  if (set.length === 0) return 0;
  const steps = edition.carthage - state.ships[colour];
  const arrives = WEIGHTS.arrives[Math.min(steps, WEIGHTS.arrives.length - 1)];
  const points = sale(edition, set, trader.tokens[colour]).points + WEIGHTS.token;
  if (edition.track[state.ships[colour]].kind !== "pirate") return points * arrives;
  const stored = edition.byColour[colour].flatMap((card) =>
    new Array<number>(trader.stored[card]).fill(card),
  );
  const safe = stored.length === 0 ? 0 : sale(edition, stored, trader.tokens[colour]).points;
  const icons = edition.byColour[colour].reduce(
    (sum, card) => sum + trader.hand[card] * edition.cards[card].icons,
    0,
  );
  const saving = Math.min(icons, set.length - stored.length) * WEIGHTS.amphora;
  return safe * arrives + (points - safe) * arrives * WEIGHTS.pirates + saving;
}

/** How a player stands: points made, points in sight, and the means to make more while the game lasts. */
function standing(table: Table, state: State, trader: Trader, left: number): number {
  const { edition } = table;
  let worth = victoryPoints(trader);
  for (let colour = 0; colour < edition.colours.length; colour++)
    worth += prospects(table, state, trader, colour);
  worth += coins(edition, trader) * WEIGHTS.coin * Math.sqrt(left);
  return worth + tokenTotal(trader) * WEIGHTS.token * left;
}

/** How each seat stands, in victory points; exact when the game is over. */
export function outlook(table: Table, state: State): number[] {
  if (nextStep(state).step === "over") {
    return state.traders.map((trader) => victoryPoints(trader) + tokenTotal(trader) / 100);
  }
  const left = remaining(table.edition, state);
  const worth = state.traders.map((trader) => standing(table, state, trader, left));
  for (const slot of [...state.market, ...state.farm]) {
    if (slot.reservedBy !== null) worth[slot.reservedBy] += WEIGHTS.reserved;
  }
  return worth;
}

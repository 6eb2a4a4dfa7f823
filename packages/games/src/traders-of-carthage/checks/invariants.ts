import { nextStep } from "@portolan/kernel";
import { size, sizeInColour } from "../rules/cards.ts";
import { isDecision } from "../rules/decisions.ts";
import type { Colour } from "../rules/edition.ts";
import { raidedColours } from "../rules/ships.ts";
import {
  type GameConfig,
  isAvailable,
  type State,
  type Trader,
  tokenTotal,
  victoryPoints,
} from "../state.ts";

/** Every card type must be there as often as the edition says. */
function brokenCounts({ edition }: GameConfig, state: State): string[] {
  const found = state.discard.slice();
  for (const card of state.draw) found[card]++;
  for (const slot of [...state.market, ...state.farm]) found[slot.card]++;
  for (const { hand, goods, stored, points, blindPoints } of state.traders) {
    for (const counts of [hand, goods, stored, points]) {
      counts.forEach((count, card) => {
        found[card] += count;
      });
    }
    for (const card of blindPoints.flat()) found[card]++;
  }
  return edition.cards.flatMap((card, i) =>
    found[i] === card.count ? [] : [`${found[i]} cards ${card.code} instead of ${card.count}`],
  );
}

function brokenNumbers(state: State): string[] {
  const held = state.traders.flatMap(({ hand, goods, stored, points }) => [hand, goods, stored, points]);
  const negative = [state.discard, ...held].some((counts) => counts.some((count) => count < 0));
  return negative ? ["a negative number of cards"] : [];
}

function brokenMarkers(state: State): string[] {
  const markers = [...state.market, ...state.farm]
    .map((slot) => slot.reservedBy)
    .filter((seat) => seat !== null);
  return new Set(markers).size === markers.length ? [] : ["a player has two reserved cards"];
}

function brokenZones({ edition, options, players }: GameConfig, state: State): string[] {
  const { setup, refill } = edition;
  const farm = Math.max(setup.farm, refill.farmDraw);
  const available = Math.max(setup.market, farm + refill.marketDraw) + 1;
  const most = available + players - 2 + (options.refillCheck === "noneUnreserved" ? 1 : 0);
  const problems: string[] = [];
  if (state.farm.length > farm) problems.push("too many Farm cards");
  if (state.market.length > most) problems.push(`${state.market.length} Market cards, at most ${most}`);
  state.traders.forEach((_, seat) => {
    const count = state.market.filter((slot) => isAvailable(slot, seat)).length;
    if (count > available) problems.push(`${count} cards available to seat ${seat}, at most ${available}`);
  });
  return problems;
}

function brokenShips(config: GameConfig, state: State): string[] {
  const step = nextStep(state);
  const { carthage } = config.edition;
  const problems: string[] = [];
  if (state.ships.some((space) => space < 0 || space > carthage)) problems.push("a ship off the route");
  if (step.step === "action" && state.ships.includes(carthage))
    problems.push("a ship at Carthage outside a payday");
  return problems;
}

function brokenGoods(config: GameConfig, state: State): string[] {
  const step = nextStep(state);
  if (step.step !== "storage") return [];
  return raidedColours(config, state.ships).length > 0 ? [] : ["storage without a raid"];
}

function brokenTokens(config: GameConfig, state: State): string[] {
  if (nextStep(state).step === "over") return [];
  const most = config.edition.tokens.endThreshold - 1;
  return state.traders.some((trader) => tokenTotal(trader) > most) ? ["the game should have ended"] : [];
}

/** As long as a pile holds a card, whoever is to act can act. */
function brokenDecision(state: State): string[] {
  const step = nextStep(state);
  if (step.step === "over") {
    const left = state.draw.length + size(state.discard);
    return step.ending === "passes" && left > 0 ? ["all passed though cards were left"] : [];
  }
  if (step.step !== "action") return isDecision(step) ? [] : [`stopped at ${step.step}`];
  return state.market.some((slot) => isAvailable(slot, step.seat)) ? [] : ["nothing to do"];
}

/** What must hold after every move and does not. */
export function brokenInvariants(config: GameConfig, state: State): string[] {
  return [
    ...brokenCounts(config, state),
    ...brokenNumbers(state),
    ...brokenMarkers(state),
    ...brokenZones(config, state),
    ...brokenShips(config, state),
    ...brokenGoods(config, state),
    ...brokenTokens(config, state),
    ...brokenDecision(state),
  ];
}

/** What must hold of one player from one move to the next: nothing that was gained is lost. */
function brokenGains({ edition }: GameConfig, then: Trader, now: Trader): string[] {
  const problems: string[] = [];
  now.tokens.forEach((count, colour) => {
    const change = count - then.tokens[colour];
    if (change < 0) problems.push("a token was lost");
    if (change > 1) problems.push("two tokens of one colour at once");
    const sold = sizeInColour(edition, now.goods, colour) + sizeInColour(edition, now.stored, colour) === 0;
    const unstored = edition.byColour[colour].some((card) => now.stored[card] < then.stored[card]);
    if (unstored && !sold) problems.push("a stored good was lost");
  });
  if (victoryPoints(now) < victoryPoints(then)) problems.push("points were lost");
  return problems;
}

/** The colours that someone was paid for by a move. */
function paidColours(config: GameConfig, before: State, after: State): Colour[] {
  if (nextStep(before).step !== "action") return [];
  const gained = (colour: Colour): boolean =>
    after.traders.some((now, seat) => now.tokens[colour] > before.traders[seat].tokens[colour]);
  return config.edition.colours.map((_, colour) => colour).filter(gained);
}

/** What a payday must leave behind: nothing of the colours paid for and, unless it ended the game, no prey. */
function brokenPayday(config: GameConfig, before: State, after: State): string[] {
  const { edition } = config;
  const problems: string[] = [];
  const paid = paidColours(config, before, after);
  const someone = (counts: (trader: Trader) => readonly number[], colours: readonly Colour[]): boolean =>
    after.traders.some((one) => colours.some((colour) => sizeInColour(edition, counts(one), colour) > 0));
  if (someone(({ goods }) => goods, paid) || someone(({ stored }) => stored, paid))
    problems.push("goods were not sold");
  const raided = nextStep(before).step === "storage" ? raidedColours(config, before.ships) : [];
  if (nextStep(after).step !== "action" || paid.length + raided.length === 0) return problems;
  if (raidedColours(config, after.ships).length > 0) problems.push("a ship is left in pirate waters");
  if (someone(({ goods }) => goods, raided)) problems.push("unstored goods outlived a raid");
  return problems;
}

/** What must hold from one move of a game to the next and does not. */
export function brokenProgress(config: GameConfig, before: State, after: State): string[] {
  return [
    ...after.traders.flatMap((now, seat) => brokenGains(config, before.traders[seat], now)),
    ...brokenPayday(config, before, after),
  ];
}

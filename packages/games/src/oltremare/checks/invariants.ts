import { nextStep } from "@portolan/kernel";
import { purchasesLeft } from "../rules/purchases.ts";
import { tradeState } from "../rules/trade-phase.ts";
import { type GameConfig, load, type State, tokenCount } from "../state.ts";

/** Every card of the game is in exactly one place. */
function brokenCards(config: GameConfig, state: State): string[] {
  const found = new Map<number, number>();
  const count = (cards: readonly number[]): void => {
    for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  };
  for (const cards of [state.deck, state.discard, state.played]) count(cards);
  for (const { hand, cargo, pirates } of state.merchants)
    for (const cards of [hand, cargo, pirates]) count(cards);
  const problems: string[] = [];
  const game = config.cards;
  for (const card of game) {
    const times = found.get(card) ?? 0;
    if (times !== 1) problems.push(`${config.edition.cards[card].code} is there ${times} times`);
  }
  if (found.size > game.length) problems.push("a card that is not in the game");
  return problems;
}

function brokenVenice(state: State): string[] {
  const { aboveVenice, deck, discard } = state;
  if (aboveVenice === null) return [];
  const problems: string[] = [];
  if (aboveVenice < 1 || aboveVenice >= deck.length) problems.push("the Venice card is not inside the deck");
  if (discard.length > 0) problems.push("discarded cards before the interim scoring");
  return problems;
}

function brokenTokens({ edition }: GameConfig, state: State): string[] {
  const onPorts = state.portTokens.filter((token) => token !== null).length;
  const owned = state.merchants.reduce((sum, merchant) => sum + tokenCount(merchant), 0);
  const problems = onPorts + owned > edition.tokens.length ? ["more port tokens than there are"] : [];
  state.merchants.forEach((merchant, seat) => {
    if (state.portTokens[merchant.port] !== null && nextStep(state).step !== "compass")
      problems.push(`seat ${seat} stands in a port with a token`);
  });
  return problems;
}

function brokenStacks(state: State): string[] {
  const problems: string[] = [];
  state.merchants.forEach(({ cargo, lastCargo }, seat) => {
    if (cargo.length === 0 && lastCargo === null) problems.push(`seat ${seat} has no cargo`);
  });
  return problems;
}

function brokenTrade(config: GameConfig, state: State): string[] {
  const { edition, options } = config;
  const problems: string[] = [];
  if (purchasesLeft(config, state) < 0) problems.push("too many purchases");
  state.pairs.forEach(({ failed, deals, calls, tiles }, seat) => {
    if (tiles > edition.prestigePerPartner) problems.push(`seat ${seat} gained too many tiles in a turn`);
    if (seat === state.activeSeat && failed + deals + calls + tiles > 0) problems.push("A has dealt with A");
    if (failed > edition.maxFailedThreads || deals > edition.maxDeals || calls > edition.maxCalls)
      problems.push(`the pair with seat ${seat} should be closed`);
  });
  const held = state.merchants.reduce((sum, merchant) => sum + merchant.prestige, 0);
  if (options.prestigeSupply === "limited" && held > edition.prestigeTiles) problems.push("too many tiles");
  return problems;
}

function brokenOffers(state: State): string[] {
  const problems: string[] = [];
  const inTrade = nextStep(state).step === "trade";
  if (!inTrade && tradeState(state) !== "idle") problems.push("an offer outside the trade phase");
  let own = 0;
  state.offers.forEach((offer, partner) => {
    if (offer === null) return;
    const sides = [offer.from, offer.to];
    if (!sides.includes(partner) || !sides.includes(state.activeSeat) || partner === state.activeSeat)
      problems.push("an offer not between A and its partner");
    if (offer.from === state.activeSeat) own++;
  });
  if (own > 1) problems.push("A has two own offers open");
  if (state.call !== null && state.offers.some((offer) => offer !== null))
    problems.push("an open offer during a call");
  return problems;
}

/** OM-ACT-1: the played cards are as many as the top card demands, and are there only in phases 3 and 4. */
function brokenPlayed(config: GameConfig, state: State): string[] {
  const { step } = nextStep(state);
  const inAction = step === "sail" || step === "compass" || step === "load";
  if (!inAction) return state.played.length === 0 ? [] : ["played cards outside phases 3 and 4"];
  const most = load(config, state.merchants[state.activeSeat]);
  return state.played.length > most || state.played.length === 0
    ? ["not as many cards played as demanded"]
    : [];
}

/** What everybody knows to be in a hand is there, and lists that have an order keep it. */
function brokenKnowledge({ edition }: GameConfig, state: State): string[] {
  const problems: string[] = [];
  state.merchants.forEach(({ hand }, seat) => {
    const held = edition.goods.map(() => 0);
    for (const card of hand) held[edition.cards[card].good]++;
    if (held.some((count, good) => count < state.holds[seat][good]))
      problems.push(`seat ${seat} holds less than is known`);
    if (hand.some((card, i) => i > 0 && hand[i - 1] >= card))
      problems.push(`the hand of seat ${seat} is out of order`);
  });
  return problems;
}

function brokenEnd(state: State): string[] {
  if (nextStep(state).step !== "over") return [];
  if (!state.lastRound) return ["over without a last round"];
  return state.merchants.every((merchant) => merchant.lastCargo !== null) ? [] : ["a cargo was never scored"];
}

/** What must hold after every move and does not. Section 7 of the rules. */
export function brokenInvariants(config: GameConfig, state: State): string[] {
  return [
    ...brokenCards(config, state),
    ...brokenVenice(state),
    ...brokenTokens(config, state),
    ...brokenStacks(state),
    ...brokenTrade(config, state),
    ...brokenOffers(state),
    ...brokenPlayed(config, state),
    ...brokenKnowledge(config, state),
    ...brokenEnd(state),
  ];
}

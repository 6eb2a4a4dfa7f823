import { clockwise, nextStep, type Refusal, type Seat, schema } from "@portolan/kernel";
import { has } from "../knowledge/cardset.ts";
import { viewOf } from "../knowledge/view.ts";
import { recall } from "../knowledge/whereabouts.ts";
import { cardsToPlay, tally } from "../rules/actions.ts";
import { ICONS, TOKENS } from "../rules/edition.ts";
import { surplus } from "../rules/hand-limit.ts";
import { endPorts } from "../rules/sailing.ts";
import { whyNotSaid } from "../rules/trade-offer.ts";
import { isClosed } from "../rules/trade-phase.ts";
import { veniceWindow } from "../rules/venice-window.ts";
import type { GameConfig, Offer, State, Step, Trace } from "../state.ts";

/**
 * Positions from outside: the form of every field here, what must always hold in `invariants.ts`. Both are asked before
 * the rules trust a state.
 */

const { exactly, flag, list, nullable, object, oneOf, only, reject, whole } = schema;
type Schema<T> = schema.Schema<T>;

const anyWhole = whole(Number.MIN_SAFE_INTEGER);

function stepSchema({ players, edition }: GameConfig): Schema<Step> {
  const seat = whole(0, players - 1);
  const kind = object({
    step: oneOf("turn", "surplus", "trade", "play", "sail", "compass", "load", "over"),
  });
  const longest = edition.map.ends[0].length - 1;
  return (value, path) => {
    const { step } = kind(value, path);
    if (step === "over") return only({ step: oneOf(step) })(value, path);
    if (step === "sail") return only({ step: oneOf(step), seat, steps: whole(1, longest) })(value, path);
    return only({ step: oneOf(step), seat })(value, path);
  };
}

function traceSchema({ players, edition }: GameConfig): Schema<Trace> {
  const seat = whole(0, players - 1);
  const card = whole(0, edition.cards.length - 1);
  const kind = object({
    saw: oneOf("drawn", "plundered", "surplus", "ransomed", "dealt", "opened", "newDeck"),
  });
  return (value, path) => {
    const { saw } = kind(value, path);
    switch (saw) {
      case "drawn":
      case "ransomed":
      case "opened":
        return only({ saw: oneOf(saw), seat })(value, path);
      case "plundered":
        return only({ saw: oneOf(saw), seat, count: whole(1, edition.cards.length) })(value, path);
      case "surplus":
        return only({ saw: oneOf(saw), seat, card: nullable(card) })(value, path);
      case "dealt": {
        const goods = list(whole(0, edition.goods.length - 1), 1);
        return only({ saw: oneOf(saw), from: seat, to: seat, goods, cards: nullable(list(card)) })(
          value,
          path,
        );
      }
      case "newDeck":
        return only({ saw: oneOf(saw), cards: list(card), pirates: nullable(seat) })(value, path);
    }
  };
}

function offerSchema({ players, edition }: GameConfig): Schema<Offer> {
  const seat = whole(0, players - 1);
  const card = whole(0, edition.cards.length - 1);
  const claim = nullable(
    only({ icons: list(whole(0, ICONS.length - 1)), lions: nullable(oneOf(...edition.lionCounts)) }),
  );
  const ducats = whole(0, edition.maxDucatsPerOffer);
  return only({
    from: seat,
    to: seat,
    terms: only({
      give: list(only({ card, claim })),
      giveDucats: ducats,
      ask: list(only({ good: whole(0, edition.goods.length - 1), wish: claim })),
      askDucats: ducats,
      take: list(whole(0, edition.cards.length - 1)),
    }),
    taken: list(card),
    counters: whole(0, edition.maxCounters),
  });
}

function stateSchema(config: GameConfig): Schema<State> {
  const { edition, players } = config;
  const seat = whole(0, players - 1);
  const card = whole(0, edition.cards.length - 1);
  const cards = list(card);
  const token = nullable(oneOf(...TOKENS));
  const offer = offerSchema(config);
  const answer: Schema<string | Offer> = (value, path) =>
    typeof value === "string" ? oneOf("uncalled", "waiting", "passed")(value, path) : offer(value, path);
  const shape = only({
    deck: cards,
    aboveVenice: nullable(whole(1, edition.cards.length)),
    discard: cards,
    portTokens: exactly(token, edition.map.ports.length),
    merchants: exactly(
      only({
        hand: cards,
        cargo: cards,
        pirates: cards,
        ducats: anyWhole,
        prestige: whole(0),
        port: whole(0, edition.map.ports.length - 1),
        active: token,
        used: list(oneOf(...TOKENS)),
        ledger: only({
          interimPrestige: anyWhole,
          interimCargo: anyWhole,
          interimPirates: anyWhole,
          finalPrestige: anyWhole,
          finalCargo: anyWhole,
          finalPirates: anyWhole,
          finalTokens: anyWhole,
        }),
        lastCargo: nullable(only({ cards: whole(0), groups: whole(0) })),
      }),
      players,
    ),
    startSeat: seat,
    activeSeat: seat,
    lastRound: flag,
    purchases: whole(0, edition.maxPurchasesPerTurn),
    pairs: exactly(only({ failed: whole(0), deals: whole(0), calls: whole(0), tiles: whole(0) }), players),
    offers: exactly(nullable(offer), players),
    call: nullable(exactly(answer, players)),
    played: cards,
    traces: list(traceSchema(config)),
    holds: exactly(exactly(whole(0), edition.goods.length), players),
    agenda: list(stepSchema(config), 1),
  });
  return (value, path) => shape(value, path) as State;
}

/** What lies on the agenda beneath this decision of A. */
const BELOW = {
  surplus: ["load", "play", "trade"],
  trade: ["load", "play"],
  play: ["load"],
  load: [],
  sail: ["load"],
  compass: ["load"],
} as const;

/** Why a decision is none, or null: what leaves no choice happens by itself. */
function whyNothingToDecide(config: GameConfig, state: State, step: Step): string | null {
  const { played, portTokens } = state;
  const merchant = state.merchants[state.activeSeat];
  switch (step.step) {
    case "surplus":
      return surplus(config, merchant) > 0 ? null : "no card is above the hand limit";
    case "play":
      return cardsToPlay(config, merchant) < merchant.hand.length ? null : "all cards of the hand are played";
    case "sail":
      if (step.steps !== tally(config.edition, played, merchant.active).steps)
        return "steps: not the ship symbols on the played cards";
      return endPorts(config, state, step.seat, step.steps).length > 1 ? null : "the voyage leaves no choice";
    case "compass":
      return portTokens[merchant.port] === "compass" ? null : "there is no compass in the port";
    case "load":
      return played.length > 1 ? null : "fewer than two cards leave no order to choose";
    default:
      return null;
  }
}

/** The agenda follows from the decision on top. */
function checkAgenda(config: GameConfig, state: State, path: string): void {
  const { agenda, activeSeat } = state;
  const at = agenda.length - 1;
  const top = nextStep(state);
  if (top.step === "over" || top.step === "turn") {
    if (at > 0) reject(`${path}.agenda`, `nothing can come after ${top.step}`);
    return;
  }
  if (top.seat !== activeSeat) reject(`${path}.agenda[${at}].seat`, "expected the seat whose turn it is");
  const below = [
    { step: "turn", seat: (activeSeat + 1) % config.players },
    ...BELOW[top.step].map((step) => ({ step, seat: activeSeat })),
  ];
  if (at !== below.length) reject(`${path}.agenda`, `expected ${below.length} steps before ${top.step}`);
  below.forEach((step, i) => {
    if (JSON.stringify(agenda[i]) !== JSON.stringify(step))
      reject(`${path}.agenda[${i}]`, `expected ${JSON.stringify(step)}`);
  });
  const problem = whyNothingToDecide(config, state, top);
  if (problem !== null) reject(`${path}.agenda[${at}]`, problem);
}

/** Who has had the last turn: their stacks may have gone into the deck. OM-END-5 */
function seatsDone(config: GameConfig, state: State): Seat[] {
  const top = nextStep(state);
  const order = clockwise(config, state.startSeat);
  if (!state.lastRound) return [];
  if (top.step === "over") return order;
  const current = top.step === "turn" ? top.seat : state.activeSeat;
  const isEnd = top.step === "turn" && current === state.startSeat;
  return isEnd ? order : order.slice(0, order.indexOf(current));
}

function checkEnd(config: GameConfig, state: State, path: string): void {
  const { deck, lastRound, aboveVenice, merchants } = state;
  if (deck.length === 0 && !lastRound) reject(`${path}.lastRound`, "the deck is empty: expected true");
  if (lastRound && aboveVenice !== null)
    reject(`${path}.aboveVenice`, "expected null: the deck has run out once");
  const done = seatsDone(config, state);
  const isOver = nextStep(state).step === "over";
  merchants.forEach(({ cargo, pirates, lastCargo }, seat) => {
    const at = `${path}.merchants[${seat}]`;
    if (cargo.length > 0 && lastCargo !== null && !isOver)
      reject(`${at}.lastCargo`, "the cargo is still there");
    if (cargo.length > 0 || isOver) return;
    if (!done.includes(seat)) reject(`${at}.cargo`, "expected at least one card");
    if (lastCargo === null) reject(`${at}.lastCargo`, "expected what the cargo was");
    if (pirates.length > 0) reject(`${at}.pirates`, "they have gone into the deck with the cargo");
  });
}

function checkVenice(config: GameConfig, state: State, path: string): void {
  const window = veniceWindow(config, state);
  if (window === null || state.aboveVenice === null) return;
  if (state.aboveVenice < window.fewest || state.aboveVenice > window.most)
    reject(`${path}.aboveVenice`, `expected ${window.fewest} to ${window.most} with this deck`);
}

function checkTokens({ edition }: GameConfig, state: State, path: string): void {
  for (const token of TOKENS) {
    const owned = state.merchants.flatMap(({ active, used }) => [active, ...used]);
    const found = [...state.portTokens, ...owned].filter((one) => one === token).length;
    const most = edition.tokens.filter((one) => one === token).length;
    if (found > most) reject(`${path}.portTokens`, `${found} tokens ${token}, the game has ${most}`);
  }
}

function tellRefusal({ rule, id }: Refusal): string {
  return `against ${rule} (${id})`;
}

function checkOffer(config: GameConfig, state: State, offer: Offer, path: string): void {
  const { from, terms, taken } = offer;
  const refusal = whyNotSaid(config, state, from, terms);
  if (refusal) reject(`${path}.terms`, tellRefusal(refusal));
  if (terms.ask.some(({ good }, i) => i > 0 && terms.ask[i - 1].good > good))
    reject(`${path}.terms.ask`, "expected the lowest good first");
  if (terms.take.some((place, i) => i > 0 && terms.take[i - 1] >= place))
    reject(`${path}.terms.take`, "expected the lowest place first, each once");
  if (taken.length !== terms.take.length) reject(`${path}.taken`, `expected ${terms.take.length} cards`);
  const given = terms.give.map(({ card }) => card);
  const held = state.merchants.flatMap(({ hand }) => hand);
  const wrong = taken.findIndex(
    (card, i) => !held.includes(card) || given.includes(card) || taken.indexOf(card) !== i,
  );
  if (wrong >= 0) reject(`${path}.taken[${wrong}]`, "not a card that the other side can have committed");
  if (taken.length > 0 && offer.counters === 0)
    reject(`${path}.counters`, "only a counter-offer takes cards");
}

/** Between A and a partner that is not done with A for this turn. */
function checkPair(config: GameConfig, state: State, partner: Seat, path: string): void {
  if (partner === state.activeSeat) reject(path, "nothing stands between A and A");
  if (isClosed(config, state, partner)) reject(path, "this pair is done with each other for the turn");
}

function checkTrade(config: GameConfig, state: State, path: string): void {
  const { activeSeat, call, offers } = state;
  offers.forEach((offer, partner) => {
    if (offer === null) return;
    const at = `${path}.offers[${partner}]`;
    checkPair(config, state, partner, at);
    checkOffer(config, state, offer, at);
  });
  if (call === null) return;
  if (call[activeSeat] !== "uncalled") reject(`${path}.call[${activeSeat}]`, 'expected "uncalled" for A');
  if (!call.includes("waiting")) reject(`${path}.call`, "all have answered: the call would be closed");
  call.forEach((answer, seat) => {
    const at = `${path}.call[${seat}]`;
    if (answer === "uncalled") return;
    checkPair(config, state, seat, at);
    if (typeof answer === "string") return;
    if (answer.from !== seat || answer.to !== activeSeat || answer.counters !== 0)
      reject(at, "expected an offer of this seat to A");
    checkOffer(config, state, answer, at);
  });
}

/** What each seat could watch leaves every card where it is. Section 5 of the rules. */
function checkTraces(config: GameConfig, state: State, path: string): void {
  for (const viewer of [null, ...clockwise(config, 0)]) {
    const who = viewer === null ? "a spectator" : `seat ${viewer}`;
    const where = recall(config, viewOf(config, state, viewer));
    const misplaced = (what: string): never =>
      reject(`${path}.traces`, `they do not fit: by what ${who} has seen, ${what}`);
    if (state.deck.some((card) => !has(where.deck, card))) misplaced("a card of the deck cannot be there");
    state.merchants.forEach(({ hand, pirates }, seat) => {
      if (seat !== viewer && hand.some((card) => !has(where.hands[seat], card)))
        misplaced(`a card in the hand of seat ${seat} cannot be there`);
      if (where.pirates[seat].length !== pirates.length)
        misplaced(`seat ${seat} has ${where.pirates[seat].length} pirate cards`);
      if (pirates.some((card, i) => !has(where.pirates[seat][i], card)))
        misplaced(`a pirate card of seat ${seat} cannot be there`);
    });
  }
}

/** A state from outside, checked in form; throws an `InputError` that names the place. */
export function readState(config: GameConfig, data: unknown, path: string): State {
  const state = stateSchema(config)(data, path);
  checkAgenda(config, state, path);
  checkEnd(config, state, path);
  checkVenice(config, state, path);
  checkTokens(config, state, path);
  checkTrade(config, state, path);
  checkTraces(config, state, path);
  return state;
}

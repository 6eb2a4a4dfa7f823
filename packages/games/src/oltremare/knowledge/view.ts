import type { Seat } from "@portolan/kernel";
import type { Card, Edition, Good, Port, Token } from "../rules/edition.ts";
import { shownStakes } from "../rules/trade-offer.ts";
import { type VeniceWindow, veniceWindow } from "../rules/venice-window.ts";
import type {
  Answer,
  GameConfig,
  LastCargo,
  Ledger,
  Offer,
  Pair,
  State,
  Step,
  Terms,
  Trace,
  Want,
} from "../state.ts";

/** What everybody sees of a player. */
export interface MerchantView {
  readonly handSize: number;
  readonly cargoSize: number;
  readonly top: Card | null;
  /** The whole stack, the top card last, where the option lets the viewer look through it. */
  readonly cargo: readonly Card[] | null;
  readonly pirateCount: number;
  readonly ducats: number;
  readonly prestige: number;
  readonly port: Port;
  readonly active: Token | null;
  readonly used: readonly Token[];
  readonly ledger: Ledger;
  readonly lastCargo: LastCargo | null;
}

/** An offer with the cards only for those who know them. OM-OFR-3 */
export interface OfferView {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly Want[];
  /** The committed cards, for the proposer. */
  readonly committed: readonly Card[] | null;
  readonly giveDucats: number;
  readonly ask: readonly Want[];
  readonly askDucats: number;
  readonly take: readonly number[];
  readonly takenGoods: readonly Good[];
  /** The cards that are taken, for their owner. */
  readonly taken: readonly Card[] | null;
  readonly counters: number;
}

/** Others see only who has answered. OM-OFR-10 */
export type AnswerView = "uncalled" | "waiting" | "answered" | "passed" | OfferView;

/** What was shown earlier and can be remembered; computer players use it, the screen does not show it. */
export interface Memory {
  readonly cargo: readonly (readonly Card[])[];
  readonly traces: readonly Trace[];
  readonly holds: readonly (readonly number[])[];
}

export interface View {
  readonly viewer: Seat | null;
  readonly deckSize: number;
  readonly venice: VeniceWindow | null;
  readonly discard: readonly Card[];
  readonly portTokens: readonly (Token | null)[];
  readonly merchants: readonly MerchantView[];
  /** The viewer's own hand; null for a spectator. */
  readonly hand: readonly Card[] | null;
  readonly startSeat: Seat;
  readonly activeSeat: Seat;
  readonly lastRound: boolean;
  readonly purchases: number;
  readonly pairs: readonly Pair[];
  readonly offers: readonly (OfferView | null)[];
  readonly call: readonly AnswerView[] | null;
  readonly played: readonly Card[];
  readonly agenda: readonly Step[];
  readonly memory: Memory;
}

/** OM-LOA-2 */
export function maySeeCargo(config: GameConfig, viewer: Seat | null, seat: Seat): boolean {
  const { cargoView } = config.options;
  return cargoView === "all" || (cargoView === "owner" && viewer === seat);
}

function merchantView(config: GameConfig, state: State, seat: Seat, viewer: Seat | null): MerchantView {
  const merchant = state.merchants[seat];
  return {
    handSize: merchant.hand.length,
    cargoSize: merchant.cargo.length,
    top: merchant.cargo.at(-1) ?? null,
    cargo: maySeeCargo(config, viewer, seat) ? merchant.cargo.slice() : null,
    pirateCount: merchant.pirates.length,
    ducats: merchant.ducats,
    prestige: merchant.prestige,
    port: merchant.port,
    active: merchant.active,
    used: merchant.used.slice(),
    ledger: merchant.ledger,
    lastCargo: merchant.lastCargo,
  };
}

function offerView(edition: Edition, offer: Offer, viewer: Seat | null): OfferView {
  const { from, to, terms, taken, counters } = offer;
  return {
    from,
    to,
    give: shownStakes(edition, terms),
    committed: viewer === from ? terms.give.map(({ card }) => card) : null,
    giveDucats: terms.giveDucats,
    ask: terms.ask,
    askDucats: terms.askDucats,
    take: terms.take,
    takenGoods: taken.map((card) => edition.cards[card].good),
    taken: viewer === to ? taken : null,
    counters,
  };
}

/** The offer again, given the committed and the taken cards. */
export function offerFrom(view: OfferView, committed: readonly Card[], taken: readonly Card[]): Offer {
  const terms: Terms = {
    give: view.give.map(({ wish }, place) => ({ card: committed[place], claim: wish })),
    giveDucats: view.giveDucats,
    ask: view.ask,
    askDucats: view.askDucats,
    take: view.take,
  };
  return { from: view.from, to: view.to, terms, taken, counters: view.counters };
}

function answerView(edition: Edition, answer: Answer, seat: Seat, viewer: Seat | null): AnswerView {
  if (answer === "uncalled" || answer === "waiting") return answer;
  if (seat !== viewer) return "answered";
  return answer === "passed" ? answer : offerView(edition, answer, viewer);
}

/** What a seat could watch: everything but the cards that went by unseen. */
function traceSeenBy(trace: Trace, viewer: Seat | null): Trace {
  if (trace.saw === "surplus" && trace.seat !== viewer && trace.card !== null)
    return { ...trace, card: null };
  if (trace.saw === "dealt" && trace.from !== viewer && trace.to !== viewer && trace.cards !== null)
    return { ...trace, cards: null };
  return trace;
}

/** All that a seat or a spectator may know. */
export function viewOf(config: GameConfig, state: State, viewer: Seat | null): View {
  const { edition } = config;
  return {
    viewer,
    deckSize: state.deck.length,
    venice: veniceWindow(config, state),
    discard: state.discard.slice(),
    portTokens: state.portTokens.slice(),
    merchants: state.merchants.map((_, seat) => merchantView(config, state, seat, viewer)),
    hand: viewer === null ? null : state.merchants[viewer].hand.slice(),
    startSeat: state.startSeat,
    activeSeat: state.activeSeat,
    lastRound: state.lastRound,
    purchases: state.purchases,
    pairs: state.pairs.slice(),
    offers: state.offers.map((offer) => (offer === null ? null : offerView(edition, offer, viewer))),
    call: state.call?.map((answer, seat) => answerView(edition, answer, seat, viewer)) ?? null,
    played: state.played.slice(),
    agenda: state.agenda.slice(),
    memory: {
      cargo: state.merchants.map((merchant) => merchant.cargo.slice()),
      traces: state.traces.map((trace) => traceSeenBy(trace, viewer)),
      holds: state.holds.map((goods) => goods.slice()),
    },
  };
}

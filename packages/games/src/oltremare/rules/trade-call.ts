import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Answer, Context, GameConfig, State } from "../state.ts";
import type { Move, MoveOf } from "./moves.ts";
import { showOffer } from "./trade-offer.ts";
import { isClosed, whyClosed, whyNotIdle } from "./trade-phase.ts";

function isCallable(config: GameConfig, state: State, partner: Seat): boolean {
  return state.pairs[partner].calls < config.edition.maxCalls && !isClosed(config, state, partner);
}

/** Each partner alone, and all together; other selections are legal too. OM-OFR-9 */
export function offerCalls(config: GameConfig, state: State, moves: Move[]): void {
  const callable: Seat[] = [];
  for (let seat = 0; seat < config.players; seat++)
    if (seat !== state.activeSeat && isCallable(config, state, seat)) callable.push(seat);
  for (const partner of callable) moves.push({ type: "call", partners: [partner] });
  if (callable.length > 1) moves.push({ type: "call", partners: callable });
}

export function whyNotCall(config: GameConfig, state: State, { partners }: MoveOf<"call">): Refusal | null {
  const busy = whyNotIdle(state);
  if (busy) return busy;
  for (const [i, partner] of partners.entries()) {
    const isPartner = partner >= 0 && partner < config.players && partner !== state.activeSeat;
    if (!isPartner || partners.indexOf(partner) !== i) return refuse("OM-OFR-9", "refuse.call.noSeat");
    const closed = whyClosed(config, state, partner);
    if (closed) return closed;
    if (state.pairs[partner].calls >= config.edition.maxCalls)
      return refuse("OM-OFR-9", "refuse.call.most", {
        seat: { seat: partner },
        most: config.edition.maxCalls,
      });
  }
  return null;
}

export function makeCall({ state, emit }: Context, seat: Seat, { partners }: MoveOf<"call">): void {
  state.call = state.pairs.map((): Answer => "uncalled");
  for (const partner of partners) {
    state.call[partner] = "waiting";
    state.pairs[partner] = { ...state.pairs[partner], calls: state.pairs[partner].calls + 1 };
  }
  emit?.({ type: "called", seat, partners });
}

/** A partner that was called and has not answered may pass. OM-OFR-9 */
export function whyNotPass(state: State, seat: Seat): Refusal | null {
  return state.call?.[seat] === "waiting" ? null : refuse("OM-OFR-9", "refuse.pass.notCalled");
}

export function pass(context: Context, seat: Seat): void {
  const { state, emit } = context;
  if (state.call === null) return;
  state.call[seat] = "passed";
  emit?.({ type: "answered", seat, answer: "passed" });
}

/** Only A closes the own call. OM-OFR-10 */
export function whyNotClose(state: State, seat: Seat): Refusal | null {
  return state.call !== null && seat === state.activeSeat ? null : refuse("OM-OFR-10", "refuse.close.noCall");
}

/** The sealed answers are shown together; silence counts as passing. OM-OFR-10 */
export function closeCall(context: Context): void {
  const { state, emit } = context;
  const answers = state.call ?? [];
  state.call = null;
  emit?.({ type: "callClosed", seat: state.activeSeat });
  answers.forEach((answer, partner) => {
    if (answer === "uncalled") return;
    const isOffer = typeof answer === "object";
    emit?.({ type: "unsealed", seat: partner, isOffer });
    if (isOffer) showOffer(context, partner, answer, true);
  });
}

/** The call closes by itself once all have answered. OM-OFR-10 */
export function closeIfAnswered(context: Context): void {
  if (context.state.call?.includes("waiting") === false) closeCall(context);
}

import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import type { Answer, Play, State, Table } from "../state.ts";
import type { Move, MoveOf } from "./moves.ts";
import { showOffer } from "./trade-offer.ts";
import { isClosed, whyClosed, whyNotIdle } from "./trade-phase.ts";

function isCallable(table: Table, state: State, partner: Seat): boolean {
  return state.pairs[partner].calls < table.edition.maxCalls && !isClosed(table, state, partner);
}

/** Each partner alone, and all together; other selections are legal too. OM-OFR-9 */
export function offerCalls(table: Table, state: State, moves: Move[]): void {
  const callable: Seat[] = [];
  for (let seat = 0; seat < table.players; seat++)
    if (seat !== state.activeSeat && isCallable(table, state, seat)) callable.push(seat);
  for (const partner of callable) moves.push({ type: "call", partners: [partner] });
  if (callable.length > 1) moves.push({ type: "call", partners: callable });
}

export function whyNotCall(table: Table, state: State, { partners }: MoveOf<"call">): Refusal | null {
  const busy = whyNotIdle(state);
  if (busy) return busy;
  for (const [i, partner] of partners.entries()) {
    const isPartner = partner >= 0 && partner < table.players && partner !== state.activeSeat;
    if (!isPartner || partners.indexOf(partner) !== i) return refuse("OM-OFR-9", "refuse.call.noSeat");
    const closed = whyClosed(table, state, partner);
    if (closed) return closed;
    if (state.pairs[partner].calls >= table.edition.maxCalls)
      return refuse("OM-OFR-9", "refuse.call.most", {
        seat: { seat: partner },
        most: table.edition.maxCalls,
      });
  }
  return null;
}

export function makeCall({ state, tell }: Play, seat: Seat, { partners }: MoveOf<"call">): void {
  state.call = state.pairs.map((): Answer => "uncalled");
  for (const partner of partners) {
    state.call[partner] = "waiting";
    state.pairs[partner] = { ...state.pairs[partner], calls: state.pairs[partner].calls + 1 };
  }
  tell?.({ type: "called", seat, partners });
}

/** A partner that was called and has not answered may pass. OM-OFR-9 */
export function whyNotPass(state: State, seat: Seat): Refusal | null {
  return state.call?.[seat] === "waiting" ? null : refuse("OM-OFR-9", "refuse.pass.notCalled");
}

export function pass(play: Play, seat: Seat): void {
  const { state, tell } = play;
  if (state.call === null) return;
  state.call[seat] = "passed";
  tell?.({ type: "answered", seat, answer: "passed" });
}

/** Only A closes the own call. OM-OFR-10 */
export function whyNotClose(state: State, seat: Seat): Refusal | null {
  return state.call !== null && seat === state.activeSeat ? null : refuse("OM-OFR-10", "refuse.close.noCall");
}

/** The sealed answers are shown together; silence counts as passing. OM-OFR-10 */
export function closeCall(play: Play): void {
  const { state, tell } = play;
  const answers = state.call ?? [];
  state.call = null;
  tell?.({ type: "callClosed", seat: state.activeSeat });
  answers.forEach((answer, partner) => {
    if (answer === "uncalled") return;
    const isOffer = typeof answer === "object";
    tell?.({ type: "unsealed", seat: partner, isOffer });
    if (isOffer) showOffer(play, partner, answer, true);
  });
}

/** The call closes by itself once all have answered. OM-OFR-10 */
export function closeIfAnswered(play: Play): void {
  if (play.state.call?.includes("waiting") === false) closeCall(play);
}

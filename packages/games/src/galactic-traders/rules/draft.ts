import { type Refusal, refuse, type Seat, spot } from "@portolan/kernel";
import { goodsMoved } from "../knowledge/events.ts";
import { note } from "../knowledge/notes.ts";
import { clockwise, nextStep, type Play, type State, schedule, type Table } from "../state.ts";
import { discardFromHand, isFull, whyNotMakeRoom } from "./cargo.ts";
import type { Good } from "./edition.ts";
import { goodsOf, size } from "./goods.ts";
import { drawGood } from "./goods-deck.ts";
import type { Move, MoveOf } from "./moves.ts";
import { goodName } from "./names.ts";

/** Who picks when: round the table, and back, beginning with the player who ended. GT-DRAFT-2 GT-DRAFT-3 */
export function draftOrder(table: Table, first: Seat): Seat[] {
  const round = clockwise(table, first);
  const order: Seat[] = [];
  for (let pass = 0; pass < table.edition.draft.cardsPerPlayer; pass++) {
    order.push(...(pass % 2 === 0 ? round : round.toReversed()));
  }
  return order;
}

/** The first player draws the pool, in part from a new deck if the old one runs out meanwhile. GT-DRAFT-1 */
export function dealPool(play: Play, first: Seat): void {
  const { table, state, tell } = play;
  let missing = table.players * table.edition.draft.cardsPerPlayer;
  while (missing > 0) {
    const dealt: Good[] = [];
    do {
      const good = drawGood(play, first);
      state.pool[good]++;
      dealt.push(good);
      missing--;
    } while (missing > 0 && state.deck.length > 0);
    tell?.(goodsMoved("dealt", first, "deck", "offer", dealt));
  }
}

/** The pool comes to a player, who alone sees it. GT-DRAFT-4 */
export function offerPool({ state }: Play, seat: Seat): void {
  schedule(state, { step: "draft", seat });
}

/** The last card goes to the first player; only a full hand leaves a choice. GT-DRAFT-3 */
export function isPickOpen(table: Table, state: State, seat: Seat): boolean {
  return size(state.pool) > 1 || isFull(table, state, seat);
}

/** One choice for each kind of good, with a full hand also for what makes room for it. GT-CARGO-2 */
export function offerPicks(table: Table, state: State, seat: Seat, moves: Move[]): void {
  const { hand } = state.traders[seat];
  const full = isFull(table, state, seat);
  for (let good = 0; good < state.pool.length; good++) {
    if (state.pool[good] === 0) continue;
    if (!full) {
      moves.push({ type: "pick", good, discard: null });
      continue;
    }
    for (let discard = 0; discard < hand.length; discard++) {
      if (hand[discard] > 0) moves.push({ type: "pick", good, discard });
    }
  }
}

export function whyNotPick(table: Table, state: State, seat: Seat, move: MoveOf<"pick">): Refusal | null {
  if (state.pool[move.good] === 0) {
    const good = goodName(table.edition, move.good);
    return refuse("GT-DRAFT-2", "refuse.pick.notThere", { good });
  }
  return whyNotMakeRoom(table, state, seat, move.discard);
}

/** Makes room, takes the card, and passes the others on. GT-DRAFT-2 GT-CARGO-2 */
export function pick(play: Play, seat: Seat, { good, discard }: MoveOf<"pick">): void {
  const { state, tell } = play;
  if (discard !== null) discardFromHand(play, seat, discard, "madeRoom");
  note(state, ["picked", seat, good, state.pool.slice()]);
  state.pool[good]--;
  state.traders[seat].hand[good]++;
  tell?.(goodsMoved("picked", seat, "offer", "hand", [good]));
  const next = nextStep(state);
  if (next.step === "offer" && next.seat !== seat) {
    tell?.(goodsMoved("passed", next.seat, spot("offer", seat), "offer", goodsOf(state.pool)));
  }
}

/** Takes the last card of the pool. GT-DRAFT-3 */
export function pickLast(play: Play, seat: Seat): void {
  const move = { type: "pick", good: goodsOf(play.state.pool)[0], discard: null } as const;
  play.forced?.(seat, move);
  pick(play, seat, move);
}

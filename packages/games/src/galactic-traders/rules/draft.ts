import { clockwise, nextStep, type Refusal, refuse, type Seat, schedule, spot } from "@portolan/kernel";
import { goodsMoved } from "../knowledge/events.ts";
import { note } from "../knowledge/notes.ts";
import type { Context, GameConfig, State } from "../state.ts";
import { discardFromHand, isFull, whyNotMakeRoom } from "./cargo.ts";
import type { Good } from "./edition.ts";
import { goodsOf, size } from "./goods.ts";
import { drawGood } from "./goods-deck.ts";
import type { Move, MoveOf } from "./moves.ts";
import { goodName } from "./names.ts";

/** Who picks when: round the table, and back, beginning with the player who ended. GT-DRAFT-2 GT-DRAFT-3 */
export function draftOrder(config: GameConfig, first: Seat): Seat[] {
  const round = clockwise(config, first);
  const order: Seat[] = [];
  for (let pass = 0; pass < config.edition.draft.cardsPerPlayer; pass++) {
    order.push(...(pass % 2 === 0 ? round : round.toReversed()));
  }
  return order;
}

/** The first player draws the pool, in part from a new deck if the old one runs out meanwhile. GT-DRAFT-1 */
export function dealPool(context: Context, first: Seat): void {
  const { config, state, emit } = context;
  let missing = config.players * config.edition.draft.cardsPerPlayer;
  while (missing > 0) {
    const dealt: Good[] = [];
    do {
      const good = drawGood(context, first);
      state.pool[good]++;
      dealt.push(good);
      missing--;
    } while (missing > 0 && state.deck.length > 0);
    emit?.(goodsMoved("dealt", first, "deck", "offer", dealt));
  }
}

/** The pool comes to a player, who alone sees it. GT-DRAFT-4 */
export function offerPool({ state }: Context, seat: Seat): void {
  schedule(state, { step: "draft", seat });
}

/** The last card goes to the first player; only a full hand leaves a choice. GT-DRAFT-3 */
export function isPickOpen(config: GameConfig, state: State, seat: Seat): boolean {
  return size(state.pool) > 1 || isFull(config, state, seat);
}

/** One choice for each kind of good, with a full hand also for what makes room for it. GT-CARGO-2 */
export function offerPicks(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  const { hand } = state.traders[seat];
  const full = isFull(config, state, seat);
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

export function whyNotPick(
  config: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"pick">,
): Refusal | null {
  if (state.pool[move.good] === 0) {
    const good = goodName(config.edition, move.good);
    return refuse("GT-DRAFT-2", "refuse.pick.notThere", { good });
  }
  return whyNotMakeRoom(config, state, seat, move.discard);
}

/** Makes room, takes the card, and passes the others on. GT-DRAFT-2 GT-CARGO-2 */
export function pick(context: Context, seat: Seat, { good, discard }: MoveOf<"pick">): void {
  const { state, emit } = context;
  if (discard !== null) discardFromHand(context, seat, discard, "madeRoom");
  note(state, ["picked", seat, good, state.pool.slice()]);
  state.pool[good]--;
  state.traders[seat].hand[good]++;
  emit?.(goodsMoved("picked", seat, "offer", "hand", [good]));
  const next = nextStep(state);
  if (next.step === "offer" && next.seat !== seat) {
    emit?.(goodsMoved("passed", next.seat, spot("offer", seat), "offer", goodsOf(state.pool)));
  }
}

/** Takes the last card of the pool. GT-DRAFT-3 */
export function pickLast(context: Context, seat: Seat): void {
  const move = { type: "pick", good: goodsOf(context.state.pool)[0], discard: null } as const;
  context.forced?.(seat, move);
  pick(context, seat, move);
}

import { type Refusal, refuse, type Seat } from "@portolan/kernel";
import { shipsMoved } from "../knowledge/events.ts";
import type { Context, FrameOf, GameConfig, State } from "../state.ts";
import { putUnder } from "./deck.ts";
import type { Ship } from "./edition.ts";
import type { Move, MoveOf } from "./moves.ts";
import { pathRoom, placeOnPath } from "./points.ts";

type AtOnce = FrameOf<"atOnce">;
type Choice = MoveOf<"atonce">["choice"];

/** P5 may go to the track or the path, P6 to the path only; either may be given up. PC-P5-1 PC-P6-1 PC-PRIV-2 */
export function offerAtOnce(config: GameConfig, state: State, { seat, card }: AtOnce, moves: Move[]): void {
  const { privilege } = config.edition.ships[card];
  if (privilege === "contractBonus") return;
  if (privilege === "tradePoint") moves.push({ type: "atonce", choice: "track" });
  if (pathRoom(config, state, seat, 1) > 0) moves.push({ type: "atonce", choice: "path" });
  moves.push({ type: "atonce", choice: "none" });
}

export function whyNotAtOnce(
  config: GameConfig,
  state: State,
  frame: AtOnce,
  { choice }: MoveOf<"atonce">,
): Refusal | null {
  const isPoint = config.edition.ships[frame.card].privilege === "tradePoint";
  if (choice === "none") return null;
  if (choice === "track") return isPoint ? null : refuse("PC-P6-1", "refuse.atonce.track");
  if (pathRoom(config, state, frame.seat, 1) > 0) return null;
  return refuse(isPoint ? "PC-PT-2" : "PC-P6-1", "refuse.path.noRoom");
}

/** The card goes under the deck, used or not. PC-PRIV-2 */
function discard({ state, emit }: Context, seat: Seat, card: Ship): void {
  putUnder(state, card);
  emit?.(shipsMoved("cardBack", "held", "deck", [card], seat));
}

export function resolveAtOnce(context: Context, { seat, card }: AtOnce, choice: Choice): void {
  const { state, emit } = context;
  switch (choice) {
    case "track":
      state.senators[seat].points++;
      emit?.({ type: "points", seat, track: 1, path: 0 });
      break;
    case "path":
      placeOnPath(state, seat);
      emit?.({ type: "points", seat, track: 0, path: 1 });
      break;
    case "none":
      emit?.({ type: "gaveUp", seat, ship: card });
  }
  discard(context, seat, card);
}

/** P1 is paid without asking. PC-P1-1 */
export function payContractBonus(context: Context, { seat, card }: AtOnce): void {
  const { config, state, emit } = context;
  const talents = config.edition.parameters.contractBonusTalents;
  state.senators[seat].talents += talents;
  emit?.({ type: "contractBonus", seat, talents });
  discard(context, seat, card);
}

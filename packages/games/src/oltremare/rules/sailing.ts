import { type Refusal, refuse, type Seat, schedule } from "@portolan/kernel";
import type { Context, GameConfig, State } from "../state.ts";
import type { Port } from "./edition.ts";
import { isTrail } from "./map.ts";
import type { Move, MoveOf } from "./moves.ts";
import { portName } from "./names.ts";

/** The ports in which A's voyage can end. OM-SAI-1 OM-SAI-5 OM-SAI-6 */
export function endPorts({ edition }: GameConfig, state: State, seat: Seat, steps: number): readonly Port[] {
  return edition.map.ends[state.merchants[seat].port][steps];
}

export function offerVoyages(
  config: GameConfig,
  state: State,
  seat: Seat,
  steps: number,
  moves: Move[],
): void {
  for (const port of endPorts(config, state, seat, steps)) moves.push({ type: "sail", via: [port] });
}

/** Whether a voyage can also be handed in port by port. OM-SAI-5 */
export function hasTrails(steps: number): boolean {
  return steps > 1;
}

/** A voyage is named by its end port, or by all ports it comes through. OM-SAI-5 */
export function whyNotSail(
  config: GameConfig,
  state: State,
  seat: Seat,
  steps: number,
  { via }: MoveOf<"sail">,
): Refusal | null {
  const { lengths } = config.edition.map;
  const from = state.merchants[seat].port;
  const end = via[via.length - 1];
  if (via.length === 1)
    return endPorts(config, state, seat, steps).includes(end)
      ? null
      : refuse("OM-SAI-5", "refuse.sail.end", { port: portName(config.edition, end), steps });
  const length = lengths[from][steps];
  return via.length === length && isTrail(config.edition.map, from, via)
    ? null
    : refuse("OM-SAI-2", "refuse.sail.trail", { steps: length });
}

/**
 * The ship sails; Calm Sailing pays before it moves. What lies on the way has no effect. In the port where it stops
 * there may be a compass, which gives a choice. OM-SAI-1 OM-SAI-4 OM-TOK-6 OM-TOK-7
 */
export function sail(context: Context, seat: Seat, steps: number, to: Port): void {
  const { config, state, emit } = context;
  const merchant = state.merchants[seat];
  if (merchant.active === "calmSailing") {
    merchant.ducats += steps;
    emit?.({ type: "calmSailing", seat, ducats: steps });
  }
  const from = merchant.port;
  merchant.port = to;
  emit?.({ type: "sailed", seat, from, to });
  if (to === from && config.options.roundTrip === "keep") return;
  if (state.portTokens[to] === "compass") schedule(state, { step: "compass", seat });
  else takeToken(context, seat);
}

/** The active token is turned over, and the one of the port becomes active if there is one. OM-TOK-1 to OM-TOK-5 */
function takeToken({ state, emit }: Context, seat: Seat): void {
  const merchant = state.merchants[seat];
  const token = state.portTokens[merchant.port];
  if (merchant.active !== null) {
    merchant.used.push(merchant.active);
    emit?.({ type: "tokenUsed", seat, token: merchant.active });
  }
  merchant.active = token;
  state.portTokens[merchant.port] = null;
  if (token !== null) emit?.({ type: "tokenTaken", seat, token });
}

/** Stay, or jump to any other port without a compass. OM-TOK-7 OM-TOK-8 OM-TOK-9 */
export function offerJumps(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  if (config.options.compass !== "forced") moves.push({ type: "stay" });
  state.portTokens.forEach((token, port) => {
    if (token !== "compass" && port !== state.merchants[seat].port) moves.push({ type: "jump", port });
  });
}

export function whyNotJump(
  config: GameConfig,
  state: State,
  seat: Seat,
  move: MoveOf<"jump"> | MoveOf<"stay">,
): Refusal | null {
  if (move.type === "stay")
    return config.options.compass === "forced" ? refuse("OM-TOK-9", "refuse.jump.forced") : null;
  const port = portName(config.edition, move.port);
  if (move.port === state.merchants[seat].port) return refuse("OM-TOK-7", "refuse.jump.here", { port });
  return state.portTokens[move.port] === "compass"
    ? refuse("OM-TOK-7", "refuse.jump.compass", { port })
    : null;
}

/** The ship jumps; the compass goes to the box and counts for nobody. OM-TOK-7 */
export function jump(context: Context, seat: Seat, { port }: MoveOf<"jump">): void {
  const { state, emit } = context;
  const merchant = state.merchants[seat];
  const from = merchant.port;
  state.portTokens[from] = null;
  merchant.port = port;
  emit?.({ type: "compassBoxed", seat });
  emit?.({ type: "jumped", seat, from, to: port });
  takeToken(context, seat);
}

/** The compass is kept without effect and counts at the end; by the option it goes to the box instead. OM-TOK-9 */
export function stay(context: Context, seat: Seat): void {
  const { config, state, emit } = context;
  if (config.options.compass === "discard") {
    state.portTokens[state.merchants[seat].port] = null;
    emit?.({ type: "compassBoxed", seat });
  }
  takeToken(context, seat);
}

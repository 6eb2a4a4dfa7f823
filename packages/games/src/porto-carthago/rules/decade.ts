import { type Context, type Ending, type GameConfig, type State, turnSeat } from "../state.ts";
import { openMarket } from "./market.ts";
import { beginPicking } from "./ships.ts";

/** The actions begin: the start player has the first turn of the first round. PC-DEC-1 PC-TURN-1 */
export function beginActions(context: Context): void {
  openMarket(context);
  beginRound(context, 1);
}

function beginRound(context: Context, round: number): void {
  const { state, emit } = context;
  state.round = round;
  state.turnIndex = 0;
  emit?.({ type: "round", decade: state.decade, round });
  beginTurn(context);
}

function beginTurn({ config, state, emit }: Context): void {
  state.stage = { stage: "main" };
  emit?.({ type: "turn", seat: turnSeat(config, state) });
}

/** The next seat's turn, the next round, or the close of the decade. PC-TURN-1 */
export function endTurn(context: Context): void {
  const { config, state } = context;
  if (state.turnIndex + 1 < config.players) {
    state.turnIndex++;
    beginTurn(context);
  } else if (state.round < config.edition.parameters.actionRoundsPerDecade) {
    beginRound(context, state.round + 1);
  } else {
    state.stage = { stage: "close" };
  }
}

/** Whether and why the game ends with the decade that is just over. PC-END-1 PC-END-2 */
export function endingNow({ edition }: GameConfig, state: Pick<State, "decade" | "senators">): Ending | null {
  const { decades, earlyEndAfterDecade, earlyEndPoints } = edition.parameters;
  if (state.decade >= decades) return "decades";
  if (state.decade !== earlyEndAfterDecade) return null;
  return state.senators.some(({ points }) => points >= earlyEndPoints) ? "points" : null;
}

/** After the fifth round: the next decade, the final docking if a store holds a good, or the final purchases. PC-DEC-3 PC-FIN-1 */
export function closeDecade(context: Context): void {
  const { config, state, emit } = context;
  if (endingNow(config, state) === null) {
    state.decade++;
    emit?.({ type: "decade", decade: state.decade });
    return beginPicking(context, "shipsPick");
  }
  if (state.docks.some(({ good }) => good !== null)) {
    emit?.({ type: "finalDocking" });
    return beginPicking(context, "finalPick");
  }
  const purchases = config.options.finalPurchase === "always";
  state.stage = purchases ? { stage: "finalBuy", at: 0 } : { stage: "awards" };
}

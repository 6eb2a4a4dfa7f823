import { type Ending, type Play, type State, type Table, turnSeat } from "../state.ts";
import { openMarket } from "./market.ts";
import { beginPicking } from "./ships.ts";

/** The actions begin: the start player has the first turn of the first round. PC-DEC-1 PC-TURN-1 */
export function beginActions(play: Play): void {
  openMarket(play);
  beginRound(play, 1);
}

function beginRound(play: Play, round: number): void {
  const { state, tell } = play;
  state.round = round;
  state.turnIndex = 0;
  tell?.({ type: "round", decade: state.decade, round });
  beginTurn(play);
}

function beginTurn({ table, state, tell }: Play): void {
  state.stage = { stage: "main" };
  tell?.({ type: "turn", seat: turnSeat(table, state) });
}

/** The next seat's turn, the next round, or the close of the decade. PC-TURN-1 */
export function endTurn(play: Play): void {
  const { table, state } = play;
  if (state.turnIndex + 1 < table.players) {
    state.turnIndex++;
    beginTurn(play);
  } else if (state.round < table.edition.parameters.actionRoundsPerDecade) {
    beginRound(play, state.round + 1);
  } else {
    state.stage = { stage: "close" };
  }
}

/** Whether and why the game ends with the decade that is just over. PC-END-1 PC-END-2 */
export function endingNow({ edition }: Table, state: Pick<State, "decade" | "senators">): Ending | null {
  const { decades, earlyEndAfterDecade, earlyEndPoints } = edition.parameters;
  if (state.decade >= decades) return "decades";
  if (state.decade !== earlyEndAfterDecade) return null;
  return state.senators.some(({ points }) => points >= earlyEndPoints) ? "points" : null;
}

/** After the fifth round: the next decade, the final docking if a store holds a good, or the final purchases. PC-DEC-3 PC-FIN-1 */
export function closeDecade(play: Play): void {
  const { table, state, tell } = play;
  if (endingNow(table, state) === null) {
    state.decade++;
    tell?.({ type: "decade", decade: state.decade });
    return beginPicking(play, "shipsPick");
  }
  if (state.docks.some(({ good }) => good !== null)) {
    tell?.({ type: "finalDocking" });
    return beginPicking(play, "finalPick");
  }
  const purchases = table.options.finalPurchase === "always";
  state.stage = purchases ? { stage: "finalBuy", at: 0 } : { stage: "awards" };
}

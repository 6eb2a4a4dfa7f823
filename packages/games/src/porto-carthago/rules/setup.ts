import { type Chance, type Emit, type Refusal, refuse, type Seat, shuffle } from "@portolan/kernel";
import type { PortoEvent } from "../knowledge/events.ts";
import { type Context, FREE_DOCK, type GameConfig, type Senator, type State } from "../state.ts";
import { noGoods, whyNotInMarket } from "./goods.ts";
import { claimDock, offerClaims, whyNotClaim } from "./hoist.ts";
import { fillMarket } from "./market.ts";
import type { Move, MoveOf } from "./moves.ts";
import { beginPicking, dealRow } from "./ships.ts";

/** PC-SET-4 */
function newSenator({ edition }: GameConfig): Senator {
  const { servantsPerPlayer, startingTalents, warehouseCoveredAtStart } = edition.parameters;
  return {
    reserve: servantsPerPlayer - warehouseCoveredAtStart,
    covered: warehouseCoveredAtStart,
    charters: 0,
    lighthouse: 0,
    temple: 0,
    onCards: edition.spaces.map(() => 0),
    hall: 0,
    awarded: 0,
    warehouse: noGoods(edition),
    talents: startingTalents,
    points: edition.startPoints,
    held: [],
    memory: [],
  };
}

/** PC-SET-1 */
function chooseStartPlayer({ config, state, chance, emit }: Context): void {
  const drawn = config.options.startPlayer === "random";
  state.startSeat = drawn ? chance.below(config.players) : 0;
  emit?.({ type: "startPlayer", seat: state.startSeat, why: drawn ? "drawn" : "first" });
}

/** Sets the table up to the first decision. PC-SET-1 to PC-SET-5 */
export function setUp(config: GameConfig, chance: Chance, emit: Emit<PortoEvent>): State {
  const { edition, players } = config;
  const deck = edition.ships.map((_, ship) => ship);
  const state: State = {
    startSeat: 0,
    decade: 0,
    round: 0,
    turnIndex: 0,
    stage: { stage: "setupClaim", at: 0 },
    stack: [],
    bag: edition.goods.map(() => edition.copiesEach),
    market: noGoods(edition),
    goodsBought: 0,
    deck: [],
    unknown: deck.length,
    rows: [[], []],
    docks: edition.docks.map(() => FREE_DOCK),
    cards: edition.actionCards.map((_, card) => card),
    palace: [],
    path: [],
    senators: Array.from({ length: players }, () => newSenator(config)),
  };
  const context = { config, state, chance, emit };
  chooseStartPlayer(context);
  fillMarket(context);
  state.deck = shuffle(chance, deck);
  state.rows = [dealRow(context, "row1"), dealRow(context, "row2")];
  return state;
}

type SetupStage = "setupClaim" | "setupGood" | "setupDock";

/** Clockwise in the first pass, from the last player back in the second. PC-SET-6 PC-SET-7 */
export function setupSeat(
  { players }: GameConfig,
  state: Pick<State, "startSeat">,
  stage: SetupStage,
  at: number,
): Seat {
  const place = stage === "setupClaim" ? at : players - 1 - at;
  return (state.startSeat + place) % players;
}

/** PC-SET-6 */
export function offerFirstClaims(config: GameConfig, state: State, seat: Seat, moves: Move[]): void {
  offerClaims(config, state, seat, "claim", moves);
  moves.push({ type: "pass" });
}

/** PC-SET-7 */
export function offerSetupGoods({ edition }: GameConfig, state: State, moves: Move[]): void {
  for (let good = 0; good < edition.goods.length; good++) {
    if (state.market[good] > 0) moves.push({ type: "take", good });
  }
}

export function whyNotSetup(
  config: GameConfig,
  state: State,
  seat: Seat,
  stage: SetupStage,
  move: Move,
): Refusal | null {
  if (move.type === "claim" && stage !== "setupGood") {
    return whyNotClaim(config, state, seat, move.dock, stage === "setupClaim" ? "PC-SET-6" : "PC-SET-7");
  }
  if (move.type === "pass" && stage === "setupClaim") return null;
  if (move.type === "take" && stage === "setupGood") {
    return whyNotInMarket(config.edition, state.market, move.good, "PC-SET-7");
  }
  return refuse(stage === "setupClaim" ? "PC-SET-6" : "PC-SET-7", `refuse.now.${stage}`);
}

/** PC-SET-6: after the first pass the second begins with the last player. */
export function firstPass(
  context: Context,
  seat: Seat,
  at: number,
  move: MoveOf<"claim"> | MoveOf<"pass">,
): void {
  const { config, state, emit } = context;
  if (move.type === "claim") claimDock(context, seat, move.dock);
  else emit?.({ type: "noClaim", seat });
  const next = at + 1;
  state.stage = next < config.players ? { stage: "setupClaim", at: next } : { stage: "setupGood", at: 0 };
}

/** Free of charge, and the market is not topped up. PC-SET-7 PC-SET-8 */
export function takeGood({ state, emit }: Context, seat: Seat, at: number, { good }: MoveOf<"take">): void {
  state.market[good]--;
  state.senators[seat].warehouse[good]++;
  emit?.({ type: "goodTaken", seat, good });
  state.stage = { stage: "setupDock", at };
}

/** The first decade begins after the last claim. PC-SET-7 PC-DEC-2 */
export function secondPass(context: Context, seat: Seat, at: number, { dock }: MoveOf<"claim">): void {
  const { config, state, emit } = context;
  claimDock(context, seat, dock);
  if (at + 1 < config.players) {
    state.stage = { stage: "setupGood", at: at + 1 };
    return;
  }
  state.decade = 1;
  emit?.({ type: "decade", decade: state.decade });
  beginPicking(context, "shipsPick");
}

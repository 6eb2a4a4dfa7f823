import { type Seat, schema } from "@portolan/kernel";
import { endingNow } from "../rules/decade.ts";
import { total } from "../rules/goods.ts";
import { LOAD_STEPS } from "../rules/loading.ts";
import { setupSeat } from "../rules/setup.ts";
import { pickingOrder, picksOf } from "../rules/ships.ts";
import { succeeds, VOYAGE_STEPS, voyagePoints } from "../rules/voyage.ts";
import {
  type Frame,
  type FrameOf,
  type GameConfig,
  type Picking,
  type Stage,
  type State,
  turnSeat,
} from "../state.ts";

/**
 * Positions from outside: the form of every field here, what must always hold in `invariants.ts`. Both are asked before
 * the rules trust a state.
 */

const { exactly, flag, list, nullable, object, oneOf, only, reject, whole } = schema;
type Schema<T> = schema.Schema<T>;

const BEFORE_ACTIONS = ["shipsAuto", "rows", "shipsLoad", "cards", "start", "income", "market"] as const;
const AT_THE_END = ["finalAuto", "finalLoad", "awards"] as const;

function stageSchema({ players, edition }: GameConfig): Schema<Stage> {
  const kind = object({
    stage: oneOf(
      "setupClaim",
      "setupGood",
      "setupDock",
      "shipsPick",
      "finalPick",
      "main",
      "act",
      "tail",
      "finalBuy",
      "over",
      "close",
      ...BEFORE_ACTIONS,
      ...AT_THE_END,
    ),
  });
  return (value, path) => {
    const { stage } = kind(value, path);
    switch (stage) {
      case "setupClaim":
      case "setupGood":
      case "setupDock":
      case "finalBuy":
        return only({ stage: oneOf(stage), at: whole(0, players - 1) })(value, path);
      case "shipsPick":
      case "finalPick":
        return only({
          stage: oneOf(stage),
          ranks: list(whole(0, players - 1), 1),
          rank: whole(0, players - 1),
          picksLeft: whole(1),
          mayTurnAway: flag,
        })(value, path);
      case "act":
        return only({ stage: oneOf(stage), space: whole(0, edition.spaces.length - 1) })(value, path);
      case "tail": {
        const extra = oneOf("warehouse", "palace", "refreshBuy", "none");
        return only({ stage: oneOf(stage), extra, skipped: flag })(value, path);
      }
      case "over":
        return only({ stage: oneOf(stage), ending: oneOf("decades", "points") })(value, path);
      default:
        return only({ stage: oneOf(stage) })(value, path);
    }
  };
}

function frameSchema({ players, edition, options }: GameConfig): Schema<Frame> {
  const kind = object({ frame: oneOf("load", "voyage", "points", "atOnce", "order") });
  const seat = whole(0, players - 1);
  const ship = whole(0, edition.ships.length - 1);
  const good = whole(0, edition.goods.length - 1);
  return (value, path) => {
    const { frame } = kind(value, path);
    switch (frame) {
      case "load": {
        const dock = whole(0, edition.docks.length - 1);
        const step = whole(1, LOAD_STEPS[options.deliveryOrder].length);
        return only({ frame: oneOf(frame), seat, dock, ship, step })(value, path);
      }
      case "voyage": {
        const step = whole(1, VOYAGE_STEPS[options.deliveryOrder].length);
        const temple = whole(0, edition.parameters.servantsPerPlayer);
        return only({ frame: oneOf(frame), seat, good, card: ship, temple, step })(value, path);
      }
      case "points":
        return only({ frame: oneOf(frame), seat, points: whole(1) })(value, path);
      case "atOnce":
        return only({ frame: oneOf(frame), seat, card: ship })(value, path);
      case "order":
        return only({
          frame: oneOf(frame),
          seat,
          count: whole(1, edition.parameters.scoutCards),
          played: ship,
        })(value, path);
    }
  };
}

function senatorSchema({ edition }: GameConfig): Schema<State["senators"][number]> {
  const servants = whole(0, edition.parameters.servantsPerPlayer);
  const ships = list(whole(0, edition.ships.length - 1));
  return only({
    reserve: servants,
    covered: servants,
    charters: servants,
    lighthouse: servants,
    temple: servants,
    onCards: exactly(servants, edition.spaces.length),
    hall: servants,
    awarded: servants,
    warehouse: exactly(whole(0, edition.copiesEach), edition.goods.length),
    talents: whole(0),
    points: whole(0),
    held: ships,
    memory: list(only({ size: whole(1, edition.ships.length), named: ships })),
  }) as Schema<State["senators"][number]>;
}

function stateSchema(config: GameConfig): Schema<State> {
  const { edition, players, rowLength } = config;
  const seat = whole(0, players - 1);
  const ship = whole(0, edition.ships.length - 1);
  const counts = exactly(whole(0, edition.copiesEach), edition.goods.length);
  const shape = only({
    startSeat: seat,
    decade: whole(0, edition.parameters.decades),
    round: whole(0, edition.parameters.actionRoundsPerDecade),
    turnIndex: seat,
    stage: stageSchema(config),
    stack: list(frameSchema(config)),
    bag: counts,
    market: counts,
    goodsBought: whole(0),
    deck: list(ship),
    unknown: whole(0, edition.ships.length),
    rows: exactly(exactly(nullable(ship), rowLength), 2),
    docks: exactly(
      only({
        owner: nullable(seat),
        ship: nullable(ship),
        good: nullable(whole(0, edition.goods.length - 1)),
      }),
      edition.docks.length,
    ),
    cards: exactly(whole(0, edition.actionCards.length - 1), edition.spaces.length),
    palace: list(seat),
    path: list(seat),
    senators: exactly(senatorSchema(config), players),
  });
  return (value, path) => shape(value, path) as State;
}

/** How many seats have had the decision of a pass already. */
function isBefore(
  config: GameConfig,
  state: State,
  stage: "setupClaim" | "setupGood",
  at: number,
  seat: Seat,
): boolean {
  for (let place = 0; place < at; place++) if (setupSeat(config, state, stage, place) === seat) return true;
  return false;
}

/** PC-SET-4 PC-SET-6 PC-SET-7: until the first decade nobody has more than the two passes gave. */
function checkSetup(config: GameConfig, state: State, path: string): void {
  const { stage } = state;
  if (stage.stage !== "setupClaim" && stage.stage !== "setupGood" && stage.stage !== "setupDock") return;
  const { parameters, startPoints } = config.edition;
  for (const name of ["decade", "round", "turnIndex"] as const)
    if (state[name] !== 0) reject(`${path}.${name}`, "expected 0 while the table is set up");
  for (const name of ["palace", "path", "stack"] as const)
    if (state[name].length > 0) reject(`${path}.${name}`, "expected nobody while the table is set up");
  state.docks.forEach(({ ship, good }, dock) => {
    if (ship !== null || good !== null) reject(`${path}.docks[${dock}]`, "no ship has docked yet");
  });
  const isSecond = stage.stage !== "setupClaim";
  state.senators.forEach((senator, seat) => {
    const at = `${path}.senators[${seat}]`;
    const { covered, charters, lighthouse, temple, hall, awarded, points, held, memory, warehouse } = senator;
    const early =
      charters + lighthouse + temple + hall + awarded + total(senator.onCards) + held.length + memory.length;
    if (early > 0 || covered !== parameters.warehouseCoveredAtStart || points !== startPoints)
      reject(at, "expected a player who has not had a turn yet");
    const first = isSecond || isBefore(config, state, "setupClaim", stage.at, seat) ? 1 : 0;
    const isDone = isSecond && isBefore(config, state, "setupGood", stage.at, seat);
    const isNow = stage.stage === "setupDock" && setupSeat(config, state, "setupDock", stage.at) === seat;
    if (total(warehouse) !== (isDone || isNow ? 1 : 0))
      reject(`${at}.warehouse`, "not what the first goods gave");
    const docks = state.docks.filter(({ owner }) => owner === seat).length;
    const fewest = isDone ? 1 : 0;
    if (docks < fewest || docks > fewest + first)
      reject(`${path}.docks`, `seat ${seat} cannot have ${docks} docks yet`);
  });
  if (stage.stage === "setupGood" && total(state.market) < config.players - stage.at)
    reject(`${path}.market`, "expected a good for each player who is still to take one");
}

function checkPicking(config: GameConfig, state: State, picking: Picking, path: string): void {
  const { ranks, rank, picksLeft, mayTurnAway } = picking;
  const { parameters } = config.edition;
  if (JSON.stringify(ranks) !== JSON.stringify(pickingOrder(config, state)))
    reject(`${path}.ranks`, "not the order of the servants in the lighthouse");
  if (rank >= ranks.length) reject(`${path}.rank`, `there are only ${ranks.length} ranks`);
  const most = picksOf(config.edition, rank);
  if (picksLeft > most) reject(`${path}.picksLeft`, `expected at most ${most}`);
  if (mayTurnAway && (rank + 1 !== parameters.lighthouseTurnAwayRank || picksLeft !== most))
    reject(`${path}.mayTurnAway`, "this rank may not turn a ship away now");
}

/** Where in the decade the stage can be. PC-DEC-1 PC-FIN-1 */
function checkTime(config: GameConfig, state: State, path: string): void {
  const { stage } = state.stage;
  const { decade, round } = state;
  const lastRound = config.edition.parameters.actionRoundsPerDecade;
  if (stage === "setupClaim" || stage === "setupGood" || stage === "setupDock") return;
  if (decade === 0) reject(`${path}.decade`, "expected at least 1 once the table is set up");
  const isAction = stage === "main" || stage === "act" || stage === "tail";
  if (isAction) {
    if (round === 0) reject(`${path}.round`, "expected at least 1 while players act");
    return;
  }
  const isBetween = round === (decade === 1 ? 0 : lastRound);
  if (stage === "shipsPick" || (BEFORE_ACTIONS as readonly string[]).includes(stage)) {
    if (!isBetween) reject(`${path}.stage`, "this comes before the rounds of a decade");
    return;
  }
  if (round !== lastRound) reject(`${path}.stage`, "this comes after the last round of a decade");
  if (stage === "close") return;
  if (stage !== "over" && endingNow(config, state) === null)
    reject(`${path}.stage`, "this comes only at the end of the game");
}

type Loading = FrameOf<"load">;
type Voyaging = FrameOf<"voyage">;

/** What lies at the dock at this step of the loading. PC-LOAD-4 */
function checkLoad(
  config: GameConfig,
  state: State,
  { seat, dock, ship, step }: Loading,
  top: Frame,
  path: string,
): void {
  const steps = LOAD_STEPS[config.options.deliveryOrder];
  const doing = steps[step - 1];
  const done = steps.slice(0, step);
  const { owner, ship: inBerth, good } = state.docks[dock];
  if (top.frame === "points" ? doing !== "points" : doing !== "privilege")
    reject(`${path}[0].step`, `not the step that ${top.frame} belongs to`);
  if (config.edition.ships[ship].civilisation !== config.edition.docks[dock].civilisation)
    reject(`${path}[0].dock`, "the ship does not dock there");
  if (done.includes("takeCard") ? inBerth !== null : inBerth !== ship)
    reject(`${path}[0].ship`, "not what lies in the berth at this step");
  const isCleared = done.includes("clearDock");
  if (isCleared ? owner !== null || good !== null : owner !== seat || good === null)
    reject(`${path}[0].dock`, "not what lies there at this step");
  if (top.frame === "points" && top.points !== config.edition.parameters.loadPoints)
    reject(`${path}[1].points`, `expected ${config.edition.parameters.loadPoints}`);
  if (top.frame === "atOnce" && (top.card !== ship || !config.edition.ships[ship].atOnce))
    reject(`${path}[1].card`, "not the privilege of the ship that is loaded");
}

/** PC-VOY-2 PC-VOY-7 */
function checkVoyage(config: GameConfig, state: State, frame: Voyaging, top: Frame, path: string): void {
  const steps = VOYAGE_STEPS[config.options.deliveryOrder];
  const { seat, card, temple, step } = frame;
  const { edition } = config;
  const senator = state.senators[seat];
  if (top.frame !== "points" || steps[step - 1] !== "points")
    reject(`${path}[0].step`, "expected the step that gives points");
  const points = voyagePoints(edition, succeeds(edition, card, temple));
  if (top.frame === "points" && top.points !== points) reject(`${path}[1].points`, `expected ${points}`);
  const isBack = steps.slice(0, step).includes("servants");
  if (
    temple < Math.max(1, edition.parameters.voyageMinTemple) ||
    senator.temple !== temple - (isBack ? 1 : 0)
  )
    reject(`${path}[0].temple`, "not the servants in the temple");
  if (!isBack && senator.charters === 0) reject(`${path}[0].seat`, "this player has no charter ship");
}

/** PC-P2-1: the cards looked at are named, one by one, in the memory of whoever looks. */
function checkOrder(
  { edition }: GameConfig,
  state: State,
  { seat, count, played }: FrameOf<"order">,
  path: string,
): void {
  if (count !== Math.min(edition.parameters.scoutCards, state.deck.length))
    reject(`${path}.count`, "not what a look shows");
  if (edition.ships[played].privilege !== "scout")
    reject(`${path}.played`, "this card shows nothing of the deck");
  const seen = state.deck.slice(0, count).map((ship) => ({ size: 1, named: [ship] }));
  if (JSON.stringify(state.senators[seat].memory) !== JSON.stringify(seen))
    reject(`${path}.count`, `senators[${seat}].memory must name the cards looked at`);
}

/** What can lie on the stack: a delivery with one decision above it, or a look at the deck. PC-SM-4 */
function checkStack(config: GameConfig, state: State, path: string): void {
  const { stack, stage } = state;
  if (stack.length === 0) return;
  const at = `${path}.stack`;
  const [below] = stack;
  const top = stack[stack.length - 1];
  const inTurn = stage.stage === "main" || stage.stage === "tail";
  const isLoading = inTurn || stage.stage === "shipsLoad" || stage.stage === "finalLoad";
  if (!(below.frame === "load" ? isLoading : inTurn)) reject(at, `expected none in the stage ${stage.stage}`);
  if (below.frame === "order") {
    if (stack.length > 1) reject(`${at}[1]`, "expected nothing above a look at the deck");
    if (below.seat !== turnSeat(config, state)) reject(`${at}[0].seat`, "expected the seat whose turn it is");
    return checkOrder(config, state, below, `${at}[0]`);
  }
  if (below.frame !== "load" && below.frame !== "voyage")
    return reject(`${at}[0]`, "expected a delivery beneath this");
  if (stack.length !== 2) reject(at, "expected a delivery and one decision above it");
  if (top.frame !== "points" && top.frame !== "atOnce") return reject(`${at}[1]`, "expected a decision");
  if (top.seat !== below.seat) reject(`${at}[1].seat`, "expected the seat that delivers");
  if (below.frame === "load") return checkLoad(config, state, below, top, at);
  if (below.seat !== turnSeat(config, state)) reject(`${at}[0].seat`, "expected the seat whose turn it is");
  if (stage.stage !== "tail") reject(at, "a voyage comes after the main action");
  checkVoyage(config, state, below, top, at);
}

function checkStage(config: GameConfig, state: State, path: string): void {
  const { stage } = state;
  const at = `${path}.stage`;
  if (stage.stage === "shipsPick" || stage.stage === "finalPick") {
    checkPicking(config, state, stage, at);
    if (state.rows[0].every((ship) => ship === null)) reject(`${path}.rows[0]`, "there is no ship to pick");
  }
  if (stage.stage !== "act") return;
  const { servants } = config.edition.spaces[stage.space];
  if (state.senators[turnSeat(config, state)].onCards[stage.space] < servants)
    reject(`${at}.space`, "no servants stand on that card");
}

function checkLists(config: GameConfig, state: State, path: string): void {
  if (new Set(state.cards).size !== state.cards.length)
    reject(`${path}.cards`, "an action card lies there twice");
  if (state.unknown > state.deck.length) reject(`${path}.unknown`, `the deck has ${state.deck.length} cards`);
  state.senators.forEach(({ memory, held }, seat) => {
    memory.forEach(({ size, named }, i) => {
      const at = `${path}.senators[${seat}].memory[${i}].named`;
      if (named.length > size) reject(at, `expected at most ${size}`);
      if (named.some((ship, j) => j > 0 && named[j - 1] >= ship))
        reject(at, "expected the lowest card first, each once");
    });
    const atOnce = held.findIndex((ship) => config.edition.ships[ship].atOnce);
    if (atOnce >= 0) reject(`${path}.senators[${seat}].held[${atOnce}]`, "this card is never kept");
  });
}

/** A state from outside, checked in form; throws an `InputError` that names the place. */
export function readState(config: GameConfig, data: unknown, path: string): State {
  const state = stateSchema(config)(data, path);
  checkLists(config, state, path);
  checkSetup(config, state, path);
  checkTime(config, state, path);
  checkStage(config, state, path);
  checkStack(config, state, path);
  return state;
}

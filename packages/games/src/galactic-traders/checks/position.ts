import { clockwise, nextStep, schema } from "@portolan/kernel";
import { winnerOf } from "../rules/agreements.ts";
import { isDecision, isOpenDecision } from "../rules/decisions.ts";
import { draftOrder } from "../rules/draft.ts";
import { isNone, size } from "../rules/goods.ts";
import { isComplete } from "../rules/slots.ts";
import {
  type DisplacedGood,
  type GameConfig,
  type LaidGood,
  placeInRow,
  type Secret,
  type State,
  type Step,
} from "../state.ts";
import { checkMemories, memorySchema, noteSchema } from "./position-memory.ts";

/**
 * Positions from outside: the form of every field here, what must always hold in `invariants.ts`. Both are asked before
 * the rules trust a state.
 */

const { exactly, flag, list, nullable, object, oneOf, only, reject, whole } = schema;
type Schema<T> = schema.Schema<T>;

function stepSchema({ players, edition }: GameConfig): Schema<Step> {
  const seat = whole(0, players - 1);
  const kind = object({
    step: oneOf(
      "draft",
      "recall",
      "deliver",
      "agree",
      "give",
      "redistribute",
      "round",
      "offer",
      "turn",
      "roundEnd",
      "over",
    ),
  });
  return (value, path) => {
    const { step } = kind(value, path);
    if (step === "round" || step === "roundEnd" || step === "over")
      return only({ step: oneOf(step) })(value, path);
    if (step !== "give") return only({ step: oneOf(step), seat })(value, path);
    return only({ step: oneOf(step), seat, planet: whole(0, edition.planets.length - 1) })(value, path);
  };
}

function stateSchema(config: GameConfig): Schema<State> {
  const { edition, players } = config;
  const seat = whole(0, players - 1);
  const good = whole(0, edition.goods.length - 1);
  const planet = whole(0, edition.planets.length - 1);
  const planets = list(planet);
  const counts = exactly(whole(0, Math.max(...edition.supply)), edition.goods.length);
  const secret: Schema<Secret | null> = nullable(only({ mark: whole(0), not: good }));
  const laid = only({ owner: seat, good, faceDown: flag, secret, laidAt: whole(0) });
  const displaced = only({ owner: seat, good, slot: whole(0), secret, wasFaceDown: flag });
  const shape = only({
    eraDecks: exactly(planets, 2),
    setAside: planets,
    removed: planets,
    deck: list(good),
    discard: counts,
    shuffled: counts,
    pool: counts,
    row: list(only({ planet, revealedAt: whole(0), slots: list(nullable(laid)) })),
    traders: exactly(
      only({ hand: counts, planets: list(only({ planet, rotated: flag })), out: whole(0) }),
      players,
    ),
    primon: seat,
    activeSeat: seat,
    round: whole(0),
    isLastRound: flag,
    agreedThisRound: flag,
    quietRounds: whole(0),
    revealCounter: whole(0),
    layCounter: whole(0),
    resolution: nullable(only({ planet, winner: seat, displaced: list(displaced, 1) })),
    memories: exactly(memorySchema(config), players + 1),
    notes: list(noteSchema(config)),
    agenda: list(stepSchema(config), 1),
  });
  return (value, path) => shape(value, path) as State;
}

/** All secret goods with their places. */
function secretsIn(
  { row, resolution }: State,
  path: string,
): { one: LaidGood | DisplacedGood; at: string }[] {
  const laid = row.flatMap(({ slots }, i) =>
    slots.map((one, slot) => ({ one, at: `${path}.row[${i}].slots[${slot}]` })),
  );
  const displaced = (resolution?.displaced ?? []).map((one, i) => ({
    one,
    at: `${path}.resolution.displaced[${i}]`,
  }));
  return [...laid, ...displaced].flatMap(({ one, at }) => (one?.secret ? [{ one, at }] : []));
}

/** A secret good has a mark of its own and is not what it was laid as. GT-ABI-2 GT-ABI-5 */
function checkSecrets(state: State, path: string): void {
  const marks = new Set<number>();
  for (const { one, at } of secretsIn(state, path)) {
    const { good, secret } = one;
    if (secret === null) continue;
    if (secret.not === good) reject(`${at}.secret.not`, "the good cannot be what it was laid as");
    if (secret.mark >= state.layCounter) reject(`${at}.secret.mark`, "expected a number below layCounter");
    if (marks.has(secret.mark)) reject(`${at}.secret.mark`, "another good has this mark");
    marks.add(secret.mark);
    if ("faceDown" in one && !one.faceDown) reject(`${at}.faceDown`, "a secret good lies face down");
  }
}

function checkRow({ edition }: GameConfig, state: State, path: string): void {
  const revealed = new Set<number>();
  state.row.forEach(({ planet, revealedAt, slots }, i) => {
    const at = `${path}.row[${i}]`;
    const { needs } = edition.planets[planet];
    if (slots.length !== needs.length) reject(`${at}.slots`, `expected a list of ${needs.length}`);
    if (revealedAt >= state.revealCounter || revealed.has(revealedAt))
      reject(`${at}.revealedAt`, "expected a number of its own below revealCounter");
    revealed.add(revealedAt);
    slots.forEach((laid, slot) => {
      if (laid && !laid.faceDown && laid.good !== needs[slot])
        reject(`${at}.slots[${slot}].good`, "face up, a good is what the slot asks for");
      if (laid && laid.laidAt >= state.layCounter)
        reject(`${at}.slots[${slot}].laidAt`, "expected a number below layCounter");
    });
  });
  state.eraDecks.forEach((deck, era) => {
    const wrong = deck.findIndex((planet) => edition.planets[planet].era !== era + 1);
    if (wrong >= 0) reject(`${path}.eraDecks[${era}][${wrong}]`, `not a planet of era ${era + 1}`);
  });
}

/** The deck holds nothing but what it was shuffled from. GT-DECK-1 */
function checkDeck({ edition }: GameConfig, state: State, path: string): void {
  const left = state.shuffled.slice();
  state.deck.forEach((good, i) => {
    if (--left[good] < 0)
      reject(`${path}.deck[${i}]`, `the deck was shuffled from fewer ${edition.goods[good]}`);
  });
  state.shuffled.forEach((count, good) => {
    if (count > edition.supply[good])
      reject(`${path}.shuffled[${good}]`, `expected at most ${edition.supply[good]}`);
  });
}

/** The displaced goods in the order in which they are laid again. GT-RED-2 GT-RED-3 */
function relayOrder(config: GameConfig, { resolution }: State): Step[] {
  if (!resolution) return [];
  const owners = clockwise(config, resolution.winner).slice(1);
  return owners.flatMap((seat) =>
    resolution.displaced
      .filter(({ owner }) => owner === seat)
      .map((): Step => ({ step: "redistribute", seat })),
  );
}

/** All steps that are to come when this one comes next, the next one first. */
function expectedSteps(config: GameConfig, state: State, top: Step): readonly Step[] | null {
  const { activeSeat, pool, primon } = state;
  const turns = clockwise(config, primon).map((seat): Step => ({ step: "turn", seat }));
  const end: Step = { step: "roundEnd" };
  const at = clockwise(config, primon).indexOf("seat" in top && top.step === "turn" ? top.seat : activeSeat);
  const agree: Step = { step: "agree", seat: activeSeat };
  const later = [...turns.slice(at + 1), end];
  switch (top.step) {
    case "over":
    case "round":
      return [top];
    case "draft": {
      const order = draftOrder(config, primon);
      const left = order.slice(order.length - size(pool));
      if (size(pool) > order.length || left.length === 0 || size(pool) === 0) return null;
      const offers = left.slice(1).map((seat): Step => ({ step: "offer", seat }));
      return [{ step: "draft", seat: left[0] }, ...offers, ...turns, end];
    }
    case "turn":
      return [...turns.slice(at), end];
    case "recall":
      return [{ step: "recall", seat: activeSeat }, { step: "deliver", seat: activeSeat }, agree, ...later];
    case "deliver":
      return [{ step: "deliver", seat: activeSeat }, agree, ...later];
    case "agree":
      return [agree, ...later];
    case "give":
      return [top, agree, ...later];
    case "redistribute":
      return [...relayOrder(config, state), agree, ...later];
    default:
      return null;
  }
}

function checkAgenda(config: GameConfig, state: State, path: string): void {
  const { agenda, resolution } = state;
  const last = agenda.length - 1;
  const top = nextStep(state);
  const place = `${path}.agenda[${last}]`;
  const expected = expectedSteps(config, state, top)?.toReversed();
  if (!expected) return reject(place, "a position begins with a decision, a turn, a round or the end");
  if (top.step === "redistribute" ? !resolution : resolution)
    reject(`${path}.resolution`, "displaced goods are there only while they are laid again");
  if (agenda.length !== expected.length) reject(`${path}.agenda`, `expected ${expected.length} steps`);
  expected.forEach((step, i) => {
    if (JSON.stringify(step) !== JSON.stringify(agenda[i]))
      reject(`${path}.agenda[${i}]`, `expected ${JSON.stringify(step)}`);
  });
  if (top.step !== "draft" && !isNone(state.pool))
    reject(`${path}.pool`, "goods are on offer only in the draft");
  if (isDecision(top) && !isOpenDecision(config, state, top)) reject(place, "there is nothing to decide");
  if (top.step === "give") checkGift(config, state, top, place);
}

/** A complete strange orbit, given away by its winner. GT-AGR-7 */
function checkGift(
  { edition, players }: GameConfig,
  state: State,
  { planet, seat }: Extract<Step, { step: "give" }>,
  path: string,
): void {
  const at = placeInRow(state, planet);
  if (at < 0 || !isComplete(state.row[at]) || edition.planets[planet].ability?.type !== "strangeOrbit")
    return reject(`${path}.planet`, "expected a complete strange orbit of the row");
  if (winnerOf(state.row[at].slots, players).seat !== seat)
    reject(`${path}.seat`, "expected the winner of the agreement");
}

function checkResolution({ edition }: GameConfig, { resolution, traders }: State, path: string): void {
  if (!resolution) return;
  const at = `${path}.resolution`;
  const { planet, winner, displaced } = resolution;
  if (!traders.some(({ planets }) => planets.some((owned) => owned.planet === planet)))
    reject(`${at}.planet`, "nobody has this planet");
  const slots = new Set<number>();
  displaced.forEach(({ owner, slot }, i) => {
    if (owner === winner) reject(`${at}.displaced[${i}].owner`, "the winner's goods are discarded");
    if (slot >= edition.planets[planet].needs.length || slots.has(slot))
      reject(`${at}.displaced[${i}].slot`, "expected a slot of the planet, each once");
    slots.add(slot);
  });
}

function checkRounds({ options }: GameConfig, state: State, path: string): void {
  const { step } = nextStep(state);
  const { deadlockRounds } = options;
  if (deadlockRounds !== "off" && state.quietRounds >= deadlockRounds)
    reject(`${path}.quietRounds`, `the guard acts after ${deadlockRounds}`);
  if (state.agreedThisRound && state.quietRounds > 0 && step !== "round")
    reject(`${path}.quietRounds`, "expected 0 after an agreement in this round");
  if (step !== "round" && state.round === 0) reject(`${path}.round`, "expected at least 1");
  if (step === "over" && !state.isLastRound) reject(`${path}.isLastRound`, "the game is over: expected true");
}

/** A state from outside, checked in form; throws an `InputError` that names the place. */
export function readState(config: GameConfig, data: unknown, path: string): State {
  const state = stateSchema(config)(data, path);
  checkRow(config, state, path);
  checkDeck(config, state, path);
  checkSecrets(state, path);
  checkResolution(config, state, path);
  checkAgenda(config, state, path);
  checkRounds(config, state, path);
  checkMemories(config, state, path);
  return state;
}

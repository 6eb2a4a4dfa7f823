import { clockwise, type Seat, schema } from "@portolan/kernel";
import type { Colour } from "../rules/edition.ts";
import { raidedColours } from "../rules/ships.ts";
import { canStore } from "../rules/storage.ts";
import { type GameConfig, type State, type Step, tokenTotal } from "../state.ts";

/**
 * Positions from outside: the form of every field here, what must always hold in `invariants.ts`. Both are asked before
 * the rules trust a state.
 */

const { exactly, list, nullable, oneOf, only, reject, whole } = schema;

/** A step of the agenda: which fields it has depends on what it is. */
function stepSchema({ players, edition }: GameConfig): schema.Schema<Step> {
  const seat = whole(0, players - 1);
  const kind = schema.object({
    step: oneOf(
      "startToken",
      "action",
      "turn",
      "payday",
      "pirates",
      "raid",
      "return",
      "refill",
      "storage",
      "over",
    ),
  });
  return (value, path) => {
    const { step } = kind(value, path);
    const named = oneOf(step);
    if (step === "over") return only({ step: oneOf(step), ending: oneOf("tokens", "passes") })(value, path);
    if (step !== "storage") return only({ step: named, seat })(value, path) as Step;
    return only({ step: oneOf(step), seat, colour: whole(0, edition.colours.length - 1) })(value, path);
  };
}

function stateSchema(config: GameConfig): schema.Schema<State> {
  const { edition, players } = config;
  const card = whole(0, edition.cards.length - 1);
  const counts = exactly(whole(0, edition.deckSize), edition.cards.length);
  const seat = whole(0, players - 1);
  const slots = list(only({ card, reservedBy: nullable(seat) }));
  const tokens = exactly(
    whole(0, edition.tokens.endThreshold + edition.colours.length),
    edition.colours.length,
  );
  const shape = only({
    draw: list(card),
    discard: counts,
    market: slots,
    farm: slots,
    ships: exactly(whole(0, edition.carthage), edition.colours.length),
    traders: exactly(
      only({
        hand: counts,
        goods: counts,
        stored: counts,
        tokens,
        points: counts,
        blindPoints: list(list(card), 1),
        owedPoints: whole(0),
      }),
      players,
    ),
    startSeat: seat,
    activeSeat: seat,
    passesInARow: whole(0, players),
    agenda: list(stepSchema(config), 1),
  });
  return (value, path) => shape(value, path) as State;
}

/** The storage decisions of a raid that are still open, in the order in which they are made. TC-STO-1 TC-STO-9 */
function openStorage(config: GameConfig, state: State): { seat: Seat; colour: Colour }[] {
  const { storageOrder, storageScope } = config.options;
  const first = storageOrder === "trigger" ? state.activeSeat : state.startSeat;
  const raided = raidedColours(config, state.ships);
  const colours = storageScope === "raided" ? raided : config.edition.colours.map((_, colour) => colour);
  return clockwise(config, first).flatMap((seat) => colours.map((colour) => ({ seat, colour })));
}

/** The steps beneath a decision that follow from it. */
function expectedBelow(config: GameConfig, state: State, top: Step): readonly Step[] {
  const { activeSeat, startSeat } = state;
  const next: Step = { step: "turn", seat: (activeSeat + 1) % config.players };
  switch (top.step) {
    case "startToken":
      return [{ step: "turn", seat: startSeat }];
    case "action":
      return [next];
    case "storage": {
      const refill: Step[] =
        config.options.refillTiming === "afterPayday" ? [{ step: "refill", seat: activeSeat }] : [];
      return [next, ...refill, { step: "return", seat: activeSeat }, { step: "raid", seat: activeSeat }];
    }
    default:
      return [];
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function checkStartTokens(config: GameConfig, state: State, pending: readonly Step[], path: string): void {
  const { startingTokens } = config.edition.setup;
  const order = Array.from({ length: startingTokens }, () => clockwise(config, state.startSeat)).flat();
  const expected = order.slice(order.length - pending.length).map((seat) => ({ step: "startToken", seat }));
  if (pending.length > order.length || !same(pending.toReversed(), expected))
    reject(`${path}.agenda`, "the start tokens are not taken clockwise from the start player");
  if (state.activeSeat !== state.startSeat)
    reject(`${path}.activeSeat`, "expected the start player, who has the first turn");
  state.traders.forEach((trader, seat) => {
    const due = expected.filter((step) => step.seat === seat).length;
    if (tokenTotal(trader) + due !== startingTokens)
      reject(`${path}.traders[${seat}].tokens`, `expected ${startingTokens - due} start tokens`);
  });
}

function checkStorage(
  config: GameConfig,
  state: State,
  pending: readonly Step[],
  path: string,
  below: number,
): void {
  const open = openStorage(config, state);
  let at = -1;
  for (const [i, step] of pending.toReversed().entries()) {
    const place = `${path}.agenda[${below + pending.length - 1 - i}]`;
    if (step.step !== "storage") return reject(place, "expected a storage decision");
    const { seat, colour } = step;
    const found = open.findIndex((one) => one.seat === seat && one.colour === colour);
    if (found <= at) reject(place, "not a decision of this raid, or not in its order");
    if (!canStore(config, state, seat, colour))
      reject(place, "there is nothing to store, or nothing to store it with");
    at = found;
  }
}

/** The agenda follows from the decision on top. */
function checkAgenda(config: GameConfig, state: State, path: string): void {
  const { agenda, activeSeat } = state;
  const at = agenda.length - 1;
  const top = agenda[at];
  const place = `${path}.agenda[${at}]`;
  if (top.step === "over" || top.step === "turn") {
    if (at > 0) reject(`${path}.agenda`, `nothing can come after ${top.step}`);
    return;
  }
  const below = expectedBelow(config, state, top);
  if (below.length === 0) reject(place, "a position begins with a decision, a turn or the end");
  below.forEach((step, i) => {
    if (!same(agenda[i], step)) reject(`${path}.agenda[${i}]`, `expected ${JSON.stringify(step)}`);
  });
  const pending = agenda.slice(below.length);
  if (top.step === "startToken") return checkStartTokens(config, state, pending, path);
  if (top.step === "storage") return checkStorage(config, state, pending, path, below.length);
  if (pending.length > 1) reject(`${path}.agenda[${below.length}]`, "expected the action alone");
  if (top.step === "action" && top.seat !== activeSeat) reject(place, "expected the seat whose turn it is");
}

function checkNumbers(config: GameConfig, state: State, path: string): void {
  const { traders, passesInARow, agenda } = state;
  const isOver = agenda[agenda.length - 1].step === "over";
  const [{ blindPoints }] = traders;
  if (traders.some((trader) => trader.blindPoints.length !== blindPoints.length))
    reject(`${path}.traders`, "expected as many lists of blindPoints for everyone");
  if (!isOver && passesInARow >= config.players) reject(`${path}.passesInARow`, "the game would be over");
}

/** A state from outside, checked in form; throws an `InputError` that names the place. */
export function readState(config: GameConfig, data: unknown, path: string): State {
  const state = stateSchema(config)(data, path);
  checkAgenda(config, state, path);
  checkNumbers(config, state, path);
  return state;
}

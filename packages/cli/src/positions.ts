import { type Traders, type tradersAids, tradersTable } from "@portolan/games";
import {
  fastChance,
  type Game,
  type GameRecord,
  InputError,
  type Rules,
  rulesOf,
  type Settings,
  schema,
} from "@portolan/kernel";

/**
 * Positions that come from outside: a state that someone set up by hand, in a request or in a record. The rules trust
 * their states, so nothing reaches them that was not checked here.
 */

const { list, object, whole, oneOf } = schema;

/** How deep and how large data may be, whatever it is: more is no position but an attack or a mistake. */
const LIMITS = { depth: 40, values: 100_000, number: 10_000, text: 1_000 };

/** Checks that data is small and plain, and for positions whole-numbered, so that code that trusts it ends soon. */
export function checkModest(value: unknown, path: string, kind: "position" | "edition" = "position"): void {
  let values = 0;
  const visit = (part: unknown, at: string, depth: number): void => {
    if (++values > LIMITS.values || depth > LIMITS.depth) throw new InputError(`${path}: too large`);
    const isWild = typeof part === "number" && (!Number.isInteger(part) || Math.abs(part) > LIMITS.number);
    if (isWild && kind === "position") {
      throw new InputError(`${at}: expected a whole number up to ${LIMITS.number}`);
    }
    if (typeof part === "string" && part.length > LIMITS.text) throw new InputError(`${at}: too long`);
    if (typeof part !== "object" || part === null) return;
    for (const [name, item] of Object.entries(part)) {
      visit(item, Array.isArray(part) ? `${at}[${name}]` : `${at}.${name}`, depth + 1);
    }
  };
  visit(value, path, 0);
}

function exactly<T>(item: schema.Schema<T>, length: number): schema.Schema<readonly T[]> {
  return (value, path) => {
    const items = list(item)(value, path);
    if (items.length !== length) throw new InputError(`${path}: expected a list of ${length}`);
    return items;
  };
}

function nullable<T>(item: schema.Schema<T>): schema.Schema<T | null> {
  return (value, path) => (value === null ? null : item(value, path));
}

const STEPS = [
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
] as const;

/** A step of the agenda: which fields it has depends on what it is. */
function stepSchema({ players, edition }: tradersAids.Table): schema.Schema<tradersAids.Step> {
  const kind = object({ step: oneOf(...STEPS) });
  const seated = object({ seat: whole(0, players - 1) });
  return (value, path) => {
    const { step } = kind(value, path);
    if (step === "over") return { step, ...object({ ending: oneOf("tokens", "passes") })(value, path) };
    const { seat } = seated(value, path);
    if (step !== "storage") return { step, seat };
    return { step, seat, ...object({ colour: whole(0, edition.colours.length - 1) })(value, path) };
  };
}

/** The shape of a state of Traders of Carthage. */
function tradersState(table: tradersAids.Table): schema.Schema<unknown> {
  const { edition, players } = table;
  const card = whole(0, edition.cards.length - 1);
  const counts = exactly(whole(0, edition.deckSize), edition.cards.length);
  const seat = whole(0, players - 1);
  const slots = list(object({ card, reservedBy: nullable(seat) }));
  return object({
    draw: list(card),
    discard: counts,
    market: slots,
    farm: slots,
    ships: exactly(whole(0, edition.carthage), edition.colours.length),
    traders: exactly(
      object({
        hand: counts,
        goods: counts,
        stored: counts,
        tokens: exactly(whole(0), edition.colours.length),
        points: counts,
        blindPoints: list(list(card), 1),
        owedPoints: whole(0),
      }),
      players,
    ),
    startSeat: seat,
    activeSeat: seat,
    passesInARow: whole(0, players),
    agenda: list(stepSchema(table), 1),
  });
}

/** What the form alone cannot say: the agenda leads to a next turn, and everybody's unseen points come from as many piles. */
function checkTraders({ agenda, traders }: Traders["state"], path: string): void {
  const [last, ...rest] = agenda;
  const isOver = rest.length === 0 && last.step === "over";
  if (!isOver && last.step !== "turn") throw new InputError(`${path}.agenda[0]: expected a turn to come`);
  const early = rest.slice(0, -1).findIndex(({ step }) => step === "action" || step === "over");
  if (early >= 0)
    throw new InputError(`${path}.agenda[${early + 1}]: this step must come first, at the end of the list`);
  if (traders.some(({ blindPoints }) => blindPoints.length !== traders[0].blindPoints.length)) {
    throw new InputError(`${path}.traders: expected as many lists of blindPoints for everyone`);
  }
}

function kindOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
}

/** Whether data has the parts that a pattern has, and of the same kinds. What is inside them may differ from move to move. */
function checkLike(value: unknown, pattern: object, path: string): void {
  if (typeof value !== "object" || value === null) throw new InputError(`${path}: expected an object`);
  for (const [name, part] of Object.entries(pattern)) {
    const held: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    const isFree = part === null || part === undefined || held === null;
    if (!isFree && kindOf(held) !== kindOf(part))
      throw new InputError(`${path}.${name}: expected a ${kindOf(part)}`);
  }
}

/** The form of a game's states: its own where it is written down here, or else that of a state just set up. */
function readShape(rules: Rules, settings: Settings, data: unknown, path: string): unknown {
  if (rules.game === "traders-of-carthage") {
    const state = tradersState(tradersTable(settings))(data, path) as Traders["state"];
    checkTraders(state, path);
    return state;
  }
  checkLike(data, rules.setup(fastChance(1)), path);
  return data;
}

/** A state from outside, checked in form and by all that must always hold. Throws an `InputError`. */
export function readPosition(rules: Rules, settings: Settings, data: unknown, path = "state"): object {
  checkModest(data, path);
  const state = readShape(rules, settings, data, path) as object;
  let problems: readonly string[];
  try {
    problems = rules.broken(state);
    if (problems.length === 0) {
      for (const seat of rules.toAct(state)) rules.legal(state, seat);
      rules.view(state, null);
    }
  } catch {
    throw new InputError(`${path}: this cannot be a position of the game`);
  }
  if (problems.length > 0) throw new InputError(`${path}: ${problems[0]}`);
  return rules.clone(state);
}

/** Checks the position that a record begins from. */
export function checkPosition(game: Game, record: GameRecord): void {
  const rules = rulesOf(game, record);
  const settings = {
    players: record.seats.length,
    options: record.options,
    edition: record.edition.data ?? game.houseEdition,
  };
  readPosition(rules, settings, record.position, "position");
}

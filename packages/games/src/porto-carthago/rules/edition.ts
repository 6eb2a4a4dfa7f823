import { checkIds, InputError, type NamedThing, namedThings, type schema } from "@portolan/kernel";
import {
  type actionKind,
  type EditionData,
  editionSchema,
  type ParameterData,
  type privilegeKey,
} from "./edition-schema.ts";

/** Everything on the table is known by its number in the edition. */
export type Good = number;
export type Civilisation = number;
/** A dock by its place in the ring. */
export type Dock = number;
export type Ship = number;
/** An action space, from A1 on. */
export type Space = number;

export type Privilege = schema.Infer<typeof privilegeKey>;
export type ActionKind = schema.Infer<typeof actionKind>;
export type Bonus = "warehouse" | "palace";

export interface ShipCard {
  readonly id: string;
  readonly civilisation: Civilisation;
  readonly good: Good;
  readonly talents: number;
  readonly danger: number;
  readonly privilege: Privilege;
  /** Used or given up when the ship is loaded, rather than kept for an own turn. PC-PRIV-1 */
  readonly atOnce: boolean;
}

/** What a palace seat costs, and the trade points that it asks for. */
export interface Price {
  readonly talents: number;
  readonly points: number;
}

/** An edition ready for use: the data, checked, and what follows from it. */
export interface Edition {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly colours: readonly string[];
  readonly parameters: { readonly [K in keyof ParameterData]: ParameterData[K]["value"] };
  readonly civilisations: readonly string[];
  readonly goods: readonly { readonly id: string; readonly letter: string }[];
  readonly copiesEach: number;
  /** In ring order. */
  readonly docks: readonly {
    readonly id: string;
    readonly civilisation: Civilisation;
    readonly number: number;
  }[];
  /** The docks of each civilisation, I before II. */
  readonly docksOf: readonly (readonly Dock[])[];
  readonly ships: readonly ShipCard[];
  readonly actionCards: readonly { readonly id: string; readonly kind: ActionKind }[];
  readonly spaces: readonly {
    readonly id: string;
    readonly servants: number;
    readonly bonus: Bonus | null;
  }[];
  /** The single spaces, cheapest first. */
  readonly palace: readonly Price[];
  readonly hall: Price;
  readonly pathLength: number;
  /** From the first numbered space to the last. */
  readonly awards: readonly { readonly space: number; readonly seatsByRank: readonly number[] }[];
  readonly marketSpaces: Readonly<Record<string, number>>;
  readonly prices: readonly number[];
  readonly startPoints: number;
  /** How far a screen draws the trade track. */
  readonly trackShown: number;
  /** What the edition calls things. */
  readonly names: readonly NamedThing[];
}

function namesIn(data: EditionData): NamedThing[] {
  const privileges = data.privileges.items.map(({ key, name }) => ({ id: key, name }));
  return [
    ...namedThings("seat", data.playerColours),
    ...namedThings("civilisation", data.civilisations.items),
    ...namedThings("good", data.goods.items),
    ...namedThings("dock", data.docks.items),
    ...namedThings("ship", data.ships.items),
    ...namedThings("privilege", privileges),
  ];
}

function indexOf(ids: readonly string[], id: string, path: string): number {
  const found = ids.indexOf(id);
  if (found < 0) throw new InputError(`${path}: there is no "${id}"`);
  return found;
}

/** Items numbered 1, 2, 3, …, in that order. */
function inOrder<T>(items: readonly T[], key: (item: T) => number, what: string): readonly T[] {
  const sorted = items.toSorted((a, b) => key(a) - key(b));
  if (sorted.some((item, i) => key(item) !== i + 1)) {
    throw new InputError(`${what} must be numbered 1, 2, 3, … without gaps`);
  }
  return sorted;
}

function docksOf(docks: Edition["docks"], civilisations: readonly string[]): Dock[][] {
  return civilisations.map((id, civilisation) => {
    const own = docks.flatMap((dock, i) => (dock.civilisation === civilisation ? [i] : []));
    if (own.length === 0) throw new InputError(`docks.items: none of civilisation "${id}"`);
    return own.sort((a, b) => docks[a].number - docks[b].number);
  });
}

function shipCards(
  data: EditionData,
  civilisations: readonly string[],
  goods: readonly string[],
): readonly ShipCard[] {
  const privileges = data.privileges.items;
  return data.ships.items.map((ship, i) => {
    const path = `ships.items[${i}]`;
    const privilege = privileges.find(({ id }) => id === ship.privilege);
    if (!privilege) throw new InputError(`${path}.privilege: there is no "${ship.privilege}"`);
    return {
      ...ship,
      civilisation: indexOf(civilisations, ship.civilisation, `${path}.civilisation`),
      good: indexOf(goods, ship.good, `${path}.good`),
      privilege: privilege.key,
      atOnce: privilege.timing === "atOnce",
    };
  });
}

const AT_ONCE: readonly Privilege[] = ["contractBonus", "tradePoint", "intrigue"];

/** Which privileges are at once is a rule, not a matter of the edition. PC-PRIV-1 */
function checkTimings(data: EditionData): void {
  for (const { id, key, timing } of data.privileges.items) {
    const right = AT_ONCE.includes(key) ? "atOnce" : "ownTurn";
    if (timing !== right) throw new InputError(`privileges: the timing of ${id} (${key}) must be ${right}`);
  }
}

function palaceOf(data: EditionData): readonly Price[] {
  const spaces = inOrder(data.palace.singleSpaces, ({ index }) => index, "palace.singleSpaces: the spaces");
  if (spaces.some(({ talents }, i) => i > 0 && talents < spaces[i - 1].talents)) {
    throw new InputError("palace.singleSpaces: a space must not be cheaper than the one before it");
  }
  return spaces.map(({ talents, points }) => ({ talents, points }));
}

function awardsOf({ intriguePath }: EditionData): Edition["awards"] {
  const awards = intriguePath.awards.toSorted((a, b) => a.space - b.space);
  const beyond = awards.find(({ space }) => space > intriguePath.length);
  if (beyond) throw new InputError(`intriguePath.awards: the path has no space ${beyond.space}`);
  return awards;
}

function checkTable(data: EditionData, edition: Edition): void {
  const { players, parameters: given } = edition;
  if (players.max < players.min) throw new InputError("players.max: must not be below players.min");
  if (edition.colours.length < players.max) {
    throw new InputError(`playerColours: expected at least ${players.max}`);
  }
  if (given.warehouseCoveredAtStart > given.warehouseSpaces) {
    throw new InputError("parameters.warehouseCoveredAtStart: more than there are spaces");
  }
  if (given.lighthousePicksByRank.length < players.max) {
    throw new InputError(`parameters.lighthousePicksByRank: expected ${players.max} ranks`);
  }
  if (edition.actionCards.length !== edition.spaces.length) {
    throw new InputError("actionCards.items: expected one for each action space");
  }
  const needed = 2 * given.rowLength(players.max);
  if (edition.ships.length < needed) throw new InputError(`ships.items: expected at least ${needed}`);
  const setupServants = given.warehouseCoveredAtStart + 2 * given.servantsPerDock;
  if (given.servantsPerPlayer < setupServants) {
    throw new InputError(`parameters.servantsPerPlayer: expected at least ${setupServants}`);
  }
  if (edition.docks.length < 2 * players.max) {
    throw new InputError(`docks.items: expected at least ${2 * players.max}`);
  }
  for (let count = players.min; count <= players.max; count++) {
    if (data.market.spaces[String(count)] === undefined) {
      throw new InputError(`market.spaces.${count}: expected a whole number, found nothing`);
    }
    if (data.market.spaces[String(count)] < count) {
      throw new InputError(`market.spaces.${count}: expected a good for each player`);
    }
  }
}

/** Checks edition data and makes it ready. Throws an `InputError` that says what is wrong and where. */
export function loadEdition(data: unknown): Edition {
  const checked = editionSchema(data, "");
  checkTimings(checked);
  const civilisations = checked.civilisations.items.map(({ id }) => id);
  const goods = checked.goods.items;
  const goodIds = goods.map(({ id }) => id);
  const docks = inOrder(checked.docks.items, ({ ring }) => ring, "docks.items: the ring").map((dock, i) => ({
    id: dock.id,
    civilisation: indexOf(civilisations, dock.civilisation, `docks.items[${i}].civilisation`),
    number: dock.number,
  }));
  const ships = shipCards(checked, civilisations, goodIds);
  const colours = checked.playerColours.map(({ id }) => id);
  const spaces = checked.actionSpaces.items;
  for (const [what, ids] of [
    ["playerColours", colours],
    ["civilisations", civilisations],
    ["goods", goodIds],
    ["docks", docks.map(({ id }) => id)],
    ["ships", ships.map(({ id }) => id)],
    ["actionSpaces", spaces.map(({ id }) => id)],
  ] as const) {
    checkIds(ids, `${what}: the id`, ["warehouse", "charter"]);
  }
  const edition: Edition = {
    id: checked.edition,
    players: checked.players,
    colours,
    parameters: Object.fromEntries(
      Object.entries(checked.parameters).map(([name, parameter]) => [name, parameter.value]),
    ) as Edition["parameters"],
    civilisations,
    goods,
    copiesEach: checked.goods.copiesEach,
    docks,
    docksOf: docksOf(docks, civilisations),
    ships,
    actionCards: checked.actionCards.items,
    spaces,
    palace: palaceOf(checked),
    hall: checked.palace.hall,
    pathLength: checked.intriguePath.length,
    awards: awardsOf(checked),
    marketSpaces: checked.market.spaces,
    prices: checked.market.prices,
    startPoints: checked.tradeTrack.start,
    trackShown: checked.tradeTrack.displayTo,
    names: namesIn(checked),
  };
  checkTable(checked, edition);
  return edition;
}

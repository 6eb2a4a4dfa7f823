import { checkUnique, editionName, InputError, type NamedThing, namedThings, schema } from "@portolan/kernel";

const { flag, list, object, oneOf, text, whole } = schema;

const abilitySchema = (value: unknown, path: string) => {
  if (value === null) return null;
  const { type } = object({ type: oneOf("abundance", "flexible", "exchange", "strangeOrbit") })(value, path);
  switch (type) {
    case "abundance":
      return { type, ...object({ good: text })(value, path) } as const;
    case "flexible":
      return { type, ...object({ from: text, to: text, bidirectional: flag })(value, path) } as const;
    default:
      return { type } as const;
  }
};

/** Sizes that no printed edition comes near, and with which nothing takes long. */
const MOST = { players: 10, goods: 40, planets: 150, row: 30, number: 99 } as const;

const editionSchema = object({
  game: oneOf("galactic-traders"),
  edition: text,
  schemaVersion: oneOf(1),
  players: object({ min: whole(2), max: whole(2, MOST.players), minutes: list(whole(1), 2) }),
  goods: list(
    object({ id: text, count: whole(1, 99), name: editionName, names: editionName }),
    2,
    MOST.goods,
  ),
  draft: object({ cardsPerPlayer: whole(1, 9) }),
  limits: object({ hand: whole(1, 9), goodsOnPlanets: whole(1, 9) }),
  scoring: object({ goodsPerVp: whole(1, MOST.number), rounding: oneOf("down") }),
  planets: list(
    object({
      id: text,
      name: editionName,
      names: editionName,
      era: oneOf(1, 2),
      needs: list(text, 1),
      arrows: flag,
      vp: whole(-99, 99),
      ability: abilitySchema,
    }),
    1,
    MOST.planets,
  ),
});

type EditionData = schema.Infer<typeof editionSchema>;
type AbilityData = EditionData["planets"][number]["ability"];

/** A trade good by its number in the edition; cards of one good are interchangeable everywhere. */
export type Good = number;
/** A planet by its number in the edition. */
export type PlanetId = number;

/** Slots that a planet may have at most. */
const MOST_SLOTS = 6;
/** Planets of each era that option `shortTwoPlayer` takes out of the game. */
export const SHORT_GAME_PLANETS = 3;

export type Ability =
  | { readonly type: "abundance"; readonly good: Good }
  | { readonly type: "flexible"; readonly from: Good; readonly to: Good; readonly bidirectional: boolean }
  | { readonly type: "exchange" }
  | { readonly type: "strangeOrbit" };

export interface PlanetCard {
  readonly id: string;
  readonly name: string;
  readonly era: 1 | 2;
  /** One good for each slot, in arrow order where there are arrows. */
  readonly needs: readonly Good[];
  readonly arrows: boolean;
  readonly vp: number;
  readonly ability: Ability | null;
  /** How players name each slot: `water`, or `medicine-2` where a good is asked for more than once. */
  readonly slotNames: readonly string[];
  /** Whether a good is asked for more than once. */
  readonly hasRepeats: boolean;
}

/** An edition ready for use: the data, checked, and what follows from it. */
export interface Edition extends Pick<EditionData, "players" | "draft" | "limits" | "scoring"> {
  readonly id: string;
  /** Ids of the goods. */
  readonly goods: readonly string[];
  /** How many cards there are of each good. */
  readonly supply: readonly number[];
  readonly planets: readonly PlanetCard[];
  /** The planets of each era. */
  readonly eras: readonly [readonly PlanetId[], readonly PlanetId[]];
  /** Planets in the row, by number of players. */
  readonly rowSize: readonly number[];
  /** What the edition calls things. */
  readonly names: readonly NamedThing[];
}

/** An id stands as one lower-case word in the notation. */
function checkWords(ids: readonly string[], what: string): void {
  const odd = ids.find((id) => !/^[a-z][a-z0-9-]*$/.test(id));
  if (odd !== undefined) throw new InputError(`${what} "${odd}": expected lower-case letters, digits and -`);
  checkUnique(ids, what);
}

function readGood(goods: readonly string[], id: string, path: string): Good {
  const good = goods.indexOf(id);
  if (good < 0) throw new InputError(`${path}: there is no good "${id}"`);
  return good;
}

function readAbility(goods: readonly string[], ability: AbilityData, path: string): Ability | null {
  if (ability?.type === "abundance") {
    return { type: "abundance", good: readGood(goods, ability.good, `${path}.good`) };
  }
  if (ability?.type === "flexible") {
    const { type, bidirectional } = ability;
    const from = readGood(goods, ability.from, `${path}.from`);
    const to = readGood(goods, ability.to, `${path}.to`);
    if (from === to) throw new InputError(`${path}.to: must be another good than from`);
    return { type, from, to, bidirectional };
  }
  return ability;
}

function slotNames(needs: readonly string[]): string[] {
  return needs.map((good, slot) => {
    const nth = needs.slice(0, slot + 1).filter((other) => other === good).length;
    return needs.indexOf(good) === needs.lastIndexOf(good) ? good : `${good}-${nth}`;
  });
}

function readPlanets(data: EditionData, goods: readonly string[]): readonly PlanetCard[] {
  return data.planets.map((planet, i) => {
    const path = `planets[${i}]`;
    if (planet.needs.length > MOST_SLOTS) {
      throw new InputError(`${path}.needs: expected at most ${MOST_SLOTS} goods`);
    }
    const { name: given = planet.names, ...rest } = planet;
    return {
      ...rest,
      name: (typeof given === "string" ? given : given?.en) ?? planet.id,
      needs: planet.needs.map((id, slot) => readGood(goods, id, `${path}.needs[${slot}]`)),
      ability: readAbility(goods, planet.ability, `${path}.ability`),
      slotNames: slotNames(planet.needs),
      hasRepeats: new Set(planet.needs).size < planet.needs.length,
    };
  });
}

/** The row size for every number of players; there must be era-1 planets enough for it. */
function readRowSizes(data: unknown, { min, max }: EditionData["players"], era1: number): number[] {
  const byPlayers = object({ rowSize: schema.dictionary(schema.anything) })(data, "").rowSize;
  const sizes = Array.from({ length: max + 1 }, (_, players) =>
    players < min ? 0 : whole(1, MOST.row)(byPlayers[players], `rowSize.${players}`),
  );
  sizes.forEach((size, players) => {
    const needed = size + (players === 2 ? SHORT_GAME_PLANETS : 0);
    if (needed > era1) throw new InputError(`rowSize.${players}: there are only ${era1} era-1 planets`);
  });
  return sizes;
}

/** Checks edition data and makes it ready. Throws an `InputError` that says what is wrong and where. */
export function loadEdition(data: unknown): Edition {
  const checked = editionSchema(data, "");
  const { players, draft, limits, scoring } = checked;
  if (players.max < players.min) throw new InputError("players.max: must not be below players.min");
  const goods = checked.goods.map(({ id }) => id);
  checkWords(goods, "goods: the id");
  const planets = readPlanets(checked, goods);
  checkWords(
    planets.map(({ id }) => id),
    "planets: the id",
  );
  const supply = checked.goods.map(({ count }) => count);
  // What can be in hands, on planets and on offer at once: the supply must not fail. GT-DECK-2
  const bound = players.max * (limits.hand + limits.goodsOnPlanets + draft.cardsPerPlayer);
  const total = supply.reduce((sum, count) => sum + count, 0);
  if (total < bound) throw new InputError(`goods: ${total} cards are too few, at least ${bound} are needed`);
  const era = (number: 1 | 2): PlanetId[] =>
    planets.flatMap((planet, id) => (planet.era === number ? [id] : []));
  if (era(2).length < SHORT_GAME_PLANETS) {
    throw new InputError(`planets: expected at least ${SHORT_GAME_PLANETS} of era 2`);
  }
  const eras = [era(1), era(2)] as const;
  const rowSize = readRowSizes(data, players, eras[0].length);
  const names = [...namedThings("good", checked.goods), ...namedThings("planet", checked.planets)];
  return {
    id: checked.edition,
    players,
    draft,
    limits,
    scoring,
    goods,
    supply,
    planets,
    eras,
    rowSize,
    names,
  };
}

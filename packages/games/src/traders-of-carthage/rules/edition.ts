import { checkUnique, editionName, InputError, type NamedThing, namedThings, schema } from "@portolan/kernel";

const { list, object, oneOf, optional, text, whole } = schema;

/** Sizes that no printed edition comes near, and with which nothing takes long. */
const MOST = {
  players: 10,
  colours: 26,
  cardTypes: 200,
  cards: 2000,
  spaces: 60,
  drawn: 20,
  tokens: 99,
} as const;

const editionSchema = object({
  game: oneOf("traders-of-carthage"),
  edition: text,
  schemaVersion: oneOf(1),
  players: object({ min: whole(2), max: whole(2, MOST.players), minutes: whole(1) }),
  colours: list(
    object({
      id: text,
      order: whole(0),
      name: editionName,
      names: editionName,
      good: optional(text),
      goodNames: editionName,
    }),
    1,
    MOST.colours,
  ),
  cardTypes: list(
    object({ colour: text, value: whole(1, 99), icons: whole(0, 9), count: whole(1, 99) }),
    1,
    MOST.cardTypes,
  ),
  track: list(
    object({
      index: whole(0),
      id: text,
      kind: oneOf("start", "safe", "pirate", "payday"),
      anchor: optional(schema.flag),
      name: editionName,
      names: editionName,
    }),
    3,
    MOST.spaces,
  ),
  ships: object({ startIndex: whole(0), afterPaydayIndex: whole(0), afterRaidIndex: whole(0) }),
  movement: object({ oneCard: whole(1), twoOrMoreCards: whole(1), overshoot: oneOf("stop") }),
  tokens: object({ endThreshold: whole(1, MOST.tokens), supply: oneOf("unlimited") }),
  playerColours: list(object({ id: text, name: editionName, names: editionName }), 2, 2 * MOST.players),
  setup: object({
    market: whole(1, MOST.drawn),
    farm: whole(0, MOST.drawn),
    startHandMinimum: whole(1),
    startingTokens: whole(0),
  }),
  refill: object({
    marketDraw: whole(1, MOST.drawn),
    farmDraw: whole(0, MOST.drawn),
    farmMovesToMarket: oneOf(true),
  }),
  scoring: object({
    roundUpTo: whole(1),
    pointsPerVp: whole(1),
    vpPerCard: oneOf(1),
    priceBonusPerToken: whole(0, 99),
  }),
});

type EditionData = schema.Infer<typeof editionSchema>;

/** A card type by its number in the edition; identical cards are interchangeable everywhere. */
export type Card = number;
/** A colour by its number in canonical order. */
export type Colour = number;

export interface CardType {
  readonly colour: Colour;
  readonly value: number;
  readonly icons: number;
  readonly count: number;
  /** How players write it: R5. */
  readonly code: string;
}

/** An edition ready for use: the data, checked, and what follows from it. */
export interface Edition extends Omit<EditionData, "colours" | "cardTypes" | "edition" | "track"> {
  readonly id: string;
  /** Ids of the colours in canonical order. */
  readonly colours: readonly string[];
  readonly cards: readonly CardType[];
  /** The value of each card. */
  readonly values: readonly number[];
  /** The cards of each colour, highest value first. */
  readonly byColour: readonly (readonly Card[])[];
  /** All cards, highest value first: the order in which payments are put together. */
  readonly byValue: readonly Card[];
  readonly deckSize: number;
  readonly track: readonly { readonly id: string; readonly kind: EditionData["track"][number]["kind"] }[];
  /** The space where ships arrive. */
  readonly carthage: number;
  /** What the edition calls things. */
  readonly names: readonly NamedThing[];
}

function namesIn({ colours, track, playerColours }: EditionData): NamedThing[] {
  const goods = colours.map(({ id, good, goodNames }) => ({ id, name: goodNames ?? good }));
  return [
    ...namedThings("colour", colours),
    ...namedThings("good", goods),
    ...namedThings("space", track),
    ...namedThings("seat", playerColours),
  ];
}

function inOrder<T>(items: readonly T[], key: (item: T) => number, what: string): readonly T[] {
  const sorted = [...items].sort((a, b) => key(a) - key(b));
  const gap = sorted.findIndex((item, i) => key(item) !== i);
  if (gap >= 0) throw new InputError(`${what} must be numbered 0, 1, 2, … without gaps`);
  return sorted;
}

function cardTypes(data: EditionData, colours: readonly string[]): readonly CardType[] {
  const cards = data.cardTypes.map((type, i) => {
    const colour = colours.indexOf(type.colour);
    if (colour < 0) throw new InputError(`cardTypes[${i}].colour: there is no colour "${type.colour}"`);
    return { ...type, colour, code: `${type.colour.slice(0, 1).toUpperCase()}${type.value}` };
  });
  checkUnique(
    cards.map((card) => card.code),
    "the card type",
  );
  colours.forEach((id, colour) => {
    if (!cards.some((card) => card.colour === colour))
      throw new InputError(`cardTypes: no card of colour "${id}"`);
  });
  return cards;
}

function trackOf(data: EditionData): Edition["track"] {
  const track = inOrder(data.track, (space) => space.index, "track: the spaces");
  if (track.findIndex((space) => space.kind === "payday") !== track.length - 1) {
    throw new InputError("track: exactly one space of kind payday, the last one");
  }
  for (const [name, index] of Object.entries(data.ships)) {
    if (index >= track.length - 1)
      throw new InputError(`ships.${name}: there is no such space before the last`);
    if (track[index].kind === "pirate")
      throw new InputError(`ships.${name}: a pirate space cannot be a haven`);
  }
  return track.map(({ id, kind }) => ({ id, kind }));
}

/** Cards that setup may need at most: Market, Farm and the starting hands. */
function setupCards(data: EditionData): number {
  const lowest = Math.min(...data.cardTypes.map((card) => card.value));
  const hand = Math.ceil(data.setup.startHandMinimum / lowest);
  return data.setup.market + data.setup.farm + data.players.max * hand;
}

/** Checks edition data and makes it ready. Throws an `InputError` that says what is wrong and where. */
export function loadEdition(data: unknown): Edition {
  const checked = editionSchema(data, "");
  const { edition: id, ...rest } = checked;
  const colours = inOrder(checked.colours, (colour) => colour.order, "colours: the orders").map(
    ({ id }) => id,
  );
  checkUnique(
    colours.map((colour) => colour.slice(0, 1).toUpperCase()),
    "colours: the first letter",
  );
  const odd = colours.find((colour) => !/^[a-z]+$/.test(colour));
  if (odd !== undefined) throw new InputError(`colours: "${odd}" must be one word of small letters a to z`);
  const cards = cardTypes(checked, colours);
  const track = trackOf(checked);
  if (checked.scoring.roundUpTo !== checked.scoring.pointsPerVp)
    throw new InputError("scoring.roundUpTo: must equal scoring.pointsPerVp");
  const { min, max } = checked.players;
  if (max < min) throw new InputError("players.max: must not be below players.min");
  if (checked.setup.startingTokens >= checked.tokens.endThreshold)
    throw new InputError("setup.startingTokens: must be below tokens.endThreshold");
  if (checked.playerColours.length < max) throw new InputError(`playerColours: expected at least ${max}`);
  const deckSize = cards.reduce((sum, card) => sum + card.count, 0);
  if (deckSize > MOST.cards) throw new InputError(`cardTypes: expected at most ${MOST.cards} cards in all`);
  if (deckSize < setupCards(checked))
    throw new InputError(`cardTypes: ${deckSize} cards are too few to set up`);
  const indices = cards.map((_, card) => card);
  return {
    ...rest,
    id,
    colours,
    cards,
    values: cards.map((card) => card.value),
    byColour: colours.map((_, colour) =>
      indices.filter((card) => cards[card].colour === colour).sort((a, b) => cards[b].value - cards[a].value),
    ),
    byValue: indices.toSorted((a, b) => cards[b].value - cards[a].value || cards[a].colour - cards[b].colour),
    deckSize,
    track,
    carthage: track.length - 1,
    names: namesIn(checked),
  };
}

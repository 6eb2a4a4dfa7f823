import { editionName, InputError, schema } from "@portolan/kernel";

const { anything, dictionary, list, object, oneOf, text, whole } = schema;

function nullOr<T>(inner: schema.Schema<T>): schema.Schema<T | null> {
  return (value, path) => (value === null ? null : inner(value, path));
}

/** A parameter with its provenance beside it. */
function value<T>(inner: schema.Schema<T>): schema.Schema<{ readonly value: T }> {
  const parameter = object({ value: anything });
  return (given, path) => ({ value: inner(parameter(given, path).value, `${path}.value`) });
}

/** Sizes that no printed edition comes near, and with which nothing takes long. */
const MOST = {
  players: 10,
  civilisations: 20,
  goods: 26,
  docks: 40,
  ships: 100,
  spaces: 20,
  seats: 60,
  servants: 200,
  number: 999,
} as const;

/** "players", "players+1": a number that grows with the table. */
const byPlayers: schema.Schema<(players: number) => number> = (given, path) => {
  const found = /^players(?:\+(\d{1,2}))?$/.exec(text(given, path));
  if (!found) throw new InputError(`${path}: expected "players" or "players+" and a number below 100`);
  return (players) => players + Number(found[1] ?? 0);
};

export const privilegeKey = oneOf(
  "contractBonus",
  "scout",
  "anyGood",
  "shiftServants",
  "tradePoint",
  "intrigue",
  "palaceFavour",
  "pilot",
);
export const actionKind = oneOf("captain", "carrier", "aristocrat", "hoist", "merchant");
const named = object({ id: text, name: editionName, names: editionName });

const amount = (min: number) => whole(min, MOST.number);

const parameters = object({
  decades: value(amount(1)),
  actionRoundsPerDecade: value(amount(1)),
  servantsPerPlayer: value(whole(1, MOST.servants)),
  startingTalents: value(amount(0)),
  rowLength: value(byPlayers),
  shipRows: value(oneOf(2)),
  charters: value(byPlayers),
  servantsPerCharter: value(oneOf(1)),
  servantsPerDock: value(amount(1)),
  goodsPerDock: value(oneOf(1)),
  shipsPerDock: value(oneOf(1)),
  warehouseSpaces: value(amount(1)),
  warehouseCoveredAtStart: value(amount(0)),
  warehouseBonusPrice: value(amount(0)),
  incomePerReserveServant: value(amount(0)),
  takeTalents: value(amount(1)),
  refreshPurchasePrice: value(amount(0)),
  aristocratMaxMoves: value(whole(1, 9)),
  loadPoints: value(amount(0)),
  voyageSuccessPoints: value(amount(0)),
  voyageFailurePoints: value(amount(0)),
  voyageMinTemple: value(amount(1)),
  offeringPerTempleServant: value(amount(0)),
  contractBonusTalents: value(amount(0)),
  scoutCards: value(whole(1, 5)),
  shiftMaxMoves: value(whole(1, 5)),
  earlyEndAfterDecade: value(amount(1)),
  earlyEndPoints: value(amount(1)),
  finalPurchaseTalents: value(amount(0)),
  finalPurchasePoints: value(amount(0)),
  lighthousePicksByRank: value(list(amount(1), 1, MOST.players)),
  lighthouseTurnAwayRank: value(amount(1)),
});

/** The form of an edition file; notes and provenance stand beside the data and are left out. */
export const editionSchema = object({
  game: oneOf("porto-carthago"),
  edition: text,
  schema: oneOf(1),
  players: object({ min: whole(2), max: whole(2, MOST.players) }),
  playerColours: list(named, 2, 2 * MOST.players),
  parameters,
  civilisations: object({ items: list(named, 1, MOST.civilisations) }),
  goods: object({
    copiesEach: whole(1, 99),
    items: list(object({ id: text, name: editionName, letter: text }), 1, MOST.goods),
  }),
  docks: object({
    items: list(
      object({ id: text, name: editionName, ring: whole(1), civilisation: text, number: whole(1, 99) }),
      1,
      MOST.docks,
    ),
  }),
  privileges: object({
    items: list(
      object({ id: text, name: editionName, key: privilegeKey, timing: oneOf("atOnce", "ownTurn") }),
      1,
      MOST.number,
    ),
  }),
  ships: object({
    items: list(
      object({
        id: text,
        name: editionName,
        civilisation: text,
        good: text,
        talents: amount(0),
        danger: amount(0),
        privilege: text,
      }),
      1,
      MOST.ships,
    ),
  }),
  actionCards: object({ items: list(object({ id: text, kind: actionKind }), 1, MOST.spaces) }),
  actionSpaces: object({
    items: list(
      object({ id: text, servants: amount(0), bonus: nullOr(oneOf("warehouse", "palace")) }),
      1,
      MOST.spaces,
    ),
  }),
  palace: object({
    singleSpaces: list(object({ index: whole(1), talents: amount(0), points: amount(0) }), 0, MOST.seats),
    hall: object({ talents: amount(0), points: amount(0) }),
  }),
  intriguePath: object({
    length: amount(0),
    awards: list(object({ space: whole(1), seatsByRank: list(amount(1), 1, MOST.players) }), 0, MOST.seats),
  }),
  market: object({ spaces: dictionary(amount(1)), prices: list(amount(0), 1, MOST.seats) }),
  tradeTrack: object({ start: amount(0), displayTo: amount(1) }),
});

export type EditionData = schema.Infer<typeof editionSchema>;
export type ParameterData = schema.Infer<typeof parameters>;

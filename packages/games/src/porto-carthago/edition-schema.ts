import { InputError, schema } from "@portolan/kernel";

const { anything, dictionary, list, object, oneOf, text, whole } = schema;

function nullOr<T>(inner: schema.Schema<T>): schema.Schema<T | null> {
  return (value, path) => (value === null ? null : inner(value, path));
}

/** A parameter with its provenance beside it. */
function value<T>(inner: schema.Schema<T>): schema.Schema<{ readonly value: T }> {
  const parameter = object({ value: anything });
  return (given, path) => ({ value: inner(parameter(given, path).value, `${path}.value`) });
}

/** "players", "players+1": a number that grows with the table. */
const byPlayers: schema.Schema<(players: number) => number> = (given, path) => {
  const found = /^players(?:\+(\d+))?$/.exec(text(given, path));
  if (!found) throw new InputError(`${path}: expected "players" or "players+" and a number`);
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
const named = object({ id: text });

const parameters = object({
  decades: value(whole(1)),
  actionRoundsPerDecade: value(whole(1)),
  servantsPerPlayer: value(whole(1)),
  startingTalents: value(whole(0)),
  rowLength: value(byPlayers),
  shipRows: value(oneOf(2)),
  charters: value(byPlayers),
  servantsPerCharter: value(oneOf(1)),
  servantsPerDock: value(whole(1)),
  goodsPerDock: value(oneOf(1)),
  shipsPerDock: value(oneOf(1)),
  warehouseSpaces: value(whole(1)),
  warehouseCoveredAtStart: value(whole(0)),
  warehouseBonusPrice: value(whole(0)),
  incomePerReserveServant: value(whole(0)),
  takeTalents: value(whole(1)),
  refreshPurchasePrice: value(whole(0)),
  aristocratMaxMoves: value(whole(1, 9)),
  loadPoints: value(whole(0)),
  voyageSuccessPoints: value(whole(0)),
  voyageFailurePoints: value(whole(0)),
  voyageMinTemple: value(whole(1)),
  offeringPerTempleServant: value(whole(0)),
  contractBonusTalents: value(whole(0)),
  scoutCards: value(whole(1, 5)),
  shiftMaxMoves: value(whole(1, 5)),
  earlyEndAfterDecade: value(whole(1)),
  earlyEndPoints: value(whole(1)),
  finalPurchaseTalents: value(whole(0)),
  finalPurchasePoints: value(whole(0)),
  lighthousePicksByRank: value(list(whole(1), 1)),
  lighthouseTurnAwayRank: value(whole(1)),
});

/** The form of an edition file; notes and provenance stand beside the data and are left out. */
export const editionSchema = object({
  game: oneOf("porto-carthago"),
  edition: text,
  schema: oneOf(1),
  players: object({ min: whole(2), max: whole(2) }),
  playerColours: list(named, 2),
  parameters,
  civilisations: object({ items: list(named, 1) }),
  goods: object({ copiesEach: whole(1), items: list(object({ id: text, letter: text }), 1) }),
  docks: object({
    items: list(object({ id: text, ring: whole(1), civilisation: text, number: whole(1) }), 1),
  }),
  privileges: object({
    items: list(object({ id: text, key: privilegeKey, timing: oneOf("atOnce", "ownTurn") }), 1),
  }),
  ships: object({
    items: list(
      object({
        id: text,
        civilisation: text,
        good: text,
        talents: whole(0),
        danger: whole(0),
        privilege: text,
      }),
      1,
    ),
  }),
  actionCards: object({ items: list(object({ id: text, kind: actionKind }), 1) }),
  actionSpaces: object({
    items: list(object({ id: text, servants: whole(0), bonus: nullOr(oneOf("warehouse", "palace")) }), 1),
  }),
  palace: object({
    singleSpaces: list(object({ index: whole(1), talents: whole(0), points: whole(0) })),
    hall: object({ talents: whole(0), points: whole(0) }),
  }),
  intriguePath: object({
    length: whole(0),
    awards: list(object({ space: whole(1), seatsByRank: list(whole(1), 1) })),
  }),
  market: object({ spaces: dictionary(whole(1)), prices: list(whole(0), 1) }),
  tradeTrack: object({ start: whole(0), displayTo: whole(1) }),
});

export type EditionData = schema.Infer<typeof editionSchema>;
export type ParameterData = schema.Infer<typeof parameters>;

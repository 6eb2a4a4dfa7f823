import {
  checkIds,
  checkUnique,
  editionName,
  InputError,
  type NamedThing,
  namedThings,
  schema,
} from "@portolan/kernel";
import type { Stake, Want } from "../state.ts";
import { readMap, type SeaMap } from "./map.ts";

const { list, object, oneOf, text, whole } = schema;

/** The symbols on the cards, in the order in which their actions are carried out. OM-ACT-2 */
export const ICONS = ["ducat", "pirate", "market", "ship"] as const;
export const DUCAT = 0;
export const PIRATE = 1;
export const MARKET = 2;
export const SHIP = 3;

export const TOKENS = [
  "calmSailing",
  "compass",
  "fightPirates",
  "goodBusiness",
  "localInfluence",
  "favourableMarket",
] as const;
export type Token = (typeof TOKENS)[number];

/** Sizes that no printed edition comes near, and with which nothing takes long. */
const MOST = {
  players: 10,
  cards: 500,
  cargo: 8,
  goods: 30,
  ports: 100,
  routes: 400,
  tokens: 99,
  steps: 50,
  number: 9999,
} as const;

/** A number of the edition, beside which its provenance may stand. */
const number = (min: number, max: number = MOST.number) => object({ value: whole(min, max) });
const numbers = (min: number) => object({ value: list(whole(0, MOST.number), min, MOST.steps) });

const editionSchema = object({
  game: oneOf("oltremare"),
  edition: text,
  schema: oneOf(1),
  players: object({ min: whole(2), max: whole(2, MOST.players) }),
  parameters: object({
    startDucats: number(0),
    startHand: number(0),
    removedGoodWithTwoPlayers: object({ value: text }),
    veniceJitter: number(0),
    buyPrice: number(0),
    buyPriceAtZeroOrLess: number(0),
    maxPurchasesPerTurn: number(1, MOST.steps),
    favourableMarketPrices: numbers(1),
    symbolTable: numbers(1),
    tokenMajorityPayout: numbers(1),
    piratePenalty: number(0),
    localInfluenceOffset: number(0),
    maxFailedThreads: number(1),
    maxCalls: number(0),
    maxDeals: number(1),
    maxCounters: number(0),
    maxDucatsPerOffer: number(0),
  }),
  prestige: object({ tiles: number(0), perPartnerPerTurn: number(0), majorityPayout: numbers(1) }),
  icons: list(oneOf(...ICONS), ICONS.length),
  goods: list(
    object({
      id: text,
      name: editionName,
      count: whole(1),
      payout: list(whole(0, MOST.number), 1, MOST.steps),
    }),
    1,
    MOST.goods,
  ),
  cards: list(
    object({
      id: whole(1, MOST.number),
      good: text,
      lions: whole(1, MOST.cards),
      cargo: whole(1, MOST.cargo),
      icons: list(oneOf(...ICONS), 2),
      port: (value, path) => (value === null ? null : text(value, path)),
    }),
    1,
    MOST.cards,
  ),
  ports: list(object({ id: text, name: editionName, routes: list(text) }), 2, MOST.ports),
  routes: list(object({ a: text, b: text }), 1, MOST.routes),
  tokens: list(
    object({ id: oneOf(...TOKENS), name: editionName, count: whole(0, MOST.tokens) }),
    1,
    MOST.tokens,
  ),
});

export type EditionData = schema.Infer<typeof editionSchema>;

/** A card, a good, a symbol and a port by their numbers in the edition. */
export type Card = number;
export type Good = number;
export type Icon = number;
export type Port = number;

export interface CardFace {
  readonly id: number;
  readonly good: Good;
  /** Maritime power: how many cards may be held while this card is on top. */
  readonly lions: number;
  /** How many cards must be played while this card is on top. */
  readonly cargo: number;
  /** The two symbols, in the order of `ICONS`. */
  readonly icons: readonly Icon[];
  readonly port: Port | null;
  /** Cards of one kind are equal in good, lions and symbols. */
  readonly kind: number;
  /** How players write it: salt#34. */
  readonly code: string;
}

export interface GoodType {
  readonly id: string;
  /** Ducats for a group of one, two, … cards; the last one also for longer groups. OM-CAR-2 */
  readonly payout: readonly number[];
  /** What the first, the second, … card of a group adds. */
  readonly steps: readonly number[];
}

/** The numbers of the rules, without their provenance. */
export interface Parameters {
  readonly startDucats: number;
  readonly startHand: number;
  readonly veniceJitter: number;
  readonly buyPrice: number;
  readonly buyPriceAtZeroOrLess: number;
  readonly maxPurchasesPerTurn: number;
  readonly favourableMarketPrices: readonly number[];
  readonly symbolTable: readonly number[];
  readonly tokenMajorityPayout: readonly number[];
  readonly piratePenalty: number;
  readonly localInfluenceOffset: number;
  readonly maxFailedThreads: number;
  readonly maxCalls: number;
  readonly maxDeals: number;
  readonly maxCounters: number;
  readonly maxDucatsPerOffer: number;
  readonly prestigeTiles: number;
  readonly prestigePerPartner: number;
  readonly prestigePayout: readonly number[];
}

/** An edition ready for use: the data, checked, and what follows from it. */
export interface Edition extends Parameters {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly goods: readonly GoodType[];
  readonly cards: readonly CardFace[];
  /** The lion counts that occur, which a claim may name. OM-OFR-4 */
  readonly lionCounts: readonly number[];
  /** The good that is left in the box with two players. OM-SET-3 */
  readonly removedGood: Good;
  readonly map: SeaMap;
  /** Each card given, and each good asked for, without a word about it: parts that most offers are made of. */
  readonly plainStakes: readonly (readonly Stake[])[];
  readonly plainWants: readonly (readonly Want[])[];
  /** Every single token. */
  readonly tokens: readonly Token[];
  /** What the edition calls things. */
  readonly names: readonly NamedThing[];
}

function parametersOf({ parameters: p, prestige }: EditionData): Parameters {
  return {
    startDucats: p.startDucats.value,
    startHand: p.startHand.value,
    veniceJitter: p.veniceJitter.value,
    buyPrice: p.buyPrice.value,
    buyPriceAtZeroOrLess: p.buyPriceAtZeroOrLess.value,
    maxPurchasesPerTurn: p.maxPurchasesPerTurn.value,
    favourableMarketPrices: p.favourableMarketPrices.value,
    symbolTable: p.symbolTable.value,
    tokenMajorityPayout: p.tokenMajorityPayout.value,
    piratePenalty: p.piratePenalty.value,
    localInfluenceOffset: p.localInfluenceOffset.value,
    maxFailedThreads: p.maxFailedThreads.value,
    maxCalls: p.maxCalls.value,
    maxDeals: p.maxDeals.value,
    maxCounters: p.maxCounters.value,
    maxDucatsPerOffer: p.maxDucatsPerOffer.value,
    prestigeTiles: prestige.tiles.value,
    prestigePerPartner: prestige.perPartnerPerTurn.value,
    prestigePayout: prestige.majorityPayout.value,
  };
}

function numberOf(ids: readonly string[], id: string, place: string, what: string): number {
  const found = ids.indexOf(id);
  if (found < 0) throw new InputError(`${place}: there is no ${what} "${id}"`);
  return found;
}

function cardsOf(data: EditionData, goods: readonly string[], ports: readonly string[]): CardFace[] {
  const kinds: string[] = [];
  const most = data.parameters.maxPurchasesPerTurn.value;
  const cards = data.cards.map((card, i): CardFace => {
    const place = `cards[${i}]`;
    if (card.cargo > most)
      throw new InputError(`${place}.cargo: ${card.cargo} is above maxPurchasesPerTurn, ${most}`);
    if (card.icons.length !== 2) throw new InputError(`${place}.icons: expected two symbols`);
    if (card.icons[0] === card.icons[1])
      throw new InputError(`${place}.icons: expected two different symbols`);
    const icons = card.icons.map((icon) => ICONS.indexOf(icon)).sort((a, b) => a - b);
    const kind = `${card.good} ${card.lions} ${icons.join(" ")}`;
    if (!kinds.includes(kind)) kinds.push(kind);
    return {
      id: card.id,
      good: numberOf(goods, card.good, `${place}.good`, "good"),
      lions: card.lions,
      cargo: card.cargo,
      icons,
      port: card.port === null ? null : numberOf(ports, card.port, `${place}.port`, "port"),
      kind: kinds.indexOf(kind),
      code: `${card.good}#${card.id}`,
    };
  });
  checkUnique(
    cards.map((card) => card.id),
    "cards: the id",
  );
  return cards;
}

/** Cards and wishes are written with the goods' ids: `salt#34(ship,5) +2d for grain`. */
function checkGoodIds(goods: readonly string[]): void {
  checkIds(goods, "goods: the good", ["for", "nothing"]);
  const odd = goods.find((id) => !/^[a-z]+$/.test(id));
  if (odd !== undefined) throw new InputError(`goods: "${odd}" must be one word of small letters a to z`);
}

function checkGoods(data: EditionData): void {
  const sum = data.goods.reduce((total, good) => total + good.count, 0);
  if (sum !== data.cards.length)
    throw new InputError(`cards: ${data.cards.length} cards, but the goods count ${sum}`);
  data.goods.forEach(({ payout }, i) => {
    if (payout.some((ducats, at) => at > 0 && ducats < payout[at - 1]))
      throw new InputError(`goods[${i}].payout: must not decrease`);
  });
}

function checkTokens(data: EditionData): void {
  const sum = data.tokens.reduce((total, token) => total + token.count, 0);
  if (sum < data.ports.length)
    throw new InputError(`tokens: ${sum} are too few for ${data.ports.length} ports`);
}

/** Enough ports to start from, and the Venice card well inside the deck, at every number of players. */
function checkSetups(edition: Edition): void {
  for (let players = edition.players.min; players <= edition.players.max; players++) {
    const cards = cardsInGame(edition, players);
    const naming = cards.filter((card) => edition.cards[card].port !== null).length;
    if (naming < players)
      throw new InputError(`cards: ${naming} cards name a port, too few for ${players} players`);
    const deck = cards.length - players * (edition.startHand + 1);
    if (edition.veniceJitter >= Math.floor(deck / 2))
      throw new InputError(`parameters.veniceJitter: too large for a deck of ${deck} cards`);
  }
}

/** The cards that are used: with exactly two players one good stays in the box. OM-SET-3 */
export function cardsInGame({ cards, removedGood }: Edition, players: number): Card[] {
  return [...cards.keys()].filter((card) => players !== 2 || cards[card].good !== removedGood);
}

/** Checks edition data and makes it ready. Throws an `InputError` that says what is wrong and where. */
export function loadEdition(data: unknown): Edition {
  const checked = editionSchema(data, "");
  const { min, max } = checked.players;
  if (max < min) throw new InputError("players.max: must not be below players.min");
  checkUnique(checked.icons, "icons: the symbol");
  const goods = checked.goods.map((good) => good.id);
  checkGoodIds(goods);
  checkGoods(checked);
  checkTokens(checked);
  const map = readMap(checked);
  const cards = cardsOf(checked, goods, map.ports);
  const removed = checked.parameters.removedGoodWithTwoPlayers.value;
  const edition: Edition = {
    ...parametersOf(checked),
    id: checked.edition,
    players: { min, max },
    goods: checked.goods.map(({ id, payout }) => ({
      id,
      payout,
      steps: payout.map((ducats, i) => ducats - (i === 0 ? 0 : payout[i - 1])),
    })),
    cards,
    lionCounts: [...new Set(cards.map((card) => card.lions))].sort((a, b) => a - b),
    removedGood: numberOf(goods, removed, "parameters.removedGoodWithTwoPlayers", "good"),
    map,
    plainStakes: cards.map((_, card) => [{ card, claim: null }]),
    plainWants: goods.map((_, good) => [{ good, wish: null }]),
    tokens: checked.tokens.flatMap(({ id, count }) => new Array<Token>(count).fill(id)),
    names: [
      ...namedThings("good", checked.goods),
      ...namedThings("port", checked.ports),
      ...namedThings("token", checked.tokens),
    ],
  };
  if (edition.favourableMarketPrices.length < edition.maxPurchasesPerTurn)
    throw new InputError("parameters.favourableMarketPrices: expected a price for every purchase");
  checkSetups(edition);
  return edition;
}

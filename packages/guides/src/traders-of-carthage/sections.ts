import type { Block, Item, Row, Section } from "../guide.ts";
import { called, seatsFromViewer } from "../scene.ts";
import * as places from "./places.ts";
import {
  aids,
  codeOf,
  codes,
  colourName,
  formula,
  goodName,
  goodsOf,
  isPirate,
  type Picture,
  spaceName,
} from "./telling.ts";

/** The viewer's own goods in danger, with what could save them; then those of the others, in short. */
function dangers(picture: Picture): Item[] {
  const { table, view, viewer, translator } = picture;
  const isNow = view.agenda.at(-1)?.step === "storage";
  const own = viewer === null ? [] : aids.goodsAtRisk(table, view, viewer);
  const mine = own.map(({ goods, space, jars }): Item => {
    const parts = { goods: codes(picture, goods), space: spaceName(picture, space), count: goods.length };
    const text = translator.t(isNow ? "tc.danger.now" : "tc.danger.own", parts);
    if (jars === null || jars.icons === 0)
      return { text, note: translator.t("tc.danger.noJars"), tone: "danger" };
    const saved = Math.min(jars.icons, goods.length);
    const help = { cards: codes(picture, jars.cards), saved, all: goods.length, left: goods.length - saved };
    return { text, note: translator.t("tc.danger.jars", help), tone: "danger" };
  });
  const others = view.traders.flatMap((_, seat) => {
    const goods = seat === viewer ? [] : aids.goodsAtRisk(table, view, seat).flatMap((risk) => risk.goods);
    return goods.length === 0 ? [] : [`${translator.called(seat)} ${codes(picture, goods)}`];
  });
  const rest =
    others.length === 0 ? [] : [{ text: translator.t("tc.danger.others", { goods: others.join(" · ") }) }];
  return [...mine, ...rest];
}

/** Who has nearly enough tokens to end the game. */
function nearEnd({ table, view, translator }: Picture): Item[] {
  const near = aids.nearTheEnd(table, view).map((seat) => {
    const tokens = aids.tokenCount(view.traders[seat]);
    return translator.t("tc.nearEnd.player", { name: translator.called(seat), tokens });
  });
  const most = table.edition.tokens.endThreshold;
  return near.length === 0
    ? []
    : [{ text: translator.t("tc.nearEnd", { players: { list: near }, most }), tone: "danger" }];
}

function notices(picture: Picture): Section[] {
  if (picture.view.agenda.at(-1)?.step === "over") return [];
  const items = [...dangers(picture), ...nearEnd(picture)];
  return items.length === 0
    ? []
    : [{ id: "notices", title: picture.translator.t("tc.notices"), blocks: [{ kind: "list", items }] }];
}

function route(picture: Picture): Section {
  const { table, view, translator } = picture;
  const rows = table.edition.colours.map((id, colour): Row => {
    const space = view.ships[colour];
    const steps = table.edition.carthage - space;
    const where = translator.t(isPirate(picture, space) ? "tc.route.inDanger" : "tc.route.at", {
      space: spaceName(picture, space),
    });
    const ship = translator.t("tc.route.ship", {
      colour: colourName(picture, colour),
      good: goodName(picture, colour),
    });
    return { mark: { good: id }, cells: [ship, where, translator.t("tc.route.steps", { steps })] };
  });
  const head = ["tc.route.head.ship", "tc.route.head.where", "tc.route.head.steps"].map((key) =>
    translator.t(key),
  );
  const title = translator.t("tc.route.title");
  return { id: places.route, title, blocks: [{ kind: "table", caption: title, head, rows }] };
}

function slotItems(picture: Picture, slots: readonly aids.Slot[]): Block {
  const { table, translator } = picture;
  if (slots.length === 0) return { kind: "text", text: translator.t("tc.market.empty"), tone: "quiet" };
  const items = slots.map(({ card, reservedBy }): Item => {
    const { colour, value, icons } = table.edition.cards[card];
    const mark = { good: table.edition.colours[colour] };
    const parts = {
      code: codeOf(picture, card),
      colour: colourName(picture, colour),
      good: goodName(picture, colour),
      value,
      icons,
    };
    const text = translator.t("tc.card", parts);
    return reservedBy === null
      ? { text, mark }
      : { text, mark, note: translator.t("tc.market.reserved", { name: called(picture, reservedBy) }) };
  });
  return { kind: "list", items };
}

/** What the Market costs the viewer, beside what the viewer has. */
function costLine({ table, view, viewer, translator }: Picture): string {
  const total = aids.handTotal(table, view);
  if (viewer === null || total === null) return translator.t("tc.market.title");
  const cost = aids.marketCost(table, view, viewer);
  if (cost === 0) return translator.t("tc.market.nothing");
  const id = total >= cost ? "tc.market.affordable" : "tc.market.tooDear";
  return translator.t(id, { cost, total, missing: cost - total });
}

function markets(picture: Picture): Section[] {
  const { view, translator } = picture;
  return [
    { id: places.market, title: costLine(picture), blocks: [slotItems(picture, view.market)] },
    { id: places.farm, title: translator.t("tc.farm.title"), blocks: [slotItems(picture, view.farm)] },
  ];
}

/** Where the viewer's marker is. */
function markerLine(picture: Picture): string {
  const { view, viewer, translator } = picture;
  for (const zone of ["market", "farm"] as const) {
    const slot = view[zone].find(({ reservedBy }) => reservedBy === viewer);
    if (slot) {
      const card = codeOf(picture, slot.card);
      return translator.t("tc.hand.markerOn", { card, zone: { term: `zone.${zone}` } });
    }
  }
  return translator.t("tc.hand.markerFree");
}

function hand(picture: Picture): Section[] {
  const { table, view, viewer, translator } = picture;
  const { hand: cards } = view;
  if (cards === null || viewer === null) return [];
  const items = table.edition.colours.flatMap((id, colour): Item[] => {
    const own = aids.cardsInColour(table.edition, cards, colour);
    if (own.length === 0) return [];
    const icons = aids.jarsFor(table, cards, colour).icons;
    const text = translator.t("tc.hand.colour", {
      colour: colourName(picture, colour),
      cards: codes(picture, own),
    });
    const note = translator.t("tc.hand.worth", { coins: aids.coinsOf(table.edition, own), icons });
    return [{ text, note, mark: { good: id } }];
  });
  const total = aids.handTotal(table, view) ?? 0;
  const blocks: Block[] = [
    items.length === 0
      ? { kind: "text", text: translator.t("tc.hand.empty"), tone: "quiet" }
      : { kind: "list", items },
    { kind: "text", text: markerLine(picture) },
  ];
  return [{ id: places.hand(viewer), title: translator.t("tc.hand.title", { total }), blocks }];
}

function goodsCell(picture: Picture, seat: number, colour: number): string {
  const { table, view, translator } = picture;
  const set = aids.setValue(table, view, seat, colour);
  if (set.size === 0) return set.tokens === 0 ? "–" : translator.t("tc.goods.tokens", { tokens: set.tokens });
  return translator.t("tc.goods.set", {
    goods: goodsOf(picture, set),
    formula: formula(set),
    points: set.points,
  });
}

function players(picture: Picture): Section {
  const { table, view, translator } = picture;
  const step = view.agenda.at(-1);
  const most = table.edition.tokens.endThreshold;
  const rows = seatsFromViewer(picture).map((seat): Row => {
    const trader = view.traders[seat];
    const tokens = translator.t("tc.players.tokens", { tokens: aids.tokenCount(trader), most });
    return {
      mark: { seat },
      isActive: step !== undefined && step.step !== "over" && step.seat === seat,
      cells: [
        called(picture, seat),
        translator.number(trader.victoryPoints),
        tokens,
        translator.number(trader.handSize),
        ...table.edition.colours.map((_, colour) => goodsCell(picture, seat, colour)),
      ],
    };
  });
  const head = [
    ...["player", "points", "tokens", "hand"].map((key) => translator.t(`tc.players.head.${key}`)),
    ...table.edition.colours.map((_, colour) =>
      translator.t("tc.players.head.goods", { good: goodName(picture, colour) }),
    ),
  ];
  const caption = translator.t("tc.players.caption");
  const open = openHands(picture);
  const blocks: Block[] = [
    { kind: "table", caption, head, rows },
    { kind: "text", text: translator.t("tc.goods.legend"), tone: "quiet" },
    ...(open.length === 0 ? [] : [{ kind: "list" as const, items: open }]),
  ];
  return { id: places.players, title: translator.t("tc.players.title"), blocks };
}

/** The hands of the others, where the table plays with open hands. */
function openHands(picture: Picture): Item[] {
  const { table, view, viewer, translator } = picture;
  if (table.options.handDisplay !== "open") return [];
  return seatsFromViewer(picture)
    .filter((seat) => seat !== viewer)
    .map((seat) => {
      const held = aids.sortedCards(table.edition, view.remembered.hands[seat]);
      const cards = held.length === 0 ? translator.t("tc.openHand.none") : codes(picture, held);
      const total = aids.coinsOf(table.edition, held);
      return {
        text: translator.t("tc.openHand", { name: translator.called(seat), cards, total }),
        mark: { seat },
      };
    });
}

function piles({ view, translator }: Picture): Section {
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  const facts = [
    { name: translator.t("tc.piles.draw"), value: translator.number(view.drawPileSize) },
    { name: translator.t("tc.piles.discard"), value: translator.number(discarded) },
  ];
  return { id: "piles", title: translator.t("tc.piles.title"), blocks: [{ kind: "facts", facts }] };
}

/** The whole table, what matters most first. */
export function sectionsOf(picture: Picture): Section[] {
  return [
    ...notices(picture),
    ...hand(picture),
    ...markets(picture),
    route(picture),
    players(picture),
    piles(picture),
  ];
}

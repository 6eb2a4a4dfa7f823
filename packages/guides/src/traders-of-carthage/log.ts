import type { Message, Part } from "@portolan/kernel";
import type { LogLine } from "../guide.ts";
import type { PlaceId } from "../place.ts";
import { eventLine, line } from "../scene.ts";
import { farm, market, route } from "./places.ts";
import { aids, type CardsPart, cardsPart, colourName, isPirate, type Picture, spaceName } from "./telling.ts";

type Happening = aids.TradersEvent;
type Kind = Happening["type"];

function isOf<T extends Kind>(type: T) {
  return (event: Happening): event is Extract<Happening, { readonly type: T }> => event.type === type;
}

const MARKER_BACK: Message = { id: "tc.log.markerBack" };

/** Events that belong together and are told as one. */
interface Run {
  readonly starts: Kind;
  readonly goesOn: readonly Kind[];
  tell(picture: Picture, events: readonly Happening[]): readonly LogLine[];
  /** Where it happened. */
  readonly place?: PlaceId;
}

function tellEach(picture: Picture, events: readonly Happening[]): LogLine[] {
  return events.flatMap((event) => eventLine(picture, event));
}

/** Which cards, of those that the viewer may know. */
function named(picture: Picture, events: readonly Happening[], type: Kind): CardsPart {
  const cards = events.flatMap((event) =>
    "cards" in event && event.type === type ? (event.cards ?? []) : [],
  );
  return cardsPart(picture, cards);
}

function tellPurchase(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { table, translator } = picture;
  const [first] = events;
  const bought = named(picture, events, "bought");
  if (first.type !== "paid" || first.seat === null || bought.codes.length === 0) {
    return tellEach(picture, events);
  }
  const cost = (first.cards ?? []).reduce((sum, card) => sum + table.edition.cards[card].value, 0);
  const paid = named(picture, events, "paid");
  const buys = { id: "tc.log.buys", parts: { seat: { seat: first.seat }, bought, cost, paid } };
  return [line(translator, events.some(isOf("markerBack")) ? [buys, MARKER_BACK] : [buys])];
}

function tellTaking(picture: Picture, events: readonly Happening[]): LogLine[] {
  const took = picture.rules.tell.event(events[0]);
  if (!took) return [];
  return [line(picture.translator, events.some(isOf("markerBack")) ? [took, MARKER_BACK] : [took])];
}

function tellSailing(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { translator } = picture;
  const ways = events.filter(isOf("sailed")).map(({ colour, to }) =>
    translator.t(isPirate(picture, to) ? "tc.preview.sailsIntoDanger" : "tc.preview.sails", {
      colour: colourName(picture, colour),
      space: spaceName(picture, to),
    }),
  );
  return [line(translator, [{ id: "tc.preview.ships", parts: { ships: { list: ways } } }])];
}

function tellPayday(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { translator, table } = picture;
  const [payday] = events.filter(isOf("payday"));
  const colours = { list: payday.colours.map((colour) => colourName(picture, colour)) };
  const sales = events.filter(isOf("sale")).map((sale) => {
    const { seat, colour, points } = sale;
    const gained = events.filter(isOf("token")).find((one) => one.seat === seat && one.colour === colour);
    const parts = {
      seat: { seat },
      colour: colourName(picture, colour),
      ...aids.saleParts(table.edition, sale),
      points,
      tokens: gained?.total ?? 0,
      most: String(table.edition.tokens.endThreshold),
    };
    return line(translator, [{ id: "tc.log.sale", parts }]);
  });
  const others = events.filter(({ type }) => type === "owed" || type === "reshuffled");
  const opening = line(translator, [{ id: "tc.log.payday", parts: { colours } }], "loud");
  return [opening, ...sales, ...tellEach(picture, others)];
}

function tellStorage(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { translator } = picture;
  const [stored] = events.filter(isOf("stored"));
  if (!stored) return tellEach(picture, events);
  const discards = named(picture, events, "storedWith");
  const goods = cardsPart(picture, stored.goods);
  const parts = { seat: { seat: stored.seat }, goods, discards };
  return [line(translator, [{ id: "tc.log.stores", parts }])];
}

function tellLosses(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { translator } = picture;
  const lost = new Map<number, number[]>();
  for (const event of events) {
    if (event.type !== "lost" || event.seat === null) continue;
    lost.set(event.seat, [...(lost.get(event.seat) ?? []), ...(event.cards ?? [])]);
  }
  const losses = [...lost].map(([seat, cards]): Part => ({ codes: [{ seat }, cardsPart(picture, cards)] }));
  return [line(translator, [{ id: "tc.log.lost", parts: { losses: { row: losses } } }], "loud")];
}

function tellReturn(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { translator } = picture;
  const ways = events.filter(isOf("returned")).map(({ colour, to }) =>
    translator.t("tc.preview.sails", {
      colour: colourName(picture, colour),
      space: spaceName(picture, to),
    }),
  );
  return [line(translator, [{ id: "tc.log.returns", parts: { ships: { list: ways } } }])];
}

function tellRefill(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { translator } = picture;
  const dealt = (place: string): CardsPart =>
    named(
      picture,
      events.filter((event) => event.type === "dealt" && event.to.place === place),
      "dealt",
    );
  const moved = named(picture, events, "farmToMarket");
  const some = (cards: CardsPart): Part => (cards.codes.length > 0 ? cards : { term: "tc.log.nothing" });
  const market = { codes: [...moved.codes, ...dealt("market").codes] };
  const refill = { id: "tc.log.refill", parts: { market: some(market), farm: some(dealt("farm")) } };
  return [...tellEach(picture, events.filter(isOf("reshuffled"))), line(translator, [refill])];
}

/** Where starting cards go. */
function dealId({ to }: Extract<Happening, { readonly type: "dealt" }>): string {
  return `${to.place} ${to.seat}`;
}

/** Starting cards: told place by place instead of card by card. */
function tellDeal(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { translator } = picture;
  const ids = new Set(events.flatMap((event) => (event.type === "dealt" ? [dealId(event)] : [])));
  return [...ids].flatMap((id) => {
    const same = events.filter(isOf("dealt")).filter((event) => dealId(event) === id);
    const cards = same.flatMap((event) => event.cards ?? []);
    const message = picture.rules.tell.event({ ...same[0], cards, count: cards.length });
    return message ? [line(translator, [message])] : [];
  });
}

const RUNS: readonly Run[] = [
  { starts: "dealt", goesOn: ["dealt"], tell: tellDeal },
  { starts: "paid", goesOn: ["bought", "markerBack"], tell: tellPurchase, place: market },
  { starts: "took", goesOn: ["markerBack"], tell: tellTaking, place: market },
  { starts: "sailed", goesOn: ["sailed"], tell: tellSailing, place: route },
  {
    starts: "payday",
    goesOn: ["sale", "kept", "sold", "drewPoints", "owed", "token", "reshuffled"],
    tell: tellPayday,
    place: route,
  },
  {
    starts: "pirates",
    goesOn: [],
    tell: (picture, [event]) => eventLine(picture, event, "loud"),
  },
  { starts: "storedWith", goesOn: ["stored"], tell: tellStorage },
  { starts: "lost", goesOn: ["lost"], tell: tellLosses },
  { starts: "returned", goesOn: ["returned"], tell: tellReturn, place: route },
  { starts: "refill", goesOn: ["reshuffled", "farmToMarket", "dealt"], tell: tellRefill, place: farm },
  // Whose turn it is shows in what they do.
  { starts: "turn", goesOn: [], tell: () => [] },
  { starts: "over", goesOn: [], tell: (picture, [event]) => eventLine(picture, event, "loud") },
];

/** What happened, a line for each thing that matters. */
export function logOf(picture: Picture, events: readonly Happening[]): LogLine[] {
  const told: LogLine[] = [];
  for (let i = 0; i < events.length; ) {
    const run = RUNS.find(({ starts }) => starts === events[i].type);
    let end = i + 1;
    while (run && end < events.length && run.goesOn.includes(events[end].type)) end++;
    const together = events.slice(i, end);
    const lines = run ? run.tell(picture, together) : tellEach(picture, together);
    const place = run?.place;
    told.push(...(place === undefined ? lines : lines.map((line) => ({ ...line, place }))));
    i = end;
  }
  return told;
}

import type { LogLine } from "../guide.ts";
import type { PlaceId } from "../place.ts";
import { eventLine, line } from "../scene.ts";
import { farm, market, route } from "./places.ts";
import { type aids, codes, colourName, isPirate, type Picture, spaceName } from "./telling.ts";

type Happening = aids.TradersEvent;
type Kind = Happening["type"];

function isOf<T extends Kind>(type: T) {
  return (event: Happening): event is Extract<Happening, { readonly type: T }> => event.type === type;
}

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
function named(picture: Picture, events: readonly Happening[], type: Kind): string {
  const cards = events.flatMap((event) =>
    "cards" in event && event.type === type ? (event.cards ?? []) : [],
  );
  return codes(picture, cards);
}

function tellPurchase(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { voice } = picture;
  const [first] = events;
  const bought = named(picture, events, "bought");
  if (!("seat" in first) || first.seat === null || bought === "") return tellEach(picture, events);
  const paid = named(picture, events, "paid");
  const back = events.some(isOf("markerBack")) ? ` ${voice.say("tc.log.markerBack")}` : "";
  return [line(voice.say("tc.log.buys", { name: voice.called(first.seat), bought, paid }) + back)];
}

function tellTaking(picture: Picture, events: readonly Happening[]): LogLine[] {
  const back = events.some(isOf("markerBack")) ? ` ${picture.voice.say("tc.log.markerBack")}` : "";
  return eventLine(picture, events[0]).map((told) => ({ ...told, text: told.text + back }));
}

function tellSailing(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { voice } = picture;
  const ways = events.filter(isOf("sailed")).map(({ colour, to }) =>
    voice.say(isPirate(picture, to) ? "tc.preview.sailsIntoDanger" : "tc.preview.sails", {
      colour: colourName(picture, colour),
      space: spaceName(picture, to),
    }),
  );
  return [line(voice.say("tc.preview.ships", { ships: { list: ways } }))];
}

function tellPayday(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { voice, table } = picture;
  const [payday] = events.filter(isOf("payday"));
  const colours = { list: payday.colours.map((colour) => colourName(picture, colour)) };
  const sales = events.filter(isOf("sale")).map(({ seat, colour, highest, tokens, size, raw, points }) => {
    const gained = events.filter(isOf("token")).find((one) => one.seat === seat && one.colour === colour);
    return line(
      voice.say("tc.log.sale", {
        name: voice.called(seat),
        colour: colourName(picture, colour),
        formula: `(${highest} + ${tokens}) × ${size} = ${raw}`,
        points,
        tokens: gained?.total ?? 0,
        most: table.edition.tokens.endThreshold,
      }),
    );
  });
  const others = events.filter(({ type }) => type === "owed" || type === "reshuffled");
  return [line(voice.say("tc.log.payday", { colours }), "loud"), ...sales, ...tellEach(picture, others)];
}

function tellStorage(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { voice } = picture;
  const [stored] = events.filter(isOf("stored"));
  if (!stored) return tellEach(picture, events);
  const discards = named(picture, events, "storedWith");
  const goods = codes(picture, stored.goods);
  return [line(voice.say("tc.log.stores", { name: voice.called(stored.seat), goods, discards }))];
}

function tellLosses(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { voice } = picture;
  const lost = new Map<number, number[]>();
  for (const event of events) {
    if (event.type !== "lost" || event.seat === null) continue;
    lost.set(event.seat, [...(lost.get(event.seat) ?? []), ...(event.cards ?? [])]);
  }
  const losses = [...lost].map(([seat, cards]) => `${voice.called(seat)} ${codes(picture, cards)}`);
  return [line(voice.say("tc.log.lost", { losses: losses.join(", ") }), "loud")];
}

function tellReturn(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { voice } = picture;
  const ways = events
    .filter(isOf("returned"))
    .map(({ colour, to }) =>
      voice.say("tc.preview.sails", { colour: colourName(picture, colour), space: spaceName(picture, to) }),
    );
  return [line(voice.say("tc.log.returns", { ships: { list: ways } }))];
}

function tellRefill(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { voice } = picture;
  const dealt = (place: string): string =>
    named(
      picture,
      events.filter((event) => event.type === "dealt" && event.to.place === place),
      "dealt",
    );
  const market = [named(picture, events, "farmToMarket"), dealt("market")]
    .filter((text) => text !== "")
    .join(" ");
  const nothing = voice.say("tc.log.nothing");
  const parts = { market: market || nothing, farm: dealt("farm") || nothing };
  return [...tellEach(picture, events.filter(isOf("reshuffled"))), line(voice.say("tc.log.refill", parts))];
}

/** Starting cards: told place by place instead of card by card. */
function tellDeal(picture: Picture, events: readonly Happening[]): LogLine[] {
  const { voice } = picture;
  const places = new Map<string, number[]>();
  for (const event of events) {
    if (event.type !== "dealt") continue;
    const { seat, place } = event.to;
    const name = seat === null ? voice.say(`zone.${place}`) : voice.called(seat);
    places.set(name, [...(places.get(name) ?? []), ...(event.cards ?? [])]);
  }
  return [...places].map(([place, cards]) =>
    line(voice.say("tc.log.dealt", { place, cards: codes(picture, cards) })),
  );
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

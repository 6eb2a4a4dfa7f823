import type { tradersAids } from "@portolan/games";
import { columnsOf } from "../../screen.ts";
import { alarm, bold, codes, colourName, type Picture, SKULL, spaceName, tint } from "./ink.ts";

type Happening = tradersAids.TradersEvent;
type Kind = Happening["type"];
type EventOf<T extends Kind> = Extract<Happening, { readonly type: T }>;

function isOf<T extends Kind>(type: T) {
  return (event: Happening): event is EventOf<T> => event.type === type;
}

/** Events that belong together and are told as one. */
interface Run {
  readonly starts: Kind;
  readonly goesOn: readonly Kind[];
  tell(picture: Picture, events: readonly Happening[]): readonly string[];
}

function tellEach({ rules, voice }: Picture, events: readonly Happening[]): string[] {
  return events.flatMap((event) => rules.tell.event(event) ?? []).map((message) => voice.tell(message));
}

/** Which cards, of those that the viewer may know. */
function named(picture: Picture, events: readonly Happening[], type: Kind): string {
  const cards = events.flatMap((event) =>
    "cards" in event && event.type === type ? (event.cards ?? []) : [],
  );
  return codes(picture, cards);
}

function tellPurchase(picture: Picture, events: readonly Happening[]): string[] {
  const [first] = events;
  const bought = named(picture, events, "bought");
  if (!("seat" in first) || first.seat === null || bought === "") return tellEach(picture, events);
  const paid = named(picture, events, "paid");
  const back = events.some(isOf("markerBack")) ? ` ${picture.voice.say("tc.log.markerBack")}` : "";
  return [picture.voice.say("tc.log.buys", { name: picture.names[first.seat], bought, paid }) + back];
}

function tellTaking(picture: Picture, events: readonly Happening[]): string[] {
  const [told] = tellEach(picture, events);
  return [events.some(isOf("markerBack")) ? `${told} ${picture.voice.say("tc.log.markerBack")}` : told];
}

function tellSailing(picture: Picture, events: readonly Happening[]): string[] {
  const ways = events.filter(isOf("sailed")).map(({ colour, to }) => {
    const skull = picture.table.edition.track[to].kind === "pirate" ? ` ${SKULL}` : "";
    return `${colourName(picture, colour)} → ${spaceName(picture, to)}${skull}`;
  });
  return [`  ${picture.voice.say("tc.log.sails", { ships: ways.join(", ") })}`];
}

/** A payday as a table that stays readable in the log. */
function tellPayday(picture: Picture, events: readonly Happening[]): string[] {
  const { voice, names, table, screen } = picture;
  const [payday] = events.filter(isOf("payday"));
  const colours = { list: payday.colours.map((colour) => colourName(picture, colour)) };
  const rows = events.filter(isOf("sale")).map((sale) => {
    const { seat, colour, highest, tokens, size, raw, points } = sale;
    const gained = events.filter(isOf("token")).find((one) => one.seat === seat && one.colour === colour);
    const most = table.edition.tokens.endThreshold;
    return [
      `    ${names[seat]}`,
      colourName(picture, colour),
      `(${highest}+${tokens}) × ${size} = ${raw}`,
      voice.say("tc.points", { points }),
      gained ? voice.say("tc.tokensOf", { tokens: gained.total, most }) : "",
    ];
  });
  const others = events.filter(({ type }) => type === "owed" || type === "reshuffled");
  return [
    `  ${bold(screen, voice.say("tc.log.payday", { colours }))}`,
    ...columnsOf(rows),
    ...tellEach(picture, others).map((text) => `    ${text}`),
  ];
}

function tellStorage(picture: Picture, events: readonly Happening[]): string[] {
  const [stored] = events.filter(isOf("stored"));
  if (!stored) return tellEach(picture, events).map((text) => `  ${text}`);
  const discards = named(picture, events, "storedWith");
  const goods = codes(picture, stored.goods);
  return [`  ${picture.voice.say("tc.log.stores", { name: picture.names[stored.seat], goods, discards })}`];
}

function tellLosses(picture: Picture, events: readonly Happening[]): string[] {
  const { voice, names } = picture;
  const lost = new Map<string, number[]>();
  for (const event of events) {
    if (event.type !== "lost" || event.seat === null) continue;
    const name = names[event.seat];
    lost.set(name, [...(lost.get(name) ?? []), ...(event.cards ?? [])]);
  }
  const losses = [...lost].map(([name, cards]) => `${name} ${codes(picture, cards)}`);
  return [`  ${voice.say("tc.log.lost", { losses: losses.join(", ") })}`];
}

function tellReturn(picture: Picture, events: readonly Happening[]): string[] {
  const ways = events
    .filter(isOf("returned"))
    .map(({ colour, to }) => `${colourName(picture, colour)} → ${spaceName(picture, to)}`);
  return [`  ${picture.voice.say("tc.log.returns", { ships: ways.join(", ") })}`];
}

function tellRefill(picture: Picture, events: readonly Happening[]): string[] {
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
  const shuffles = events.filter(isOf("reshuffled"));
  return [...tellEach(picture, shuffles), voice.say("tc.log.refill", parts)].map((text) => `  ${text}`);
}

/** Starting cards: told place by place instead of card by card. */
function tellDeal(picture: Picture, events: readonly Happening[]): string[] {
  const { voice, names } = picture;
  const lines = new Map<string, number[]>();
  for (const event of events) {
    if (event.type !== "dealt") continue;
    const place = event.to.seat === null ? voice.say(`zone.${event.to.place}`) : names[event.to.seat];
    lines.set(place, [...(lines.get(place) ?? []), ...(event.cards ?? [])]);
  }
  return [...lines].map(([place, cards]) =>
    voice.say("tc.log.dealt", { place, cards: codes(picture, cards) }),
  );
}

const indented = (picture: Picture, events: readonly Happening[]): string[] =>
  tellEach(picture, events).map((text) => `  ${text}`);

const RUNS: readonly Run[] = [
  { starts: "dealt", goesOn: ["dealt"], tell: tellDeal },
  { starts: "paid", goesOn: ["bought", "markerBack"], tell: tellPurchase },
  { starts: "took", goesOn: ["markerBack"], tell: tellTaking },
  { starts: "sailed", goesOn: ["sailed"], tell: tellSailing },
  {
    starts: "payday",
    goesOn: ["sale", "kept", "sold", "drewPoints", "owed", "token", "reshuffled"],
    tell: tellPayday,
  },
  {
    starts: "pirates",
    goesOn: [],
    tell: (picture, events) =>
      tellEach(picture, events).map((text) => `  ${alarm(picture.screen, SKULL)} ${text}`),
  },
  { starts: "storedWith", goesOn: ["stored"], tell: tellStorage },
  { starts: "declined", goesOn: [], tell: indented },
  { starts: "lost", goesOn: ["lost"], tell: tellLosses },
  { starts: "returned", goesOn: ["returned"], tell: tellReturn },
  { starts: "refill", goesOn: ["reshuffled", "farmToMarket", "dealt"], tell: tellRefill },
  // Whose turn it is shows in what they do, and the end is told with the result.
  { starts: "turn", goesOn: [], tell: () => [] },
  { starts: "over", goesOn: [], tell: () => [] },
];

/** What happened, a line for each thing that matters. */
export function logOf(picture: Picture, events: readonly Happening[]): string[] {
  const told: string[] = [];
  for (let i = 0; i < events.length; ) {
    const run = RUNS.find(({ starts }) => starts === events[i].type);
    let end = i + 1;
    while (run && end < events.length && run.goesOn.includes(events[end].type)) end++;
    const together = events.slice(i, end);
    told.push(...(run ? run.tell(picture, together) : tellEach(picture, together)));
    i = end;
  }
  return told.map((text) => tint(picture, text));
}

import type { Block, Item, Row, Section } from "../guide.ts";
import { called, seatsFromViewer } from "../scene.ts";
import {
  aids,
  cardName,
  cardNames,
  faceText,
  goodName,
  type Picture,
  portText,
  sideText,
  tokenName,
  wantText,
} from "./telling.ts";

/** An open offer as the viewer may know it. */
export function offerText(picture: Picture, open: aids.OfferView): string {
  const { voice } = picture;
  const given = open.give.map((want, i) => {
    const card = open.committed?.[i];
    return card === undefined ? wantText(picture, want) : wantText(picture, want, cardName(picture, card));
  });
  const taken = open.takenGoods.map((good, i) => {
    const card = open.taken?.[i];
    const name = card === undefined ? goodName(picture, good) : cardName(picture, card);
    return voice.say("om.offer.taken", { good: name });
  });
  const asked = [...open.ask.map((want) => wantText(picture, want)), ...taken];
  return voice.say("om.offer.open", {
    from: called(picture, open.from),
    to: called(picture, open.to),
    give: sideText(picture, given, open.giveDucats),
    ask: sideText(picture, asked, open.askDucats),
  });
}

/** Open offers, a running call, and what else must not be overlooked. */
function notices(picture: Picture): Section[] {
  const { table, view, voice } = picture;
  const items: Item[] = [];
  for (const open of view.offers) {
    if (open === null) continue;
    const text = offerText(picture, open);
    const hasClaims = open.give.some(({ wish }) => wish !== null);
    items.push(hasClaims ? { text, note: voice.say("om.offer.unverified") } : { text });
  }
  if (view.call) {
    const waiting = view.call.flatMap((answer, seat) => (answer === "waiting" ? [{ seat }] : []));
    if (waiting.length > 0) items.push({ text: voice.say("om.call.waiting", { names: { list: waiting } }) });
  }
  const last = aids.turnsToTheEnd(table, view);
  if (last && view.agenda.at(-1)?.step !== "over") {
    const order = last.map((seat) => voice.called(seat)).join(", ");
    items.push({ text: voice.say("om.lastRound", { order }), tone: "danger" });
  }
  return items.length === 0
    ? []
    : [{ id: "notices", title: voice.say("om.notices"), blocks: [{ kind: "list", items }] }];
}

function hand(picture: Picture): Section[] {
  const { table, view, voice } = picture;
  if (view.hand === null) return [];
  const cards = aids.sortedHand(table.edition, view.hand);
  const items = cards.map((card): Item => {
    const { good } = table.edition.cards[card];
    const mark = { good: table.edition.goods[good].id };
    return { text: cardName(picture, card), note: faceText(picture, card), mark };
  });
  const list: Block =
    items.length === 0
      ? { kind: "text", text: voice.say("om.hand.empty"), tone: "quiet" }
      : { kind: "list", items };
  const played = view.played.length === 0 ? [] : [playedLine(picture)];
  return [{ id: "hand", title: voice.say("om.hand", { count: cards.length }), blocks: [list, ...played] }];
}

function playedLine(picture: Picture): Block {
  return {
    kind: "text",
    text: picture.voice.say("om.played", { cards: cardNames(picture, picture.view.played) }),
  };
}

/** What runs of the goods pay that the viewer holds or has on top. */
function payouts(picture: Picture): Section[] {
  const { table, view, viewer, voice } = picture;
  if (viewer === null || view.hand === null) return [];
  const { top } = view.merchants[viewer];
  const cards = [...view.hand, ...view.played, ...(top === null ? [] : [top])];
  const goods = [...new Set(cards.map((card) => table.edition.cards[card].good))].sort((a, b) => a - b);
  const items = goods.map((good): Item => {
    const pays = aids.payoutLine(table.edition, good).join(", ");
    return {
      text: voice.say("om.payout", { good: goodName(picture, good), pays }),
      mark: { good: table.edition.goods[good].id },
    };
  });
  return [{ id: "payouts", title: voice.say("om.payouts"), blocks: [{ kind: "list", items }] }];
}

function players(picture: Picture): Section {
  const { table, view, voice } = picture;
  const rows = seatsFromViewer(picture).map((seat): Row => {
    const merchant = view.merchants[seat];
    const top = aids.topFigures(table, merchant);
    const token =
      merchant.active === null
        ? "–"
        : `${tokenName(picture, merchant.active)}: ${voice.say(`token.${merchant.active}.tip`)}`;
    return {
      mark: { seat },
      isActive: seat === view.activeSeat,
      cells: [
        called(picture, seat),
        top === null ? "–" : voice.number(top.limit),
        top === null ? "–" : voice.number(top.load),
        top === null ? "–" : goodName(picture, top.good),
        ...[
          merchant.handSize,
          merchant.cargoSize,
          merchant.pirateCount,
          merchant.ducats,
          merchant.prestige,
        ].map((count) => voice.number(count)),
        voice.number(aids.tokensTaken(merchant)),
        voice.say(`port.${table.edition.map.ports[merchant.port]}`),
        token,
      ],
    };
  });
  const keys = [
    "player",
    "limit",
    "load",
    "top",
    "hand",
    "cargo",
    "pirates",
    "ducats",
    "tiles",
    "tokens",
    "port",
    "token",
  ];
  const title = voice.say("om.players");
  const head = keys.map((key) => voice.say(`om.head.${key}`));
  return {
    id: "players",
    title,
    blocks: [{ kind: "table", caption: title, head, rows }, ...stacks(picture)],
  };
}

/** The cargo stacks, where the table lets them be looked through. */
function stacks(picture: Picture): Block[] {
  const { view, voice } = picture;
  const items = view.merchants.flatMap(({ cargo }, seat): Item[] => {
    if (cargo === null || cargo.length === 0) return [];
    return [
      {
        text: voice.say("om.cargo", { name: called(picture, seat), cards: cardNames(picture, cargo) }),
        mark: { seat },
      },
    ];
  });
  return items.length === 0 ? [] : [{ kind: "list", items }];
}

/** A race with the ducats that each place would pay now. */
function race({ voice }: Picture, id: string, { counts, pays }: aids.Race): Item {
  const order = counts.map((_, seat) => seat).sort((a, b) => counts[b] - counts[a]);
  const runners = order
    .filter((seat) => counts[seat] > 0)
    .map((seat) =>
      pays[seat] > 0
        ? voice.say("om.race.paid", { name: voice.called(seat), count: counts[seat], ducats: pays[seat] })
        : `${voice.called(seat)} ${counts[seat]}`,
    );
  return {
    text: voice.say(id, { race: runners.length === 0 ? voice.say("om.race.nobody") : runners.join(", ") }),
  };
}

function races(picture: Picture): Section {
  const { tiles, tokens } = aids.races(picture.table, picture.view);
  const items = [race(picture, "om.race.tiles", tiles), race(picture, "om.race.tokens", tokens)];
  return { id: "races", title: picture.voice.say("om.races"), blocks: [{ kind: "list", items }] };
}

/** What the viewer's ship could reach with one or two ship symbols. */
function reach(picture: Picture): Section[] {
  const { table, view, viewer, voice } = picture;
  if (viewer === null) return [];
  const ends = table.edition.map.ends[view.merchants[viewer].port];
  const items = [1, 2].map((steps): Item => {
    const ports = (ends[steps] ?? []).map((port) => portText(picture, port)).join(", ");
    return { text: voice.say("om.reach", { steps, ports }) };
  });
  return [{ id: "reach", title: voice.say("om.reach.title"), blocks: [{ kind: "list", items }] }];
}

function decks({ view, voice }: Picture): Section {
  const { venice } = view;
  const facts = [
    { name: voice.say("om.deck"), value: voice.number(view.deckSize) },
    { name: voice.say("om.discards"), value: voice.number(view.discard.length) },
    {
      name: voice.say("om.venice"),
      value:
        venice === null
          ? voice.say("om.venice.gone")
          : voice.say("om.venice.in", { fewest: venice.fewest, most: venice.most }),
    },
  ];
  return { id: "decks", title: voice.say("om.decks"), blocks: [{ kind: "facts", facts }] };
}

/** The whole table, what matters most first. */
export function sectionsOf(picture: Picture): Section[] {
  return [
    ...notices(picture),
    ...hand(picture),
    ...payouts(picture),
    players(picture),
    races(picture),
    ...reach(picture),
    decks(picture),
  ];
}

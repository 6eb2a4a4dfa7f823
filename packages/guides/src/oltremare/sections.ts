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
  const { translator } = picture;
  const given = open.give.map((want, i) => {
    const card = open.committed?.[i];
    return card === undefined ? wantText(picture, want) : wantText(picture, want, cardName(picture, card));
  });
  const taken = open.takenGoods.map((good, i) => {
    const card = open.taken?.[i];
    const name = card === undefined ? goodName(picture, good) : cardName(picture, card);
    return translator.t("om.offer.taken", { good: name });
  });
  const asked = [...open.ask.map((want) => wantText(picture, want)), ...taken];
  return translator.t("om.offer.open", {
    from: called(picture, open.from),
    to: called(picture, open.to),
    give: sideText(picture, given, open.giveDucats),
    ask: sideText(picture, asked, open.askDucats),
  });
}

/** Open offers, a running call, and what else must not be overlooked. */
function notices(picture: Picture): Section[] {
  const { table, view, translator } = picture;
  const items: Item[] = [];
  for (const open of view.offers) {
    if (open === null) continue;
    const text = offerText(picture, open);
    const hasClaims = open.give.some(({ wish }) => wish !== null);
    items.push(hasClaims ? { text, note: translator.t("om.offer.unverified") } : { text });
  }
  if (view.call) {
    const waiting = view.call.flatMap((answer, seat) => (answer === "waiting" ? [{ seat }] : []));
    if (waiting.length > 0)
      items.push({ text: translator.t("om.call.waiting", { names: { list: waiting } }) });
  }
  const last = aids.turnsToTheEnd(table, view);
  if (last && view.agenda.at(-1)?.step !== "over") {
    const order = last.map((seat) => translator.called(seat)).join(", ");
    items.push({ text: translator.t("om.lastRound", { order }), tone: "danger" });
  }
  return items.length === 0
    ? []
    : [{ id: "notices", title: translator.t("om.notices"), blocks: [{ kind: "list", items }] }];
}

function hand(picture: Picture): Section[] {
  const { table, view, translator } = picture;
  if (view.hand === null) return [];
  const cards = aids.sortedHand(table.edition, view.hand);
  const items = cards.map((card): Item => {
    const { good } = table.edition.cards[card];
    const mark = { good: table.edition.goods[good].id };
    return { text: cardName(picture, card), note: faceText(picture, card), mark };
  });
  const list: Block =
    items.length === 0
      ? { kind: "text", text: translator.t("om.hand.empty"), tone: "quiet" }
      : { kind: "list", items };
  const played = view.played.length === 0 ? [] : [playedLine(picture)];
  return [{ id: "hand", title: translator.t("om.hand", { count: cards.length }), blocks: [list, ...played] }];
}

function playedLine(picture: Picture): Block {
  return {
    kind: "text",
    text: picture.translator.t("om.played", { cards: cardNames(picture, picture.view.played) }),
  };
}

/** What runs of the goods pay that the viewer holds or has on top. */
function payouts(picture: Picture): Section[] {
  const { table, view, viewer, translator } = picture;
  if (viewer === null || view.hand === null) return [];
  const { top } = view.merchants[viewer];
  const cards = [...view.hand, ...view.played, ...(top === null ? [] : [top])];
  const goods = [...new Set(cards.map((card) => table.edition.cards[card].good))].sort((a, b) => a - b);
  const items = goods.map((good): Item => {
    const pays = aids.payoutLine(table.edition, good).join(", ");
    return {
      text: translator.t("om.payout", { good: goodName(picture, good), pays }),
      mark: { good: table.edition.goods[good].id },
    };
  });
  return [{ id: "payouts", title: translator.t("om.payouts"), blocks: [{ kind: "list", items }] }];
}

function players(picture: Picture): Section {
  const { table, view, translator } = picture;
  const rows = seatsFromViewer(picture).map((seat): Row => {
    const merchant = view.merchants[seat];
    const top = aids.topFigures(table, merchant);
    const token =
      merchant.active === null
        ? "–"
        : `${tokenName(picture, merchant.active)}: ${translator.t(`token.${merchant.active}.tip`)}`;
    return {
      mark: { seat },
      isActive: seat === view.activeSeat,
      cells: [
        called(picture, seat),
        top === null ? "–" : translator.number(top.limit),
        top === null ? "–" : translator.number(top.load),
        top === null ? "–" : goodName(picture, top.good),
        ...[
          merchant.handSize,
          merchant.cargoSize,
          merchant.pirateCount,
          merchant.ducats,
          merchant.prestige,
        ].map((count) => translator.number(count)),
        translator.number(aids.tokensTaken(merchant)),
        translator.t(`port.${table.edition.map.ports[merchant.port]}`),
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
  const title = translator.t("om.players");
  const head = keys.map((key) => translator.t(`om.head.${key}`));
  return {
    id: "players",
    title,
    blocks: [{ kind: "table", caption: title, head, rows }, ...stacks(picture)],
  };
}

/** The cargo stacks, where the table lets them be looked through. */
function stacks(picture: Picture): Block[] {
  const { view, translator } = picture;
  const items = view.merchants.flatMap(({ cargo }, seat): Item[] => {
    if (cargo === null || cargo.length === 0) return [];
    return [
      {
        text: translator.t("om.cargo", { name: called(picture, seat), cards: cardNames(picture, cargo) }),
        mark: { seat },
      },
    ];
  });
  return items.length === 0 ? [] : [{ kind: "list", items }];
}

/** A race with the ducats that each place would pay now. */
function race({ translator }: Picture, id: string, { counts, pays }: aids.Race): Item {
  const order = counts.map((_, seat) => seat).sort((a, b) => counts[b] - counts[a]);
  const runners = order
    .filter((seat) => counts[seat] > 0)
    .map((seat) =>
      pays[seat] > 0
        ? translator.t("om.race.paid", {
            name: translator.called(seat),
            count: counts[seat],
            ducats: pays[seat],
          })
        : `${translator.called(seat)} ${counts[seat]}`,
    );
  return {
    text: translator.t(id, {
      race: runners.length === 0 ? translator.t("om.race.nobody") : runners.join(", "),
    }),
  };
}

function races(picture: Picture): Section {
  const { tiles, tokens } = aids.races(picture.table, picture.view);
  const items = [race(picture, "om.race.tiles", tiles), race(picture, "om.race.tokens", tokens)];
  return { id: "races", title: picture.translator.t("om.races"), blocks: [{ kind: "list", items }] };
}

/** What the viewer's ship could reach with one or two ship symbols. */
function reach(picture: Picture): Section[] {
  const { table, view, viewer, translator } = picture;
  if (viewer === null) return [];
  const ends = table.edition.map.ends[view.merchants[viewer].port];
  const items = [1, 2].map((steps): Item => {
    const ports = (ends[steps] ?? []).map((port) => portText(picture, port)).join(", ");
    return { text: translator.t("om.reach", { steps, ports }) };
  });
  return [{ id: "reach", title: translator.t("om.reach.title"), blocks: [{ kind: "list", items }] }];
}

function decks({ view, translator }: Picture): Section {
  const { venice } = view;
  const facts = [
    { name: translator.t("om.deck"), value: translator.number(view.deckSize) },
    { name: translator.t("om.discards"), value: translator.number(view.discard.length) },
    {
      name: translator.t("om.venice"),
      value:
        venice === null
          ? translator.t("om.venice.gone")
          : translator.t("om.venice.in", { fewest: venice.fewest, most: venice.most }),
    },
  ];
  return { id: "decks", title: translator.t("om.decks"), blocks: [{ kind: "facts", facts }] };
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

import type { Seat } from "@portolan/kernel";
import type { Block, Fact, Item, Row, Section } from "../guide.ts";
import { seatsFromViewer } from "../scene.ts";
import {
  aids,
  called,
  cargoItem,
  cargoText,
  dockName,
  goodName,
  goodsText,
  type Picture,
  privilegeName,
  seatList,
  shipName,
  showsPurse,
} from "./telling.ts";

/** What is known of the deck, signs of the end, and cards not to be forgotten. */
function notices(picture: Picture): Section[] {
  const items = [...memoryItems(picture), ...endItems(picture)];
  return items.length === 0
    ? []
    : [{ id: "notices", title: picture.translator.t("pc.notices"), blocks: [{ kind: "list", items }] }];
}

function memoryItems(picture: Picture): Item[] {
  const { table, view, translator } = picture;
  const named = (ships: readonly number[]): string => ships.map((ship) => shipName(picture, ship)).join(", ");
  const items: Item[] = [];
  const memory = view.deck.memory ?? [];
  if (memory.some((block) => block.named.length > 0)) {
    const blocks = memory.map(({ size, named: ships }) =>
      size === 1 && ships.length === 1
        ? named(ships)
        : translator.t("pc.memory.block", { size, ships: named(ships) || "?" }),
    );
    items.push({ text: translator.t("pc.memory", { blocks: blocks.join("; ") }) });
  }
  if (table.options.deckMemory === "shown" && view.deck.known.length > 0) {
    items.push({ text: translator.t("pc.deck.known", { ships: named(view.deck.known) }) });
  }
  return items;
}

function endItems(picture: Picture): Item[] {
  const { table, view, translator, viewer } = picture;
  const { near, last } = aids.endSigns(table, view);
  const end = table.edition.parameters.earlyEndPoints;
  const items: Item[] = near.map(({ seat, points }) => {
    return {
      text: translator.t("pc.end.near", { name: called(picture, seat), points, end }),
      tone: "danger",
    };
  });
  if (!last) return items;
  items.push({ text: translator.t(last.docking ? "pc.end.docking" : "pc.end.noDocking"), tone: "danger" });
  const buyers = last.buyers.filter((seat) => showsPurse(picture, seat));
  if (buyers.length > 0)
    items.push({ text: translator.t("pc.end.buyers", { buyers: seatList(picture, buyers) }) });
  if (viewer !== null && view.senators[viewer].held.length > 0) {
    items.push({ text: translator.t("pc.end.held"), tone: "danger" });
  }
  return items;
}

/** What the viewer has, first of all. */
function own(picture: Picture): Section[] {
  const { table, view, translator, viewer } = picture;
  if (viewer === null) return [];
  const senator = view.senators[viewer];
  const strip = aids.strip(table, view, viewer);
  const facts: Fact[] = [
    { name: translator.t("pc.head.talents"), value: translator.number(senator.talents) },
    { name: translator.t("pc.head.points"), value: translator.number(senator.points) },
    { name: translator.t("pc.head.seats"), value: translator.number(strip.palace) },
    { name: translator.t("pc.head.reserve"), value: translator.number(strip.reserve) },
    { name: translator.t("pc.head.goods"), value: goodsText(picture, senator.warehouse) },
    { name: translator.t("pc.head.income"), value: translator.number(aids.incomeNext(table, view)[viewer]) },
  ];
  const held = senator.held.map((ship): Item => ({ text: heldText(picture, ship) }));
  const cards: Block[] = held.length === 0 ? [] : [{ kind: "list", items: held }];
  return [{ id: "own", title: translator.t("pc.own"), blocks: [{ kind: "facts", facts }, ...cards] }];
}

function heldText(picture: Picture, ship: number): string {
  const parts = { ship: shipName(picture, ship), privilege: privilegeName(picture, ship) };
  return picture.translator.t("pc.held", parts);
}

/** Where a ship of the first row would go by itself. */
function fate(picture: Picture, { dock, loads }: aids.Docking): string {
  const { translator } = picture;
  if (dock === null) return translator.t("pc.row.leaves");
  if (loads === null) return translator.t("pc.row.docks", { dock: dockName(picture, dock) });
  return translator.t("pc.row.loads", { dock: dockName(picture, dock), name: called(picture, loads) });
}

function ships(picture: Picture): Section {
  const { table, view, translator } = picture;
  const first = aids.dockings(table, view).flatMap((docking): Row[] =>
    docking
      ? [
          {
            cells: [
              shipName(picture, docking.ship),
              [cargoItem(picture, docking.ship)],
              fate(picture, docking),
            ],
          },
        ]
      : [],
  );
  const next = view.rows[1].flatMap((ship): Item[] =>
    ship === null ? [] : [{ text: shipName(picture, ship), note: cargoText(picture, ship) }],
  );
  const title = translator.t("pc.rows.title");
  const head = ["ship", "cargo", "fate"].map((key) => translator.t(`pc.row.head.${key}`));
  const size = view.deck.unknown.length + view.deck.known.length;
  const blocks: Block[] = [
    first.length === 0
      ? { kind: "text", text: translator.t("pc.row.none"), tone: "quiet" }
      : { kind: "table", caption: title, head, rows: first },
    ...(next.length === 0
      ? []
      : [
          { kind: "text" as const, text: translator.t("pc.row.second") },
          { kind: "list" as const, items: next },
        ]),
    { kind: "text", text: translator.t("pc.deck", { size, known: view.deck.known.length }), tone: "quiet" },
  ];
  return { id: "ships", title, blocks };
}

function docks(picture: Picture): Section {
  const { view, translator } = picture;
  const rows = view.docks.map(({ owner, ship, good }, dock): Row => {
    const cells: Row["cells"] = [
      dockName(picture, dock),
      owner === null ? "–" : called(picture, owner),
      good === null ? "–" : goodName(picture, good),
      ship === null ? "–" : [cargoItem(picture, ship)],
    ];
    return owner === null ? { cells } : { cells, mark: { seat: owner } };
  });
  const title = translator.t("pc.docks.title");
  const head = ["dock", "owner", "store", "ship"].map((key) => translator.t(`pc.docks.head.${key}`));
  return { id: "docks", title, blocks: [{ kind: "table", caption: title, head, rows }] };
}

function actions(picture: Picture): Section[] {
  const { table, view, translator, viewer } = picture;
  if (view.decade === 0) return [];
  const rows = aids.actions(table, view, viewer ?? view.startSeat).map((action): Row => {
    const bonus = action.bonus === null ? "–" : translator.t(`pc.card.${action.bonus}`);
    return {
      cells: [
        translator.t("pc.action", {
          space: table.edition.spaces[action.space].id,
          action: translator.t(`action.${action.kind}`),
        }),
        translator.number(action.servants),
        bonus,
        action.refusal === null ? translator.t("pc.action.open") : translator.tell(action.refusal),
      ],
    };
  });
  const title = translator.t("pc.actions.title");
  const head = ["card", "servants", "bonus", "now"].map((key) => translator.t(`pc.actions.head.${key}`));
  return [{ id: "actions", title, blocks: [{ kind: "table", caption: title, head, rows }] }];
}

function palaceText(picture: Picture): string {
  const { table, view, translator, viewer } = picture;
  const { space, price, after, buyers } = aids.forSale(table, view);
  const able = buyers.filter((seat) => showsPurse(picture, seat));
  const facts = translator.t("pc.palace", {
    space: space === null ? translator.t("pc.palace.hall") : translator.t("pc.palace.space", { space }),
    talents: price.talents,
    points: price.points,
    nextTalents: after.talents,
    nextPoints: after.points,
  });
  if (able.length > 0)
    return `${facts} ${translator.t("pc.palace.buyers", { buyers: seatList(picture, able) })}`;
  return viewer === null ? facts : `${facts} ${translator.t("pc.palace.notYou")}`;
}

function pathText(picture: Picture): string {
  const { table, view, translator } = picture;
  const { filled, length, next, standings } = aids.pathStatus(table, view);
  const facts = [translator.t("pc.path", { filled, length })];
  const order = standings.map(({ seat, servants, seats }) =>
    translator.t("pc.path.player", { name: called(picture, seat), servants, seats }),
  );
  if (order.length > 0) facts.push(order.join(", "));
  if (next) facts.push(translator.t("pc.path.next", { spaces: next.spaces, award: next.award.join(", ") }));
  return facts.join(" · ");
}

function lighthouseItem(picture: Picture): Item {
  const { table, view, translator } = picture;
  const order = aids
    .pickers(table, view)
    .map(({ seat, servants, ships: count }) =>
      translator.t("pc.lighthouse.player", { name: called(picture, seat), servants, ships: count }),
    );
  return {
    text: translator.t("pc.lighthouse", {
      order: order.length === 0 ? translator.t("pc.nobody") : order.join(", "),
    }),
  };
}

function templeItems(picture: Picture): Item[] {
  const { table, view, translator, viewer } = picture;
  if (viewer === null) return [];
  const odds = aids.voyageOdds(table, view, viewer);
  if (!odds) return [{ text: translator.t("pc.voyage.noDeck") }];
  const { temple } = view.senators[viewer];
  if (temple === 0) return [{ text: translator.t("pc.voyage.noTemple") }];
  const parts = {
    temple,
    percent: Math.round(odds.success * 100),
    talents: odds.talents.toFixed(1),
    points: odds.points.toFixed(1),
    offering: odds.offering,
    card: odds.known === null ? "" : shipName(picture, odds.known),
  };
  return [{ text: translator.t(odds.known === null ? "pc.voyage" : "pc.voyage.known", parts) }];
}

function town(picture: Picture): Section {
  const { table, view, translator } = picture;
  const market = translator.t("pc.market", {
    goods: goodsText(picture, view.market),
    price: aids.ladderPrice(table, view),
    bag: goodsText(picture, view.bag),
  });
  const items: Item[] = [
    { text: clockText(picture) },
    { text: market },
    { text: palaceText(picture) },
    { text: pathText(picture) },
    lighthouseItem(picture),
    ...templeItems(picture),
  ];
  return { id: "town", title: translator.t("pc.town.title"), blocks: [{ kind: "list", items }] };
}

const PLACES = [
  "reserve",
  "cards",
  "docks",
  "lighthouse",
  "temple",
  "charters",
  "warehouse",
  "path",
] as const;

function playerRow(picture: Picture, seat: Seat, active: Seat | null): Row {
  const { table, view, translator } = picture;
  const strip = aids.strip(table, view, seat);
  const senator = view.senators[seat];
  const name = called(picture, seat);
  const held = senator.held.map((ship) => heldText(picture, ship));
  return {
    mark: { seat },
    isActive: seat === active,
    cells: [
      seat === view.startSeat ? translator.t("pc.players.start", { name }) : name,
      translator.number(strip.palace),
      translator.number(senator.points),
      showsPurse(picture, seat) ? translator.number(senator.talents) : "?",
      ...PLACES.map((place) => translator.number(strip[place])),
      goodsText(picture, senator.warehouse),
      held.length === 0 ? "–" : held.map((text) => ({ text })),
    ],
  };
}

function players(picture: Picture): Section {
  const { table, view, translator } = picture;
  const active = aids.asked(table, view)?.seat ?? null;
  const title = translator.t("pc.players.title");
  const head = ["player", "seats", "points", "talents", ...PLACES, "goods", "held"].map((key) =>
    translator.t(`pc.head.${key}`),
  );
  const rows = seatsFromViewer(picture).map((seat) => playerRow(picture, seat, active));
  const list: Block = { kind: "table", caption: title, head, rows };
  if (view.stage.stage === "over") return { id: "players", title, blocks: [list] };
  const next = translator.t("pc.startNext", { name: called(picture, aids.startNext(table, view)) });
  return { id: "players", title, blocks: [list, { kind: "text", text: next, tone: "quiet" }] };
}

function clockText({ table, view, translator }: Picture): string {
  const { decades, actionRoundsPerDecade } = table.edition.parameters;
  const { decade, round } = view;
  if (round === 0) return translator.t("pc.clock.setup");
  return translator.t("pc.clock", { decade, decades, round, rounds: actionRoundsPerDecade });
}

/** The whole table, what matters most first. */
export function sectionsOf(picture: Picture): Section[] {
  return [
    ...notices(picture),
    ...own(picture),
    town(picture),
    ...actions(picture),
    ships(picture),
    docks(picture),
    players(picture),
  ];
}

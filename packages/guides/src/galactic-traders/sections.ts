import type { Seat } from "@portolan/kernel";
import type { Block, Cell, Item, Row, Section } from "../guide.ts";
import { called, seatsFromViewer, selfOf } from "../scene.ts";
import { abilityText, aids, goodName, goodsText, type Picture, planetName } from "./telling.ts";

type Place = aids.RowPlanetView;

function slotItem(picture: Picture, place: Place, slot: number): Item {
  const { edition } = picture.table;
  const mark = { good: edition.goods[edition.planets[place.planet].needs[slot]] };
  return { text: slotText(picture, place, slot), mark };
}

/** What lies in a slot: what was asked for, whose good it is, and what is printed on it if it is a joker. */
function slotText(picture: Picture, place: Place, slot: number): string {
  const { table, translator } = picture;
  const good = goodName(picture, table.edition.planets[place.planet].needs[slot]);
  const laid = place.slots[slot];
  if (!laid) {
    const isOpen = aids.openSlots(table, place).includes(slot);
    return translator.t(isOpen ? "gt.slot.open" : "gt.slot.later", { good });
  }
  const name = called(picture, laid.owner);
  if (!laid.faceDown) return translator.t("gt.slot.laid", { good, name });
  const printed = laid.good === null ? "?" : goodName(picture, laid.good);
  return translator.t("gt.slot.joker", { good, name, printed });
}

/** Who would win if the viewer laid what is missing. */
function prospect(picture: Picture, place: Place): string {
  const { table, view, viewer, translator } = picture;
  if (aids.missing(place) === 0) {
    const { winner } = aids.ifFilledBy(table, place, viewer ?? 0);
    return translator.t("gt.row.complete", { name: called(picture, winner) });
  }
  if (place.slots.every((laid) => laid === null) || viewer === null) return "";
  const own = aids.ifFilledBy(table, place, viewer);
  const rivals = view.traders.flatMap((_, seat) => {
    if (seat === viewer || seat === own.winner || aids.goodsOn(place, seat) === 0) return [];
    return aids.ifFilledBy(table, place, seat).winner === seat ? [translator.called(seat)] : [];
  });
  const mine =
    own.winner === selfOf(picture)
      ? translator.t("gt.row.youWin")
      : translator.t("gt.row.otherWins", { name: translator.called(own.winner) });
  return rivals.length === 0
    ? mine
    : `${mine}; ${translator.t("gt.row.rivals", { names: { list: rivals } })}`;
}

function rowSection(picture: Picture): Section {
  const { table, view, translator } = picture;
  const rows = view.row.map((place): Row => {
    const { vp } = table.edition.planets[place.planet];
    const slots = place.slots.map((_, slot) => slotItem(picture, place, slot));
    const isOrdered = table.edition.planets[place.planet].arrows;
    const notes = [abilityText(picture, place.planet), prospect(picture, place)].filter(
      (text) => text !== "",
    );
    return {
      cells: [
        planetName(picture, place.planet),
        translator.number(vp),
        isOrdered ? [{ text: translator.t("gt.row.inOrder"), tone: "quiet" }, ...slots] : slots,
        notes.length === 0 ? "–" : notes.map((text) => ({ text })),
      ],
    };
  });
  const [era1, era2] = view.eraDecks;
  const left: Block = { kind: "text", text: translator.t("gt.row.left", { era1, era2 }), tone: "quiet" };
  const title = translator.t("gt.row.title");
  const head = ["planet", "points", "needs", "notes"].map((key) => translator.t(`gt.row.head.${key}`));
  const places: Block =
    rows.length === 0
      ? { kind: "text", text: translator.t("gt.row.empty"), tone: "quiet" }
      : { kind: "table", caption: title, head, rows };
  return { id: "row", title, blocks: [places, left] };
}

/** A player's planets with their abilities; those used already say so. */
function planetsOf(picture: Picture, seat: Seat): Cell {
  const { view, translator } = picture;
  const owned = view.traders[seat].planets.map(({ planet, rotated }): Item => {
    const ability = abilityText(picture, planet);
    const name = planetName(picture, planet);
    const text = rotated ? translator.t("gt.rotated", { planet: name }) : name;
    return ability === "" ? { text } : { text, note: ability };
  });
  return owned.length === 0 ? "–" : owned;
}

function knownOf(picture: Picture, seat: Seat): string {
  const { view, viewer } = picture;
  const held = seat === viewer ? null : aids.knownInHand(view, seat);
  return held ? goodsText(picture, held) : "–";
}

function players(picture: Picture): Section {
  const { table, view, translator } = picture;
  const { limits } = table.edition;
  const scores = aids.runningScores(table, view);
  const active = aids.asked(view)?.seat;
  const rows = seatsFromViewer(picture).map((seat): Row => {
    const { total, planets, goods } = scores[seat];
    const trader = view.traders[seat];
    const name = called(picture, seat);
    return {
      mark: { seat },
      isActive: seat === active,
      cells: [
        seat === view.primon ? translator.t("gt.players.primon", { name }) : name,
        translator.t("gt.players.score", { total, planets, goods }),
        translator.t("gt.players.of", { count: trader.handSize, most: limits.hand }),
        translator.t("gt.players.of", { count: trader.out, most: limits.goodsOnPlanets }),
        planetsOf(picture, seat),
        knownOf(picture, seat),
      ],
    };
  });
  const head = ["player", "score", "hand", "out", "planets", "known"].map((key) =>
    translator.t(`gt.players.head.${key}`),
  );
  const title = translator.t("gt.players.title");
  return { id: "players", title, blocks: [{ kind: "table", caption: title, head, rows }] };
}

/** Goods with their marks, equal ones together. */
function goodItems(picture: Picture, counts: readonly number[]): Item[] {
  return counts.flatMap((count, good) => {
    const name = goodName(picture, good);
    const mark = { good: picture.table.edition.goods[good] };
    return count === 0 ? [] : [{ text: count === 1 ? name : `${count} × ${name}`, mark }];
  });
}

/** The viewer's hand, what is on offer in the draft, and goods that must move. */
function hand(picture: Picture): Section[] {
  const { table, view, translator } = picture;
  const { hand: most } = table.edition.limits;
  const items: Item[] = [];
  if (view.pool) items.push({ text: translator.t("gt.pool", { goods: goodsText(picture, view.pool) }) });
  if (view.hand) items.push(...goodItems(picture, view.hand));
  const { resolution } = view;
  const own = resolution?.displaced.filter(({ owner }) => owner === view.viewer) ?? [];
  if (resolution && own.length > 0) {
    const { needs } = table.edition.planets[resolution.planet];
    const goods = own.map(({ slot, good }) => goodName(picture, good ?? needs[slot]));
    const planet = planetName(picture, resolution.planet);
    items.push({ text: translator.t("gt.displaced", { goods: goods.join(", "), planet }), tone: "danger" });
  }
  if (view.hand && aids.size(view.hand) === 0) {
    items.push({ text: translator.t("gt.hand.empty"), tone: "quiet" });
  }
  if (items.length === 0) return [];
  const count = view.viewer === null ? 0 : view.traders[view.viewer].handSize;
  return [
    { id: "hand", title: translator.t("gt.hand.title", { count, most }), blocks: [{ kind: "list", items }] },
  ];
}

/** What must not be overlooked. */
function notices(picture: Picture): Section[] {
  const { table, view, translator } = picture;
  if (view.agenda.at(-1)?.step === "over") return [];
  const items: Item[] = [];
  if (view.isLastRound) items.push({ text: translator.t("gt.notice.lastRound"), tone: "danger" });
  else if (aids.isRunningOut(table, view))
    items.push({ text: translator.t("gt.notice.runningOut"), tone: "danger" });
  const rounds = aids.guardIn(table, view);
  if (rounds !== null && rounds <= 2 && !view.isLastRound && view.row.length > 0) {
    const planet = planetName(picture, view.row[0].planet);
    items.push({ text: translator.t("gt.notice.guard", { rounds, planet }), tone: "danger" });
  }
  return items.length === 0
    ? []
    : [{ id: "notices", title: translator.t("gt.notices"), blocks: [{ kind: "list", items }] }];
}

function clock({ view, translator }: Picture): Section {
  const facts = [
    { name: translator.t("gt.clock.round"), value: translator.number(view.round) },
    { name: translator.t("gt.clock.deck"), value: translator.number(view.deckSize) },
    { name: translator.t("gt.clock.discard"), value: translator.number(aids.size(view.discard)) },
  ];
  return { id: "clock", title: translator.t("gt.clock.title"), blocks: [{ kind: "facts", facts }] };
}

/** The whole table, what matters most first. */
export function sectionsOf(picture: Picture): Section[] {
  return [...notices(picture), ...hand(picture), rowSection(picture), players(picture), clock(picture)];
}

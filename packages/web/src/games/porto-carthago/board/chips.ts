import {
  aids,
  dockName,
  goodName,
  type Move,
  type Picture,
  privilegeName,
  shipName,
} from "@portolan/guides/porto-carthago";
import type { Target } from "../../../table/narrow.ts";
import type { PieceName } from "../art/symbol.tsx";
import { type Thing, thingOf } from "../places.ts";
import { type Harbour, loadOf } from "./harbour.ts";
import { pointingAt, sayable } from "./pointing.ts";

/** An answer as a chip: the same as pointing at the thing it names. */
export interface Chip {
  readonly name: Target;
  readonly sign: PieceName | null;
  readonly label: string;
  /** What it would bring: "+12", "waits". */
  readonly note: string | null;
  readonly tone: "gain" | "danger" | "quiet";
  readonly isPicked: boolean;
}

/** What a chip shows of its thing. */
type Drawn = Omit<Chip, "name" | "isPicked">;

/** More docks than this are pointed at on the ring alone. */
const MOST_DOCKS = 4;

type Verb = Extract<Thing, { readonly kind: "verb" }>["verb"];

/** What ends something is said beside the answer, not among the chips. */
const ENDS: ReadonlySet<Verb> = new Set(["end", "skip", "pass"]);

const VERB_SIGNS: Partial<Readonly<Record<Verb, PieceName>>> = {
  talents: "coin",
  captain: "action-captain",
  free: "warehouse",
  seat: "palace",
};

/** What each kind of chip comes after. */
const ORDER: readonly Thing["kind"][] = [
  "warehouse",
  "market",
  "from",
  "to",
  "into",
  "point",
  "verb",
  "order",
];

function verbLabel({ table, view, translator }: Picture, verb: Verb): string {
  const { takeTalents, warehouseBonusPrice, finalPurchaseTalents } = table.edition.parameters;
  const isFinal = view.stage.stage === "finalBuy";
  const price = isFinal ? finalPurchaseTalents : aids.forSale(table, view).price.talents;
  return translator.t(`pc.chip.${verb}`, {
    talents: takeTalents,
    price: verb === "free" ? warehouseBonusPrice : price,
  });
}

function verbChip(picture: Picture, verb: Verb): Drawn {
  return { sign: VERB_SIGNS[verb] ?? null, label: verbLabel(picture, verb), note: null, tone: "quiet" };
}

/** What loading would bring, or that a good would wait. */
function noteOf(picture: Picture, move: Move | undefined): Pick<Chip, "note" | "tone"> {
  const { translator, viewer, table, view } = picture;
  if (!move) return { note: null, tone: "quiet" };
  const load = loadOf(picture, move);
  if (load) {
    const gain = translator.t("pc.chip.gain", { talents: load.talents });
    return load.seat === viewer
      ? { note: gain, tone: "gain" }
      : { note: `${translator.called(load.seat)} ${gain}`, tone: "danger" };
  }
  if (aids.surprises(table, view, move).some(({ type }) => type === "abandons"))
    return { note: translator.t("pc.chip.loses"), tone: "danger" };
  return move.type === "carry" && typeof move.to === "number"
    ? { note: translator.t("pc.chip.waits"), tone: "quiet" }
    : { note: null, tone: "quiet" };
}

function dockChip(picture: Picture, id: string, move: Move | undefined): Drawn {
  const { edition } = picture.table;
  const dock = edition.docks.findIndex((one) => one.id === id);
  return {
    sign: `people-${edition.civilisations[edition.docks[dock].civilisation]}`,
    label: dockName(picture, dock),
    ...noteOf(picture, move),
  };
}

/** The good that lies in a dock's store, where one could carry it from there. */
function fromChip(picture: Picture, id: string): Drawn {
  const { edition } = picture.table;
  const dock = edition.docks.findIndex((one) => one.id === id);
  const { good } = picture.view.docks[dock];
  const place = dockName(picture, dock);
  return good === null
    ? { sign: "dock", label: place, note: null, tone: "quiet" }
    : { sign: `good-${edition.goods[good].id}`, label: goodName(picture, good), note: place, tone: "quiet" };
}

function pointChip({ view, translator, viewer }: Picture, where: "track" | "path"): Drawn {
  const points = viewer === null ? 0 : view.senators[viewer].points;
  return where === "track"
    ? { sign: "point", label: translator.t("pc.chip.track"), note: `${points} → ${points + 1}`, tone: "gain" }
    : { sign: "path", label: translator.t("pc.chip.path"), note: null, tone: "quiet" };
}

function intoChip(picture: Picture, place: "warehouse" | "charter" | "reserve"): Drawn {
  const { table, view, translator, viewer } = picture;
  const label = translator.t(`pc.chip.into.${place}`);
  if (place === "warehouse") return { sign: "warehouse", label, note: null, tone: "quiet" };
  if (place === "reserve") return { sign: "servant", label, note: null, tone: "quiet" };
  const odds = viewer === null ? null : aids.voyageOdds(table, view, viewer);
  const note = odds ? translator.t("pc.chip.odds", { percent: Math.round(odds.success * 100) }) : null;
  return { sign: "action-captain", label, note, tone: "quiet" };
}

function goodChip(picture: Picture, id: string): Drawn {
  const good = picture.table.edition.goods.findIndex((one) => one.id === id);
  return { sign: `good-${id}`, label: goodName(picture, good), note: null, tone: "quiet" };
}

function shipChip(picture: Picture, id: string): Drawn {
  const { edition } = picture.table;
  const ship = edition.ships.findIndex((one) => one.id === id);
  return {
    sign: `people-${edition.civilisations[edition.ships[ship].civilisation]}`,
    label: shipName(picture, ship),
    note: privilegeName(picture, ship),
    tone: "quiet",
  };
}

/** The answers that are open now, and those that have been given. */
export function chipsOf(harbour: Pick<Harbour, "picture" | "pointer" | "props">): Chip[] {
  const { picture, pointer, props } = harbour;
  if (!pointer.isAsked) return [];
  const { touches } = pointingAt(picture.table, picture.view);
  const { names, moves } = sayable(picture, pointer, props.legal);
  const things = names.map((name) => ({
    name,
    thing: thingOf(name),
    isPicked: pointer.pointed.includes(name),
  }));
  const hasFewDocks = things.filter(({ thing }) => thing.kind === "to").length <= MOST_DOCKS;
  const hasSources =
    things.filter(({ thing }) => thing.kind === "from" || thing.kind === "warehouse").length > 1;

  function drawn({ name, thing, isPicked }: (typeof things)[number]): Drawn | null {
    switch (thing.kind) {
      case "verb":
        return ENDS.has(thing.verb) ? null : verbChip(picture, thing.verb);
      case "to":
        return hasFewDocks || isPicked ? dockChip(picture, thing.dock, onlyMove(moves, touches, name)) : null;
      case "from":
        return hasSources && (hasFewDocks || isPicked) ? fromChip(picture, thing.dock) : null;
      case "warehouse":
        return hasSources ? goodChip(picture, thing.good) : null;
      case "into":
        return intoChip(picture, thing.place);
      case "market":
        return goodChip(picture, thing.good);
      case "point":
        return pointChip(picture, thing.where);
      case "order":
        return shipChip(picture, thing.ship);
      default:
        return null;
    }
  }

  const rank = ({ name }: Chip): number => ORDER.indexOf(thingOf(name).kind);
  return things
    .flatMap((one): Chip[] => {
      const chip = drawn(one);
      return chip ? [{ name: one.name, isPicked: one.isPicked, ...chip }] : [];
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The move that this thing would lead to, if only one is left. */
function onlyMove(
  moves: readonly Move[],
  touches: (move: Move) => readonly Target[],
  name: Target,
): Move | undefined {
  const own = moves.filter((move) => touches(move).includes(name));
  return own.length === 1 ? own[0] : undefined;
}

import type { Edition } from "../rules/edition.ts";
import { type Counts, noGoods } from "../rules/goods.ts";
import { type GameConfig, placeInRow, type Secret } from "../state.ts";
import type { GalacticEvent, GoodsEvent } from "./events.ts";
import type { Memory } from "./memory.ts";
import type { Note } from "./notes.ts";
import { lookAtPool, recollect } from "./recollection.ts";
import type { View } from "./view.ts";

/** All goods that the owner of a view sees, wherever they lie. */
export function seen(edition: Edition, { discard, row, resolution, hand, pool }: View): Counts {
  const goods = noGoods(edition).map((_, good) => discard[good] + (hand?.[good] ?? 0) + (pool?.[good] ?? 0));
  const onPlanets = [...row.flatMap(({ slots }) => slots), ...(resolution?.displaced ?? [])];
  for (const laid of onPlanets) if (laid && laid.good !== null) goods[laid.good]++;
  return goods;
}

/** The secret of a good on a planet, or of one that waits to be laid again. */
function secretOf({ row, resolution }: View, event: GoodsEvent): Secret | null {
  const { seat, planet, slot, origin } = event;
  if (origin !== undefined)
    return resolution?.displaced.find((one) => one.owner === seat && one.slot === origin)?.secret ?? null;
  if (planet === undefined || slot === undefined) return null;
  return row[placeInRow({ row }, planet)]?.slots[slot]?.secret ?? null;
}

/** What a good tells that goes from a planet to its owner's hand or to the discard pile. */
function notesOfLeaving(view: View, event: GoodsEvent): Note[] {
  const { seat, to, cards } = event;
  const secret = secretOf(view, event);
  const good = cards?.[0];
  if (to.place === "hand") {
    if (secret) return [["tookBackSecret", seat, secret]];
    return good === undefined ? [] : [["tookBack", seat, good]];
  }
  return secret && good !== undefined ? [["uncovered", seat, secret, good]] : [];
}

/** The winner's goods are discarded slot by slot, and those that were secret show what they are. GT-AGR-8 */
function notesOfFulfilment({ row }: View, { seat, planet, cards }: GoodsEvent): Note[] {
  const slots = planet === undefined ? [] : row[placeInRow({ row }, planet)].slots;
  const own = slots.filter((laid) => laid?.owner === seat);
  return own.flatMap((laid, i): Note[] => {
    const good = cards?.[i];
    return laid?.secret && good !== undefined ? [["uncovered", seat, laid.secret, good]] : [];
  });
}

/** What the owner of the view can note of goods that went from or to hands: the notes that the state has, as far as seen. */
function notesOf({ edition }: GameConfig, view: View, event: GoodsEvent): Note[] {
  const { seat, to, cards, planet = 0, slot = 0 } = event;
  const good = cards?.[0];
  switch (event.type) {
    case "picked":
      return [["picked", seat, good ?? 0, view.pool ?? noGoods(edition)]];
    case "madeRoom":
    case "exchanged":
    case "laid":
    case "converted":
      if (to.place === "secret")
        return [["hid", seat, { mark: view.layCounter, not: edition.planets[planet].needs[slot] }]];
      return good === undefined ? [] : [["showed", seat, good]];
    case "drew":
      return [["drew", seat]];
    case "recalled":
    case "homeless":
    case "sentBack":
      return notesOfLeaving(view, event);
    case "fulfilled":
      return notesOfFulfilment(view, event);
    case "dealt":
    case "passed":
    case "relaid":
      return [];
  }
}

/**
 * A new deck, of which the first player goes on to draw a pool or an active player draws one good. Of a pool that the
 * viewer does not see only the size counts, so it does not matter as which goods it is noted.
 */
function noteOfNewDeck({ edition }: GameConfig, view: View): Note {
  const open = seen(edition, { ...view, pool: null });
  const pool = view.pool ?? noGoods(edition).with(0, view.poolSize);
  return ["newDeck", view.primon, open, [], pool];
}

/** What the owner of the view remembers after the event. */
export function remember(config: GameConfig, view: View, event: GalacticEvent): Memory {
  const observer = view.viewer ?? config.players;
  const { edition } = config;
  if ("cards" in event) return recollect(edition, view.memory, observer, notesOf(config, view, event));
  if (event.type === "reshuffled")
    return recollect(edition, view.memory, observer, [noteOfNewDeck(config, view)]);
  if (event.type !== "asked" || !view.pool) return view.memory;
  return lookAtPool(edition, view.memory, observer, view.pool);
}

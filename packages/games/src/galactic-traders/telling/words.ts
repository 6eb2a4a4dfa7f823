import { countedList, type Message, type Part } from "@portolan/kernel";
import type { GalacticEvent, GoodsEvent } from "../knowledge/events.ts";
import type { Edition, Good, PlanetId } from "../rules/edition.ts";
import type { Move } from "../rules/moves.ts";
import { goodName, planetName } from "../rules/names.ts";

function goodList(edition: Edition, goods: readonly Good[]): Part {
  return countedList(goods, (good) => goodName(edition, good));
}

function slotGood(edition: Edition, planet: PlanetId, slot: number): Part {
  return goodName(edition, edition.planets[planet].needs[slot]);
}

/** Which goods those are, or that it cannot be known. */
function tellGoods(edition: Edition, event: GoodsEvent): Message {
  const { type, seat, count, cards, planet, slot, via } = event;
  const parts: Record<string, Part> = { seat: { seat }, count };
  if (cards) parts.goods = goodList(edition, cards);
  if (planet !== undefined) parts.planet = planetName(edition, planet);
  if (planet !== undefined && slot !== undefined) parts.as = slotGood(edition, planet, slot);
  if (via !== undefined) parts.via = planetName(edition, via);
  const where = type === "homeless" || type === "sentBack" ? `.${event.to.place}` : "";
  return { id: `event.${type}${where}${cards ? "" : ".unseen"}`, parts };
}

/** An event as a line of the log; null if it needs none. */
export function tellEvent(edition: Edition, event: GalacticEvent): Message | null {
  if ("cards" in event) return tellGoods(edition, event);
  const id = `event.${event.type}`;
  switch (event.type) {
    case "asked":
      return null;
    case "lastRound":
    case "over":
      return { id };
    case "firstPlayer":
      return { id: `${id}.${event.chosen}`, parts: { seat: { seat: event.seat } } };
    case "setAside":
    case "reshuffled":
      return { id, parts: { count: event.count } };
    case "revealed":
      return { id, parts: { planet: planetName(edition, event.planet) } };
    case "round":
      return {
        id: event.isLast ? `${id}.last` : id,
        parts: { round: event.round, seat: { seat: event.seat } },
      };
    case "turn":
    case "primon":
      return { id, parts: { seat: { seat: event.seat } } };
    case "readied": {
      const planets = { list: event.planets.map((planet) => planetName(edition, planet)) };
      return { id, parts: { seat: { seat: event.seat }, planets } };
    }
    case "ended":
      return { id: `${id}.${event.step}`, parts: { seat: { seat: event.seat } } };
    case "agreement": {
      const { seat, planet, count, isTie, isOffTurn } = event;
      const how = `${isTie ? ".tie" : ""}${isOffTurn ? ".offTurn" : ""}`;
      return { id: `${id}${how}`, parts: { seat: { seat }, planet: planetName(edition, planet), count } };
    }
    case "gave": {
      const { seat, to, planet } = event;
      return { id, parts: { seat: { seat }, to: { seat: to }, planet: planetName(edition, planet) } };
    }
    case "displaced": {
      const { seat, planet, count } = event;
      return { id, parts: { seat: { seat }, planet: planetName(edition, planet), count } };
    }
    case "quiet":
      return { id, parts: { rounds: event.rounds } };
    case "guard":
      return { id, parts: { planet: planetName(edition, event.planet), rounds: event.rounds } };
  }
}

/** A move as a choice to be offered. */
export function tellMove(edition: Edition, move: Move): Message {
  const id = `move.${move.type}`;
  switch (move.type) {
    case "pick": {
      const good = goodName(edition, move.good);
      if (move.discard === null) return { id, parts: { good } };
      return { id: `${id}.drop`, parts: { good, drop: goodName(edition, move.discard) } };
    }
    case "recall": {
      const planet = planetName(edition, move.planet);
      const good = slotGood(edition, move.planet, move.slot);
      if (move.discard === null) return { id, parts: { planet, good } };
      return { id: `${id}.drop`, parts: { planet, good, drop: goodName(edition, move.discard) } };
    }
    case "lay":
      return {
        id,
        parts: { good: goodName(edition, move.good), planet: planetName(edition, move.planet) },
      };
    case "convert": {
      const { good, as, planet, via } = move;
      return {
        id,
        parts: {
          good: goodName(edition, good),
          as: goodName(edition, as),
          planet: planetName(edition, planet),
          via: planetName(edition, via),
        },
      };
    }
    case "exchange":
      return { id, parts: { via: planetName(edition, move.via), good: goodName(edition, move.good) } };
    case "end":
      return { id };
    case "resolve":
      return { id, parts: { planet: planetName(edition, move.planet) } };
    case "give":
      return { id, parts: { to: { seat: move.to } } };
    case "relay": {
      const { from, slot, planet, as } = move;
      return {
        id,
        parts: {
          from: planetName(edition, from),
          lay: slotGood(edition, from, slot),
          planet: planetName(edition, planet),
          as: goodName(edition, as),
        },
      };
    }
  }
}

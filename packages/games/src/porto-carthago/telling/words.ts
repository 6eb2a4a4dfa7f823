import { countedList, type Message, type Part } from "@portolan/kernel";
import type { PortoEvent, ShipEvent } from "../knowledge/events.ts";
import type { Edition, Good, Ship } from "../rules/edition.ts";
import type { Change, Move, Target } from "../rules/moves.ts";
import { actionName, dockName, goodName, privilegeName, shipName } from "../rules/names.ts";

function shipList(edition: Edition, ships: readonly Ship[]): Part {
  return { list: ships.map((ship) => shipName(edition, ship)) };
}

function goodList(edition: Edition, goods: readonly Good[]): Part {
  return countedList(goods, (good) => goodName(edition, good));
}

function placeName(edition: Edition, place: Target): Part {
  return typeof place === "number" ? dockName(edition, place) : { term: `place.${place}` };
}

/** A change as people write it: +2, −1. */
function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Servants that come to the lighthouse or leave it, player by player. */
function changeList(changes: readonly Change[]): Part {
  return {
    row: changes.map(({ seat, by }) => ({
      message: { id: "change", parts: { seat: { seat }, by: signed(by) } },
    })),
  };
}

/** Ship cards that went somewhere; cards that the reader may not know have words of their own. */
function tellShips(edition: Edition, event: ShipEvent): Message {
  const { type, seat, dock, count, cards, to } = event;
  const parts: Record<string, Part> = { count };
  if (seat !== null) parts.seat = { seat };
  if (dock !== null) parts.dock = dockName(edition, dock);
  if (cards) parts.cards = shipList(edition, cards);
  else return { id: `event.${type}.hidden`, parts };
  if (type === "rowDealt") parts.place = { term: `place.${to.place}` };
  if (type === "docked" && seat === null) return { id: "event.docked.itself", parts };
  return { id: `event.${type}`, parts };
}

function tellPoints(track: number, path: number): string {
  if (path === 0) return "event.points.track";
  return track === 0 ? "event.points.path" : "event.points.both";
}

/** An event as a line of the log; null if it needs none. */
export function tellEvent(edition: Edition, event: PortoEvent): Message | null {
  if ("cards" in event && "from" in event) return tellShips(edition, event);
  const id = `event.${event.type}`;
  switch (event.type) {
    case "asked":
      return null;
    case "finalDocking":
      return { id };
    case "startPlayer":
      return { id: `${id}.${event.why}`, parts: { seat: { seat: event.seat } } };
    case "claimed":
    case "dockLeft":
      return { id, parts: { seat: { seat: event.seat }, dock: dockName(edition, event.dock) } };
    case "noClaim":
    case "captain":
    case "skipped":
    case "finalPass":
    case "turn":
    case "refreshed":
    case "voyageBack":
      return { id, parts: { seat: { seat: event.seat } } };
    case "marketFilled":
    case "marketSwept":
      return { id, parts: { count: event.goods.length, goods: goodList(edition, event.goods) } };
    case "goodTaken":
      return { id, parts: { seat: { seat: event.seat }, good: goodName(edition, event.good) } };
    case "goodBought": {
      const { seat, good, talents } = event;
      return { id, parts: { seat: { seat }, good: goodName(edition, good), talents } };
    }
    case "decade":
      return { id, parts: { decade: event.decade } };
    case "round":
      return { id, parts: { decade: event.decade, round: event.round } };
    case "picking":
      return { id, parts: { seat: { seat: event.seat }, ships: event.ships } };
    case "cardServants":
      return { id, parts: { seat: { seat: event.seat }, servants: event.servants } };
    case "cardsLaid":
      return {
        id,
        parts: { cards: { list: event.cards.map((card) => actionName(edition.actionCards[card].kind)) } },
      };
    case "income":
    case "talents":
    case "spaceFreed":
    case "contractBonus":
      return { id, parts: { seat: { seat: event.seat }, talents: event.talents } };
    case "cardUsed": {
      const { seat, action, servants } = event;
      return { id, parts: { seat: { seat }, action: actionName(action), servants } };
    }
    case "carried": {
      const { seat, good, from, to } = event;
      const [source, target] = [placeName(edition, from), placeName(edition, to)];
      return { id, parts: { seat: { seat }, good: goodName(edition, good), from: source, to: target } };
    }
    case "court": {
      const { seat, lighthouse, temple } = event;
      return { id, parts: { seat: { seat }, lighthouse: signed(lighthouse), temple: signed(temple) } };
    }
    case "dockMoved": {
      const { seat, from, to } = event;
      return { id, parts: { seat: { seat }, from: dockName(edition, from), to: dockName(edition, to) } };
    }
    case "abandoned":
      return { id, parts: { good: goodName(edition, event.good), dock: dockName(edition, event.dock) } };
    case "seatBought": {
      const { seat, talents, space } = event;
      return space === null
        ? { id: `${id}.hall`, parts: { seat: { seat }, talents } }
        : { id, parts: { seat: { seat }, talents, space } };
    }
    case "loaded": {
      const { seat, dock, good, talents } = event;
      const [where, what] = [dockName(edition, dock), goodName(edition, good)];
      return { id, parts: { seat: { seat }, dock: where, good: what, talents } };
    }
    case "points": {
      const { seat, track, path } = event;
      return { id: tellPoints(track, path), parts: { seat: { seat }, track, path } };
    }
    case "dockCleared": {
      const { seat, servants, good } = event;
      return { id, parts: { seat: { seat }, servants, good: goodName(edition, good) } };
    }
    case "voyage": {
      const { danger, temple, success } = event;
      return { id: success ? `${id}.success` : `${id}.failure`, parts: { danger, temple } };
    }
    case "voyagePaid":
      return {
        id,
        parts: { seat: { seat: event.seat }, talents: event.talents, offering: event.offering },
      };
    case "gaveUp":
    case "privilege": {
      const { seat, ship } = event;
      const privilege = privilegeName(edition.ships[ship].privilege);
      return { id, parts: { seat: { seat }, ship: shipName(edition, ship), privilege } };
    }
    case "shifted":
      return { id, parts: { seat: { seat: event.seat }, changes: changeList(event.changes) } };
    case "award":
      return { id, parts: { seat: { seat: event.seat }, seats: event.seats } };
    case "over":
      return { id, parts: { reason: { term: `ending.${event.ending}` } } };
  }
}

/** A move as a choice to be offered. */
export function tellMove(edition: Edition, move: Move): Message {
  const id = `move.${move.type}`;
  switch (move.type) {
    case "claim":
    case "hoistClaim":
    case "hoistLeave":
      return { id, parts: { dock: dockName(edition, move.dock) } };
    case "take":
    case "buy":
      return { id, parts: { good: goodName(edition, move.good) } };
    case "dock": {
      const ship = shipName(edition, move.ship);
      return move.berth === null
        ? { id: `${id}.out`, parts: { ship } }
        : { id, parts: { ship, dock: dockName(edition, move.berth) } };
    }
    case "away":
      return { id, parts: { ship: shipName(edition, move.ship) } };
    case "allot":
      return { id, parts: { path: move.path } };
    case "atonce":
      return { id: `${id}.${move.choice}` };
    case "card":
      return { id, parts: { space: edition.spaces[move.space].id } };
    case "carry": {
      const [from, to] = [placeName(edition, move.from), placeName(edition, move.to)];
      return { id, parts: { good: goodName(edition, move.good), from, to } };
    }
    case "court": {
      const { lighthouse, temple } = move;
      const reserve = signed(-lighthouse - temple);
      return { id, parts: { lighthouse: signed(lighthouse), temple: signed(temple), reserve } };
    }
    case "hoistMove":
      return { id, parts: { from: dockName(edition, move.from), to: dockName(edition, move.to) } };
    case "scout":
    case "palaceFavour":
      return { id, parts: { ship: shipName(edition, move.card) } };
    case "anyGood":
      return { id, parts: { ship: shipName(edition, move.card), dock: dockName(edition, move.dock) } };
    case "shiftServants":
      return { id, parts: { ship: shipName(edition, move.card), changes: changeList(move.changes) } };
    case "pilot":
      return { id, parts: { ship: shipName(edition, move.card), brought: shipName(edition, move.ship) } };
    case "order":
      return { id, parts: { ships: shipList(edition, move.ships) } };
    default:
      return { id };
  }
}

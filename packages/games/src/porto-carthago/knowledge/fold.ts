import type { Seat } from "@portolan/kernel";
import type { Dock, Good, Ship } from "../rules/edition.ts";
import { type DockState, distance, type GameConfig, type Row } from "../state.ts";
import type { PortoEvent, ShipEvent } from "./events.ts";
import { drawn, looked, putUnder, reordered } from "./fold-deck.ts";
import type { SenatorView, View } from "./view.ts";

/** What a view becomes with every event that its owner is told of: the same pieces, one step further on. */

function counted(counts: readonly number[], goods: readonly Good[], by: 1 | -1): number[] {
  const next = counts.slice();
  for (const good of goods) next[good] += by;
  return next;
}

/** Adds to numbers of a senator. */
type Gains = Partial<Record<"reserve" | "covered" | "charters" | "lighthouse" | "temple", number>> &
  Partial<Record<"hall" | "awarded" | "talents" | "points", number>>;

function changeSenator(view: View, seat: Seat, change: (senator: SenatorView) => Partial<SenatorView>): View {
  const senator = view.senators[seat];
  return { ...view, senators: view.senators.with(seat, { ...senator, ...change(senator) }) };
}

function gain(view: View, seat: Seat, gains: Gains): View {
  return changeSenator(view, seat, (senator) => {
    const next: Record<string, number> = {};
    for (const [name, by] of Object.entries(gains) as [keyof Gains, number][])
      next[name] = senator[name] + by;
    return next;
  });
}

function changeWarehouse(view: View, seat: Seat, good: Good, by: 1 | -1): View {
  return changeSenator(view, seat, ({ warehouse }) => ({ warehouse: counted(warehouse, [good], by) }));
}

function changeDock(view: View, dock: Dock, change: Partial<DockState>): View {
  return { ...view, docks: view.docks.with(dock, { ...view.docks[dock], ...change }) };
}

function toBag(view: View, goods: readonly Good[]): View {
  return { ...view, bag: counted(view.bag, goods, 1) };
}

/** PC-CAR-1 PC-CAR-2: a good on a charter ship is at sea until its card goes back. */
function carry(view: View, { seat, good, from, to }: Extract<PortoEvent, { type: "carried" }>): View {
  const gone =
    from === "warehouse" ? changeWarehouse(view, seat, good, -1) : changeDock(view, from, { good: null });
  if (to === "charter") return gone;
  return to === "warehouse" ? changeWarehouse(gone, seat, good, 1) : changeDock(gone, to, { good });
}

function withoutShip(row: Readonly<Row>, ship: Ship): Row {
  return row.map((one) => (one === ship ? null : one));
}

/** A new row 2, with gaps where the deck was short, or a single card of it. PC-SHIP-10 PC-P8-2 */
function dealRow({ rowLength }: GameConfig, { rows }: View, { cards, column }: ShipEvent): View["rows"] {
  const dealt = cards ?? [];
  const row2 =
    column === undefined
      ? Array.from({ length: rowLength }, (_, i) => dealt[i] ?? null)
      : rows[1].with(column, dealt[0]);
  return [rows[0], row2];
}

/** Row 2 becomes row 1, as a whole or in one column. PC-SHIP-10 PC-P8-2 */
function moveRow({ rows: [row1, row2] }: View, { column }: ShipEvent): View["rows"] {
  if (column === undefined) return [row2, row2.map(() => null)];
  return [row1.with(column, row2[column]), row2.with(column, null)];
}

/** PC-LOAD-4: an at-once card lies beside the table until it goes under the deck. */
function takeShip({ edition }: GameConfig, view: View, { seat, dock, cards }: ShipEvent): View {
  if (seat === null || dock === null || !cards) return view;
  const gone = changeDock(view, dock, { ship: null });
  if (edition.ships[cards[0]].atOnce) return gone;
  return changeSenator(gone, seat, ({ held }) => ({ held: [...held, ...cards] }));
}

function moveShips(config: GameConfig, view: View, event: ShipEvent): View {
  const { seat, dock, count, good } = event;
  const ships = event.cards ?? [];
  const outOfRow1 = (): View => {
    const [row1, row2] = view.rows;
    return { ...view, rows: [withoutShip(row1, ships[0]), row2] };
  };
  switch (event.type) {
    case "rowDealt":
      return drawn({ ...view, rows: dealRow(config, view, event) }, ships);
    case "rowMoved":
      return { ...view, rows: moveRow(view, event) };
    case "docked":
      return dock === null ? view : changeDock(outOfRow1(), dock, { ship: ships[0] });
    case "leftPort":
    case "turnedAway":
      return putUnder(outOfRow1(), ships);
    case "shipTaken":
      return takeShip(config, view, event);
    case "cardBack":
      return putUnder(good === undefined ? view : toBag(view, [good]), ships);
    case "voyageCard":
      return drawn(view, ships);
    case "looked":
      return seat === null ? view : looked(view, seat, count, event.cards);
    case "ordered":
      return seat === null ? view : reordered(view, seat, count, event.cards);
  }
}

function returnFromCards(view: View, seat: Seat, servants: number): View {
  return changeSenator(view, seat, ({ onCards, reserve }) => ({
    onCards: onCards.map(() => 0),
    reserve: reserve + servants,
  }));
}

/** PC-PT-1: servants of the path come from the reserve. */
function gainPoints(view: View, seat: Seat, track: number, path: number): View {
  const placed = new Array<Seat>(path).fill(seat);
  return gain({ ...view, path: [...view.path, ...placed] }, seat, { points: track, reserve: -path });
}

/** The last of a player's servants on the path go first; those it lacks come from the reserve. PC-FIN-7 */
function award(view: View, seat: Seat, seats: number): View {
  const path = view.path.slice();
  let fromPath = 0;
  for (let at = path.lastIndexOf(seat); at >= 0 && fromPath < seats; at = path.lastIndexOf(seat)) {
    path.splice(at, 1);
    fromPath++;
  }
  return gain({ ...view, path }, seat, { awarded: seats, reserve: fromPath - seats });
}

function buySeat(view: View, { seat, talents, space }: Extract<PortoEvent, { type: "seatBought" }>): View {
  const paid = gain(view, seat, { talents: -talents, reserve: -1 });
  return space === null ? gain(paid, seat, { hall: 1 }) : { ...paid, palace: [...paid.palace, seat] };
}

function buyGood(config: GameConfig, view: View, event: Extract<PortoEvent, { type: "goodBought" }>): View {
  const { seat, good, talents, by } = event;
  const counts = by === "merchant" || config.options.refreshBuyCounts;
  const bought = gain(changeWarehouse(view, seat, good, 1), seat, { talents: -talents });
  return {
    ...bought,
    market: counted(view.market, [good], -1),
    goodsBought: view.goodsBought + (counts ? 1 : 0),
  };
}

/** Servants, quays and goods at docks. */
function changeHarbour({ edition }: GameConfig, view: View, event: PortoEvent): View | null {
  const servants = edition.parameters.servantsPerDock;
  switch (event.type) {
    case "claimed":
      return changeDock(gain(view, event.seat, { reserve: -servants }), event.dock, { owner: event.seat });
    case "dockLeft":
      return changeDock(gain(view, event.seat, { reserve: servants }), event.dock, { owner: null });
    case "dockMoved":
      return changeDock(changeDock(view, event.from, { owner: null }), event.to, { owner: event.seat });
    case "abandoned":
      return changeDock(toBag(view, [event.good]), event.dock, { good: null });
    case "dockCleared":
      return gain(
        changeDock(toBag(view, [event.good]), event.dock, { owner: null, good: null }),
        event.seat,
        {
          reserve: event.servants,
        },
      );
    case "carried":
      return carry(view, event);
    default:
      return null;
  }
}

/** Bag, market and warehouses. */
function changeMarket(config: GameConfig, view: View, event: PortoEvent): View | null {
  switch (event.type) {
    case "marketFilled":
      return {
        ...view,
        bag: counted(view.bag, event.goods, -1),
        market: counted(view.market, event.goods, 1),
        goodsBought: 0,
      };
    case "marketSwept":
      return { ...toBag(view, event.goods), market: counted(view.market, event.goods, -1) };
    case "goodTaken":
      return {
        ...changeWarehouse(view, event.seat, event.good, 1),
        market: counted(view.market, [event.good], -1),
      };
    case "goodBought":
      return buyGood(config, view, event);
    default:
      return null;
  }
}

/** Servants, talents and points of the players. */
function changePlayers(view: View, event: PortoEvent): View | null {
  switch (event.type) {
    case "captain":
      return gain(view, event.seat, { reserve: -1, charters: 1 });
    case "cardServants":
      return returnFromCards(view, event.seat, event.servants);
    case "income":
    case "talents":
    case "contractBonus":
    case "loaded":
      return gain(view, event.seat, { talents: event.talents });
    case "cardUsed":
      return changeSenator(view, event.seat, ({ reserve, onCards }) => ({
        reserve: reserve - event.servants,
        onCards: onCards.with(event.space, onCards[event.space] + event.servants),
      }));
    case "court":
      return gain(view, event.seat, {
        lighthouse: event.lighthouse,
        temple: event.temple,
        reserve: -event.lighthouse - event.temple,
      });
    case "spaceFreed":
      return gain(view, event.seat, { talents: -event.talents, covered: -1, reserve: 1 });
    case "seatBought":
      return buySeat(view, event);
    case "points":
      return gainPoints(view, event.seat, event.track, event.path);
    case "voyagePaid":
      return gain(view, event.seat, { talents: event.talents - event.offering });
    case "voyageBack":
      return gain(view, event.seat, { charters: -1, temple: -1, reserve: 2 });
    case "privilege":
      return changeSenator(view, event.seat, ({ held }) => ({
        held: held.filter((one) => one !== event.ship),
      }));
    case "shifted":
      return event.changes.reduce(
        (next, { seat, by }) => gain(next, seat, { lighthouse: by, temple: -by }),
        view,
      );
    case "award":
      return award(view, event.seat, event.seats);
    default:
      return null;
  }
}

/** Where the game stands. */
function changeCourse({ players }: GameConfig, view: View, event: PortoEvent): View | null {
  switch (event.type) {
    case "startPlayer":
      return { ...view, startSeat: event.seat };
    case "decade":
      return { ...view, decade: event.decade };
    case "round":
      return { ...view, round: event.round, turnIndex: 0 };
    case "turn":
      return { ...view, turnIndex: distance(players, view.startSeat, event.seat) };
    case "cardsLaid":
      return { ...view, cards: event.cards };
    case "asked":
      return { ...view, stage: event.stage, stack: event.stack };
    case "over":
      return { ...view, stage: { stage: "over", ending: event.ending }, stack: [] };
    default:
      return null;
  }
}

/** The view after an event, as its owner was told of it. Some events only say why the next ones happen. */
export function foldEvent(config: GameConfig, view: View, event: PortoEvent): View {
  if ("from" in event && "count" in event) return moveShips(config, view, event);
  return (
    changePlayers(view, event) ??
    changeHarbour(config, view, event) ??
    changeMarket(config, view, event) ??
    changeCourse(config, view, event) ??
    view
  );
}

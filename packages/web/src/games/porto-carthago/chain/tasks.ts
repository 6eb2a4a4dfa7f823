import { aids } from "@portolan/guides/porto-carthago";
import { clockwise, type Seat } from "@portolan/kernel";

/** Something that is being decided, or is still to come. */
export type Task =
  /** Trade points, to the track or the path. */
  | { readonly kind: "points"; readonly seat: Seat; readonly points: number }
  /** A privilege that acts at once: used or given up. */
  | { readonly kind: "atOnce"; readonly seat: Seat; readonly ship: aids.Ship }
  | { readonly kind: "order"; readonly seat: Seat; readonly count: number }
  /** The end of a loading: the ship card, and servants who return. */
  | { readonly kind: "reward"; readonly seat: Seat; readonly ship: aids.Ship; readonly servants: number }
  /** The end of a voyage: its pay, offerings taken off, and servants who return. */
  | { readonly kind: "pay"; readonly seat: Seat; readonly talents: number }
  | { readonly kind: "load"; readonly seat: Seat; readonly dock: aids.Dock; readonly ship: aids.Ship }
  | { readonly kind: "pick"; readonly seat: Seat; readonly ships: number; readonly isLast: boolean }
  | { readonly kind: "main" | "finalBuy"; readonly seat: Seat }
  | { readonly kind: "act"; readonly seat: Seat; readonly space: aids.Space }
  /** What the turn offers after its main action. */
  | {
      readonly kind: "bonus";
      readonly seat: Seat;
      readonly extra: "warehouse" | "palace" | "refreshBuy" | "none";
    }
  /** Ships that nobody picks dock by themselves; then a new decade is made ready; or the path is counted. */
  | { readonly kind: "rest" | "decade" | "awards"; readonly seat: null };

type Moment = Pick<aids.View, "startSeat" | "turnIndex" | "docks" | "stage" | "stack" | "senators">;

/** What the frame on top of the stack asks of its player. */
function asked(frame: aids.Frame | undefined): Task[] {
  switch (frame?.frame) {
    case "points":
      return [{ kind: "points", seat: frame.seat, points: frame.points }];
    case "atOnce":
      return [{ kind: "atOnce", seat: frame.seat, ship: frame.card }];
    case "order":
      return [{ kind: "order", seat: frame.seat, count: frame.count }];
    default:
      return [];
  }
}

/** What a delivery that waits for a decision still brings. PC-LOAD-4 PC-VOY-7 */
function rest({ edition }: aids.GameConfig, { docks }: Moment, frame: aids.Frame): Task[] {
  if (frame.frame === "load") {
    const { seat, dock, ship } = frame;
    const isCardThere = docks[dock].ship === ship;
    const servants = docks[dock].owner === seat ? edition.parameters.servantsPerDock : 0;
    const { atOnce, privilege } = edition.ships[ship];
    const use: Task[] = atOnce && privilege !== "contractBonus" ? [{ kind: "atOnce", seat, ship }] : [];
    return isCardThere ? [{ kind: "reward", seat, ship, servants }, ...use] : [];
  }
  if (frame.frame === "voyage") {
    const { seat, card, temple } = frame;
    const isSuccess = aids.succeeds(edition, card, temple);
    const offering = isSuccess ? temple * edition.parameters.offeringPerTempleServant : 0;
    return [{ kind: "pay", seat, talents: aids.voyagePay(edition, card, isSuccess) - offering }];
  }
  return [];
}

/** The ships that wait for their turn to be loaded. PC-SHIP-11 */
function loads(table: aids.GameConfig, view: aids.View): Task[] {
  const loading = view.stack.flatMap((frame) => (frame.frame === "load" ? [frame.dock] : []));
  return aids.readyDocks(table, view).flatMap((dock): Task[] => {
    const { owner, ship } = view.docks[dock];
    return owner === null || ship === null || loading.includes(dock)
      ? []
      : [{ kind: "load", seat: owner, dock, ship }];
  });
}

type Picking = Extract<aids.Stage, { readonly ranks: readonly Seat[] }>;

function picks(table: aids.GameConfig, view: aids.View, { ranks, rank, picksLeft }: Picking): Task[] {
  const perRank = table.edition.parameters.lighthousePicksByRank;
  let left = view.rows[0].filter((ship) => ship !== null).length;
  return ranks.slice(rank).flatMap((seat, i): Task[] => {
    const wanted = i === 0 ? picksLeft : (perRank[rank + i] ?? perRank[perRank.length - 1] ?? 1);
    const ships = Math.min(left, wanted);
    left -= ships;
    return ships === 0 ? [] : [{ kind: "pick", seat, ships, isLast: left === 0 }];
  });
}

/** Where the turn or the phase goes on once the stack is empty. */
function goesOn(table: aids.GameConfig, view: aids.View): Task[] {
  const { stage } = view;
  const seat = aids.turnSeat(table, view);
  switch (stage.stage) {
    case "shipsPick":
    case "finalPick": {
      const ahead = picks(table, view, stage);
      const last = ahead.at(-1);
      const isEmptied = last?.kind === "pick" && last.isLast;
      return isEmptied ? ahead : [...ahead, { kind: "rest", seat: null }];
    }
    case "shipsLoad":
      return [...loads(table, view), { kind: "decade", seat: null }];
    case "finalLoad":
      return [...loads(table, view), { kind: "awards", seat: null }];
    case "finalBuy": {
      const buyers = clockwise(table, view.startSeat).slice(stage.at);
      return [
        { kind: "finalBuy", seat: buyers[0] ?? view.startSeat },
        { kind: "awards", seat: null },
      ];
    }
    case "main":
      return [{ kind: "main", seat }];
    case "act": {
      const { bonus } = table.edition.spaces[stage.space];
      const after: Task[] = bonus === null ? [] : [{ kind: "bonus", seat, extra: bonus }];
      return [{ kind: "act", seat, space: stage.space }, ...after];
    }
    case "tail":
      return [{ kind: "bonus", seat, extra: stage.extra }];
    default:
      return [];
  }
}

/** Everything from the present decision on, as far as it is sure to come or to be offered. */
export function tasksOf(table: aids.GameConfig, view: aids.View): Task[] {
  const frames = view.stack.toReversed();
  const now = asked(frames[0]);
  return [...now, ...frames.flatMap((frame) => rest(table, view, frame)), ...goesOn(table, view)];
}

import { between, moved, type Point } from "../art/geometry.ts";
import type { Layout } from "../art/layout.ts";
import type { Chain, Step } from "./chain.ts";
import type { Deed } from "./deeds.ts";
import type { Task } from "./tasks.ts";

/** The number of a step, where it happened or can be decided. */
export interface Seal {
  readonly at: Point;
  readonly number: number;
  readonly isNow: boolean;
}

/** Between the numeral of a dock and its berth. */
function atDock({ docks }: Layout, dock: number): Point {
  const { number, berth } = docks[dock];
  return between(number, berth, 0.2);
}

function atPalace({ centre, island }: Layout): Point {
  return moved(centre, island.x * 0.47, -island.y * 0.3);
}

/** At the beginning of the intrigue path. */
function atPath({ centre, island }: Layout): Point {
  return moved(centre, -island.x * 0.62, island.y * 0.62);
}

/** Where a deed was done; null if it has no place on the board, or the cards show it. */
function spotOfDeed(layout: Layout, deed: Deed): Point | null {
  const { charters, town, size } = layout;
  switch (deed.kind) {
    case "loaded":
    case "claimed":
      return atDock(layout, deed.dock);
    case "left":
      return atDock(layout, deed.to ?? deed.from);
    case "carried":
      return typeof deed.to === "number" ? atDock(layout, deed.to) : null;
    case "picked":
      return deed.dock === null ? null : atDock(layout, deed.dock);
    case "privilege":
      return deed.brought === null ? null : moved(charters, -26 * size, -6 * size);
    case "captain":
    case "voyage":
      return moved(charters, -26 * size, -6 * size);
    case "seat":
      return atPalace(layout);
    case "court":
      return moved(layout.lighthouse.at, 24 * layout.lighthouse.size, -40 * layout.lighthouse.size);
    case "bought":
    case "refreshed":
      return town && { x: town.market.x + 4, y: town.market.y + 8 };
    default:
      return null;
  }
}

/** Where the present decision can be made. */
function spotsOfTask(layout: Layout, task: Task): readonly Point[] {
  const { town } = layout;
  switch (task.kind) {
    case "points": {
      const chamber = town ? [moved(town.chamber.at, -10, 34)] : [];
      return [...chamber, atPath(layout)];
    }
    case "bonus":
      return task.extra === "palace" ? [atPalace(layout)] : [];
    case "finalBuy":
      return [atPalace(layout)];
    case "load":
      return [atDock(layout, task.dock)];
    default:
      return [];
  }
}

function spotsOf(layout: Layout, step: Step): readonly Point[] {
  if ("deed" in step) {
    const at = spotOfDeed(layout, step.deed);
    return at ? [at] : [];
  }
  return "task" in step && step.state === "now" ? spotsOfTask(layout, step.task) : [];
}

/** Several steps at one place stand side by side, this far apart. */
const APART = 26;

/** The seals of a chain. Two at the same place do not cover each other. */
export function sealsOf(layout: Layout, { steps, isLong }: Chain): readonly Seal[] {
  if (!isLong) return [];
  const found: Seal[] = [];
  for (const step of steps) {
    for (const spot of spotsOf(layout, step)) {
      let at = spot;
      const isTaken = () => found.some((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < 12);
      while (isTaken()) at = moved(at, APART * layout.size, 0);
      found.push({ at, number: step.number, isNow: step.state === "now" });
    }
  }
  return found;
}

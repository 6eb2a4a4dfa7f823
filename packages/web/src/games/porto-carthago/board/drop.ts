import type { Target } from "../../../table/narrow.ts";
import { type Post, target, thingOf } from "../places.ts";

/** Where a dragged servant comes from, and where it was let go. */
export interface ServantDrop {
  readonly from: Post | "reserve";
  readonly to: Post | "reserve";
}

/** A servant that is dragged between lighthouse, temple and reserve; null if something else is, or it stays. */
export function servantDrop(dragged: Target, drop: string): ServantDrop | null {
  const thing = thingOf(dragged);
  const to = drop === "lighthouse" || drop === "temple" || drop === "reserve" ? drop : null;
  const isOfReserve = thing.kind === "into" && thing.place === "reserve";
  const from = thing.kind === "recall" ? thing.post : isOfReserve ? "reserve" : null;
  return from === null || to === null || from === to ? null : { from, to };
}

/** The list with one of a name less where it has one, and otherwise with one of the other name more. */
function instead(names: readonly Target[], undone: Target, done: Target): readonly Target[] {
  const at = names.lastIndexOf(undone);
  return at < 0 ? [...names, done] : names.toSpliced(at, 1);
}

/** What has been pointed at once a servant has moved: what was done the other way is undone first. */
export function afterDrop(pointed: readonly Target[], { from, to }: ServantDrop): readonly Target[] {
  const left = from === "reserve" ? pointed : instead(pointed, target.send(from), target.recall(from));
  return to === "reserve" ? left : instead(left, target.recall(to), target.send(to));
}

/** What letting go of a dragged thing over a place means: what was pointed at before, and then. */
export function dropOf(
  dragged: Target,
  drop: string,
): { readonly before: readonly Target[]; readonly name: Target } | null {
  const { kind } = thingOf(dragged);
  // A good of the market goes into the warehouse; nothing else is asked for.
  if (kind === "market") return drop === "warehouse" ? { before: [], name: dragged } : null;
  if (kind !== "warehouse" && kind !== "from") return null;
  const [what, dock] = drop.split(":");
  if (what === "dock" && dock !== undefined) return { before: [dragged], name: target.to(dock) };
  if (drop === "charters") return { before: [dragged], name: target.into("charter") };
  if (drop === "warehouse" && kind === "from") return { before: [dragged], name: target.into("warehouse") };
  return null;
}

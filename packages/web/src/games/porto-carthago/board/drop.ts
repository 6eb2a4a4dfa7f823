import type { Target } from "../../../table/narrow.ts";
import { target, thingOf } from "../places.ts";

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

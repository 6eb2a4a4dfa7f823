import type { aids } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import type { Arrival, Deed } from "./deeds.ts";

/** Why somebody decides who has not chosen to: what others did, or what the decade brings. */
export type Cause =
  /** A ship that somebody's pilot brought in, or that somebody picked from the lighthouse, met a good. */
  | {
      readonly kind: "pilot" | "pick";
      readonly by: Seat;
      readonly owner: Seat;
      readonly dock: aids.Dock;
      readonly good: aids.Good;
    }
  /** The same by itself. */
  | { readonly kind: "arrival"; readonly owner: Seat; readonly dock: aids.Dock; readonly good: aids.Good }
  /** A place in the order of the lighthouse, from 0. */
  | { readonly kind: "lighthouse"; readonly seat: Seat; readonly rank: number };

function isAt(arrival: Arrival | null, dock: aids.Dock): boolean {
  return arrival !== null && arrival.dock === dock;
}

/** Who brought the ship that is being loaded; null if its owner brought the good, which needs no explanation. */
function bringing(
  deeds: readonly Deed[],
  dock: aids.Dock,
): (Pick<Cause, "kind"> & { readonly by: Seat | null }) | null {
  for (const deed of deeds.toReversed()) {
    if (deed.kind === "privilege" && isAt(deed.brought, dock)) return { kind: "pilot", by: deed.seat };
    if (deed.kind === "picked" && deed.dock === dock) return { kind: "pick", by: deed.seat };
    if (deed.kind === "arrived" && deed.ships.some((ship) => isAt(ship, dock))) {
      return { kind: "arrival", by: null };
    }
  }
  return null;
}

/** Why this seat is asked now, where that is not simply its own turn. */
export function causeOf(view: Pick<aids.View, "stack" | "stage">, deeds: readonly Deed[]): Cause | null {
  const { stage, stack } = view;
  if (stack.length > 0) {
    const load = deeds.findLast((deed) => deed.kind === "loaded");
    if (load?.kind !== "loaded" || load.seat !== stack[stack.length - 1]?.seat) return null;
    const { seat: owner, dock, good } = load;
    const brought = bringing(deeds, dock);
    if (brought === null || brought.by === owner) return null;
    if (brought.by === null) return { kind: "arrival", owner, dock, good };
    return { kind: brought.kind === "pilot" ? "pilot" : "pick", by: brought.by, owner, dock, good };
  }
  if (stage.stage === "shipsPick" || stage.stage === "finalPick") {
    const { ranks, rank } = stage;
    const seat = ranks[rank];
    return seat === undefined ? null : { kind: "lighthouse", seat, rank };
  }
  return null;
}

import { useEffect, useRef } from "react";
import { thingOf } from "../places.ts";
import { type Galaxy, stepOf } from "./galaxy.ts";

const LIT_PLANET = ".gt-planet[data-takes=true]";
const HAND = ".gt-held[data-state=lit], .gt-held[data-state=open]";
const CHOICE = ".gt-choices button";

/** What a player with a keyboard is to say next, once something has been pointed at. */
function missing(galaxy: Galaxy): string | null {
  const { pointer, planning } = galaxy;
  const step = stepOf(galaxy)?.step;
  if (!step || pointer.settled) return null;
  const kinds = pointer.pointed.map((name) => thingOf(name).kind);
  if (kinds.includes("planet") && pointer.narrowed.moves.length > 1) return CHOICE;
  if (kinds.includes("laid") || kinds.includes("offer") || kinds.includes("own")) return HAND;
  if (kinds.includes("hand")) return LIT_PLANET;
  // After a delivery the next good is the likeliest thing to be pointed at.
  return kinds.length === 0 && (planning.plan?.moves.length ?? 0) > 0 ? HAND : null;
}

/** Takes a player with a keyboard to what is still to be said, so that nobody has to walk across the table. */
export function useLead(galaxy: Galaxy): void {
  const before = useRef("");
  const wanted = missing(galaxy);
  const key = `${wanted} ${galaxy.planning.plan?.moves.length ?? 0} ${galaxy.pointer.pointed.join()}`;
  useEffect(() => {
    if (key === before.current) return;
    before.current = key;
    if (wanted === null || !document.activeElement?.matches(":focus-visible")) return;
    document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [wanted, key]);
}

import type { Move } from "@portolan/guides/traders-of-carthage";
import { useEffect, useRef } from "react";
import { atPlace } from "../../../table/place.ts";
import type { Pointer } from "../../../table/stage/pointing/use-pointing.ts";
import { farm, market, target, thingOf } from "../places.ts";

const OPEN_CARD = [market, farm].map((zone) => `${atPlace(zone)} [data-state=lit]`).join();
const OPEN_USE = ".act .go:not([aria-disabled])";

/** What is still to be said, once something has been pointed at: what to do with a card, or with which card. */
function missing({ pointed, settled }: Pointer<Move>): string | null {
  if (settled !== null) return null;
  if (pointed.some((name) => thingOf(name).kind === "slot")) return OPEN_USE;
  return pointed.includes(target.take) || pointed.includes(target.reserve) ? OPEN_CARD : null;
}

/** Takes a player with a keyboard to what is still to be said, so that nobody has to walk across the table. */
export function useLead(pointer: Pointer<Move>): void {
  const before = useRef<string | null>(null);
  const wanted = missing(pointer);
  useEffect(() => {
    if (wanted === before.current) return;
    before.current = wanted;
    if (wanted === null || !document.activeElement?.matches(":focus-visible")) return;
    document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [wanted]);
}

import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { useChoices } from "../../../settings/store.ts";
import type { PlaceId } from "../../../table/place.ts";
import type { aids, Card } from "../guide/telling.ts";
import { cardIn, isShip, placeOf, player, rowIn } from "../places.ts";
import type { Flight, Frame } from "./beats.ts";
import { PACES } from "./use-show.ts";

/**
 * Moves the pieces. Every piece on the board has a name (`data-piece`), every place too (`data-place`). Before a
 * picture changes, it is noted where they are; afterwards each glides from there to where it is now, and the cards of
 * the beat fly from place to place. All of it is for the eye alone: nothing waits for it.
 *
 * Everything is measured before anything is moved: a measure after a movement would have the browser lay out the whole
 * board again, for every piece.
 */

type Rects = ReadonlyMap<PlaceId, DOMRect>;

const GLIDE = 380;
const VOYAGE = 900;
const FLIGHT = 520;
const STAGGER = 55;
/** More equal cards than any place holds. */
const MOST_EQUAL = 30;
const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where every piece and place is; a piece goes before a place of the same name. */
function measure(root: HTMLElement): Map<PlaceId, DOMRect> {
  const rects = new Map<PlaceId, DOMRect>();
  for (const kind of ["place", "piece"] as const) {
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
      const rect = element.getBoundingClientRect();
      // What is folded away on this screen is nowhere.
      if (rect.width > 0) rects.set(element.dataset[kind] as PlaceId, rect);
    }
  }
  return rects;
}

/** Where a card lies in a place: the piece itself, its row, or the place. Equal cards are taken one by one. */
function rectOf(
  rects: Rects,
  spot: Flight["from"],
  { cards, colours }: aids.Edition,
  card: Card | null,
  used: Set<PlaceId>,
): DOMRect | null {
  const place = placeOf(spot);
  // Where a player's things have no place of their own on a small screen, they come from the player.
  const owner = spot.seat === null ? null : (rects.get(player(spot.seat)) ?? null);
  if (card === null) return rects.get(place) ?? owner;
  const { code, colour } = cards[card];
  for (let number = 0; number < MOST_EQUAL; number++) {
    const piece = cardIn(place, code, number);
    const rect = rects.get(piece);
    if (!rect) break;
    if (used.has(piece)) continue;
    used.add(piece);
    return rect;
  }
  return rects.get(rowIn(place, colours[colour])) ?? rects.get(place) ?? owner;
}

function glide(root: HTMLElement, before: Rects, now: Rects, pace: number, arrivals: number): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const name = element.dataset.piece as PlaceId;
    const from = before.get(name);
    const to = now.get(name);
    if (!to) continue;
    if (!from) {
      const duration = (FLIGHT + STAGGER * arrivals) * pace;
      element.animate({ opacity: [0, 0, 1], offset: [0, 0.8, 1] }, { duration });
      continue;
    }
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const duration = (isShip(name) ? VOYAGE : GLIDE) * pace;
    element.animate(
      { translate: [`${x}px ${y}px`, "0 0"] },
      { duration, easing: EASE, composite: "replace" },
    );
  }
}

/** A card on its way, and how large it is. */
interface Ghost {
  readonly element: HTMLElement;
  readonly width: number;
  readonly height: number;
}

function ghostsIn(layer: HTMLElement | null): Ghost[] {
  return Array.from(layer?.querySelectorAll<HTMLElement>("[data-flight]") ?? [], (element) => {
    return { element, width: element.offsetWidth, height: element.offsetHeight };
  });
}

function fly(
  ghosts: readonly Ghost[],
  before: Rects,
  now: Rects,
  flights: readonly Flight[],
  edition: aids.Edition,
  pace: number,
): void {
  const used = { from: new Set<PlaceId>(), to: new Set<PlaceId>() };
  // A card that comes to others of its kind is the last of them.
  const fresh = new Map([...now].filter(([name]) => !before.has(name)));
  flights.forEach((flight, i) => {
    const from = rectOf(before, flight.from, edition, flight.card, used.from);
    const to =
      rectOf(fresh, flight.to, edition, flight.card, used.to) ??
      rectOf(now, flight.to, edition, null, used.to) ??
      rectOf(now, flight.to, edition, flight.card, used.to);
    const ghost = ghosts[i];
    if (!from || !to || !ghost) return;
    const { element, width, height } = ghost;
    const at = (rect: DOMRect): string => {
      const scale = Math.min(1, rect.width / width);
      const x = rect.left + rect.width / 2 - (width * scale) / 2;
      const y = rect.top + rect.height / 2 - (height * scale) / 2;
      return `translate(${x}px, ${y}px) scale(${scale})`;
    };
    element.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.9 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: FLIGHT * pace, delay: STAGGER * i * pace, easing: EASE, fill: "backwards" },
    );
  });
}

/** Gives what is to be called before every change of the picture. */
export function useCapture(root: RefObject<HTMLElement | null>): {
  readonly before: RefObject<Rects | null>;
  capture(): void;
} {
  const before = useRef<Rects | null>(null);
  const capture = useCallback(() => {
    before.current = root.current && !isCalm() ? measure(root.current) : null;
  }, [root]);
  return { before, capture };
}

export function useMotion(
  root: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  before: RefObject<Rects | null>,
  frame: Frame | null,
  edition: aids.Edition,
): void {
  const { pace } = useChoices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pieces move when the picture changes, and only then.
  useLayoutEffect(() => {
    const rects = before.current;
    before.current = null;
    if (!rects || !root.current) return;
    const now = measure(root.current);
    const ghosts = ghostsIn(layer.current);
    glide(root.current, rects, now, PACES[pace], frame?.flights.length ?? 0);
    if (frame) fly(ghosts, rects, now, frame.flights, edition, PACES[pace]);
  }, [frame]);
}

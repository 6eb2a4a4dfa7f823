import type { PlaceId } from "@portolan/guides";
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { useChoices } from "../../../app/settings/store.ts";
import { PACES } from "./use-show.ts";

/**
 * Moves the pieces. Every piece on the board has a name (`data-piece`), every place too (`data-place`). Before a
 * picture changes, it is noted where they are; afterwards each glides from there to where it is now, and what the
 * picture says flies from place to place. All of it is for the eye alone: nothing waits for it.
 *
 * Everything is measured before anything is moved: a measure after a movement would have the browser lay out the whole
 * board again, for every piece.
 */

/** Something on its way. Names of pieces and places, the best first: the first that is on the board counts. */
export interface Flight {
  readonly from: readonly PlaceId[];
  readonly to: readonly PlaceId[];
}

/** Where everything is. A piece goes before a place of the same name. */
interface Layout {
  readonly rects: ReadonlyMap<PlaceId, DOMRect>;
  readonly pieces: ReadonlySet<PlaceId>;
}

type Drawn = HTMLElement | SVGElement;

/** In milliseconds at a brisk pace. */
export const GLIDE = 380;
const FLIGHT = 520;
const STAGGER = 55;
const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function measure(root: Drawn): Layout {
  const rects = new Map<PlaceId, DOMRect>();
  const pieces = new Set<PlaceId>();
  for (const kind of ["place", "piece"] as const) {
    for (const element of root.querySelectorAll<Drawn>(`[data-${kind}]`)) {
      const rect = element.getBoundingClientRect();
      const name = element.dataset[kind] as PlaceId;
      // What is folded away on this screen is nowhere.
      if (rect.width === 0) continue;
      rects.set(name, rect);
      if (kind === "piece") pieces.add(name);
    }
  }
  return { rects, pieces };
}

/** How many pixels of the screen one unit of a drawing takes; lengths of a drawing's style are in its units. */
export function unitOf(element: Drawn): number {
  const parent = element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}

function glide(
  root: Drawn,
  before: Layout,
  now: Layout,
  pace: number,
  arrivals: number,
  timeOf: (piece: PlaceId) => number,
): void {
  for (const element of root.querySelectorAll<Drawn>("[data-piece]")) {
    const name = element.dataset.piece as PlaceId;
    const from = before.rects.get(name);
    const to = now.rects.get(name);
    if (!to) continue;
    if (!from) {
      const duration = (FLIGHT + STAGGER * arrivals) * pace;
      element.animate({ opacity: [0, 0, 1], offset: [0, 0.8, 1] }, { duration });
      continue;
    }
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const unit = unitOf(element);
    element.animate(
      { translate: [`${x / unit}px ${y / unit}px`, "0 0"] },
      { duration: timeOf(name) * pace, easing: EASE, composite: "replace" },
    );
  }
}

/** Where a flight begins or ends. Pieces that are alike are taken one by one. */
function rectAt(
  { rects, pieces }: Layout,
  names: readonly PlaceId[],
  used: Set<PlaceId>,
  isWanted: (name: PlaceId) => boolean,
): DOMRect | null {
  for (const name of names) {
    const rect = rects.get(name);
    if (!rect || used.has(name) || !isWanted(name)) continue;
    if (pieces.has(name)) used.add(name);
    return rect;
  }
  return null;
}

/** A drawing on its way, and how large it is. */
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
  before: Layout,
  now: Layout,
  flights: readonly Flight[],
  pace: number,
): void {
  const used = { from: new Set<PlaceId>(), to: new Set<PlaceId>() };
  flights.forEach((flight, i) => {
    const from = rectAt(before, flight.from, used.from, () => true);
    // What comes to others of its kind is the last of them; else it goes to the place, or to what lies there.
    const to =
      rectAt(now, flight.to, used.to, (name) => now.pieces.has(name) && !before.rects.has(name)) ??
      rectAt(now, flight.to, used.to, (name) => !now.pieces.has(name)) ??
      rectAt(now, flight.to, used.to, () => true);
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

/** Where everything was before the picture changed, and what is to be called before every change. */
export interface Capture {
  readonly before: RefObject<Layout | null>;
  capture(): void;
}

export function useCapture(root: RefObject<Drawn | null>): Capture {
  const before = useRef<Layout | null>(null);
  const capture = useCallback(() => {
    before.current = root.current && !isCalm() ? measure(root.current) : null;
  }, [root]);
  return { before, capture };
}

/** What moves when a picture changes. */
export interface Motion {
  readonly root: RefObject<Drawn | null>;
  /** Where the drawings of the flights are; each carries its number as `data-flight`. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly before: RefObject<Layout | null>;
  /** How long a piece glides, in milliseconds at a brisk pace. */
  timeOf(piece: PlaceId): number;
}

/** Moves the pieces whenever there is another frame. */
export function useMotion<F>(
  { root, layer, before, timeOf }: Motion,
  frame: F | null,
  flightsOf: (frame: F) => readonly Flight[],
): void {
  const { pace } = useChoices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pieces move when the picture changes, and only then.
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (!was || !root.current) return;
    const now = measure(root.current);
    const ghosts = ghostsIn(layer.current);
    const flights = frame === null ? [] : flightsOf(frame);
    glide(root.current, was, now, PACES[pace], flights.length, timeOf);
    fly(ghosts, was, now, flights, PACES[pace]);
  }, [frame]);
}

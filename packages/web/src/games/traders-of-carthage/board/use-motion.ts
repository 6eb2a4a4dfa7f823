import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { useChoices } from "../../../settings/store.ts";
import type { Flight, Frame } from "./beats.ts";
import { pieceName, placeName } from "./places.ts";
import { PACES } from "./use-show.ts";

/**
 * Moves the pieces. Every piece on the board has a name (`data-piece`), every place too (`data-place`). Before a
 * picture changes, it is noted where they are; afterwards each glides from there to where it is now, and the cards of
 * the beat fly from place to place. All of it is for the eye alone: nothing waits for it.
 *
 * Everything is measured before anything is moved: a measure after a movement would have the browser lay out the whole
 * board again, for every piece.
 */

type Rects = ReadonlyMap<string, DOMRect>;

const GLIDE = 380;
const VOYAGE = 900;
const FLIGHT = 520;
const STAGGER = 55;
const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where every piece and place is; a piece goes before a place of the same name. */
function measure(root: HTMLElement): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    rects.set(element.dataset.place ?? "", element.getBoundingClientRect());
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    rects.set(element.dataset.piece ?? "", element.getBoundingClientRect());
  }
  return rects;
}

/** Where a card lies in a place: the piece itself, its row, or the place. Equal cards are taken one by one. */
function rectOf(
  rects: Rects,
  { place, seat }: Flight["from"],
  code: string,
  used: Set<string>,
): DOMRect | null {
  const name = placeName(place, seat);
  for (let number = 0; code !== "" && number < 30; number++) {
    const piece = pieceName(name, code, number);
    const rect = rects.get(piece);
    if (!rect) break;
    if (used.has(piece)) continue;
    used.add(piece);
    return rect;
  }
  return rects.get(`${name} ${code.slice(0, 1)}`) ?? rects.get(name) ?? null;
}

function glide(root: HTMLElement, before: Rects, now: Rects, pace: number, arrivals: number): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const name = element.dataset.piece ?? "";
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
    const duration = (name.startsWith("ship ") ? VOYAGE : GLIDE) * pace;
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
  codes: readonly string[],
  pace: number,
): void {
  const used = { from: new Set<string>(), to: new Set<string>() };
  // A card that comes to others of its kind is the last of them.
  const fresh = new Map([...now].filter(([name]) => !before.has(name)));
  flights.forEach((flight, i) => {
    const from = rectOf(before, flight.from, codes[i], used.from);
    const to =
      rectOf(fresh, flight.to, codes[i], used.to) ??
      rectOf(now, flight.to, "", used.to) ??
      rectOf(now, flight.to, codes[i], used.to);
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
  codes: readonly string[],
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
    if (frame) fly(ghosts, rects, now, frame.flights, codes, PACES[pace]);
  }, [frame]);
}

import type { PlaceId } from "@portolan/guides";
import { type PointerEvent as ReactPointerEvent, useEffect, useMemo, useRef } from "react";
import { unitOf } from "../show/use-motion.ts";

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLOP = 8;

/** Pieces that follow the pointer. Nothing can be done by dragging that pressing does not do as well. */
export interface Drags {
  begin(event: ReactPointerEvent<HTMLElement | SVGElement>, name: PlaceId, isPicked: boolean): void;
  /** Whether the pointer has just let go of a piece: then the click that follows is none. */
  wasDragged(): boolean;
}

interface Drag {
  readonly element: HTMLElement | SVGElement;
  /** How many pixels one unit of its drawing takes. */
  readonly unit: number;
  readonly name: PlaceId;
  readonly isPicked: boolean;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

/** Where something was let go: the place under it that takes something. */
function placeUnder(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const drop = element.closest<HTMLElement | SVGElement>("[data-drop]");
    if (drop) return drop.dataset.drop ?? null;
  }
  return null;
}

const NOT_TOLD = (): void => {};

/**
 * `drop` is called with what was dragged and the place that it was let go over, `lift` as soon as a piece leaves its
 * place.
 */
export function useDrag(
  drop: (name: PlaceId, isPicked: boolean, place: string) => void,
  lift: (name: PlaceId) => void = NOT_TOLD,
): Drags {
  const latest = useRef({ drop, lift });
  useEffect(() => {
    latest.current = { drop, lift };
  });
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  useEffect(() => {
    const move = (event: PointerEvent): void => {
      const now = drag.current;
      if (!now) return;
      const x = event.clientX - now.x;
      const y = event.clientY - now.y;
      if (!now.isMoving && Math.hypot(x, y) < SLOP) return;
      if (!now.isMoving) latest.current.lift(now.name);
      now.isMoving = true;
      now.element.dataset.dragged = "true";
      now.element.style.translate = `${x / now.unit}px ${y / now.unit}px`;
    };
    const end = (event: PointerEvent): void => {
      const now = drag.current;
      drag.current = null;
      if (!now?.isMoving) return;
      // The place below is looked for as if the piece were not there.
      now.element.style.pointerEvents = "none";
      const place = event.type === "pointerup" ? placeUnder(event.clientX, event.clientY) : null;
      now.element.style.pointerEvents = "";
      now.element.style.translate = "";
      delete now.element.dataset.dragged;
      dragged.current = true;
      setTimeout(() => {
        dragged.current = false;
      });
      if (place !== null) latest.current.drop(now.name, now.isPicked, place);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  }, []);
  return useMemo(
    () => ({
      begin(event, name, isPicked) {
        if (event.button !== 0) return;
        drag.current = {
          element: event.currentTarget,
          unit: unitOf(event.currentTarget),
          name,
          isPicked,
          x: event.clientX,
          y: event.clientY,
          isMoving: false,
        };
      },
      wasDragged: () => dragged.current,
    }),
    [],
  );
}

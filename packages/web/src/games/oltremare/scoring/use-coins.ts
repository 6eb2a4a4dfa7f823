import { type RefObject, useEffect } from "react";

const COINS = [0, 1, 2, 3, 4] as const;
/** In milliseconds. */
const FLIGHT = 520;
const STAGGER = 45;

/** Lets coins fly from what is paid to the shield on the scale; from there to the pirates for a loss. */
export function useCoins(root: RefObject<HTMLElement | null>, count: number, seat: number | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every payment lets coins fly.
  useEffect(() => {
    const place = root.current;
    if (!place || seat === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const source = place.querySelector(
      '[data-state="now"] .om-hold-cards, [data-now="true"], .om-lane-pirates[data-state="now"]',
    );
    const mark = place.querySelector(`[data-mark="${seat}"]`);
    const layer = place.querySelector(".om-coins");
    if (!source || !mark || !layer) return;
    const a = source.getBoundingClientRect();
    const b = mark.getBoundingClientRect();
    if (b.width === 0) return;
    const isLoss = source.matches(".om-lane-pirates");
    const ends = [
      { x: a.left + a.width / 2, y: a.top + a.height / 2 },
      { x: b.left + b.width / 2, y: b.top + b.height / 2 },
    ];
    const [from, to] = isLoss ? ends.toReversed() : ends;
    const flying = Array.from(layer.children, (coin, i) =>
      coin.animate(
        [
          { transform: `translate(${from.x}px, ${from.y}px) scale(.6)`, opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1, offset: 0.9 },
          { transform: `translate(${to.x}px, ${to.y}px) scale(.6)`, opacity: 0 },
        ],
        { duration: FLIGHT, delay: i * STAGGER, easing: "cubic-bezier(.3,0,.2,1)", fill: "backwards" },
      ),
    );
    return () => {
      for (const flight of flying) flight.cancel();
    };
  }, [root, count]);
}

export { COINS };

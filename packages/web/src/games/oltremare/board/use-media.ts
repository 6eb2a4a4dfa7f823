import { useCallback, useSyncExternalStore } from "react";

/** Chips above the chart and one sheet below it, as the style sheets have it. */
export const NARROW = "(width < 1024px)";
/** Where the chart has no room for the deck and two lines beside it, as `chart-view.css` has it. */
export const SMALL_CHART = "(width < 1200px)";
/** A telephone on its side. */
export const SHORT = "(height < 480px) and (width >= 640px)";

/** Whether the window is as the query says. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

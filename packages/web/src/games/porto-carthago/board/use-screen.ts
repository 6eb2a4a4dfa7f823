import { useCallback, useSyncExternalStore } from "react";

function useQuery(query: string): boolean {
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

/** Whether the window is a tablet's or a telephone's: the dock is a sheet, and fingers point. */
export function useNarrow(): boolean {
  return useQuery("(width < 1024px)");
}

/** Whether the window is a telephone's: the ring fills the board, and the action cards lie in the dock. */
export function useTelephone(): boolean {
  return useQuery("(width < 640px), (height < 480px)");
}

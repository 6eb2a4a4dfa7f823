import { useSyncExternalStore } from "react";

/** Where the stage has its dock as a sheet, and fingers point. */
const NARROW = "(width < 1024px)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the window is a tablet's or a telephone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

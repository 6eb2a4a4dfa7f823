import { useSyncExternalStore } from "react";

/** Whatever changes the address: links, the browser's buttons, and the page itself. */
const CHANGES = ["hashchange", "popstate", "pushState", "replaceState"] as const;

function onChange(listener: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) removeEventListener(change, listener);
  };
}

/** What stands behind the # of the address; empty if nothing does. */
export function useFragment(): string {
  return useSyncExternalStore(onChange, () => {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return location.hash.slice(1);
    }
  });
}

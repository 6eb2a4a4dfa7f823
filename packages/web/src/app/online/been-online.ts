const KEY = "portolan.online";
const listeners = new Set<() => void>();

/**
 * Whether this browser has ever had a name on the server, so that those who only play here ask for nothing. It stands
 * apart from who they are: those who have no name need not fetch the way to the server either.
 */
export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

export function noteOnline(isSomebody: boolean): void {
  try {
    if (isSomebody) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next visit asks again.
  }
  for (const listener of [...listeners]) listener();
}

export function onBeenOnline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

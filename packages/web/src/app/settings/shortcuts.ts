import { useEffect, useRef } from "react";
import { useChoices } from "./store.ts";

/** What keys do, by the character they give. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys typed into a field, or meant for a dialog, a menu or the browser, are not ours. */
function isOurs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(
    "input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]",
  );
}

/** Listens to single keys as long as the player has not switched them off; Escape always works. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const { shortcuts: areOn } = useChoices();
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isOurs(event) || (!areOn && event.key !== "Escape")) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const action = current.current[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [areOn]);
}

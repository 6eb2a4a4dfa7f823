import { useSyncExternalStore } from "react";
import { type Choices, readChoices } from "./settings.ts";

const KEY = "portolan.choices";
const listeners = new Set<() => void>();
let choices: Choices = readChoices(kept());

/** Storage may be forbidden to the page; then the choices last as long as the page. */
function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Nothing to be done: the page goes on with what was chosen.
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

export function currentChoices(): Choices {
  return choices;
}

export function choose(changed: Partial<Choices>): void {
  choices = { ...choices, ...changed };
  keep();
  announce();
}

export function onChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChoices(): Choices {
  return useSyncExternalStore(onChoices, currentChoices);
}

/** Another tab of Portolan may change them too. */
export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    choices = readChoices(kept());
    announce();
  });
}

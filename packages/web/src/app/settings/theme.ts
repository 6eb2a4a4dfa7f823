import { useEffect, useSyncExternalStore } from "react";
import { useChoices } from "./store.ts";

const darkness = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

function onDarkness(listener: () => void): () => void {
  const query = darkness();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The frame that the browser draws around the page has the colour of the page's head. */
function colourFrame(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--sheet");
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.content = colour;
  }
}

/** Shows the page in the chosen colours. */
export function useTheme(): void {
  const { theme } = useChoices();
  const isDark = useSyncExternalStore(onDarkness, () => darkness().matches);
  const shown = theme === "system" ? (isDark ? "dark" : "light") : theme;
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
    colourFrame();
  }, [shown]);
}

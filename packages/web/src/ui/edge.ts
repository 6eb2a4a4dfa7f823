import type { RefCallback } from "react";

/** Scrolls to what has the focus by keyboard if it has come to lie under something. */
function followFocus(over: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible") || over.contains(focused)) return;
  focused.scrollIntoView({ block: "nearest" });
}

function keepClear(edge: "top" | "bottom"): RefCallback<HTMLElement> {
  const name = `--edge-${edge}`;
  return (element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty(name, `${element.offsetHeight}px`);
      followFocus(element);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(name);
    };
  };
}

/**
 * For what stays at an edge of the screen while the page scrolls under it: the page then counts as ending there, and
 * nothing that gets the focus hides under it.
 */
export const atTop = keepClear("top");
export const atBottom = keepClear("bottom");

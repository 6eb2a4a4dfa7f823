import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type Pressed = HTMLElement | SVGElement;

/** Buttons, also those that are parts of a drawing. */
const BUTTON = "button, [role=button]";

function buttonsOf(group: Element): Pressed[] {
  return [...group.querySelectorAll<Pressed>(BUTTON)];
}

/** Leaves one button of the group to the Tab key: the one that had the focus last, or the first. */
function tidy(group: Element, kept?: Pressed): void {
  const buttons = buttonsOf(group);
  const current = kept ?? buttons.find((button) => button.dataset.roved === "true") ?? buttons[0];
  for (const button of buttons) {
    button.tabIndex = button === current ? 0 : -1;
    button.dataset.roved = String(button === current);
  }
}

/** A group of buttons that is one stop for the Tab key; arrow keys go from button to button. */
export function useRoving<E extends Element>() {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (ref.current) tidy(ref.current);
  });
  return {
    ref,
    onFocus: (event: FocusEvent<E>) => {
      if (event.target.matches(BUTTON)) tidy(event.currentTarget, event.target as Element as Pressed);
    },
    onKeyDown: (event: KeyboardEvent<E>) => {
      const step = STEPS[event.key];
      const buttons = buttonsOf(event.currentTarget);
      const at = buttons.indexOf(document.activeElement as Pressed);
      if (!step || at < 0) return;
      event.preventDefault();
      buttons[step(at, buttons.length)].focus();
    },
  };
}

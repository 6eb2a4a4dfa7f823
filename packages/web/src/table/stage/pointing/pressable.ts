import type { KeyboardEvent } from "react";

/** What makes a part of a drawing a button: for the pointer, the keyboard and the screen reader. */
export function pressable(label: string, onPress: () => void) {
  return {
    role: "button",
    tabIndex: 0,
    "aria-label": label,
    onClick: onPress,
    onKeyDown(event: KeyboardEvent<Element>): void {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onPress();
    },
  } as const;
}

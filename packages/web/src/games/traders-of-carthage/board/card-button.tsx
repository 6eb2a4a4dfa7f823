import type { ReactNode } from "react";
import type { Target } from "../../../table/narrow.ts";
import type { PlaceId } from "../../../table/place.ts";
import type { Picture } from "../guide/telling.ts";
import { CardFace, cardText } from "./card.tsx";
import type { Pointer } from "./use-pointing.ts";

/** Whether one of the cards with this name is picked, and whether it can be. */
export function standing(pointer: Pointer, name: Target, number: number) {
  const picked = pointer.pointed.filter((one) => one === name).length;
  const isPicked = number < picked;
  // Of equal cards any can be the next one.
  const isOpen = !isPicked && (pointer.narrowed.open.get(name) ?? 0) > 0;
  return { isPicked, isOpen };
}

/** Whether it shows, and how. */
export function stateOf({ isAsked, pointed }: Pointer, isPicked: boolean, isOpen: boolean): string {
  if (isPicked) return "picked";
  if (!isAsked) return "still";
  if (isOpen) return pointed.length > 0 ? "lit" : "open";
  return "shut";
}

/** A card that can be pointed at. What cannot be done with it now is not hidden: it says why. */
export function CardButton(props: {
  readonly picture: Picture;
  readonly pointer: Pointer;
  readonly card: number;
  readonly name: Target;
  /** Its number among the cards of the same name. */
  readonly number: number;
  readonly piece: PlaceId;
  /** What else there is to say about it. */
  readonly notes?: readonly string[];
  /** Whether the purchase that is being thought about brings it. */
  readonly isWanted?: boolean;
  readonly children?: ReactNode;
  onTouch?(): void;
}) {
  const {
    picture,
    pointer,
    card,
    name,
    number,
    piece,
    notes = [],
    isWanted = false,
    children,
    onTouch,
  } = props;
  const { isPicked, isOpen } = standing(pointer, name, number);
  const state = stateOf(pointer, isPicked, isOpen);
  return (
    <button
      type="button"
      className="tc-card"
      data-state={state}
      data-wanted={isWanted}
      data-piece={piece}
      aria-pressed={isPicked}
      aria-disabled={state === "shut" || state === "still" ? true : undefined}
      onClick={() => {
        onTouch?.();
        pointer.press(name, isPicked);
      }}
    >
      <span className="hidden">{[cardText(picture, card), ...notes].join(", ")}</span>
      <CardFace picture={picture} card={card} />
      {children}
    </button>
  );
}

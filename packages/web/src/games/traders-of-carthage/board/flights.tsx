import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { CardBack, CardPicture } from "../art/card.tsx";
import type { Picture } from "../guide/telling.ts";
import type { Frame } from "./beats.ts";

/** What is happening, for the eye, beside the place where it happens; for the ear the table says it. */
export function Caption({ text }: { readonly text: string }) {
  return text === "" ? null : (
    <p className="tc-caption" aria-hidden="true">
      {text}
    </p>
  );
}

/** Cards on their way, above everything else; where they start and land is found out when they are drawn. */
export function Flights(props: {
  readonly picture: Picture;
  readonly frame: Frame | null;
  readonly layer: RefObject<HTMLDivElement | null>;
}) {
  const { picture, frame, layer } = props;
  return createPortal(
    <div className="tc-flights" ref={layer} aria-hidden="true">
      {frame?.flights.map(({ card }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each flight is drawn once.
        <span key={i} className="tc-flight" data-flight={i}>
          {card === null ? (
            <CardBack />
          ) : (
            <CardPicture code={picture.table.edition.cards[card].code} size="small" />
          )}
        </span>
      ))}
    </div>,
    document.body,
  );
}

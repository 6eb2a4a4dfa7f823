import type { RefObject } from "react";
import { createPortal } from "react-dom";
import type { Guide } from "../../../table/guide/guide.ts";
import type { Picture, Traders } from "../guide/telling.ts";
import type { Frame } from "./beats.ts";
import { CardFace } from "./card.tsx";

/** What is happening, for the eye; for the ear the table says it. A payday is written down line by line. */
export function Caption(props: {
  readonly picture: Picture;
  readonly guide: Guide<Traders>;
  readonly frame: Frame | null;
}) {
  const { picture, guide, frame } = props;
  const lines = (frame?.told ?? []).flatMap((events) =>
    events.length === 0 ? [] : guide.log(picture, events),
  );
  if (!frame || lines.length === 0) return null;
  return (
    <div className="tc-caption" aria-hidden="true" data-kind={frame.beat.kind}>
      <ul>
        {lines.map(({ text, weight }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
          <li key={i} className={weight} data-last={i === lines.length - 1}>
            {text}
          </li>
        ))}
      </ul>
    </div>
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
          {card === null ? <span className="tc-back" /> : <CardFace picture={picture} card={card} />}
        </span>
      ))}
    </div>,
    document.body,
  );
}

import type { ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";
import "./show.css";

/** What is happening, for the eye, beside the place where it happens; for the ear the table says it. */
export function Caption({ text }: { readonly text: string }) {
  return text === "" ? null : (
    <p className="stage-caption" aria-hidden="true">
      {text}
    </p>
  );
}

/** Pieces on their way, above everything else; where they start and land is found out when they are drawn. */
export function Flights(props: {
  /** The drawing of each, in the order of the flights. */
  readonly drawings: readonly ReactNode[];
  readonly layer: RefObject<HTMLDivElement | null>;
  /** The palette and sizes of the game. */
  readonly className?: string;
}) {
  const { drawings, layer, className = "" } = props;
  return createPortal(
    <div className={`stage-flights ${className}`} ref={layer} aria-hidden="true">
      {drawings.map((drawing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each flight is drawn once.
        <span key={i} className="stage-flight" data-flight={i}>
          {drawing}
        </span>
      ))}
    </div>,
    document.body,
  );
}

import type { LogLine, Piece, PlaceId, Translator } from "@portolan/guides";
import type { Span } from "@portolan/kernel";
import { useContext, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { LogDrawings } from "./log-art.tsx";
import { atPlace } from "./place.ts";

/** As many lines as one reads back at a time. */
const SHOWN = 40;
/** How long a place is lit that a line speaks of, in milliseconds. */
const LIT_MS = 1600;

const NO_PIECES: ReadonlyMap<string, Piece> = new Map();

/** The piece that a stretch of a line stands for, where it can be drawn: goods are drawn with their names. */
export function pieceOf(span: Span, pieces: ReadonlyMap<string, Piece>): Piece | null {
  if (span.kind !== "piece") return null;
  const known = pieces.get(span.piece);
  if (known) return known;
  const [kind, good] = span.piece.split(".");
  return kind === "good" ? { good, label: span.text, words: span.text } : null;
}

function Stretch({ span, pieces }: { readonly span: Span; readonly pieces: ReadonlyMap<string, Piece> }) {
  const art = useContext(LogDrawings);
  const piece = pieceOf(span, pieces);
  if (piece) {
    return (
      <span className="log-piece">
        <span aria-hidden="true">
          {art.piece(piece)}
          {piece.label}
        </span>
        <span className="hidden">{piece.words}</span>
      </span>
    );
  }
  return span.kind === "seat" || span.kind === "number" ? <b>{span.text}</b> : span.text;
}

/** A line of the log, with those whom it names in bold and the pieces drawn. */
export function Line({
  line,
  pieces,
}: {
  readonly line: LogLine;
  readonly pieces: ReadonlyMap<string, Piece>;
}) {
  return line.spans.map((span, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a line never change places.
    <Stretch key={i} span={span} pieces={pieces} />
  ));
}

/** A line with the mark of the player who acts before it. */
function Entry({ line, pieces }: { readonly line: LogLine; readonly pieces: ReadonlyMap<string, Piece> }) {
  const art = useContext(LogDrawings);
  return (
    <>
      <span className="log-mark" aria-hidden="true">
        {line.seat === null ? null : art.seat(line.seat)}
      </span>
      <span>
        <Line line={line} pieces={pieces} />
      </span>
    </>
  );
}

/** Lights a place for a moment. */
export function light(place: PlaceId): void {
  const element = document.querySelector<HTMLElement>(`[data-stage] ${atPlace(place)}`);
  if (!element) return;
  element.dataset.lit = "true";
  setTimeout(() => delete element.dataset.lit, LIT_MS);
}

/** What happened, in words, the latest at the end. */
export function Log(props: {
  readonly lines: readonly LogLine[];
  readonly translator: Translator;
  readonly pieces?: ReadonlyMap<string, Piece>;
  /** How many lines there were before the viewer's last move: a line is drawn there. */
  readonly divider?: number;
  /** What pressing a line does with the place that it speaks of, where there is a board to show it on. */
  onPlace?(place: PlaceId): void;
}) {
  const { lines, translator, pieces = NO_PIECES, divider = -1, onPlace } = props;
  const [shown, setShown] = useState(SHOWN);
  const end = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    const list = end.current;
    if (list && count > 0) list.scrollTop = list.scrollHeight;
  }, [count]);
  const hidden = Math.max(0, count - shown);
  const visible = useMemo(() => lines.slice(hidden), [lines, hidden]);
  return (
    <section className="log panel" aria-labelledby="log-title">
      <h2 id="log-title" tabIndex={-1}>
        {translator.t("table.log")}
      </h2>
      {hidden > 0 ? (
        <Button className="button quiet" onPress={() => setShown(shown + 5 * SHOWN)}>
          {translator.t("table.log.earlier", { count: hidden })}
        </Button>
      ) : null}
      {count === 0 ? <p className="help">{translator.t("table.log.empty")}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol className="log-lines" ref={end} tabIndex={0} aria-label={translator.t("table.log")}>
        {visible.map((line, i) => {
          const { place } = line;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the story.
              key={hidden + i}
              className={line.weight}
              data-aside={line.seat === null}
              data-since={hidden + i === divider}
            >
              {place === undefined || onPlace === undefined ? (
                <span className="log-entry">
                  <Entry line={line} pieces={pieces} />
                </span>
              ) : (
                <button type="button" className="log-entry log-line" onClick={() => onPlace(place)}>
                  <Entry line={line} pieces={pieces} />
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import type { LogLine, Piece, PlaceId, Voice } from "@portolan/guides";
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "react-aria-components";
import { MarkShape } from "../ui/mark.tsx";
import { atPlace } from "./place.ts";

/** As many lines as one reads back at a time. */
const SHOWN = 40;
/** How long a place is lit that a line speaks of, in milliseconds. */
const LIT_MS = 1600;

type DrawPiece = (piece: Piece) => ReactNode;

/** How the game draws a piece as small as text; its mark, where it has no drawing of its own. */
export const PieceDrawing = createContext<DrawPiece>(({ good }) => <MarkShape mark={{ good }} />);

const NO_PIECES: ReadonlyMap<string, Piece> = new Map();

/** A line's text, cut where it names pieces. */
export function cutAtPieces(text: string, pieces: ReadonlyMap<string, Piece>): readonly (string | Piece)[] {
  if (pieces.size === 0) return [text];
  const names = [...pieces.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/\W/g, "\\$&"));
  return text
    .split(new RegExp(`(?<!\\w)(${names.join("|")})(?!\\w)`))
    .filter((part) => part !== "")
    .map((part) => pieces.get(part) ?? part);
}

/** A line of the log, with the pieces that it names drawn. */
export function Line({
  line,
  pieces,
}: {
  readonly line: LogLine;
  readonly pieces: ReadonlyMap<string, Piece>;
}) {
  const draw = useContext(PieceDrawing);
  return cutAtPieces(line.text, pieces).map((part, i) =>
    typeof part === "string" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never change places.
      <Fragment key={i}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never change places.
      <span key={i} className="log-piece">
        <span aria-hidden="true">
          {draw(part)}
          {part.label}
        </span>
        <span className="hidden">{part.words}</span>
      </span>
    ),
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
  readonly voice: Voice;
  readonly pieces?: ReadonlyMap<string, Piece>;
  /** How many lines there were before the viewer's last move: a line is drawn there. */
  readonly divider?: number;
  /** What pressing a line does with the place that it speaks of, where there is a board to show it on. */
  onPlace?(place: PlaceId): void;
}) {
  const { lines, voice, pieces = NO_PIECES, divider = -1, onPlace } = props;
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
        {voice.say("table.log")}
      </h2>
      {hidden > 0 ? (
        <Button className="button quiet" onPress={() => setShown(shown + 5 * SHOWN)}>
          {voice.say("table.log.earlier", { count: hidden })}
        </Button>
      ) : null}
      {count === 0 ? <p className="help">{voice.say("table.log.empty")}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol className="log-lines" ref={end} tabIndex={0} aria-label={voice.say("table.log")}>
        {visible.map((line, i) => {
          const { place } = line;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the story.
            <li key={hidden + i} className={line.weight} data-since={hidden + i === divider}>
              {place === undefined || onPlace === undefined ? (
                <Line line={line} pieces={pieces} />
              ) : (
                <button type="button" className="log-line" onClick={() => onPlace(place)}>
                  <Line line={line} pieces={pieces} />
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

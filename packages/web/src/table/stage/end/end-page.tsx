import type { CSSProperties, ReactNode } from "react";
import "../stage.css";
import "./end.css";
import type { EndParts } from "./end.ts";

/** The end of a game as a window full: a picture, the reason, and what next. It never scrolls as a page. */
export function EndPage(props: {
  readonly game: string;
  readonly parts: EndParts;
  readonly title: string;
  /** A few words beside the title: how long the game was. */
  readonly note: string;
  /** By how much, and why it ended. */
  readonly lead: readonly string[];
  readonly picture: ReactNode;
  readonly body: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
}) {
  const { game, parts, title, note, lead, picture, body, className = "", style } = props;
  return (
    <section
      className={`end-scene ${className}`}
      data-stage={game}
      data-end
      style={style}
      aria-labelledby="end-title"
    >
      <div className="end-picture">{picture}</div>
      <header className="end-head">
        <p className="end-game">
          <b>{title}</b> {note === "" ? null : <span>{note}</span>}
        </p>
        {parts.headline}
        {parts.ending === null ? null : <p className="end-lead">{parts.ending}</p>}
        {lead.map((text) => (
          <p key={text} className="end-lead">
            {text}
          </p>
        ))}
      </header>
      <div className="end-tools">{parts.tools}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="end-body" tabIndex={0}>
        {body}
      </div>
      <footer className="end-foot">{parts.actions}</footer>
    </section>
  );
}

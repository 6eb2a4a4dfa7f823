import type { CSSProperties, ReactNode } from "react";
import "./stage.css";
import type { StageParts } from "../board.ts";

/**
 * The window that a game is played in. It fills the screen and never scrolls as a page: the board takes what the other
 * regions leave, and what does not fit is scaled, folded away, or scrolls inside its own region.
 */
export function Stage(props: {
  readonly game: string;
  readonly parts: StageParts;
  readonly board: ReactNode;
  /** Whose turn it is and what time, in the bar between the game's name and the tools. */
  readonly status?: ReactNode;
  /** A plate or chip for each player, the viewer's first. */
  readonly players: ReactNode;
  /** What the viewer holds, the question, and the button that answers it. */
  readonly dock: ReactNode;
  readonly style?: CSSProperties;
  /** The label of the players' region. */
  readonly playersLabel: string;
}) {
  const { game, parts, board, status = null, players, dock, style, playersLabel } = props;
  return (
    <div className="stage" data-stage={game} style={style}>
      <div className="stage-bar">
        <h1>{parts.title}</h1>
        {status}
        {parts.tools}
      </div>
      <section className="stage-players" aria-label={playersLabel}>
        {players}
      </section>
      <div className="stage-board" id="board" tabIndex={-1}>
        {board}
        {parts.overlay}
        <div className="stage-notices">{parts.notices}</div>
      </div>
      <div className="stage-dock" data-dock>
        {dock}
      </div>
      <aside className="stage-feed">{parts.feed}</aside>
      <div className="stage-foot">{parts.foot}</div>
    </div>
  );
}

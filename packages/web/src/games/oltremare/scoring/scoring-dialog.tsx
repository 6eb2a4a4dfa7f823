import type { Picture } from "@portolan/guides/oltremare";
import { useEffect, useRef } from "react";
import "./scoring.css";
import "./scoring-small.css";
import "./lanes.css";
import "./lanes-small.css";
import { Icon } from "../art/icons.tsx";
import { comingText, ScoringCaption, ScoringShow } from "./scoring-show.tsx";
import { momentAt, type Scoring } from "./steps.ts";
import { COINS, useCoins } from "./use-coins.ts";
import { usePayments } from "./use-payments.ts";

/** A scoring as a show over the whole table. It goes on by itself, by hand, and can be skipped. */
export function ScoringDialog(props: {
  readonly picture: Picture;
  readonly scoring: Scoring;
  onDone(): void;
}) {
  const { picture, scoring, onDone } = props;
  const { translator } = picture;
  const total = scoring.steps.length;
  const { count, next, back } = usePayments(total, onDone);
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = root.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const seat = momentAt(scoring, count).step?.seat ?? null;
  useCoins(root, count, seat);
  const isOver = count === total;
  return (
    <dialog
      ref={root}
      className="om-scoring"
      aria-labelledby="om-scoring-title"
      onCancel={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <ScoringShow picture={picture} scoring={scoring} count={count} />
      <footer className="om-scoring-foot">
        <ScoringCaption picture={picture} scoring={scoring} count={count} />
        <button type="button" className="om-quiet" onClick={back} disabled={count === 0}>
          {translator.t("om.score.back")}
        </button>
        {isOver ? null : (
          <button type="button" className="om-quiet" onClick={onDone}>
            {translator.t("om.score.skip")}
          </button>
        )}
        <button type="button" className="go" onClick={isOver ? onDone : next}>
          {translator.t(isOver ? `om.score.done.${scoring.kind}` : "om.score.next")}
          {isOver ? null : <span className="om-coming">: {comingText(picture, scoring, count)}</span>}
        </button>
      </footer>
      <div className="om-coins" aria-hidden="true">
        {COINS.map((coin) => (
          <span key={coin}>
            <Icon name="ducat" />
          </span>
        ))}
      </div>
    </dialog>
  );
}

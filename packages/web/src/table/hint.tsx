import type { Advice, Weighed } from "@portolan/bots";
import { capital, type Guide, labelOf, type Scene, type Translator, verbOf } from "@portolan/guides";
import type { GameTypes } from "@portolan/kernel";
import { useState } from "react";
import { Button } from "react-aria-components";
import { Sheet } from "../ui/controls.tsx";
import { Icon } from "../ui/icons.tsx";
import type { TableSource } from "./source.ts";
import { type Thought, useHint } from "./use-hint.ts";

/** How many moves are spoken of: the best, and two others. */
const MOST = 3;

function percentText(chance: number, { regional }: Translator): string {
  return new Intl.NumberFormat(regional, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** How the game is likely to end after a move; the score in what the game is won by. */
function prospects(
  { winProbability, expectedScore }: Pick<Weighed, "winProbability" | "expectedScore">,
  translator: Translator,
): string {
  const { regional, t: say } = translator;
  // A score just below zero is nothing, and has no sign.
  const score = new Intl.NumberFormat(regional, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "negative",
  });
  return say("hint.chance", {
    percent: percentText(winProbability, translator),
    score: score.format(expectedScore),
    points: { term: "score.total" },
  });
}

/** The best moves, and what speaks for each. */
export function Ranking(props: {
  readonly advice: Advice;
  readonly scene: Scene;
  readonly guide: Guide;
  onShow(move: GameTypes["move"]): void;
}) {
  const { advice, scene, guide, onShow } = props;
  const { translator } = scene;
  return (
    <ol className="hints">
      {advice.ranking.slice(0, MOST).map(({ move, reasons, ...expected }, i) => (
        <li key={scene.rules.print(move)} className="panel">
          <h3>
            {i === 0
              ? translator.t("hint.best", { move: labelOf(guide, scene, move) })
              : capital(labelOf(guide, scene, move))}
          </h3>
          <p className="help">{prospects(expected, translator)}</p>
          {reasons.length === 0 ? null : (
            <ul className="bullets">
              {reasons.map((reason) => (
                <li key={reason.id}>{capital(translator.tell(reason))}</li>
              ))}
            </ul>
          )}
          <Button className="button" onPress={() => onShow(move)}>
            {translator.t("hint.show")}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** The best move on the board itself: lit and ghosted, with one sentence; the others on demand. */
export function HintCard(props: {
  readonly hint: Thought;
  readonly scene: Scene;
  readonly guide: Guide;
  readonly legal: readonly GameTypes["move"][];
  choose(move: GameTypes["move"]): void;
  onClose(): void;
}) {
  const { hint, scene, guide, legal, choose, onClose } = props;
  const { translator, rules } = scene;
  const [isMore, setMore] = useState(false);
  const listed = (move: GameTypes["move"]): GameTypes["move"] =>
    legal.find((one) => rules.print(one) === rules.print(move)) ?? move;
  const show = (move: GameTypes["move"]): void => {
    onClose();
    choose(listed(move));
  };
  const best = hint.status === "thought" ? hint.advice.ranking[0] : undefined;
  const others = hint.status === "thought" ? Math.min(MOST, hint.advice.ranking.length) - 1 : 0;
  return (
    <section className="hint-card" aria-label={translator.t("hint.title")} aria-live="polite">
      <span className="hint-lamp">
        <Icon name="hint" />
      </span>
      <Button className="tool hint-close" aria-label={translator.t("close")} onPress={onClose}>
        <Icon name="close" />
      </Button>
      <p className="hint-kind">{translator.t("hint.title")}</p>
      {hint.status === "thinking" ? <p className="hint-move">{translator.t("hint.thinking")}</p> : null}
      {hint.status === "failed" ? <p>{translator.t("hint.failed", { what: hint.what })}</p> : null}
      {best && hint.status === "thought" ? (
        <>
          <h2 className="hint-move">{verbOf(guide, scene, listed(best.move))}</h2>
          {best.reasons.slice(0, 1).map((reason) => (
            <p key={reason.id}>{capital(translator.tell(reason))}</p>
          ))}
          <p className="hint-chance">
            <span>{translator.t("hint.win")}</span>
            <meter className="hint-meter" min={0} max={1} value={best.winProbability} />
            <b>{percentText(best.winProbability, translator)}</b>
          </p>
          {isMore ? <Ranking advice={hint.advice} scene={scene} guide={guide} onShow={show} /> : null}
          <div className="hint-buttons">
            <Button className="go small" onPress={() => show(best.move)}>
              {translator.t("hint.show")}
            </Button>
            {others > 0 && !isMore ? (
              <Button className="link-button" onPress={() => setMore(true)}>
                {translator.t("hint.others", { count: others })}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  );
}

/** What a strong player would do in the viewer's place, and why. */
export function HintSheet(props: {
  readonly source: TableSource;
  readonly scene: Scene;
  readonly guide: Guide;
  readonly isOpen: boolean;
  onShow(move: GameTypes["move"]): void;
  onClose(): void;
}) {
  const { source, scene, guide, isOpen, onShow, onClose } = props;
  const { translator } = scene;
  const thought = useHint(source, isOpen, translator);
  return (
    <Sheet title={translator.t("hint.title")} isOpen={isOpen} onClose={onClose}>
      <div aria-live="polite">
        {thought.status === "thinking" ? <p>{translator.t("hint.thinking")}</p> : null}
        {thought.status === "failed" ? <p>{translator.t("hint.failed", { what: thought.what })}</p> : null}
        {thought.status === "thought" ? (
          <Ranking advice={thought.advice} scene={scene} guide={guide} onShow={onShow} />
        ) : null}
      </div>
    </Sheet>
  );
}

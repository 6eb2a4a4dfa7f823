import type { Advice, Weighed } from "@portolan/bots";
import type { Shapes } from "@portolan/kernel";
import { useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { Sheet } from "../ui/controls.tsx";
import { capital, type Voice } from "../words/speech.ts";
import type { Guide, Scene } from "./guide/guide.ts";
import { labelOf } from "./guide/scene.ts";
import type { TableSource } from "./source.ts";
import { troubleText } from "./trouble.ts";

type Thought =
  | { readonly status: "thinking" }
  | { readonly status: "thought"; readonly advice: Advice }
  | { readonly status: "failed"; readonly what: string };

function useAdvice(source: TableSource, isOpen: boolean, voice: Voice): Thought {
  const [thought, setThought] = useState<Thought>({ status: "thinking" });
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    setThought({ status: "thinking" });
    source
      .advise()
      .then((advice): Thought => ({ status: "thought", advice }))
      .catch((error: unknown): Thought => ({ status: "failed", what: troubleText(error, voice) }))
      .then((next) => {
        if (isWanted) setThought(next);
      });
    return () => {
      isWanted = false;
    };
  }, [source, isOpen, voice]);
  return thought;
}

/** How many moves are spoken of: the best, and two others. */
const MOST = 3;

/** How the game is likely to end after a move; the score in what the game is won by. */
function prospects(
  { winProbability, expectedScore }: Pick<Weighed, "winProbability" | "expectedScore">,
  voice: Voice,
): string {
  const { regional, say } = voice;
  const percent = new Intl.NumberFormat(regional, { style: "percent", maximumFractionDigits: 0 });
  // A score just below zero is nothing, and has no sign.
  const score = new Intl.NumberFormat(regional, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "negative",
  });
  return say("hint.chance", {
    percent: percent.format(winProbability),
    score: score.format(expectedScore),
    points: { term: "score.total" },
  });
}

/** The best moves, and what speaks for each. */
export function Ranking(props: {
  readonly advice: Advice;
  readonly scene: Scene;
  readonly guide: Guide;
  onShow(move: Shapes["move"]): void;
}) {
  const { advice, scene, guide, onShow } = props;
  const { voice } = scene;
  return (
    <ol className="hints">
      {advice.ranking.slice(0, MOST).map(({ move, reasons, ...expected }, i) => (
        <li key={scene.rules.print(move)} className="panel">
          <h3>
            {i === 0
              ? voice.say("hint.best", { move: labelOf(guide, scene, move) })
              : capital(labelOf(guide, scene, move))}
          </h3>
          <p className="help">{prospects(expected, voice)}</p>
          {reasons.length === 0 ? null : (
            <ul className="bullets">
              {reasons.map((reason) => (
                <li key={reason.id}>{capital(voice.tell(reason))}</li>
              ))}
            </ul>
          )}
          <Button className="button" onPress={() => onShow(move)}>
            {voice.say("hint.show")}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** What a strong player would do in the viewer's place, and why. */
export function HintSheet(props: {
  readonly source: TableSource;
  readonly scene: Scene;
  readonly guide: Guide;
  readonly isOpen: boolean;
  onShow(move: Shapes["move"]): void;
  onClose(): void;
}) {
  const { source, scene, guide, isOpen, onShow, onClose } = props;
  const { voice } = scene;
  const thought = useAdvice(source, isOpen, voice);
  return (
    <Sheet title={voice.say("hint.title")} isOpen={isOpen} onClose={onClose}>
      <div aria-live="polite">
        {thought.status === "thinking" ? <p>{voice.say("hint.thinking")}</p> : null}
        {thought.status === "failed" ? <p>{voice.say("hint.failed", { what: thought.what })}</p> : null}
        {thought.status === "thought" ? (
          <Ranking advice={thought.advice} scene={scene} guide={guide} onShow={onShow} />
        ) : null}
      </div>
    </Sheet>
  );
}

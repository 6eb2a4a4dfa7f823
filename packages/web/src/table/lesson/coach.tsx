import type { Translator } from "@portolan/guides";
import { useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import { paths } from "../../app/paths.ts";
import { atTop } from "../../ui/edge.ts";
import type { LessonSource, LessonState } from "../sources/lesson/source.ts";
import type { Lesson } from "./lesson.ts";

function Buttons(props: {
  readonly source: LessonSource;
  readonly state: LessonState;
  readonly words: Translator;
  onNext(): void;
  onPlayOn(): void;
}) {
  const { source, state, words, onNext, onPlayOn } = props;
  if (state.isLast)
    return (
      <>
        <Button className="button primary" onPress={onPlayOn}>
          {words.t("learn.playOn")}
        </Button>
        <Link className="button" href={paths.home}>
          {words.t("learn.newGame")}
        </Link>
      </>
    );
  if (state.step.kind === "do")
    return (
      <Button className="button" onPress={source.showMe}>
        {words.t("learn.show")}
      </Button>
    );
  return (
    <Button className="button primary" onPress={onNext}>
      {words.t("learn.next")}
    </Button>
  );
}

/** The translator beside the table: what there is to see, and what to do. */
export function Coach(props: {
  readonly source: LessonSource;
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly words: Translator;
  readonly trouble: string;
  onPlayOn(): void;
}) {
  const { source, lesson, state, words, trouble, onPlayOn } = props;
  const { step, at, reply } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(false);
  // Whoever has pressed "go on" reads on; whoever has moved stays at the table and hears the next step.
  useEffect(() => {
    text.current?.scrollTo(0, 0);
    if (isFollowed.current) heading.current?.focus({ preventScroll: at > 0 });
    isFollowed.current = false;
  }, [at]);
  return (
    <section className="coach" ref={atTop} aria-label={words.t("learn.coach")}>
      <div className="coach-text" ref={text}>
        <p className="help">{words.t("learn.step", { step: at + 1, steps: lesson.steps.length })}</p>
        <div aria-live="polite">
          {reply === null ? null : (
            <p className="notice" key={state.number}>
              {words.t(reply)}
            </p>
          )}
          <h2 ref={heading} tabIndex={-1}>
            {words.t(`learn.${step.id}.title`)}
          </h2>
          <p>{words.t(`learn.${step.id}`, { ...step.facts })}</p>
        </div>
        {trouble === "" ? null : (
          <p className="notice danger" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <div className="buttons">
        <Buttons
          source={source}
          state={state}
          words={words}
          onNext={() => {
            isFollowed.current = true;
            source.goOn();
          }}
          onPlayOn={onPlayOn}
        />
        {at > 0 ? (
          <Button className="button quiet" onPress={source.restart}>
            {words.t("learn.again")}
          </Button>
        ) : null}
      </div>
      <progress className="coach-progress" value={at + 1} max={lesson.steps.length} aria-hidden="true" />
    </section>
  );
}

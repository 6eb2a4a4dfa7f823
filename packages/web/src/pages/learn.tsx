import { useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useParams } from "wouter";
import "../learn/learn.css";
import { isGameId } from "../games/list.ts";
import { Coach } from "../learn/coach.tsx";
import type { Progress } from "../learn/course.ts";
import type { Lesson } from "../learn/lesson.ts";
import { lookedAt } from "../learn/look.ts";
import { lessonSource } from "../learn/source.ts";
import { firstGame } from "../learn/traders-of-carthage.ts";
import { learnWords } from "../learn/words.ts";
import { paths } from "../paths.ts";
import { useChoices } from "../settings/store.ts";
import { keepSave } from "../storage/database.ts";
import { TableFrame } from "../table/frame.tsx";
import { troubleText } from "../table/trouble.ts";
import { type Fetched, useGame } from "../table/use-table.ts";
import { useFurtherVoice } from "../words/further.ts";
import { useVoice } from "../words/provider.tsx";
import type { Voice } from "../words/speech.ts";

const LESSONS: readonly Lesson[] = [firstGame];

/** Room above what is looked at. */
const MARGIN = 12;

function keyOf({ game, seed }: Lesson): string {
  return `portolan.lesson.${game}.${seed}`;
}

/** Storage may be forbidden to the page; then a lesson lasts as long as the page. */
function keptOf(lesson: Lesson): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(lesson)) ?? "null");
  } catch {
    return null;
  }
}

function keep(lesson: Lesson, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(lesson), JSON.stringify(progress));
  } catch {
    // The lesson goes on all the same.
  }
}

/** Brings what the step speaks of into sight, between the guide above and the bar below. */
function useLook(step: number): void {
  useEffect(() => {
    if (step === 0) return;
    const frame = requestAnimationFrame(() => {
      const guide = document.querySelector(".coach")?.getBoundingClientRect();
      const bar = document.querySelector(".lesson .bar")?.getBoundingClientRect();
      const place = lookedAt()?.getBoundingClientRect();
      if (!guide || !place) return;
      const height = guide.bottom - guide.top + MARGIN;
      const isInSight = place.top >= guide.bottom && place.bottom <= (bar?.top ?? innerHeight);
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!isInSight) scrollBy({ top: place.top - height, behavior: isCalm ? "instant" : "smooth" });
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
}

function LessonTable(props: { readonly lesson: Lesson; readonly fetched: Fetched; readonly words: Voice }) {
  const { lesson, fetched, words } = props;
  const { name } = useChoices();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState("");
  const [source] = useState(() =>
    lessonSource(fetched.game, lesson, name, keptOf(lesson), (progress) => keep(lesson, progress)),
  );
  const status = useSyncExternalStore(source.subscribe, source.read);
  const state = useSyncExternalStore(source.subscribe, source.lesson);
  async function playOn(): Promise<void> {
    const save = source.save();
    try {
      await keepSave(save);
      source.restart();
      go(paths.play(save.id));
    } catch (error) {
      setTrouble(words.say("learn.trouble", { what: troubleText(error, words) }));
    }
  }
  useLook(state.at);
  if (status.status !== "open") return null;
  return (
    <div className="lesson" data-look={state.step.look?.join(" ")}>
      <Coach
        source={source}
        lesson={lesson}
        state={state}
        words={words}
        trouble={trouble}
        onPlayOn={() => void playOn()}
      />
      <TableFrame source={source} table={status.table} fetched={fetched} />
    </div>
  );
}

function LessonPage({ lesson }: { readonly lesson: Lesson }) {
  const voice = useVoice();
  const words = useFurtherVoice(learnWords);
  const fetched = useGame(lesson.game);
  if (!words || !fetched) return <p className="waiting">{voice.say("table.opening")}</p>;
  return <LessonTable lesson={lesson} fetched={fetched} words={words} />;
}

function NoLesson({ game }: { readonly game: string }) {
  const voice = useVoice();
  const words = useFurtherVoice(learnWords);
  if (!words) return <p className="waiting">{voice.say("app.loading")}</p>;
  return (
    <div className="page narrow">
      <h1>{words.say("learn.none.title")}</h1>
      <p>{words.say("learn.none")}</p>
      <div className="buttons">
        {isGameId(game) ? (
          <Link className="button primary" href={paths.rules(game)}>
            {words.say("learn.rules")}
          </Link>
        ) : null}
        <Link className="button" href={paths.home}>
          {words.say("learn.newGame")}
        </Link>
      </div>
    </div>
  );
}

/** The guided first game. */
export default function LearnPage() {
  const { game = "" } = useParams();
  const lesson = LESSONS.find((one) => one.game === game);
  return lesson ? <LessonPage lesson={lesson} /> : <NoLesson game={game} />;
}

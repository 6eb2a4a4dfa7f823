import type { Translator } from "@portolan/guides";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useParams } from "wouter";
import "../../table/lesson/lesson.css";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useCatalogue } from "../../app/languages/use-catalogue.ts";
import { paths } from "../../app/paths.ts";
import { useChoices } from "../../app/settings/store.ts";
import { keepSave } from "../../app/storage/database.ts";
import { FACES, isGameId } from "../../games/registry.ts";
import { TableFrame } from "../../table/frame.tsx";
import { Coach } from "../../table/lesson/coach.tsx";
import type { Lesson, Look } from "../../table/lesson/lesson.ts";
import { lookedAt, useFrames } from "../../table/lesson/look.ts";
import { learnWords, wordsOf } from "../../table/lesson/words.ts";
import type { Progress } from "../../table/sources/lesson/course.ts";
import { lessonSource } from "../../table/sources/lesson/source.ts";
import { troubleText } from "../../table/trouble.ts";
import { type Fetched, useGame } from "../../table/use-table.ts";

const NOWHERE: readonly Look[] = [];

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
function useLook(step: number, look: readonly Look[]): void {
  useEffect(() => {
    if (step === 0) return;
    const frame = requestAnimationFrame(() => {
      const guide = document.querySelector(".coach")?.getBoundingClientRect();
      const bar = document.querySelector(".lesson .bar")?.getBoundingClientRect();
      const place = lookedAt(look)?.getBoundingClientRect();
      if (!guide || !place) return;
      const height = guide.bottom - guide.top + MARGIN;
      const isInSight = place.top >= guide.bottom && place.bottom <= (bar?.top ?? innerHeight);
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!isInSight) scrollBy({ top: place.top - height, behavior: isCalm ? "instant" : "smooth" });
    });
    return () => cancelAnimationFrame(frame);
  }, [step, look]);
}

function LessonTable(props: {
  readonly lesson: Lesson;
  readonly fetched: Fetched;
  readonly words: Translator;
}) {
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
      setTrouble(words.t("learn.trouble", { what: troubleText(error, words) }));
    }
  }
  const { look = NOWHERE } = state.step;
  useLook(state.at, look);
  useFrames(look);
  if (status.status !== "open") return null;
  return (
    <div className="lesson">
      <TableFrame
        source={source}
        table={status.table}
        fetched={fetched}
        overlay={
          <Coach
            source={source}
            lesson={lesson}
            state={state}
            words={words}
            trouble={trouble}
            onPlayOn={() => void playOn()}
          />
        }
      />
    </div>
  );
}

function LessonPage({ lesson }: { readonly lesson: Lesson }) {
  const translator = useTranslator();
  const further = useMemo(() => wordsOf(lesson), [lesson]);
  const words = useCatalogue(further);
  const fetched = useGame(lesson.game);
  if (!words || !fetched) return <p className="waiting">{translator.t("table.opening")}</p>;
  return <LessonTable lesson={lesson} fetched={fetched} words={words} />;
}

function NoLesson({ game }: { readonly game: string }) {
  const translator = useTranslator();
  const words = useCatalogue(learnWords);
  if (!words) return <p className="waiting">{translator.t("app.loading")}</p>;
  return (
    <div className="page narrow">
      <h1>{words.t("learn.none.title")}</h1>
      <p>{words.t("learn.none")}</p>
      <div className="buttons">
        {isGameId(game) ? (
          <Link className="button primary" href={paths.rules(game)}>
            {words.t("learn.rules")}
          </Link>
        ) : null}
        <Link className="button" href={paths.home}>
          {words.t("learn.newGame")}
        </Link>
      </div>
    </div>
  );
}

function LessonOf({ load }: { readonly load: () => Promise<{ readonly lesson: Lesson }> }) {
  const translator = useTranslator();
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setLesson(loaded.lesson),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (failure) throw failure;
  return lesson ? <LessonPage lesson={lesson} /> : <p className="waiting">{translator.t("table.opening")}</p>;
}

/** The guided first game. */
export default function LearnPage() {
  const { game = "" } = useParams();
  const load = isGameId(game) ? FACES[game].lesson : undefined;
  return load ? <LessonOf key={game} load={load} /> : <NoLesson game={game} />;
}

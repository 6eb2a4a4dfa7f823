import type { Guide, Scene, Translator } from "@portolan/guides";
import type { Catalogue, Rules, Seat } from "@portolan/kernel";
import {
  startTransition,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLoadedCatalogue } from "../app/languages/provider.tsx";
import { translator } from "../app/languages/translator.ts";
import { loadWords, type OpenedGame, openGame } from "../games/open.ts";
import type { GameId } from "../games/registry.ts";
import { type Pacing, pace, startPacing } from "./pacing.ts";
import { type Referee, refereeOf } from "./referee.ts";
import type { TableSource, TableState, TableStatus } from "./source.ts";
import { NO_STORY, type Story, tellOn } from "./story.ts";

export function useStatus(source: TableSource): TableStatus {
  return useSyncExternalStore(source.subscribe, source.read);
}

/** A game's code, its guide and the words of its table in the language of the page; null while they are fetched. */
export interface Fetched extends OpenedGame {
  readonly words: Catalogue;
}

export function useGame(id: GameId): Fetched | null {
  const { locale } = useLoadedCatalogue();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    openGame(id)
      .then(async (opened) => ({ ...opened, words: await loadWords(id, opened.kind, locale) }))
      .then((all) => {
        // A board is much to draw: in slices, between which the page answers.
        if (isWanted) startTransition(() => setFetched(all));
      })
      .catch((error: unknown) => {
        if (isWanted) setFailure(error);
      });
    return () => {
      isWanted = false;
    };
  }, [id, locale]);
  if (failure) throw failure;
  return fetched;
}

/**
 * A translator that knows the interface, the game and its guide, and the players by their names. It speaks to the person in
 * the seat `self`, and of all players to whoever has none.
 */
export function useTableTranslator(
  { game, words }: Fetched,
  rules: Pick<Rules, "seatNames" | "words">,
  given: readonly string[],
  self: Seat | null = null,
): Translator {
  const spoken = useLoadedCatalogue();
  const names = given.join("\n");
  return useMemo(() => {
    const own = game.words[spoken.locale];
    const catalogues = [
      { locale: spoken.locale, words: rules.words(spoken.locale) },
      { locale: spoken.locale, words },
      ...(own ? [{ locale: spoken.locale, words: own }] : []),
      { locale: "en" as const, words: game.words.en },
      spoken,
    ];
    const nameless = translator(spoken.locale, catalogues);
    const called = names.split("\n").map((name, seat) => name || nameless.t(rules.seatNames[seat]));
    return translator(spoken.locale, catalogues, called, { self, regional: spoken.regional });
  }, [game, words, spoken, rules, names, self]);
}

/** Everything that follows from a table for its screen. */
export interface Desk extends Referee {
  readonly rules: Rules;
  readonly guide: Guide;
  readonly translator: Translator;
  readonly pacing: Pacing;
  readonly scene: Scene;
  readonly story: Story;
  settled(): void;
  holdNews(isHeld: boolean): void;
  skip(): void;
  /** Shows again what has happened since a moment. */
  again(from: TableState): void;
}

/** The seats that computer players decide for. */
function computersAt({ seats }: TableState): readonly Seat[] {
  return seats.flatMap(({ player }, seat) => (player === "person" ? [] : [seat]));
}

/** Longer than any news takes to be shown: a board that forgets to say that it is done does not stop the game. */
const TIMEOUT_MS = 30_000;
const GLANCE_MS = 450;

export function useDesk(fetched: Fetched, table: TableState, isPaced: boolean): Desk {
  const { game, kind } = fetched;
  const settings = useStable(table.settings);
  const rules = useMemo(() => game.open(settings), [game, settings]);
  const guide = useMemo(() => kind.open(settings), [kind, settings]);
  const [pacing, dispatch] = useReducer(pace, table, startPacing);
  const { view, viewer } = pacing.shown;
  const speech = useTableTranslator(
    fetched,
    rules,
    table.seats.map(({ name }) => name),
    viewer,
  );
  const [isHeld, holdNews] = useState(false);
  const [actions] = useState(() => ({
    holdNews,
    settled: () => dispatch({ type: "settled" }),
    skip: () => dispatch({ type: "skipped" }),
    again: (from: TableState) => dispatch({ type: "again", from }),
  }));
  useEffect(() => dispatch({ type: "arrived", table, isPaced }), [table, isPaced]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment that is shown has time of its own.
  useEffect(() => {
    if (!pacing.isBusy || isHeld) return;
    // A moment without news, gone back to, is only looked at for a while.
    const timer = setTimeout(actions.settled, pacing.news.length === 0 ? GLANCE_MS : TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [pacing.isBusy, pacing.shown, isHeld, actions]);
  const computers = useStable(computersAt(table));
  const scene = useMemo(
    (): Scene => ({ rules, view, viewer, computers, translator: speech }),
    [rules, view, viewer, computers, speech],
  );
  const referee = useMemo(() => refereeOf(rules, pacing.shown), [rules, pacing.shown]);
  const story = useStory(guide, scene, pacing.shown.events);
  return { rules, guide, translator: speech, pacing, scene, story, ...referee, ...actions };
}

/** The same object as long as it says the same. */
function useStable<T>(value: T): T {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the value.
  return useMemo(() => value, [text]);
}

function useStory(guide: Guide, scene: Scene, events: TableState["events"]): Story {
  const { translator: speech } = scene;
  const told = useRef<{ readonly speech: Translator; readonly story: Story }>({ speech, story: NO_STORY });
  return useMemo(() => {
    const before = told.current.speech === speech ? told.current.story : NO_STORY;
    const story = tellOn(before, events, (some, earlier) => guide.log(scene, some, earlier));
    told.current = { speech, story };
    return story;
  }, [guide, scene, speech, events]);
}

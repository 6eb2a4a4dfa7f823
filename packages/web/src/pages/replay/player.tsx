import { capital, labelOf, type Translator } from "@portolan/guides";
import { Suspense, useEffect, useMemo, useReducer, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import "../../table/table.css";
import "./replay.css";
import { paths } from "../../app/paths.ts";
import { useShortcuts } from "../../app/settings/shortcuts.ts";
import { choose as chooseSetting, useChoices } from "../../app/settings/store.ts";
import { type GameId, hasBoard } from "../../games/registry.ts";
import { ScoreTable } from "../../table/end.tsx";
import { GameLogArt } from "../../table/game-log-art.tsx";
import { lazyBoard } from "../../table/lazy-board.ts";
import { Log, light } from "../../table/log.tsx";
import { useTitle } from "../../table/notify.ts";
import PlainTable from "../../table/plain/plain-table.tsx";
import { Sections } from "../../table/plain/sections.tsx";
import { seatColours } from "../../table/seat-colours.ts";
import { Seats } from "../../table/seats.tsx";
import { type Fetched, useTableTranslator } from "../../table/use-table.ts";
import { Choose, Sheet } from "../../ui/controls.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Controls, MarkList } from "./controls.tsx";
import { FairSheet } from "./fairness.tsx";
import type { Shown } from "./opening.ts";
import { holdFor, type Speed, startPlayback, turn } from "./playback.ts";
import { ShareSheet } from "./share.tsx";
import { isFinished, type ReplayTimeline, type Viewpoint } from "./timeline.ts";
import { ownSections, sceneAt, useMoment, usePlayback } from "./use-timeline.ts";

/** Longer than any move takes to be shown: a board that forgets to say that it is done does not stop the timeline. */
const PATIENCE = 6_000;

/** Who may be looked over the shoulder. */
function viewpointsOf({ own }: Shown, timeline: ReplayTimeline): readonly Viewpoint[] {
  if (own !== null && !isFinished(timeline)) return [own];
  return [...timeline.record.seats.map((_, seat) => seat), "spectator", "everything"];
}

function eyesText(viewpoint: Viewpoint, words: Translator, translator: Translator): string {
  return typeof viewpoint === "number"
    ? words.t("replay.eyes.seat", { name: translator.called(viewpoint) })
    : words.t(`replay.eyes.${viewpoint}`);
}

/** A game watched again, at the same table as it was played at. */
export function ReplayPlayer(props: {
  readonly shown: Shown;
  readonly timeline: ReplayTimeline;
  readonly game: GameId;
  readonly fetched: Fetched;
  readonly words: Translator;
}) {
  const { shown, timeline, game, fetched, words } = props;
  const { rules, record, frames } = timeline;
  const choices = useChoices();
  const isPlain = choices.style === "plain" || !hasBoard(game);
  const given = useMemo(() => record.seats.map(({ name }) => name), [record]);
  const translator = useTableTranslator(fetched, rules, given);
  const guide = useMemo(() => {
    const settings = { players: rules.players, options: rules.options };
    const { data } = record.edition;
    return fetched.kind.open(data === undefined ? settings : { ...settings, edition: data });
  }, [fetched.kind, rules, record]);

  const viewpoints = useMemo(() => viewpointsOf(shown, timeline), [shown, timeline]);
  const [viewpoint, setViewpoint] = useState<Viewpoint>(viewpoints[0]);
  const [playback, dispatch] = useReducer(turn, frames.length - 1, startPlayback);
  const [speed, setSpeed] = useState<Speed>(1);
  const [open, setOpen] = useState<"share" | "fair" | "feed" | null>(null);
  const { telling, marks, lines } = usePlayback(timeline, game, viewpoint, guide, translator);
  const { at, last, isPlaying, isStep } = playback;
  const { table, scene, news } = useMoment(timeline, telling, at, isStep, translator);
  const toldLines = useMemo(() => lines.slice(0, at + 1).flat(), [lines, at]);

  const [shownAt, setShownAt] = useState(0);
  const isShown = isPlain || news.length === 0 || shownAt === at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has a wait of its own.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => dispatch({ type: "tick" }), isShown ? holdFor(speed, !isPlain) : PATIENCE);
    return () => clearTimeout(timer);
  }, [isPlaying, isShown, isPlain, speed, at]);

  useShortcuts({
    ArrowLeft: () => dispatch({ type: "back" }),
    ArrowRight: () => dispatch({ type: "forward" }),
    " ": () => dispatch({ type: "toggle" }),
    Home: () => dispatch({ type: "go", to: 0 }),
    End: () => dispatch({ type: "go", to: last }),
    p: () => chooseSetting({ style: isPlain ? "board" : "plain" }),
  });
  const title = words.t("replay.title", { game: translator.t("title") });
  useTitle(title);

  const { played } = frames[at];
  const moved =
    played === null
      ? words.t("replay.begin")
      : words.t("replay.move", {
          name: translator.called(played.seat),
          move: labelOf(guide, sceneAt(timeline, at - 1, table.viewer, translator), played.move),
        });
  const canShare = shown.own === null || isFinished(timeline);
  const notices = (
    <>
      {timeline.stopped ? (
        <p className="notice danger">{words.t("replay.stopped", { move: timeline.stopped.move })}</p>
      ) : null}
      {canShare ? null : <p className="notice">{words.t("replay.own")}</p>}
    </>
  );
  const side = (
    <div className="panel replay-side">
      <Choose
        label={words.t("replay.eyes")}
        value={String(viewpoint)}
        values={viewpoints.map((one) => ({ value: String(one), label: eyesText(one, words, translator) }))}
        onChange={(value) => setViewpoint(viewpoints.find((one) => String(one) === value) ?? viewpoint)}
      />
      <div className="buttons">
        <Button className="button" onPress={() => setOpen("share")} aria-haspopup="dialog">
          {words.t("replay.share")}
        </Button>
        {canShare ? (
          <Button className="button" onPress={() => setOpen("fair")} aria-haspopup="dialog">
            {words.t("replay.fair")}
          </Button>
        ) : null}
        {hasBoard(game) ? (
          <Button
            className="button quiet"
            onPress={() => chooseSetting({ style: isPlain ? "board" : "plain" })}
          >
            {translator.t(isPlain ? "table.style.board" : "table.style.plain")}
          </Button>
        ) : null}
      </div>
      <MarkList marks={marks} at={at} words={words} onTurn={dispatch} />
    </div>
  );
  const controls = (
    <Controls
      playback={playback}
      marks={marks}
      game={game}
      speed={speed}
      words={words}
      moved={capital(moved)}
      onTurn={dispatch}
      onSpeed={setSpeed}
    />
  );
  const secrets =
    viewpoint === "everything"
      ? record.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats never change places.
          <section key={seat} className="secrets" aria-labelledby={`secret-${seat}`}>
            <h2 id={`secret-${seat}`}>{words.t("replay.hidden", { name: translator.called(seat) })}</h2>
            <div className="places">
              <Sections sections={named(ownSections(timeline, at, seat, guide, translator), seat)} />
            </div>
          </section>
        ))
      : null;
  const score = table.result ? (
    <section className="panel end" aria-labelledby="end-title">
      <h2 id="end-title">{translator.t("end.title")}</h2>
      <p className="help">{translator.t("end.reason", { reason: { term: table.result.reason } })}</p>
      <ScoreTable result={table.result} translator={translator} />
    </section>
  ) : null;
  const sheets = (
    <>
      {open === "share" ? (
        <ShareSheet shown={shown} canShare={canShare} words={words} onClose={() => setOpen(null)} />
      ) : null}
      {open === "fair" ? (
        <FairSheet
          shown={shown}
          timeline={timeline}
          words={words}
          translator={translator}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "feed" ? (
        <Sheet title={words.t("replay.about")} isOpen onClose={() => setOpen(null)}>
          {side}
          {score}
          {secrets}
          <Log lines={toldLines} translator={translator} />
        </Sheet>
      ) : null}
    </>
  );
  const position = <span className="help">{words.t("replay.at", { at, last })}</span>;
  if (isPlain) {
    return (
      <div className="table replay is-plain" style={seatColours(rules.seatNames)}>
        <div className="table-head">
          <h1>{title}</h1>
          <Seats table={table} translator={translator} />
          <h2 className="question" id="replay-move" aria-live={isPlaying ? "off" : "polite"}>
            {position} {capital(moved)}
          </h2>
        </div>
        <div className="table-main">
          {notices}
          <div id="board" tabIndex={-1} className="board">
            <PlainTable
              scene={scene}
              table={table}
              guide={guide}
              legal={table.legal}
              chosen={null}
              choose={ignore}
              check={allow}
            />
          </div>
          {secrets}
          {score}
        </div>
        <aside className="table-side">
          {side}
          <Log lines={toldLines} translator={translator} />
        </aside>
        {controls}
        {sheets}
      </div>
    );
  }
  const Board = lazyBoard(game);
  const parts = {
    title,
    tools: (
      <div className="stage-tools">
        <Button
          className="tool replay-opener"
          aria-label={words.t("replay.about")}
          onPress={() => setOpen("feed")}
        >
          <Icon name="menu" />
        </Button>
        <Link className="tool" href={paths.home} aria-label={translator.t("app.home")}>
          <Icon name="close" />
        </Link>
      </div>
    ),
    feed:
      open === "feed" ? null : (
        <div className="feed-panel">
          {side}
          {score}
          {secrets}
          <Log lines={toldLines} translator={translator} onPlace={light} />
        </div>
      ),
    notices,
    overlay: null,
    foot: controls,
    asked: capital(moved),
    latest: toldLines.at(-1) ?? null,
    isSending: false,
    confirm: ignore,
    cancel: ignore,
    skip: ignore,
    openFeed: () => setOpen("feed"),
  };
  return (
    <div className="replay" style={seatColours(rules.seatNames)}>
      <h2 className="hidden" id="replay-move" aria-live={isPlaying ? "off" : "polite"}>
        {position} {capital(moved)}
      </h2>
      <GameLogArt game={game}>
        <Suspense fallback={<p className="waiting">{translator.t("app.loading")}</p>}>
          <Board
            scene={scene}
            table={table}
            guide={guide}
            legal={table.legal}
            chosen={null}
            suggested={null}
            choose={ignore}
            play={ignore}
            check={allow}
            refuse={ignore}
            news={news}
            settled={() => setShownAt(at)}
            skips={0}
            since={null}
            parts={parts}
          />
        </Suspense>
        {sheets}
      </GameLogArt>
    </div>
  );
}

/** The same places of several seats side by side need names of their own. */
function named<S extends { readonly id: string }>(sections: readonly S[], seat: number): readonly S[] {
  return sections.map((section) => ({ ...section, id: `${section.id}-${seat}` }));
}

function ignore(): void {}
function allow(): null {
  return null;
}

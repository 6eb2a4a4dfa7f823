import type { Refusal, Shapes } from "@portolan/kernel";
import { lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import "./table.css";
import { hasBoard } from "../games/registry.ts";
import { useShortcuts } from "../settings/shortcuts.ts";
import { choose as chooseSetting, useChoices } from "../settings/store.ts";
import { atBottom } from "../ui/edge.ts";
import type { Voice } from "../words/speech.ts";
import { Announcer } from "./announcer.tsx";
import { Bar } from "./bar.tsx";
import { CompanyNotices, ResignSheet } from "./company.tsx";
import { EndPanel } from "./end.tsx";
import { labelOf } from "./guide/scene.ts";
import { HintSheet } from "./hint.tsx";
import { lazyBoard } from "./lazy-board.ts";
import { Log } from "./log.tsx";
import { useCall, useTitle } from "./notify.ts";
import PlainTable from "./plain/plain-table.tsx";
import { Refused } from "./refused.tsx";
import { seatColours } from "./seat-colours.ts";
import { Seats } from "./seats.tsx";
import { isAwaited, isOver, type TableSource, type TableState } from "./source.ts";
import { Talk } from "./talk.tsx";
import { Tools } from "./tools.tsx";
import { troubleText } from "./trouble.ts";
import { Troubles } from "./troubles.tsx";
import { type Fetched, useDesk } from "./use-table.ts";

type Move = Shapes["move"];

const RulesDrawer = lazy(() => import("../rules/drawer.tsx"));

/** What the table is about at this moment, in one sentence. */
function askedText(table: TableState, question: string, voice: Voice): string {
  const { viewer, waitsFor, toAct } = table;
  if (isOver(table)) return voice.say("table.over");
  if (viewer !== null && toAct.includes(viewer)) return question;
  const names = { list: waitsFor.map((seat) => ({ seat })) };
  const waiting = voice.say("table.waiting", { names, count: waitsFor.length });
  return viewer === null ? `${voice.say("table.watching")} ${waiting}` : waiting;
}

function titleText(table: TableState, voice: Voice): string {
  const game = voice.say("title");
  const [first] = table.waitsFor;
  const state = isOver(table)
    ? voice.say("table.title.over")
    : isAwaited(table) || first === undefined
      ? voice.say("table.title.yourMove")
      : voice.say("table.title.theirMove", { name: voice.called(first) });
  return voice.say("table.title", { game, state });
}

/** Whether the focus is still where it was, or nowhere because that is gone. */
function isFocusAt(before: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === before;
}

function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus();
  target?.scrollIntoView({ block: "start" });
}

/** The same frame around every game: who plays, what is asked, the board, what will happen, and what happened. */
export function TableFrame(props: {
  readonly source: TableSource;
  readonly table: TableState;
  readonly fetched: Fetched;
}) {
  const { source, table, fetched } = props;
  const choices = useChoices();
  const isPlain = choices.style === "plain" || !hasBoard(table.game);
  const desk = useDesk(fetched, table, !isPlain && choices.pace !== "instant");
  const { guide, voice, scene, pacing, story, check } = desk;
  const { shown } = pacing;
  const isCurrent = pacing.queue.length === 0;
  const legal = isCurrent ? shown.legal : NO_MOVES;

  const [picked, setPicked] = useState<{ readonly move: Move; readonly moment: number } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [reading, setReading] = useState<{ readonly rule: string | null } | null>(null);
  const [trouble, setTrouble] = useState("");
  const [note, setNote] = useState("");
  const [sending, setSending] = useState<Move | null>(null);
  const [isHinting, setHinting] = useState(false);
  const [isResigning, setResigning] = useState(false);
  const [said, setSaid] = useState({ text: "", number: 0 });
  const confirmRef = useRef<HTMLButtonElement>(null);
  const back = useRef<Element | null>(null);
  const [wasRunning] = useState(!isOver(table));

  // What was picked holds for one decision only.
  const decision = `${shown.moves} ${shown.legal.length}`;
  const decisionNumber = useDecision(decision);
  const chosen = picked?.moment === decisionNumber && legal.length > 0 ? picked.move : null;

  const say = (text: string): void => setSaid(({ number }) => ({ text, number: number + 1 }));

  async function send(move: Move): Promise<void> {
    const from = document.activeElement;
    setSending(move);
    setTrouble("");
    try {
      const refused = await source.play(move);
      setRefusal(refused);
      // The table may have shown the move before the answer came, and the player may be at the next one already.
      setPicked((now) => (now?.move === move ? null : now));
      if (!refused && isFocusAt(from)) document.getElementById("question")?.focus({ preventScroll: true });
    } catch (error) {
      setTrouble(troubleText(error, voice));
    } finally {
      setSending((now) => (now === move ? null : now));
    }
  }

  function choose(move: Move | null): void {
    setRefusal(null);
    setNote("");
    if (move === null) {
      setPicked(null);
      return;
    }
    const refused = check(move);
    if (refused) {
      setRefusal(refused);
      return;
    }
    if (choices.confirm === "atOnce" && guide.warnings(scene, move).length === 0) {
      void send(move);
      return;
    }
    back.current = document.activeElement;
    setPicked({ move, moment: decisionNumber });
    say(voice.say("bar.shown", { move: labelOf(guide, scene, move) }));
  }

  function putBack(): void {
    setPicked(null);
    if (back.current instanceof HTMLElement && back.current.isConnected) back.current.focus();
  }

  // Whoever chose by keyboard confirms by keyboard: the next Enter is the confirmation, Escape goes back.
  useEffect(() => {
    if (chosen && isPlain) confirmRef.current?.focus({ preventScroll: true });
  }, [chosen, isPlain]);

  // A choice that is gone takes the focus with it: whoever was there goes on at the question.
  const frame = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Node && frame.current?.contains(target) === true;
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is looked after when what may hold it goes.
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) {
      document.getElementById("question")?.focus({ preventScroll: true });
    }
  }, [decisionNumber, table.troubles.length]);

  async function step(action: () => Promise<boolean>, done: string): Promise<void> {
    setPicked(null);
    setRefusal(null);
    try {
      say(voice.say((await action()) ? done : "said.notUndone"));
    } catch (error) {
      setTrouble(troubleText(error, voice));
    }
  }
  const undo = (scope: "move" | "turn"): void => void step(() => source.undo(scope), "said.undone");
  const redo = (): void => void step(() => source.redo(), "said.redone");
  const retry = (): void => {
    source.retry?.().catch((error: unknown) => setTrouble(troubleText(error, voice)));
  };
  const refuseHint = (): void => setNote(voice.say("online.noHints"));
  const hint = (): void => {
    if (table.company?.isShared) refuseHint();
    else if (legal.length > 0) setHinting(true);
  };
  const changeStyle = (): void => chooseSetting({ style: isPlain ? "board" : "plain" });

  useShortcuts({
    Escape: putBack,
    u: () => undo("move"),
    r: redo,
    h: hint,
    m: () => goTo(document.getElementById("moves-title") ? "moves-title" : "question"),
    t: () => goTo(document.getElementById("state-title") ? "state-title" : "board"),
    l: () => goTo("log-title"),
    c: () => goTo("talk-title"),
    p: changeStyle,
  });
  useTitle(titleText(shown, voice));
  useCall(isAwaited(shown) && isCurrent && !isOver(shown), voice, voice.say("title"));

  const boardProps = {
    scene,
    table: shown,
    guide,
    legal,
    chosen,
    choose: useSteady(choose),
    check,
    refuse: setRefusal,
    news: pacing.news,
    settled: desk.settled,
    skips: pacing.skips,
  };
  const Board = isPlain ? Plain : lazyBoard(table.game);
  const isAsked = legal.length > 0 && !isOver(shown);
  return (
    <div
      ref={frame}
      className={isPlain ? "table is-plain" : "table"}
      data-moves={shown.moves}
      style={seatColours(desk.rules.seatNames)}
    >
      <div className="table-head">
        <h1>{voice.say("title")}</h1>
        <Seats table={shown} voice={voice} />
        <h2 id="question" className={isAsked ? "question asked" : "question"} tabIndex={-1}>
          {askedText(shown, guide.question(scene), voice)}
        </h2>
      </div>
      <div className="table-main">
        {table.connection === "reconnecting" ? (
          <p className="notice">{voice.say("table.reconnecting")}</p>
        ) : null}
        {source.company && table.company ? (
          <CompanyNotices company={source.company} state={table.company} table={table} voice={voice} />
        ) : null}
        {isOver(shown) ? (
          <EndPanel
            source={source}
            table={{ ...shown, company: table.company }}
            voice={voice}
            isNews={wasRunning}
          />
        ) : null}
        <Suspense fallback={<p className="waiting">{voice.say("app.loading")}</p>}>
          <div id="board" tabIndex={-1} className="board">
            <Board {...boardProps} />
          </div>
        </Suspense>
        {shown.moves === 0 || isPlain ? (
          <details className="intro panel">
            <summary>{voice.say("table.intro")}</summary>
            {guide.intro(scene).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        ) : null}
      </div>
      <aside className="table-side">
        <Log lines={story.lines} voice={voice} />
        {source.company && table.company ? (
          <Talk
            talk={table.company.talk}
            watching={table.company.watching}
            voice={voice}
            room={table.viewer === null ? "spectators" : "players"}
            say={source.company.say}
          />
        ) : null}
      </aside>
      <div className="bar" ref={atBottom} data-empty={!isAsked && !shown.canUndo && !shown.canRedo}>
        {refusal ? (
          <Refused
            refusal={refusal}
            voice={voice}
            onRule={(rule) => setReading({ rule })}
            onClose={() => setRefusal(null)}
          />
        ) : null}
        {trouble === "" ? null : (
          <p className="notice danger" role="alert">
            {trouble}
          </p>
        )}
        <div role="status">{note === "" ? null : <p className="notice">{note}</p>}</div>
        <Troubles troubles={table.troubles} voice={voice} onRetry={retry} />
        <Bar
          scene={scene}
          guide={guide}
          chosen={chosen}
          isSending={chosen !== null && chosen === sending}
          isAsked={isAsked}
          confirmRef={confirmRef}
          onConfirm={() => {
            if (chosen) void send(chosen);
          }}
          onCancel={putBack}
        />
        {pacing.isBusy || !isCurrent ? (
          <Button className="button" onPress={desk.skip}>
            {voice.say("table.skip")}
          </Button>
        ) : null}
        <Tools
          table={shown}
          voice={voice}
          isAsked={isAsked}
          isPlain={isPlain}
          onUndo={undo}
          onRedo={redo}
          onHint={hint}
          onNoHint={refuseHint}
          onStyle={changeStyle}
          onRules={() => setReading({ rule: null })}
          onResign={() => setResigning(true)}
          onStop={() => {
            source.company?.answerStop(true).catch((error: unknown) => setTrouble(troubleText(error, voice)));
          }}
        />
      </div>
      <Announcer
        story={story}
        isYourMove={isAwaited(shown) && isCurrent && !isOver(shown)}
        said={said}
        voice={voice}
      />
      {reading ? (
        <Suspense fallback={null}>
          <RulesDrawer game={table.game} rule={reading.rule} onClose={() => setReading(null)} />
        </Suspense>
      ) : null}
      {isResigning && source.company ? (
        <ResignSheet
          company={source.company}
          table={table}
          voice={voice}
          onClose={() => setResigning(false)}
        />
      ) : null}
      <HintSheet
        source={source}
        scene={scene}
        guide={guide}
        isOpen={isHinting}
        onClose={() => setHinting(false)}
        onShow={(move) => {
          setHinting(false);
          choose(legal.find((one) => scene.rules.print(one) === scene.rules.print(move)) ?? move);
        }}
      />
    </div>
  );
}

const NO_MOVES: readonly Move[] = [];
const Plain = memo(PlainTable);

/** A function that stays the same and does what the latest one does, so that nothing is drawn anew because of it. */
function useSteady<A extends readonly unknown[]>(action: (...args: A) => void): (...args: A) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const [steady] = useState(
    () =>
      (...args: A) =>
        latest.current(...args),
  );
  return steady;
}

/** Counts the decisions: a number that changes whenever the text does. */
function useDecision(text: string): number {
  const [known, setKnown] = useState({ text, number: 0 });
  if (known.text === text) return known.number;
  setKnown({ text, number: known.number + 1 });
  return known.number + 1;
}

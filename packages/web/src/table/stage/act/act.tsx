import { type Piece, verbOf } from "@portolan/guides";
import type { GameTypes } from "@portolan/kernel";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import "./act.css";
import { Icon } from "../../../ui/icons.tsx";
import type { BoardProps } from "../../board.ts";
import { Line } from "../../log.tsx";
import { isOver } from "../../source.ts";
import { useRoving } from "../pointing/use-roving.ts";

/** Danger and gain are also said in words: the tone only helps the eye. */
export type FactTone = "gain" | "danger" | "plain";

/** A line under the question: what would follow, with the sign of what it is about. */
export function Fact(props: {
  readonly icon?: ReactNode;
  readonly tone: FactTone;
  readonly children: ReactNode;
}) {
  return (
    <li data-tone={props.tone}>
      {props.icon}
      <span>{props.children}</span>
    </li>
  );
}

/** A quiet button for what else can be done. */
export function Verb(props: { readonly label: ReactNode; readonly isOn?: boolean; onPress(): void }) {
  return (
    <button type="button" className="act-verb" aria-pressed={props.isOn} onClick={props.onPress}>
      {props.label}
    </button>
  );
}

/** The golden button: what one most likely wants. */
export function StrongVerb(props: { readonly label: ReactNode; onPress(): void }) {
  return (
    <button type="button" className="go" onClick={props.onPress}>
      {props.label}
    </button>
  );
}

/** A button for what cannot be done now: pressed, it says why. */
export function ShutVerb(props: { readonly label: ReactNode; readonly isStrong?: boolean; onPress(): void }) {
  return (
    <button
      type="button"
      className={props.isStrong ? "go" : "act-verb"}
      aria-disabled="true"
      data-shut="true"
      onClick={props.onPress}
    >
      {props.label}
    </button>
  );
}

/** Puts the chosen move back; a cross where there is little room. */
function CancelVerb({ label, onPress }: { readonly label: string; onPress(): void }) {
  return (
    <button type="button" className="act-verb is-cancel" onClick={onPress}>
      <Icon name="close" />
      <span>{label}</span>
    </button>
  );
}

/** The question and what is still to be pointed at. */
export function Question({ asked, say }: { readonly asked: ReactNode; readonly say?: string }) {
  return (
    <>
      <h2 id="question" tabIndex={-1}>
        {asked}
      </h2>
      {say === undefined ? null : (
        <p className="act-say" role="status">
          {say}
        </p>
      )}
    </>
  );
}

/** The move that is previewed: what it is, what would follow, and the button that plays it. */
export function Chosen<G extends GameTypes>(props: {
  readonly board: Pick<BoardProps<G>, "guide" | "parts" | "scene">;
  readonly move: G["move"];
  readonly title: ReactNode;
  /** `Fact`s. */
  readonly facts: ReactNode;
  /** What can be done instead: further `Verb`s beside the one that cancels. */
  readonly others?: ReactNode;
}) {
  const { board, move, title, facts, others } = props;
  const { guide, parts, scene } = board;
  const { translator } = scene;
  const confirm = useRef<HTMLButtonElement>(null);
  // Who chose by keyboard confirms by keyboard: the next Enter is the confirmation, Escape goes back.
  useEffect(() => confirm.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Question asked={title} />
      <ul className="act-facts">{facts}</ul>
      <div className="act-answer" data-confirms="true">
        <Button ref={confirm} className="go" onPress={parts.confirm} isDisabled={parts.isSending}>
          {parts.isSending ? translator.t("bar.sending") : verbOf(guide, scene, move)}
        </Button>
        <div className="act-verbs">
          {others}
          <CancelVerb label={translator.t("bar.cancel")} onPress={parts.cancel} />
        </div>
      </div>
    </>
  );
}

/** What others do, or what is being shown. */
export function Watching<G extends GameTypes>(props: {
  readonly board: Pick<BoardProps<G>, "parts" | "scene" | "table">;
  readonly isRunning: boolean;
  /** What is being shown, in words. */
  readonly told: string | null;
}) {
  const { board, isRunning, told } = props;
  const { parts, scene, table } = board;
  return (
    <>
      <Question asked={isRunning ? (told ?? parts.asked) : parts.asked} />
      {isRunning ? (
        <div className="act-verbs">
          <button type="button" className="act-verb is-skip" onClick={parts.skip}>
            {scene.translator.t("table.skip")} <Icon name="next" />
          </button>
        </div>
      ) : isOver(table) ? null : (
        <p className="act-waiting" aria-hidden="true">
          <i />
          <i />
          <i />
        </p>
      )}
    </>
  );
}

/** Where the table asks, and is answered: one stop for the Tab key, arrow keys go from answer to answer. */
export function Act(props: {
  readonly label: string;
  /** Says that it is the viewer's turn; null when others decide. */
  readonly turn: string | null;
  readonly children: ReactNode;
}) {
  const roving = useRoving<HTMLElement>();
  const { label, turn, children } = props;
  return (
    <section className="act" aria-label={label} {...(turn === null ? {} : roving)}>
      {turn === null ? null : (
        <p className="act-turn">
          <i aria-hidden="true" />
          {turn}
        </p>
      )}
      {children}
    </section>
  );
}

const NO_PIECES: ReadonlyMap<string, Piece> = new Map();

/** What happened last, in one line, where the log has no place of its own. */
export function Latest<G extends GameTypes>({
  board,
}: {
  readonly board: Pick<BoardProps<G>, "guide" | "parts" | "scene">;
}) {
  const { guide, parts, scene } = board;
  const pieces = guide.pieces?.(scene) ?? NO_PIECES;
  return (
    <p className="act-latest">
      <span>{parts.latest ? <Line line={parts.latest} pieces={pieces} /> : null}</span>
      <button type="button" className="link-button" onClick={parts.openFeed}>
        {scene.translator.t("table.log.open")}
      </button>
    </p>
  );
}

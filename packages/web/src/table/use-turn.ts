import { labelOf } from "@portolan/guides";
import type { GameTypes, Refusal } from "@portolan/kernel";
import { useEffect, useRef, useState } from "react";
import type { Choices } from "../app/settings/settings.ts";
import { useChoices } from "../app/settings/store.ts";
import type { TableSource } from "./source.ts";
import { troubleText } from "./trouble.ts";
import type { Desk } from "./use-table.ts";

type Move = GameTypes["move"];

/** What the viewer is about to do, and what came of it. */
export interface Turn {
  /** The move that is previewed and waits for its confirmation. */
  readonly chosen: Move | null;
  readonly isSending: boolean;
  readonly refusal: Refusal | null;
  readonly trouble: string;
  /** The last thing to be spoken to whoever does not see the table. */
  readonly said: { readonly text: string; readonly number: number };
  /** Previews a move, or plays it at once if the player likes it so; null clears the preview. */
  choose(move: Move | null): void;
  /** Plays a move that a button has named: pressing it was the confirmation. */
  play(move: Move): void;
  confirm(): void;
  cancel(): void;
  refuse(refusal: Refusal | null): void;
  fail(error: unknown): void;
  undo(scope: "move" | "turn"): void;
  redo(): void;
}

/** Whether a move waits for a confirmation. */
export function asksFirst(
  confirm: Choices["confirm"],
  hasWarnings: boolean,
  endsTurn: () => boolean,
): boolean {
  if (confirm === "always" || hasWarnings) return true;
  return confirm === "endOfTurn" && endsTurn();
}

/** Whether the focus is still where it was, or nowhere because that is gone. */
function isFocusAt(before: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === before;
}

export function focusQuestion(): void {
  document.getElementById("question")?.focus({ preventScroll: true });
}

/** Counts the decisions: a number that changes whenever the text does. */
function useDecision(text: string): number {
  const [known, setKnown] = useState({ text, number: 0 });
  if (known.text === text) return known.number;
  setKnown({ text, number: known.number + 1 });
  return known.number + 1;
}

export function useTurn(
  source: TableSource,
  desk: Desk,
  legal: readonly Move[],
): Turn & { readonly decision: number } {
  const { guide, translator, scene, check, endsTurn } = desk;
  const { shown } = desk.pacing;
  const { confirm } = useChoices();
  const [picked, setPicked] = useState<{ readonly move: Move; readonly decision: number } | null>(null);
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [trouble, setTrouble] = useState("");
  const [sending, setSending] = useState<Move | null>(null);
  const [said, setSaid] = useState({ text: "", number: 0 });
  const back = useRef<Element | null>(null);
  const decision = useDecision(`${shown.moves} ${shown.legal.length}`);
  // What was picked holds for one decision only.
  const chosen = picked?.decision === decision && legal.length > 0 ? picked.move : null;

  const say = (text: string): void => setSaid(({ number }) => ({ text, number: number + 1 }));
  const fail = (error: unknown): void => setTrouble(troubleText(error, translator));

  async function send(move: Move): Promise<void> {
    const from = document.activeElement;
    setSending(move);
    setTrouble("");
    try {
      const refused = await source.play(move);
      refuse(refused);
      // The table may have shown the move before the answer came, and the player may be at the next one already.
      setPicked((now) => (now?.move === move ? null : now));
      if (!refused && isFocusAt(from)) focusQuestion();
    } catch (error) {
      fail(error);
    } finally {
      setSending((now) => (now === move ? null : now));
    }
  }

  function accept(move: Move): boolean {
    const refused = check(move);
    refuse(refused);
    return refused === null;
  }

  function preview(move: Move): void {
    back.current = document.activeElement;
    setPicked({ move, decision });
    say(translator.t("bar.shown", { move: labelOf(guide, scene, move) }));
  }

  async function step(action: () => Promise<boolean>, done: string): Promise<void> {
    setPicked(null);
    refuse(null);
    try {
      say(translator.t((await action()) ? done : "said.notUndone"));
    } catch (error) {
      fail(error);
    }
  }

  return {
    decision,
    chosen,
    isSending: sending !== null,
    refusal,
    trouble,
    said,
    choose(move) {
      if (move === null) {
        refuse(null);
        setPicked(null);
      } else if (accept(move)) {
        const hasWarnings = guide.warnings(scene, move).length > 0;
        if (asksFirst(confirm, hasWarnings, () => endsTurn(move))) preview(move);
        else void send(move);
      }
    },
    play(move) {
      if (!accept(move)) return;
      if (guide.warnings(scene, move).length > 0) preview(move);
      else void send(move);
    },
    confirm() {
      if (chosen && sending === null) void send(chosen);
    },
    cancel() {
      setPicked(null);
      if (back.current instanceof HTMLElement && back.current.isConnected) back.current.focus();
    },
    refuse,
    fail,
    undo: (scope) => void step(() => source.undo(scope), "said.undone"),
    redo: () => void step(() => source.redo(), "said.redone"),
  };
}

/** A choice that is gone takes the focus with it: whoever was inside the table goes on at the question. */
export function useFocusKeeper(root: () => HTMLElement | null, changes: string): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Node && root()?.contains(target) === true;
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is looked after when what may hold it goes.
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) focusQuestion();
  }, [changes]);
}

/** What the table is about at this moment, in one sentence. */
export function askedText(desk: Desk, isTableOver: boolean): string {
  const { guide, scene, translator, pacing } = desk;
  const { viewer, waitsFor, toAct } = pacing.shown;
  if (isTableOver) return translator.t("table.over");
  if (viewer !== null && toAct.includes(viewer)) return guide.question(scene);
  const names = { list: waitsFor.map((seat) => ({ seat })) };
  const waiting = translator.t("table.waiting", { names, count: waitsFor.length });
  return viewer === null ? `${translator.t("table.watching")} ${waiting}` : waiting;
}

import type { GameTypes } from "@portolan/kernel";
import { useCallback, useState } from "react";
import { useChoices } from "../app/settings/store.ts";
import type { TableSource, TableState } from "./source.ts";
import { isOver } from "./source.ts";
import { type Desk, type Fetched, useDesk } from "./use-table.ts";
import { type Turn, useTurn } from "./use-turn.ts";

/** What lies over the table: one thing at a time. */
export type Opened =
  | { readonly what: "rules"; readonly rule: string | null }
  | { readonly what: "hint" | "resign" | "feed" | "settings" | "keys" }
  | null;

/** All that a table's screen is made of, whether it is drawn or written. */
export interface TableModel {
  readonly source: TableSource;
  /** The newest that is known; what is shown may still be behind. */
  readonly table: TableState;
  readonly desk: Desk;
  readonly turn: Turn;
  /** The viewer's moves; none while the moves of others are still being shown. */
  readonly legal: readonly GameTypes["move"][];
  readonly isCurrent: boolean;
  readonly isAsked: boolean;
  /** Whether the game was still going on when the table was opened. */
  readonly wasRunning: boolean;
  readonly decision: number;
  readonly opened: Opened;
  open(opened: Opened): void;
  retry(): void;
  /** What the table answers to something that is not offered here; empty most of the time. */
  readonly note: string;
  /** Opens the hint, or says why there is none. */
  hint(): void;
  /** The table as it was before the viewer's last move; null before the first one. */
  readonly since: Since | null;
  /** Whether there is anything to undo: a move of the table, or what a board holds back. */
  readonly canUndo: boolean;
  /** A board that lays out moves before it sends them says how the last of them is undone; null if there is none. */
  holdUndo(undo: (() => void) | null): void;
}

const NO_MOVES: readonly GameTypes["move"][] = [];

export function useTableModel(source: TableSource, table: TableState, fetched: Fetched): TableModel {
  const { pace } = useChoices();
  const desk = useDesk(fetched, table, pace !== "instant");
  const { shown, queue } = desk.pacing;
  const isCurrent = queue.length === 0;
  const legal = isCurrent ? shown.legal : NO_MOVES;
  const { decision, ...turn } = useTurn(source, desk, legal);
  const [opened, open] = useState<Opened>(null);
  const [note, setNote] = useState("");
  const [wasRunning] = useState(!isOver(table));
  const since = useSince(desk);
  const [held, setHeld] = useState<(() => void) | null>(null);
  return {
    since,
    source,
    table,
    desk,
    turn: held ? { ...turn, undo: held } : turn,
    canUndo: held !== null || shown.canUndo,
    holdUndo: useCallback((undo) => setHeld(() => undo), []),
    legal,
    isCurrent,
    isAsked: legal.length > 0 && !isOver(shown),
    wasRunning,
    decision,
    opened,
    open,
    note,
    hint() {
      if (table.company?.isShared) setNote(desk.translator.t("online.noHints"));
      else if (legal.length > 0) open(opened?.what === "hint" ? null : { what: "hint" });
    },
    retry: () => void source.retry?.().catch(turn.fail),
  };
}

/** A moment at which the viewer was asked, and how many lines the log had then. */
export interface Since {
  readonly table: TableState;
  readonly lines: number;
}

/** The last moment at which the viewer was asked and then acted: what happened since is what may have been missed. */
function useSince({ pacing, story }: Desk): Since | null {
  const { shown, queue } = pacing;
  const [known, setKnown] = useState<{ readonly asked: Since | null; readonly since: Since | null }>({
    asked: null,
    since: null,
  });
  const isMine = queue.length === 0 && shown.legal.length > 0;
  if (isMine && known.asked?.table.moves !== shown.moves) {
    setKnown({ asked: { table: shown, lines: story.lines.length }, since: known.asked });
  }
  return known.since;
}

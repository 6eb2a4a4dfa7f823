import type { Advice, Task } from "@portolan/bots";
import type { GameRecord, GameTypes, Message, Refusal, Seat } from "@portolan/kernel";
import type { TableState } from "../../source.ts";

/** What the page asks of a worker about the table that it holds; the answer carries the same number. */
export type TableAsk =
  | { readonly ask: "open"; readonly table: string }
  | { readonly ask: "play"; readonly move: GameTypes["move"] }
  | { readonly ask: "undo"; readonly scope: "move" | "turn" }
  | { readonly ask: "redo" }
  | { readonly ask: "advise" }
  | { readonly ask: "record" }
  | { readonly ask: "rematch" }
  | { readonly ask: "retry" }
  /** Another person at this device looks at the table now. */
  | { readonly ask: "handOver"; readonly seat: Seat };

/** What the page asks of a worker: also what to do at a table that is elsewhere. */
export type Ask = TableAsk | { readonly ask: "think"; readonly task: Task };

/** What each question is answered with. */
export interface Answers {
  readonly open: null;
  readonly play: Refusal | null;
  readonly undo: boolean;
  readonly redo: boolean;
  readonly advise: Advice;
  readonly record: GameRecord;
  readonly rematch: string;
  readonly retry: null;
  readonly handOver: null;
  readonly think: Advice;
}

export type Request = Ask & { readonly number: number };
export type TableRequest = TableAsk & { readonly number: number };

/** The table without its events, of which only the news travels. */
export type Bulletin = Omit<TableState, "events">;

export type Reply =
  | { readonly type: "answer"; readonly number: number; readonly answer: Answers[keyof Answers] }
  | { readonly type: "failed"; readonly number: number; readonly problem: Message }
  /** Whoever held the table is gone. */
  | { readonly type: "lost"; readonly problem: Message }
  /** The table has changed: `kept` events stay as they were and `news` follow them. */
  | {
      readonly type: "table";
      readonly table: Bulletin;
      readonly kept: number;
      readonly news: TableState["events"];
    };

/** One side of a line between page and worker. */
export interface Line<Out, In> {
  send(message: Out): void;
  receive(listener: (message: In) => void): void;
}

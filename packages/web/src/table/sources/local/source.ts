import type { TableSource, TableState, TableStatus } from "../../source.ts";
import { problemOf, TableTrouble } from "../../trouble.ts";
import type { Answers, Line, Reply, TableAsk, TableRequest } from "./protocol.ts";

interface Waiting {
  resolve(answer: Answers[keyof Answers]): void;
  reject(error: Error): void;
}

/** A table on this device, held by whoever is at the other end of the line. */
export function localSource(id: string, line: Line<TableRequest, Reply>, hangUp: () => void): TableSource {
  const listeners = new Set<() => void>();
  const waiting = new Map<number, Waiting>();
  let status: TableStatus = { status: "opening" };
  let events: TableState["events"] = [];
  let asked = 0;

  function show(next: TableStatus): void {
    status = next;
    for (const listener of listeners) listener();
  }

  function ask<K extends TableAsk["ask"]>(
    question: Extract<TableAsk, { readonly ask: K }>,
  ): Promise<Answers[K]> {
    const number = ++asked;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve: resolve as Waiting["resolve"], reject });
      line.send({ ...question, number });
    });
  }

  line.receive((reply) => {
    if (reply.type === "table") {
      events = [...events.slice(0, reply.kept), ...reply.news];
      show({ status: "open", table: { ...reply.table, events } });
      return;
    }
    if (reply.type === "lost") {
      for (const { reject } of waiting.values()) reject(new TableTrouble(reply.problem));
      waiting.clear();
      show({ status: "failed", problem: reply.problem });
      return;
    }
    const question = waiting.get(reply.number);
    waiting.delete(reply.number);
    if (reply.type === "answer") question?.resolve(reply.answer);
    else question?.reject(new TableTrouble(reply.problem));
  });

  ask({ ask: "open", table: id }).catch((error: unknown) => {
    show({ status: "failed", problem: problemOf(error) });
  });

  return {
    read: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (move) => ask({ ask: "play", move }),
    undo: (scope) => ask({ ask: "undo", scope }),
    redo: () => ask({ ask: "redo" }),
    advise: () => ask({ ask: "advise" }),
    record: () => ask({ ask: "record" }),
    rematch: async () => `/play/${await ask({ ask: "rematch" })}`,
    async retry() {
      await ask({ ask: "retry" });
    },
    async handOver(seat) {
      await ask({ ask: "handOver", seat });
    },
    close() {
      listeners.clear();
      hangUp();
    },
  };
}

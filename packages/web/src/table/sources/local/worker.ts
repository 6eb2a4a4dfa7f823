import { type Advice, advise, decide, type Task } from "@portolan/bots";
import { InputError, type Message } from "@portolan/kernel";
import { findSave, keepSave } from "../../../app/storage/database.ts";
import { loadGame } from "../../../games/load.ts";
import { isGameId } from "../../../games/registry.ts";
import { problemOf, TableTrouble } from "../../trouble.ts";
import { type Host, openHost } from "./host.ts";
import type { Line, Reply, Request } from "./protocol.ts";

/** The worker's own end of the line to the page. */
const scope = globalThis as unknown as {
  postMessage(message: Reply): void;
  addEventListener(type: "message", listener: (event: { readonly data: Request }) => void): void;
};
const line: Line<Reply, Request> = {
  send: (message) => scope.postMessage(message),
  receive: (listener) => scope.addEventListener("message", ({ data }) => listener(data)),
};

let host: Promise<Host> | null = null;

/** A table can be played in one tab at a time: the one that has it holds a lock until it is closed. */
async function takeLock(table: string): Promise<void> {
  // Browsers have locks only for pages that came over a safe line, and not for a server in the local network.
  if (!("locks" in navigator)) return;
  const isMine = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(`portolan-table-${table}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    });
  });
  if (!isMine) throw new TableTrouble({ id: "problem.elsewhere" });
}

async function open(table: string): Promise<Host> {
  await takeLock(table);
  const save = await findSave(table);
  if (!save) throw new TableTrouble({ id: "problem.noSuchTable" });
  const opened = openHost(await loadGame(save.game), save, {
    decide,
    advise,
    keep: keepSave,
    publish: (state, kept, news) => line.send({ type: "table", table: state, kept, news }),
    now: () => Date.now(),
  });
  opened.start();
  return opened;
}

function troubleOf(error: unknown): Message {
  if (error instanceof InputError) return { id: "problem.damaged", parts: { what: error.message } };
  if (error instanceof DOMException) return { id: "problem.storage", parts: { what: error.message } };
  return problemOf(error);
}

/** Advice for a seat at a table that is elsewhere, from what the seat knows. */
async function thinkAbout(task: Task): Promise<Advice> {
  if (!isGameId(task.game)) throw new InputError(`there is no game "${task.game}"`);
  const game = await loadGame(task.game);
  return advise(game.open(task.settings), task);
}

async function answer(request: Request): Promise<Reply> {
  try {
    if (request.ask === "think") {
      return { type: "answer", number: request.number, answer: await thinkAbout(request.task) };
    }
    if (request.ask === "open") host ??= open(request.table);
    if (!host) throw new Error("the table is not open");
    const opened = await host;
    return { type: "answer", number: request.number, answer: await opened.answer(request) };
  } catch (error) {
    return { type: "failed", number: request.number, problem: troubleOf(error) };
  }
}

line.receive((request) => {
  void answer(request).then(line.send);
});

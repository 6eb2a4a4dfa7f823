import type { Advice, Task } from "@portolan/bots";
import { type Ack, backOff, type Client, newKey, ProblemError, type TableSnapshot } from "@portolan/client";
import {
  type Game,
  type GameRecord,
  type Message,
  type Pledge,
  type Refusal,
  readRecord,
} from "@portolan/kernel";
import { asTrouble, isPassing, problemMessage } from "../../../app/online/problems.ts";
import { paths } from "../../../app/paths.ts";
import { ADVISER } from "../../../games/levels.ts";
import { type GameId, isGameId } from "../../../games/registry.ts";
import { type DealFinding, dealFindings } from "../../fair-deal.ts";
import type { TableSource, TableState, TableStatus } from "../../source.ts";
import { TableTrouble } from "../../trouble.ts";
import { addFrame, type Chronicle, NOTHING_YET } from "./chronicle.ts";
import { sendSurely } from "./sending.ts";
import { isAlone, type Made, makeTable, type Setting, settingOf } from "./state.ts";

/** What a table on a server needs from around it; a test gives its own. */
export interface Deps {
  readonly client: Client;
  loadGame(id: GameId): Promise<Game>;
  think(task: Task): Promise<Advice>;
  now(): number;
  /** Where the page came from, for the links it gives out. */
  readonly origin: string;
  /** Waits before something is sent again. */
  pause(attempt: number): Promise<void>;
}

/** A table on a server: before the cards are dealt it is a room in which people gather. */
export type OnlineStatus =
  | Exclude<TableStatus, { readonly status: "open" }>
  | {
      readonly status: "gathering";
      readonly setting: Setting;
      readonly now: TableSnapshot;
      readonly chronicle: Chronicle;
      readonly connection: TableState["connection"];
    }
  | { readonly status: "open"; readonly table: TableState };

export interface OnlineTable {
  read(): OnlineStatus;
  subscribe(listener: () => void): () => void;
  /** The same table for the screen that all tables share. */
  readonly source: TableSource;
  sit(choice: { readonly seat?: number; readonly code?: string }): Promise<void>;
  leave(): Promise<void>;
  fill(seat: number, level: string): Promise<void>;
  /** Starts the game; free seats are given to that computer player if one is named. */
  start(fill?: string): Promise<void>;
  /** Whether this device has what the viewer's seat committed to; without it somebody else has to reveal it. */
  hasPledge(): Promise<boolean>;
  /** Lets the cards be dealt without what the viewer's seat committed to. */
  withhold(): Promise<void>;
  /** Listens again at once if the line is broken. */
  wake(): void;
  /** Finds out, by listening anew, whether there still is a line. */
  doubt(): void;
  /** Hangs up until it is woken, when nobody looks. */
  rest(): void;
}

/** A move that was sent but not acknowledged: sent again it must be the same one. */
interface Draft {
  readonly notation: string;
  readonly steps: Chronicle["steps"];
  readonly seq: number;
  readonly key: string;
}

/** Whether the viewer is the only person at the table, whom hints give no advantage over anybody. */
function refusalIn(error: unknown): Refusal | null {
  if (!(error instanceof ProblemError)) return null;
  const { id, rule, parts } = error.problem;
  if (rule === undefined) return null;
  return { rule, id, ...(parts ? { parts: parts as NonNullable<Message["parts"]> } : {}) };
}

function isRefusedAs(error: unknown, id: string): boolean {
  return error instanceof ProblemError && error.problem.id === id;
}

export function onlineTable(id: string, around: Deps): OnlineTable {
  const { client } = around;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  let setting: Setting | null = null;
  let chronicle = NOTHING_YET;
  let made: Made | null = null;
  let status: OnlineStatus = { status: "opening" };
  let connection: TableState["connection"] = "live";
  let arrived = 0;
  let ear: AbortController | null = null;
  let draft: Draft | null = null;
  let isClosed = false;

  function announce(): void {
    for (const look of [...waiting]) look();
    for (const listener of [...listeners]) listener();
  }

  function show(): void {
    const { now } = chronicle;
    if (!setting || !now) return;
    made = makeTable(setting, chronicle, connection, { arrived, origin: around.origin }, made);
    status = made
      ? { status: "open", table: made.table }
      : { status: "gathering", setting, now, chronicle, connection };
    announce();
  }

  function fail(error: unknown): void {
    if (isClosed) return;
    status = { status: "failed", problem: problemMessage(error) };
    announce();
  }

  function lose(): void {
    if (connection === "reconnecting") return;
    connection = "reconnecting";
    show();
  }

  async function listen(): Promise<void> {
    ear?.abort();
    const own = new AbortController();
    ear = own;
    const after = chronicle.seq === 0 ? {} : { after: chronicle.seq };
    const pause = (attempt: number): number => {
      if (ear === own) lose();
      return backOff(attempt);
    };
    try {
      for await (const frame of client.watch(id, { signal: own.signal, pause, ...after })) {
        if (ear !== own) return;
        chronicle = addFrame(chronicle, frame);
        if (frame.event !== "now" && frame.event !== "presence") continue;
        if (frame.event === "now") arrived = around.now();
        connection = "live";
        show();
      }
    } catch (error) {
      if (ear === own) fail(error);
    }
  }

  async function open(): Promise<void> {
    try {
      const [info, served] = await Promise.all([client.table(id), client.games()]);
      if (!isGameId(info.game)) throw new TableTrouble({ id: "online.otherVersion" });
      const game = await around.loadGame(info.game);
      const { rulesVersion } = served.games.find((one) => one.id === info.game) ?? {};
      if (rulesVersion !== game.rulesVersion) throw new TableTrouble({ id: "online.otherVersion" });
      setting = settingOf(info, info.game, game);
      if (!isClosed) await listen();
    } catch (error) {
      fail(error);
    }
  }

  /** Settles once the table shows what the server has acknowledged. */
  function heard({ seq }: Ack): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        const isHere = (chronicle.now?.seq ?? 0) >= seq;
        if (!isHere && !isClosed && status.status !== "failed") return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  }

  function current(): { readonly now: TableSnapshot; readonly setting: Setting } {
    if (!chronicle.now || !setting) throw new TableTrouble({ id: "online.unreachable" });
    return { now: chronicle.now, setting };
  }

  function wake(): void {
    if (setting && !isClosed && (connection === "reconnecting" || ear === null)) void listen();
  }

  /** Carries out a command and waits until it shows. */
  async function command(send: () => Promise<Ack>): Promise<void> {
    try {
      await heard(await send());
    } catch (error) {
      throw asTrouble(error);
    }
  }

  /** A command that answers how things stand, sent until it arrives; false if it is refused with that problem. */
  async function answer(send: (seq: number, key: string) => Promise<Ack>, refused: string): Promise<boolean> {
    const { seq } = current().now;
    const key = newKey();
    try {
      await heard(await sendSurely(() => send(seq, key), around.pause));
      return true;
    } catch (error) {
      if (isRefusedAs(error, refused)) return false;
      throw asTrouble(error);
    }
  }

  async function play(notation: string): Promise<Refusal | null> {
    const { now } = current();
    const { steps } = chronicle;
    if (draft?.notation !== notation || draft.steps !== steps) {
      draft = { notation, steps, seq: now.seq, key: newKey() };
    }
    const { seq, key } = draft;
    try {
      const ack = await sendSurely(() => client.play(id, seq, notation, key), around.pause);
      draft = null;
      await heard(ack);
      return null;
    } catch (error) {
      // Only a move whose fate is unknown may have to be sent once more.
      if (!isPassing(error)) draft = null;
      const refusal = refusalIn(error);
      if (refusal) return refusal;
      if (isRefusedAs(error, "move.late")) wake();
      throw asTrouble(error);
    }
  }

  async function advise(): Promise<Advice> {
    const { now, setting: at } = current();
    if (!made || now.seat === null || made.table.legal.length === 0)
      throw new TableTrouble({ id: "hint.none" });
    if (!isAlone(now)) throw new TableTrouble({ id: "online.noHints" });
    const { view, legal } = made.table;
    const { game, settings } = at;
    return around.think({ game, settings, ...ADVISER, seat: now.seat, view, legal, seed: now.seq });
  }

  async function rematch(): Promise<string> {
    try {
      const again = await client.rematch(id);
      return paths.table(again.id);
    } catch (error) {
      throw asTrouble(error);
    }
  }

  async function pledge(): Promise<Pledge | null> {
    const { seat } = current().now;
    return seat === null ? null : client.pledge(id, seat);
  }

  async function checkDeal(): Promise<readonly DealFinding[]> {
    const { now, setting: at } = current();
    const record = readRecord(await client.record(id));
    return dealFindings(record, {
      game: await around.loadGame(at.game),
      seat: now.seat,
      pledge: await pledge(),
      shown: at.info.commitment,
      told: chronicle.steps.flat(),
    });
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const source: TableSource = {
    read: () => (status.status === "gathering" ? OPENING : status),
    subscribe,
    play: (move) => play(current().setting.rules.print(move)),
    undo: (scope) => {
      const { undoable } = current().now;
      const steps = scope === "turn" ? Math.max(1, undoable) : 1;
      return answer((seq, key) => client.undo(id, seq, steps, key), "move.noUndo");
    },
    redo: () => answer((seq, key) => client.redo(id, seq, key), "move.noRedo"),
    advise,
    async record() {
      try {
        return (await client.record(id)) as GameRecord;
      } catch (error) {
        throw asTrouble(error);
      }
    },
    rematch,
    checkDeal,
    company: {
      say: (text, phrase) => command(() => client.chat(id, text, phrase)),
      resign: () => command(() => client.resign(id)),
      answerStop: (agrees) => command(() => client.stop(id, agrees)),
      takeSeatBack: () => command(() => client.takeBackSeat(id)),
    },
    close() {
      isClosed = true;
      ear?.abort();
      ear = null;
      announce();
      listeners.clear();
    },
  };

  void open();
  return {
    read: () => status,
    subscribe,
    source,
    sit: (choice) => command(async () => ({ seq: (await client.sit(id, choice)).now.seq, repeated: false })),
    leave: () => command(() => client.leave(id)),
    fill: (seat, level) => command(() => client.fill(id, seat, level)),
    start: (fill) => command(() => client.start(id, fill)),
    hasPledge: async () => (await pledge()) !== null,
    withhold: () => command(() => client.withhold(id)),
    wake,
    doubt() {
      if (setting && ear && !isClosed) void listen();
    },
    rest() {
      ear?.abort();
      ear = null;
    },
  };
}

const OPENING: TableStatus = { status: "opening" };

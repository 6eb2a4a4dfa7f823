import type { Client, TableSnapshot } from "@portolan/client";
import { callAs } from "../files.ts";
import { commandOf, runCommand } from "../play/commands.ts";
import { decide } from "../play/decide.ts";
import { promptAt, screenOf, tell } from "../play/prompt.ts";
import { sceneAt } from "../play/table.ts";
import { wrap } from "../screen.ts";
import { line, lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { showOutcome } from "./end.ts";
import { onlineHands } from "./hands.ts";
import { tellNews } from "./news.ts";
import type { OnlineTable } from "./table.ts";

/** A table of a server, and who looks at it from here. */
export interface Session {
  readonly terminal: Terminal;
  readonly client: Client;
  readonly table: OnlineTable;
  readonly server: string;
  readonly isPlain: boolean;
}

/** Whether the game waits for this person. */
function isDue({ phase, seat, seats, waitsFor }: TableSnapshot): boolean {
  return phase === "playing" && seat !== null && seats[seat].level === null && waitsFor.includes(seat);
}

function isOver({ phase }: TableSnapshot): boolean {
  return phase === "finished";
}

/** For whom everyone waits, in a sentence. */
function waitingFor({ table }: Session): string {
  const { phase, waitsFor } = table.now();
  const names = table.names();
  return phase === "waiting"
    ? say("online.waitsForPlayers")
    : say("online.waitsFor", { names: { list: waitsFor.map((seat) => names[seat]) } });
}

/** Computer players are seldom waited for long enough to say so. */
function waitsForPeople({ phase, waitsFor, seats }: TableSnapshot): boolean {
  return phase === "waiting" || waitsFor.some((seat) => seats[seat].level === null);
}

function clockTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = String(Math.floor((ms % 60_000) / 1000)).padStart(2, "0");
  return minutes >= 24 * 60
    ? say("online.hours", { hours: Math.floor(minutes / 60) })
    : `${minutes}:${seconds}`;
}

/** The clocks as they stood when the table was last heard of. */
function showClocks({ terminal, table }: Session): void {
  const { clocks, at } = table.now();
  if (!clocks) return;
  const times = clocks.map(
    ({ left, due }, seat) =>
      `${table.names()[seat]} ${clockTime(due === null ? left : Math.max(0, due - at))}`,
  );
  line(terminal, say("online.clocks", { times: times.join(" · ") }));
}

/** A line that was typed while others are to move: commands work, moves have to wait. */
async function answerMeanwhile(session: Session, typed: string): Promise<"quit" | "on"> {
  const { terminal, client, table, isPlain } = session;
  const [word = "", ...rest] = typed.trim().split(/\s+/);
  if (word === "") return "on";
  const shown = table.shown();
  const { seat } = table.now();
  if (/^(q|quit|exit)$/i.test(word)) return "quit";
  if (!shown || seat === null) {
    line(terminal, waitingFor(session));
    return "on";
  }
  const prompt = promptAt(terminal, shown, onlineHands(client, table), seat, isPlain);
  const name = commandOf(prompt, word.toLowerCase());
  if (name === undefined) tell(prompt, waitingFor(session));
  else await runCommand(prompt, name, rest.join(" "));
  return "on";
}

/** Waits until something is due. Someone in front of the terminal may talk, look things up or leave meanwhile. */
async function wait(session: Session, condition: (now: TableSnapshot) => boolean): Promise<"quit" | "on"> {
  const { terminal, table, isPlain } = session;
  if (condition(table.now())) return "on";
  if (waitsForPeople(table.now())) line(terminal, waitingFor(session));
  const due = table.until(condition).then(() => "due" as const);
  if (!terminal.isPerson) {
    await due;
    return "on";
  }
  for (;;) {
    const answer = terminal.ask(say("online.prompt")).then((typed) => ({ typed }));
    const first = await Promise.race([due, answer]);
    if (first === "due") return "on";
    if (first.typed === null || (await answerMeanwhile(session, first.typed)) === "quit") return "quit";
    tellNews(terminal, table, isPlain);
  }
}

function showLeave({ terminal, table, server }: Session): void {
  const command = `${callAs(terminal)} play --server ${server} --table ${table.id}`;
  lines(terminal, ["", say("online.comeBack", { command })]);
}

/** Plays a seat until the game is over or the person leaves; the game goes on without them, and they can come back. */
export async function playSession(session: Session): Promise<"over" | "quit"> {
  const { terminal, client, table, isPlain } = session;
  table.onChange(() => {
    if (terminal.isPerson) tellNews(terminal, table, isPlain);
  });
  for (;;) {
    if ((await wait(session, (now) => isDue(now) || isOver(now))) === "quit") {
      showLeave(session);
      return "quit";
    }
    tellNews(terminal, table, isPlain);
    const { seat } = table.now();
    const shown = table.shown();
    if (isOver(table.now()) || seat === null || !shown) {
      await showOutcome(terminal, client, table, isPlain);
      return "over";
    }
    showClocks(session);
    const decided = await decide(terminal, shown, onlineHands(client, table), seat, isPlain);
    if (decided !== "quit") continue;
    showLeave(session);
    return "quit";
  }
}

/** Shows a table as a spectator sees it, until the game is over or the person has seen enough. */
export async function watchSession(session: Session): Promise<void> {
  const { terminal, client, table, isPlain } = session;
  const show = (): void => {
    tellNews(terminal, table, isPlain);
    const shown = table.shown();
    const screen = screenOf(terminal, isPlain);
    if (shown) lines(terminal, ["", ...shown.board.draw(sceneAt(shown, table.now().seat, screen))]);
  };
  lines(terminal, wrap(say("online.watching"), screenOf(terminal, isPlain).columns));
  show();
  let { seq } = table.now();
  table.onChange(() => {
    if (table.now().seq === seq || isOver(table.now())) return;
    seq = table.now().seq;
    show();
  });
  const ended = await wait(session, isOver);
  tellNews(terminal, table, isPlain);
  if (ended === "on") await showOutcome(terminal, client, table, isPlain);
}

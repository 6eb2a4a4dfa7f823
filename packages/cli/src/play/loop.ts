import { BUDGETS } from "@portolan/bots";
import { commitment, type Seat } from "@portolan/kernel";
import { callAs } from "../files.ts";
import { wrap } from "../screen.ts";
import { lines, type Terminal } from "../terminal.ts";
import { say } from "../words.ts";
import { decide } from "./decide.ts";
import { showEnd } from "./end.ts";
import { localHands } from "./local-hands.ts";
import { logLines, screenOf } from "./prompt.ts";
import { autosave, isPerson, type PlayTable, people, playBot, sceneAt } from "./table.ts";
import { whileWaiting } from "./waiting.ts";

/** Who of those that are waited for is asked: computer players first, so that a person decides knowing what they did. */
export function nextActor(table: PlayTable, toAct: readonly Seat[]): Seat {
  return toAct.find((seat) => !isPerson(table, seat)) ?? toAct[0];
}

const CLEAR_SCREEN = "\u001b[2J\u001b[3J\u001b[H";

/** Lets a computer player move; whether the person has asked it to stop. */
async function letThink(terminal: Terminal, table: PlayTable, seat: Seat): Promise<"moved" | "interrupted"> {
  const { name, player } = table.sitters[seat];
  const stop = new AbortController();
  const release = terminal.onInterrupt(() => stop.abort());
  const text = BUDGETS[player] ? say("play.thinks", { name }) : null;
  try {
    await whileWaiting(terminal, text, () => playBot(table, seat, stop.signal));
  } finally {
    release();
  }
  return stop.signal.aborted ? "interrupted" : "moved";
}

/** Hands the keyboard to another person, with nothing left on the screen that is not for them. */
async function handOver(
  terminal: Terminal,
  table: PlayTable,
  seat: Seat,
  from: Seat | null,
): Promise<boolean> {
  if (terminal.isPerson && from !== null) terminal.out(CLEAR_SCREEN);
  return (await terminal.ask(say("play.handOver", { name: table.sitters[seat].name }))) !== null;
}

/** What happened since the event that the viewer saw last. */
function showNews(
  terminal: Terminal,
  table: PlayTable,
  viewer: Seat | null,
  since: number,
  isPlain: boolean,
): void {
  const news = logLines(terminal, table, viewer, isPlain, Math.min(since, table.match.events.length));
  if (news.length > 0) lines(terminal, ["", ...news]);
}

/** What is said before the first card: what the game is about, who plays, and what the deal is bound to. */
export function showStart(terminal: Terminal, table: PlayTable, isPlain: boolean): void {
  const screen = screenOf(terminal, isPlain);
  const { sitters, translator, board, match, seed } = table;
  const bots = sitters.filter((_, seat) => !isPerson(table, seat));
  const players = bots.map(({ name, player }) => say("play.botIs", { name, player }));
  const dealt =
    seed === undefined
      ? say("play.commitment", { commitment: commitment(match.deal.secret) })
      : say("play.seeded", { seed });
  lines(terminal, [
    translator.t("title"),
    "",
    ...board.intro(sceneAt(table, null, screen)),
    "",
    ...(players.length > 0 ? wrap(say("play.bots", { players: { list: players } }), screen.columns) : []),
    ...wrap(dealt, screen.columns),
  ]);
}

function showLeave(terminal: Terminal, table: PlayTable): void {
  const isByPath = table.file.includes(table.id) ? table.id : table.file;
  const command = `${callAs(terminal)} play --resume ${isByPath}`;
  lines(terminal, ["", table.toldUnsaved ? say("play.notSaved") : say("play.resumeWith", { command })]);
}

/** Plays until the game is over or the person leaves; everything is saved after every move. */
export async function playOut(
  terminal: Terminal,
  table: PlayTable,
  isPlain: boolean,
): Promise<"over" | "quit"> {
  const persons = people(table);
  const start = table.match.moves.length === 0 ? 0 : table.match.events.length;
  /** By seat: how many events the person there has been told. */
  const seen = table.sitters.map(() => start);
  let atKeyboard: Seat | null = persons.length === 1 ? persons[0] : null;
  autosave(terminal, table);
  for (;;) {
    const { rules, state, events } = table.match;
    const result = rules.result(state);
    if (result) {
      showNews(terminal, table, atKeyboard, seen[atKeyboard ?? 0], isPlain);
      lines(terminal, ["", ...table.board.draw(sceneAt(table, null, screenOf(terminal, isPlain)))]);
      showEnd(terminal, table, result, isPlain);
      return "over";
    }
    const seat = nextActor(table, rules.waitsFor(state));
    if (!isPerson(table, seat)) {
      const thought = await letThink(terminal, table, seat);
      autosave(terminal, table, false);
      if (thought === "moved") continue;
      showLeave(terminal, table);
      return "quit";
    }
    const mustHide = seat !== atKeyboard && persons.length > 1 && table.board.hidesHands;
    if (mustHide && !(await handOver(terminal, table, seat, atKeyboard))) {
      showLeave(terminal, table);
      return "quit";
    }
    atKeyboard = seat;
    showNews(terminal, table, seat, seen[seat], isPlain);
    // What follows from the person's own move is news as well.
    seen[seat] = events.length;
    const decided = await decide(terminal, table, localHands(table), seat, isPlain);
    autosave(terminal, table);
    if (decided !== "quit") continue;
    showLeave(terminal, table);
    return "quit";
  }
}

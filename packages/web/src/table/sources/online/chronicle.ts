import type { LogEvent, Presence, TableFrame, TableSnapshot } from "@portolan/client";
import type { GameTypes, Message } from "@portolan/kernel";
import type { TalkLine } from "../../source.ts";

type GameEvent = GameTypes["event"];

/** All that a table's stream has told so far. */
export interface Chronicle {
  /** The last line of the table's log that has arrived. */
  readonly seq: number;
  /** What happened in the game, move by move; what was told when the cards were dealt comes first. */
  readonly steps: readonly (readonly GameEvent[])[];
  readonly talk: readonly TalkLine[];
  /** What the cards came from, once the game is over. */
  readonly secret: string | null;
  /** How things stood when the stream told last; null before it has. */
  readonly now: TableSnapshot | null;
  readonly presence: Presence;
}

export const NOTHING_YET: Chronicle = {
  seq: 0,
  steps: [],
  talk: [],
  secret: null,
  now: null,
  presence: { present: [], watching: 0 },
};

function levelPart(level: string): { readonly term: string; readonly otherwise: string } {
  return { term: `level.${level}`, otherwise: level };
}

/** What happened at the table beside the game, in words; null for what needs none. */
function noteOf(line: LogEvent): Message | null {
  switch (line.type) {
    case "sat":
      return { id: "online.note.sat", parts: { name: line.name } };
    case "left":
      return { id: "online.note.left", parts: { number: line.seat + 1 } };
    case "filled":
      return {
        id: "online.note.filled",
        parts: { number: line.seat + 1, level: levelPart(line.level) },
      };
    case "revealed":
      return line.withheld ? { id: "online.note.withheld", parts: { name: { seat: line.seat } } } : null;
    case "started":
      return { id: "online.note.started" };
    case "undone":
      return { id: "online.note.undone", parts: { name: { seat: line.seat }, steps: line.steps } };
    case "resigned": {
      const parts = { name: { seat: line.seat } };
      if (line.level === null) return { id: `online.note.resigned.${line.reason}`, parts };
      return {
        id: `online.note.resigned.${line.reason}.replaced`,
        parts: { ...parts, level: levelPart(line.level) },
      };
    }
    case "tookOver":
      return {
        id: "online.note.tookOver",
        parts: { name: { seat: line.seat }, level: levelPart(line.level) },
      };
    case "tookBack":
      return { id: "online.note.tookBack", parts: { name: { seat: line.seat } } };
    case "stopOffered":
      return { id: "online.note.stopOffered", parts: { name: { seat: line.seat } } };
    case "stopAnswered":
      return {
        id: line.agrees ? "online.note.stopAgreed" : "online.note.stopDeclined",
        parts: { name: { seat: line.seat } },
      };
    case "finished":
      return { id: "online.note.finished" };
    case "rematched":
      return { id: "online.note.rematched" };
    default:
      return null;
  }
}

function talkOf(line: LogEvent): TalkLine | null {
  const place = { id: line.seq, time: line.at };
  if (line.type === "chat") {
    const { seat, name, text, phrase } = line;
    return { kind: "said", ...place, seat, name, text, ...(phrase === undefined ? {} : { phrase }) };
  }
  const note = noteOf(line);
  return note && { kind: "note", ...place, note };
}

function stepsAfter(steps: Chronicle["steps"], line: LogEvent): Chronicle["steps"] {
  switch (line.type) {
    case "started":
      return [line.events];
    case "moved":
    case "redone":
      return [...steps, line.events];
    case "undone":
      return steps.slice(0, steps.length - line.steps);
    default:
      return steps;
  }
}

/** Adds a line of the log; one that has been seen already changes nothing. */
export function addLine(chronicle: Chronicle, line: LogEvent): Chronicle {
  if (line.seq <= chronicle.seq) return chronicle;
  const talk = talkOf(line);
  return {
    ...chronicle,
    seq: line.seq,
    steps: stepsAfter(chronicle.steps, line),
    talk: talk ? [...chronicle.talk, talk] : chronicle.talk,
    secret: line.type === "finished" ? line.secret : chronicle.secret,
  };
}

/** The chronicle after one more frame of the stream. */
export function addFrame(chronicle: Chronicle, frame: TableFrame): Chronicle {
  switch (frame.event) {
    case "log":
      return addLine(chronicle, frame.data);
    case "now":
      return { ...chronicle, now: frame.data };
    case "presence":
      return { ...chronicle, presence: frame.data };
    default:
      return chronicle;
  }
}

import type { GameTypes } from "@portolan/kernel";
import { wrapIndented } from "../screen.ts";
import type { Board, BoardKind, ChoiceGroup, Scene } from "./board.ts";

type Plain = string | number | boolean | null | undefined;

function isPlain(value: unknown): value is Plain {
  return typeof value !== "object" || value === null;
}

/** Of a long list, such as a history, only the end is shown. */
const LONGEST = 12;

/** A value on one line, if it is simple enough for that. */
function brief(value: unknown): string | null {
  if (isPlain(value)) return String(value ?? "–");
  if (Array.isArray(value)) {
    if (value.length === 0) return "–";
    return value.every(isPlain) ? value.map((one) => one ?? "–").join(" ") : null;
  }
  const parts = Object.entries(value).map(([name, part]) => {
    const text = Array.isArray(part) || isPlain(part) ? brief(part) : null;
    return text === null ? null : `${name} ${text}`;
  });
  return parts.includes(null) || parts.join(", ").length > 70 ? null : parts.join(", ") || "–";
}

/** Data as an indented listing that a person can read, if need be. */
export function listing(value: unknown, indent = ""): string[] {
  const whole = brief(value);
  if (whole !== null && (indent !== "" || isPlain(value))) return [`${indent}${whole}`];
  if (isPlain(value)) return [];
  const entries = Array.isArray(value)
    ? value.map((item: unknown, i): [string, unknown] => [`${i}`, item])
    : Object.entries(value);
  const hidden = Array.isArray(value) ? Math.max(0, entries.length - LONGEST) : 0;
  const rows = entries.slice(hidden).flatMap(([name, item]) => {
    const text = brief(item);
    return text === null
      ? [`${indent}${name}:`, ...listing(item, `${indent}  `)]
      : [`${indent}${name}: ${text}`];
  });
  return hidden === 0 ? rows : [`${indent}… ${hidden}`, ...rows];
}

function drawListing({ view, screen }: Scene): string[] {
  return listing(view).flatMap((row) => wrapIndented(row, screen.columns, "    "));
}

function oneGroup<G extends GameTypes>(
  { rules, voice }: Scene<G>,
  legal: readonly G["move"][],
): ChoiceGroup<G["move"]>[] {
  const choices = legal.map((move) => {
    const label = rules.print(move);
    const words = voice.tell(rules.tell.move(move));
    // Words that only say the notation again are no help.
    return words.startsWith(label) ? { move, label } : { move, label, note: words };
  });
  return [{ title: voice.say("choices.moves"), choices, shown: 20 }];
}

/** The board of a game that has none of its own yet: everything there is to know, as a listing. */
export const plainBoard: Board = {
  hidesHands: true,
  intro: ({ voice }) => [voice.say("about")],
  draw: drawListing,
  question: ({ voice, viewer, names }) => [
    voice.say("play.yourTurn", { name: viewer === null ? "" : names[viewer] }),
  ],
  choices: oneGroup,
  shorthand: () => null,
  preview: ({ rules, voice }, move) => [voice.tell(rules.tell.move(move))],
  warnings: () => [],
  log: ({ rules, voice }, events) =>
    events.flatMap((event) => rules.tell.event(event) ?? []).map((message) => voice.tell(message)),
};

export const plainBoardKind: BoardKind = { words: {}, open: () => plainBoard };

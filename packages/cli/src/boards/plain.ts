import { eventLine, type Guide, type GuideKind, moveText } from "@portolan/guides";
import { wrapIndented } from "../screen.ts";
import type { Drawing } from "./board.ts";
import { sectionLines } from "./sections.ts";

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

const plainGuide: Guide = {
  intro: ({ translator }) => [translator.t("about")],
  question: ({ translator }) => translator.t("play.yourTurn"),
  choices: (scene, legal) => {
    const choices = legal.map((move) => ({ move, label: moveText(scene, move) }));
    return [{ title: scene.translator.t("choices.moves"), choices, shown: 20 }];
  },
  preview: () => [],
  warnings: () => [],
  log: (scene, events) => events.flatMap((event) => eventLine(scene, event)),
  sections: ({ view, translator }) => [
    {
      id: "view",
      title: translator.t("title"),
      blocks: listing(view).map((text) => ({ kind: "text", text })),
    },
  ],
};

const NO_WORDS = async () => ({});

/** The guide of a game that has none of its own yet. */
export const plainGuideKind: GuideKind = {
  words: { en: NO_WORDS, it: NO_WORDS, nl: NO_WORDS },
  open: () => plainGuide,
};

/** The drawing of a game that has none of its own yet: all that its guide says of the table. */
export const plainDrawing: Drawing = {
  hidesHands: true,
  draw: ({ screen }, sections) =>
    sections.flatMap(sectionLines).flatMap((row) => wrapIndented(row, screen.columns, "    ")),
  shorthand: () => null,
  isCryptic: () => true,
};

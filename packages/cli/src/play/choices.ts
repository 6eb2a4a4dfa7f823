import type { ChoiceGroup } from "@portolan/guides";
import type { Rules } from "@portolan/kernel";
import { columnsOf, flow, padStart, paint, type Screen, width, wrap } from "../screen.ts";
import { say } from "../words.ts";

type Move = Parameters<Rules["print"]>[0];

/** The choices in the order of their numbers, and the lists that show them. */
export interface Numbered {
  readonly moves: readonly Move[];
  /** How many are left out of the short list. */
  readonly folded: number;
  lines(screen: Screen, all: boolean): string[];
}

interface Row {
  readonly text: string;
  readonly note: string | undefined;
}

/** Choices with their notes beside them, or below where there is no room. */
function withNotes(screen: Screen, rows: readonly Row[]): string[] {
  const dim = (text: string): string => paint(screen, "dim", text);
  const beside = columnsOf(rows.map(({ text, note }) => [text, dim(note ?? "")]));
  if (beside.every((row) => width(row) <= screen.columns)) return beside;
  return rows.flatMap(({ text, note }) => {
    const below = note === undefined ? [] : wrap(note, screen.columns - 6);
    return [text, ...below.map((part) => `      ${dim(part)}`)];
  });
}

/**
 * Numbers the choices. Those of the short list come first, so that the numbers stay the same when the rest is shown.
 */
export function number(groups: readonly ChoiceGroup<Move>[]): Numbered {
  const limit = (group: ChoiceGroup<Move>): number => group.shown ?? group.choices.length;
  const shown = groups.flatMap((group) => group.choices.slice(0, limit(group)));
  const folded = groups.flatMap((group) => group.choices.slice(limit(group)));
  const moves = [...shown, ...folded].map(({ move }) => move);
  const digits = String(moves.length).length;

  const groupLines = (screen: Screen, group: ChoiceGroup<Move>, all: boolean): string[] => {
    const count = all ? group.choices.length : limit(group);
    const rows = group.choices.slice(0, count).map(({ move, label, note }) => {
      const at = paint(screen, "cyan", padStart(String(moves.indexOf(move) + 1), digits + 2));
      return { text: `${at} ${label}`, note };
    });
    const list = rows.some(({ note }) => note !== undefined)
      ? withNotes(screen, rows)
      : flow(
          rows.map(({ text }) => text),
          screen.columns,
        );
    const left = group.choices.length - count;
    const about = (group.about ?? []).flatMap((text) =>
      wrap(text, screen.columns - 4, "  ").map((part) => `    ${part}`),
    );
    const title = paint(screen, group.choices.length > 0 ? "bold" : "dim", group.title);
    return [
      ` ${title}`,
      ...about,
      ...list,
      ...(left > 0 ? [paint(screen, "dim", `    ${say("choices.folded", { count: left })}`)] : []),
    ];
  };

  return {
    moves,
    folded: folded.length,
    lines: (screen, all) => groups.flatMap((group) => groupLines(screen, group, all)),
  };
}

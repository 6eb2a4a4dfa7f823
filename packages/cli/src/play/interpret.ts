import type { Refusal, Rules } from "@portolan/kernel";

type Move = Parameters<Rules["print"]>[0];

/** What a person meant by a line. */
export type Meaning =
  | { readonly kind: "nothing" }
  | { readonly kind: "move"; readonly move: Move }
  | { readonly kind: "command"; readonly name: string; readonly rest: string }
  | { readonly kind: "noSuchNumber"; readonly number: number; readonly most: number }
  | { readonly kind: "several"; readonly moves: readonly Move[] }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** What a line is understood by. */
export interface Language {
  readonly rules: Rules;
  /** The moves by their numbers, the first one being 1. */
  readonly moves: readonly Move[];
  /** The move meant by fewer words than its notation has. */
  shorthand(text: string): Move | null;
}

function words(text: string): string {
  return text.trim().toLowerCase().split(/\s+/).join(" ");
}

/** A move by its number, in its notation, or by its first words where only one move begins so. */
export function interpretMove({ rules, moves, shorthand }: Language, text: string): Meaning {
  const typed = words(text);
  if (/^\d+$/.test(typed)) {
    const move = moves[Number(typed) - 1];
    return move === undefined
      ? { kind: "noSuchNumber", number: Number(typed), most: moves.length }
      : { kind: "move", move };
  }
  const parsed = rules.parse(text);
  if ("move" in parsed) return { kind: "move", move: parsed.move };
  const short = shorthand(text);
  if (short) return { kind: "move", move: short };
  const begin = moves.filter((move) => `${words(rules.print(move))} `.startsWith(`${typed} `));
  if (begin.length === 1) return { kind: "move", move: begin[0] };
  return begin.length > 1 ? { kind: "several", moves: begin } : { kind: "refused", refusal: parsed.refusal };
}

/** A line typed at the prompt; `commandOf` gives the command that a word stands for, if it is one. */
export function interpret(
  language: Language,
  commandOf: (word: string) => string | undefined,
  text: string,
): Meaning {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  if (first === "") return { kind: "nothing" };
  const name = commandOf(first.toLowerCase());
  if (name !== undefined) return { kind: "command", name, rest: rest.join(" ") };
  return interpretMove(language, text);
}

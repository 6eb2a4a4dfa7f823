import { findContestant } from "@portolan/bots";
import { oneLine, UsageError } from "../errors.ts";
import { say } from "../words.ts";
import { splitOutsideQuotes, wordsOf } from "./split.ts";

/** Who takes part: a computer player of Portolan, or someone else's program. */
export type Contestant =
  | { readonly kind: "own"; readonly name: string }
  | { readonly kind: "program"; readonly name: string; readonly words: readonly string[] };

/** A command line that stands in quotation marks as a whole, without them. */
function unquoted(text: string): string {
  return /^(["'])([^"']*)\1$/.exec(text)?.[2].trim() ?? text;
}

/** Names of computer players and command lines of programs, separated by commas. What is no name is a command line. */
export function readContestants(list: string): Contestant[] {
  const contestants = splitOutsideQuotes(list, /,/).map((part): Contestant => {
    const name = unquoted(oneLine(part));
    const own = findContestant(name.toLowerCase());
    if (own) return { kind: "own", name: own.id };
    const words = wordsOf(name);
    if (words.length === 0) throw new UsageError(say("arena.emptyName"));
    return { kind: "program", name, words };
  });
  const names = contestants.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(say("arena.twice", { name: twice }));
  if (names.length < 2) throw new UsageError(say("arena.tooFew"));
  return contestants;
}

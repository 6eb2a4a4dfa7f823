import { type Catalogue, type Message, type Part, type Speaker, say as sayMessage } from "@portolan/kernel";
import { english } from "./words.en.ts";

/** A sentence of a catalogue by its id, with its parts filled in. */
export type Say = (id: string, parts?: Readonly<Record<string, Part>>) => string;

export interface Voice {
  readonly say: Say;
  /** A message that a game made. */
  readonly tell: (message: Message) => string;
}

/** Speaks with the command line's own words, a game's and a board's; players are called by these names. */
export function voice(names: readonly string[], ...catalogues: readonly Catalogue[]): Voice {
  const speaker: Speaker = {
    locale: "en",
    catalogue: Object.assign({}, english, ...catalogues),
    seatName: (seat) => names[seat] ?? `#${seat}`,
  };
  return {
    say: (id, parts) => sayMessage(parts ? { id, parts } : { id }, speaker),
    tell: (message) => sayMessage(message, speaker),
  };
}

/** The command line's own words. */
export const { say } = voice([]);

import { type Catalogue, type Locale, type Message, type Part, type Seat, say } from "@portolan/kernel";

/** What the parts of a sentence are called and what stands in them. */
export type Parts = Readonly<Record<string, Part>>;

/** Speaks one language: messages of a screen and its guide by their ids, and those that a game made. */
export interface Voice {
  readonly locale: Locale;
  /** The language with the reader's region, as `en-GB`: what dates and numbers are written by. */
  readonly regional: string;
  /** A sentence of a catalogue by its id. */
  say(id: string, parts?: Parts): string;
  /** A message that a game made. */
  tell(message: Message): string;
  /** Whether any catalogue has the id. */
  knows(id: string): boolean;
  /** What the player in a seat is called. */
  called(seat: Seat): string;
  number(value: number): string;
  /** A moment, in milliseconds since 1970. */
  date(time: number): string;
  list(items: readonly string[]): string;
}

/** A voice over one catalogue and the kernel's grammar, for screens that need no other. */
export function voiceOf(locale: Locale, catalogue: Catalogue, names: readonly string[] = []): Voice {
  const called = (seat: Seat): string => names[seat] ?? `#${seat + 1}`;
  const speaker = { locale, catalogue, seatName: called };
  const tell = (message: Message): string => say(message, speaker);
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  return {
    locale,
    regional: locale,
    say: (id, parts = {}) => tell({ id, parts }),
    tell,
    knows: (id) => Object.hasOwn(catalogue, id),
    called,
    number: (value) => numbers.format(value),
    date: (time) => dates.format(time),
    list: (items) => lists.format(items),
  };
}

/** The sentence with a capital first letter, as labels of buttons and lines begin. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

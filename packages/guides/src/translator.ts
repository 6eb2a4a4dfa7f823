import {
  type Catalogue,
  type Locale,
  type Message,
  type Part,
  type Seat,
  type Span,
  type Speaker,
  say,
  spansOf,
} from "@portolan/kernel";

/** What the parts of a sentence are called and what stands in them. */
export type Parts = Readonly<Record<string, Part>>;

/** Words in one language: messages of a screen and its guide by their ids, and those that a game made. */
export interface Translator {
  readonly locale: Locale;
  /** The language with the reader's region, as `en-GB`: what dates and numbers are written by. */
  readonly regional: string;
  /** A sentence of a catalogue by its id. */
  t(id: string, parts?: Parts): string;
  /** A message that a game made. */
  tell(message: Message): string;
  /** The same in stretches, which a screen may set off. */
  spans(message: Message): readonly Span[];
  /** Whether any catalogue has the id. */
  knows(id: string): boolean;
  /** What the player in a seat is called. */
  called(seat: Seat): string;
  number(value: number): string;
  /** A moment, in milliseconds since 1970. */
  date(time: number): string;
  list(items: readonly string[]): string;
}

/** Who listens, and how they are spoken to. */
export interface Listener {
  /** Their own seat, who is spoken to as "you". */
  readonly self?: Seat | null;
  /** The language with their region. */
  readonly regional?: string;
  /** How numbers are written, where that is not the region's way. */
  readonly numbers?: Pick<Intl.NumberFormat, "format">;
  /** What they hear for an id that has no words. Without it that is an error. */
  missing?(id: string): string;
}

/** A translator over one catalogue. */
export function translatorOf(
  locale: Locale,
  catalogue: Catalogue,
  names: readonly string[] = [],
  listener: Listener = {},
): Translator {
  const { regional = locale, numbers = new Intl.NumberFormat(regional) } = listener;
  const called = (seat: Seat): string => names[seat] ?? `#${seat + 1}`;
  const speaker: Speaker = { ...listener, locale, catalogue, seatName: called, numbers };
  const tell = (message: Message): string => say(message, speaker);
  const dates = new Intl.DateTimeFormat(regional, { dateStyle: "medium", timeStyle: "short" });
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  return {
    locale,
    regional,
    t: (id, parts) => tell(parts ? { id, parts } : { id }),
    tell,
    spans: (message) => spansOf(message, speaker),
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

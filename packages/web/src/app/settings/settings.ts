import { isLocale, LOCALES, type Locale } from "@portolan/kernel";

/** What a player has chosen on this device. */
export interface Choices {
  readonly language: Locale | "browser";
  readonly theme: "system" | "light" | "dark";
  /** Whether a move that is clear is made at once or shown in the bar first. */
  readonly confirm: "always" | "endOfTurn" | "atOnce";
  readonly sound: boolean;
  readonly notifications: boolean;
  readonly style: "board" | "plain";
  /** How fast the moves of others are shown. */
  readonly pace: "instant" | "brisk" | "calm";
  /** Whether single keys do things at the table. */
  readonly shortcuts: boolean;
  /** How far the player has come with the question whether moves should ask: it is put after the first game. */
  readonly confirmOffer: "notYet" | "due" | "answered";
  /** What others call the player; empty for the name of the seat. */
  readonly name: string;
}

export const DEFAULTS: Choices = {
  language: "browser",
  theme: "system",
  confirm: "always",
  sound: true,
  notifications: false,
  style: "board",
  pace: "brisk",
  shortcuts: true,
  confirmOffer: "notYet",
  name: "",
};

const VALUES: { readonly [K in keyof Choices]?: readonly Choices[K][] } = {
  language: ["browser", ...LOCALES],
  theme: ["system", "light", "dark"],
  confirm: ["always", "endOfTurn", "atOnce"],
  style: ["board", "plain"],
  confirmOffer: ["notYet", "due", "answered"],
  pace: ["instant", "brisk", "calm"],
};

/** Choices as they were kept, with the default for whatever is missing or no longer exists. */
export function readChoices(kept: unknown): Choices {
  if (typeof kept !== "object" || kept === null) return DEFAULTS;
  const found = Object.entries(kept).filter(([name, value]) => {
    if (!Object.hasOwn(DEFAULTS, name)) return false;
    const key = name as keyof Choices;
    const values: readonly unknown[] | undefined = VALUES[key];
    return values ? values.includes(value) : typeof value === typeof DEFAULTS[key];
  });
  return { ...DEFAULTS, ...Object.fromEntries(found) };
}

/** The first of the browser's languages that Portolan speaks; English if there is none. */
export function localeOf(choice: Choices["language"], browser: readonly string[]): Locale {
  if (choice !== "browser") return choice;
  for (const tag of browser) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLocale(language)) return language;
  }
  return "en";
}

/**
 * A language with the region of the browser, as `en-GB`: the region of the first of its languages that is this one, or
 * else of the first that has one.
 */
export function regionalTag(locale: Locale, browser: readonly string[]): string {
  const tags = browser.flatMap((tag) => {
    try {
      return new Intl.Locale(tag);
    } catch {
      return [];
    }
  });
  const { region } =
    tags.find(({ language, region: has }) => language === locale && has !== undefined) ??
    tags.find(({ region: has }) => has !== undefined) ??
    {};
  return region === undefined ? locale : `${locale}-${region}`;
}

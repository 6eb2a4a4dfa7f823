import { isLocale, LOCALES, type Locale } from "@portolan/kernel";
import { oneLine, UsageError } from "./errors.ts";
import { say } from "./words.ts";

const OPTION = "--language";

/** What the option of the language is given, wherever it stands. */
function asked(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) return undefined;
  return args[at].startsWith(`${OPTION}=`) ? args[at].slice(OPTION.length + 1) : args[at + 1];
}

/**
 * The language to speak: the one that is asked for, else that of the environment, else English. Help is in it too, so it
 * must be known before the command line is read.
 */
export function languageFor(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Locale {
  const wanted = asked(args);
  if (wanted !== undefined && !isLocale(wanted)) {
    throw new UsageError(
      say("language.unknown", { name: oneLine(wanted).slice(0, 20), names: { list: LOCALES } }),
    );
  }
  // As POSIX has it: the first of these that is set decides, whatever it says.
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== "");
  const tag = (locale ?? "").slice(0, 2).toLowerCase();
  return wanted ?? (isLocale(tag) ? tag : "en");
}

import { toLink } from "@portolan/kernel";
import { EXIT, type ExitCode } from "../errors.ts";
import { oneRecord, readRecords } from "../records.ts";
import { line, type Terminal } from "../terminal.ts";
import { printJson, wholeNumber } from "./common.ts";

export interface NumberOption {
  readonly number?: string;
}

export function numberOf({ number }: NumberOption): number | undefined {
  return number === undefined ? undefined : wholeNumber("--number", number, 1);
}

/** `portolan link`: a record as one word. */
export async function runLink(terminal: Terminal, source: string, options: NumberOption): Promise<ExitCode> {
  line(terminal, toLink(oneRecord(await readRecords(terminal, source), numberOf(options))));
  return EXIT.ok;
}

/** `portolan record`: what a link holds, as JSON. */
export async function runRecord(
  terminal: Terminal,
  source: string,
  options: NumberOption,
): Promise<ExitCode> {
  printJson(terminal, oneRecord(await readRecords(terminal, source), numberOf(options)));
  return EXIT.ok;
}

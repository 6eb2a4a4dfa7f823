import { sha256, utf8 } from "@portolan/kernel";
import type { Terminal } from "../terminal.ts";

export interface ScriptedTerminal extends Terminal {
  /** All that was written to standard output so far. */
  output(): string;
  /** All that was written to standard error so far. */
  errors(): string;
}

export interface Script {
  /** What the person types: lines, or a function that sees the output since the last answer. */
  readonly answers?: readonly string[] | ((shown: string) => string | null);
  /** Whether the person presses ctrl-C as soon as nothing is asked. */
  readonly isImpatient?: boolean;
  /** What is piped in. */
  readonly input?: string | Uint8Array;
  readonly columns?: number;
  readonly isPerson?: boolean;
  readonly hasColour?: boolean;
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A terminal in which a test types. Its secrets can be foreseen and its clock goes a millisecond at a time. */
export function scriptedTerminal(script: Script = {}): ScriptedTerminal {
  const { answers = [], input = "" } = script;
  let out = "";
  let err = "";
  let read = 0;
  let answered = 0;
  let time = 0;
  let secrets = 0;
  const next = (): string | null => {
    if (typeof answers !== "function") return answers[answered++] ?? null;
    const shown = out.slice(read);
    read = out.length;
    return answers(shown);
  };
  return {
    out(text) {
      out += text;
    },
    err(text) {
      err += text;
    },
    async ask(prompt) {
      out += prompt;
      const answer = next();
      out += `${answer ?? ""}\n`;
      return answer;
    },
    interject(text) {
      out += text;
    },
    async *input() {
      yield typeof input === "string" ? utf8(input) : input;
    },
    columns: () => script.columns ?? 80,
    isPerson: script.isPerson ?? true,
    showsProgress: false,
    hasColour: script.hasColour ?? false,
    env: script.env ?? {},
    home: script.home ?? "/nowhere",
    now: () => time++,
    secretBytes: (count) => sha256(utf8(`secret ${secrets++}`)).slice(0, count),
    onInterrupt(stop) {
      const timer = script.isImpatient ? setTimeout(stop) : undefined;
      return () => clearTimeout(timer);
    },
    output: () => out,
    errors: () => err,
  };
}

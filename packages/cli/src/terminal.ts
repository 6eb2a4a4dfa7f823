/**
 * All that a command may use of the world around it. Commands get a terminal and never the process, so that a test can
 * run them with lines of its own and read what they write.
 */
export interface Terminal {
  /** Writes to standard output as it is: no line end is added. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** Shows the prompt and waits for a line; null when the input has ended or the person pressed ctrl-C. */
  ask(prompt: string): Promise<string | null>;
  /**
   * Writes while a question is being asked: above it, with what was typed so far kept, and with another prompt from then
   * on if one is given. Where nothing is asked, or nobody sits in front of it, it just writes.
   */
  interject(text: string, prompt?: string): void;
  /** Standard input piece by piece, as bytes: for what is not typed by a person. */
  input(): AsyncIterable<Uint8Array>;
  /** How many columns fit on a line, now. */
  columns(): number;
  /** Whether a person sits in front of it: both input and output are a terminal. */
  readonly isPerson: boolean;
  /** Whether standard error is a terminal, so that progress can be shown there. */
  readonly showsProgress: boolean;
  /** Whether colours may be used on standard output. */
  readonly hasColour: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user's home folder. */
  readonly home: string;
  /** Milliseconds from some moment on. */
  now(): number;
  /** Bytes that nobody can foresee. */
  secretBytes(count: number): Uint8Array;
  /**
   * Calls `stop` when the person presses ctrl-C while nothing is asked, or the system asks the process to end; gives the
   * function that ends this.
   */
  onInterrupt(stop: () => void): () => void;
}

/** Standard input to its end, as text. */
export async function readInput(terminal: Terminal): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of terminal.input()) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

export function line(terminal: Terminal, text = ""): void {
  terminal.out(`${text}\n`);
}

export function lines(terminal: Terminal, texts: readonly string[]): void {
  if (texts.length > 0) terminal.out(`${texts.join("\n")}\n`);
}

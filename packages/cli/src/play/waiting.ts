import type { Terminal } from "../terminal.ts";

const CLEAR_LINE = "\r\u001b[2K";

/** Says to a person what they wait for, on a line that goes away again. */
export async function whileWaiting<T>(
  terminal: Terminal,
  text: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (!terminal.isPerson || text === null) return work();
  terminal.out(`${CLEAR_LINE}${text}`);
  try {
    return await work();
  } finally {
    terminal.out(CLEAR_LINE);
  }
}

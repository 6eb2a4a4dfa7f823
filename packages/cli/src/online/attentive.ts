import type { Terminal } from "../terminal.ts";

/**
 * A terminal whose question stays open while things happen: what is written meanwhile appears above it, and asking again
 * before it is answered is the same question with another prompt.
 */
export function attentive(terminal: Terminal): Terminal {
  let asked: Promise<string | null> | null = null;
  return {
    ...terminal,
    out: (text) => (asked ? terminal.interject(text) : terminal.out(text)),
    ask(prompt) {
      if (asked) {
        terminal.interject("", prompt);
        return asked;
      }
      asked = terminal.ask(prompt).finally(() => {
        asked = null;
      });
      return asked;
    },
  };
}

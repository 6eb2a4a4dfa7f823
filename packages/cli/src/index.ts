// What other programs may use of the command line.

export { answer } from "./engine/answer.ts";
export { newSession, type Session } from "./engine/session.ts";
export { run } from "./program.ts";
export type { Terminal } from "./terminal.ts";

import { InputError } from "@portolan/kernel";

/** The exit codes: all is well; the thing itself failed; the command was not given rightly. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What was asked for cannot be done the way it was asked: one sentence for the person. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** Whether the fault lies in what came in, rather than in Portolan. */
export function isUsageError(error: unknown): error is Error {
  return error instanceof UsageError || error instanceof InputError;
}

/** The text on one line, without anything that could steer a terminal: it may come from a file of someone else. */
export function oneLine(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
      .trim()
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Message ids of why a file cannot be used, by the system's code. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: "file.missing",
  EACCES: "file.forbidden",
  EPERM: "file.forbidden",
  EROFS: "file.forbidden",
  EISDIR: "file.folder",
  ENOTDIR: "file.missing",
  ENOSPC: "file.full",
  ENAMETOOLONG: "file.missing",
};

/** The message id that says why a file cannot be used. */
export function fileProblem(error: unknown): string {
  const code = codeOf(error);
  return (code !== undefined && FILE_PROBLEMS[code]) || "file.other";
}

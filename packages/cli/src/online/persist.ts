import { ProblemError } from "@portolan/client";

const ATTEMPTS = 30;
const LONGEST_MS = 3_000;

/** Whether the server has understood and said no; one that is about to stop, or a proxy before it, says nothing of the kind. */
function isAnswer(error: unknown): boolean {
  return error instanceof ProblemError && (error.status < 500 || error.problem.id !== "unknown");
}

/** Asks again while the server cannot be reached: for requests that count once however often they are sent. */
export async function persist<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (isAnswer(error) || attempt === ATTEMPTS) throw error;
      await new Promise((again) => setTimeout(again, Math.min(LONGEST_MS, 100 * 2 ** attempt)));
    }
  }
}

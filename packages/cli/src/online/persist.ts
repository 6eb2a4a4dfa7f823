import { ProblemError } from "@portolan/client";

const ATTEMPTS = 30;
const LONGEST_MS = 3_000;

/** Asks again while the server cannot be reached: for requests that count once however often they are sent. */
export async function persist<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (error instanceof ProblemError || attempt === ATTEMPTS) throw error;
      await new Promise((again) => setTimeout(again, Math.min(LONGEST_MS, 100 * 2 ** attempt)));
    }
  }
}

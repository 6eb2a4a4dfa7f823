import { isPassing } from "../../../app/online/problems.ts";

/** How often a command is sent before it is given up; with the pauses between them about half a minute. */
const ATTEMPTS = 8;

/**
 * Sends a command that counts once however often it is sent, and again as long as the line is broken. What the server
 * refuses is not sent again.
 */
export async function sendSurely<T>(
  send: () => Promise<T>,
  pause: (attempt: number) => Promise<void>,
  attempts: number = ATTEMPTS,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error) || attempt + 1 >= attempts) throw error;
      await pause(attempt);
    }
  }
}

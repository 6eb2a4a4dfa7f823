import { ProblemError } from "@portolan/client";
import { TableTrouble } from "../../table/trouble.ts";

/** What the browser's own part of a ceremony fails with is nobody's fault and has one sentence. */
export async function ceremony(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    const isOurs = error instanceof ProblemError || error instanceof TypeError;
    throw isOurs ? error : new TableTrouble({ id: "account.passkey.failed" });
  }
}

import type { Store } from "../store/store.ts";
import type { Directory } from "./directory.ts";

/** What someone is known by: a session in a browser, or the token of a program. */
export type Credential =
  | { readonly kind: "session"; readonly person: string; readonly epoch: number }
  | { readonly kind: "token"; readonly person: string; readonly token: string };

/** Whether it still holds: the session has not ended, the token has not been revoked. */
export async function isCurrent(
  credential: Credential,
  { store, people }: { readonly store: Store; readonly people: Directory },
): Promise<boolean> {
  if (credential.kind === "session") {
    return (await people.find(credential.person))?.epoch === credential.epoch;
  }
  return (await store.tokensOf(credential.person)).some(({ id }) => id === credential.token);
}

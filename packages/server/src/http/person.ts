import type { Me } from "@portolan/client/wire";
import type { Credential } from "../identity/credential.ts";
import { checkName } from "../identity/names.ts";
import { problem } from "../problem.ts";
import type { Services } from "../services.ts";
import type { Person } from "../store/store.ts";

/** A person as they see themselves. */
export async function tellMe({ store }: Services, person: Person): Promise<Me> {
  const { id, name, login, timeZone, night, holidays, created } = person;
  const passkeys = await store.passkeysOf(id);
  return {
    id,
    name,
    login,
    timeZone,
    night,
    holidays: [...holidays],
    passkeys: passkeys.map((passkey) => ({ id: passkey.id, created: passkey.created })),
    created,
  };
}

const DAY_MS = 24 * 3_600_000;

/** Takes note, once a day, that a person has come back. */
export function noteVisit(services: Services, person: Person, onTrouble: (error: unknown) => void): void {
  const seen = services.now();
  if (seen - person.seen < DAY_MS) return;
  services.people.note(person.id, { ...person, seen });
  services.store.saveSeen(person.id, seen).catch(onTrouble);
}

/** Keeps a change of a person. */
export async function change(services: Services, person: Person): Promise<void> {
  const outcome = await services.store.savePerson(person);
  if (outcome === "taken") throw problem(409, "login.taken", { login: person.login ?? "" });
  services.people.note(person.id, person);
}

export function newPerson(services: Services, name: string): Person {
  const at = services.now();
  return {
    id: services.source.newId(),
    name: checkName(name),
    created: at,
    seen: at,
    login: null,
    password: null,
    epoch: 0,
    timeZone: "UTC",
    night: null,
    holidays: [],
  };
}

/** Closes the streams of a person whose session or token has ended, at all nodes. */
export function endStreams(
  { hub, cluster }: Services,
  id: string,
  hasEnded: (credential: Credential) => boolean,
): void {
  hub.closeEnded((credential) => credential.person === id && hasEnded(credential));
  cluster.tell({ kind: "person", person: id, hasEnded: true });
}

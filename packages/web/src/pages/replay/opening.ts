import {
  fromLink,
  type GameRecord,
  isLink,
  type Message,
  type Pledge,
  readRecord,
  type Seat,
} from "@portolan/kernel";
import { findSave } from "../../app/storage/database.ts";

/** A record that is to be shown, and how it came here. */
export interface Shown {
  readonly record: GameRecord;
  /** The seat whose own game this is, as long as nobody else's may be seen; null when all may be. */
  readonly own: Seat | null;
  /** The seat that whoever looks had in the game, as far as that is known. */
  readonly self: Seat | null;
  readonly from: "device" | "server" | "link" | "file";
  /** What this browser kept at the table, where the record came from one: by it the deal is checked. */
  readonly pledge: Pledge | null;
  /** For the name of a downloaded record. */
  readonly name: string;
}

export type Opening = Shown | { readonly problem: Message };

/** A game that is kept on this device: as long as it runs, only as its own player sees it. */
export async function openSaved(id: string): Promise<Opening> {
  try {
    const save = await findSave(id);
    if (!save) return { problem: { id: "problem.noSuchTable" } };
    const { record, viewer } = save;
    return {
      record,
      own: record.result ? null : viewer,
      self: viewer,
      from: "device",
      pledge: null,
      name: id,
    };
  } catch (error) {
    return { problem: { id: "problem.damaged", parts: { what: wordsOf(error) } } };
  }
}

/** A game that is over on the server: anybody who knows its table may see all of it. */
export async function openServed(table: string): Promise<Opening> {
  const { client } = await import("../../app/online/client.ts");
  try {
    const record = readRecord(await client.record(table));
    const { seat } = (await client.table(table)).now;
    const pledge = seat === null ? null : await client.pledge(table, seat);
    return { record, own: null, self: seat, from: "server", pledge, name: table };
  } catch (error) {
    return { problem: { id: "replay.problem.served", parts: { what: wordsOf(error) } } };
  }
}

/** The link itself, out of an address or from the command line. */
export function linkIn(text: string): string | null {
  const word = text.trim().split("#").at(-1) ?? "";
  return isLink(word) ? word : null;
}

/** A game that somebody shared: it is all there, and may all be seen. */
export function openLink(text: string): Opening {
  const link = linkIn(text);
  try {
    if (link === null) return { problem: { id: "replay.problem.link" } };
    return { record: fromLink(link), own: null, self: null, from: "link", pledge: null, name: "link" };
  } catch {
    return { problem: { id: "replay.problem.link" } };
  }
}

/** A record as it is downloaded here, or one of a file with a record on each line. */
export function openText(text: string): Opening {
  try {
    return {
      record: readRecord(JSON.parse(text)),
      own: null,
      self: null,
      from: "file",
      pledge: null,
      name: "record",
    };
  } catch (error) {
    return { problem: { id: "replay.problem.file", parts: { what: wordsOf(error) } } };
  }
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

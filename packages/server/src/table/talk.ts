import type { ChatRequest } from "@portolan/client/wire";
import type { Seat } from "@portolan/kernel";
import { problem } from "../problem.ts";
import type { ChatRoom } from "./entry.ts";
import { seatOf, type Table } from "./table.ts";
import type { TableWriter } from "./table-writer.ts";

/** Words on one line, without anything that could steer a screen. */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Before the cards are dealt everybody talks with everybody. Then players talk among themselves, and so do those who
 * watch: nobody whispers to a player what is on the table.
 */
function roomFor({ phase }: Table, seat: Seat | null): ChatRoom {
  if (phase === "waiting") return "everyone";
  return seat === null ? "spectators" : "players";
}

export function chat(writer: TableWriter, person: string, request: ChatRequest): void {
  const text = plainText(request.text);
  if (text === "") throw problem(400, "request.invalid", { problem: "text" });
  const seat = seatOf(writer.table, person);
  const room = roomFor(writer.table, seat);
  const { phrase } = request;
  const said = phrase === undefined ? { text } : { text, phrase };
  writer.write({ type: "chat", room, person, seat, ...said }, { author: person });
}

import type { Chat } from "@portolan/client/wire";
import { problem } from "../problem.ts";
import type { Desk } from "./desk.ts";
import { seatOf } from "./table.ts";

/** Words on one line, without anything that could steer a screen. */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Players talk among themselves, and so do those who watch: nobody whispers to a player what is on the table. */
export function chat(desk: Desk, person: string, request: Chat): void {
  const text = plainText(request.text);
  if (text === "") throw problem(400, "request.invalid", { problem: "text" });
  const seat = seatOf(desk.table, person);
  const room = seat === null ? "spectators" : "players";
  desk.write({ type: "chat", room, person, seat, text }, { author: person });
}

import { sha256 } from "@noble/hashes/sha2.js";
import { hex, utf8 } from "../bytes.ts";
import type { Game, GameTypes } from "../game.ts";
import { toLink } from "../link.ts";
import { startMatch } from "../match.ts";
import { type GameRecord, playLine, replay, rulesOf } from "../record.ts";

/** A value as JSON has it, without quotes and without what is null: `[R5,G2]`, `{place:hand,seat:0}`. */
function bare(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => part ?? undefined).replaceAll('"', "");
}

/** An event by its type and its parts: `sailed colour=red from=1 to=3`. */
function eventLine({ type, ...parts }: GameTypes["event"]): string {
  const given = Object.entries(parts).filter(([, value]) => value !== null);
  return [type, ...given.map(([name, value]) => `${name}=${bare(value)}`)].join(" ");
}

/**
 * A game for people to read and for machines to compare: the link that replays it, every move with all that followed
 * from it, and the fingerprint of the state after it. Events stand as data, so that a better sentence changes nothing.
 */
export function transcript<G extends GameTypes>(game: Game<G>, record: GameRecord): string {
  const rules = rulesOf(game, record);
  const match = startMatch(rules, record.deal);
  const lines = [toLink(record), ""];
  let told = 0;
  const tell = (): void => {
    // What has no words says only what is asked next, and that is in the state.
    const events = match.events.slice(told).filter((event) => rules.tell.event(event) !== null);
    lines.push(...events.map((event) => `    ${eventLine(event)}`));
    told = match.events.length;
    lines.push(`    = ${hex(sha256(utf8(JSON.stringify(match.state)))).slice(0, 16)}`);
  };
  tell();
  record.moves.forEach((line, index) => {
    const refusal = playLine(match, line);
    if (refusal) throw new Error(`move ${index + 1} "${line}" is refused by ${refusal.rule}`);
    lines.push(`${index + 1}. ${line}`);
    tell();
  });
  const result = rules.result(match.state);
  if (result) lines.push("", `scores ${result.scores.join(" ")}`, `ranks ${result.ranks.join(" ")}`);
  return `${lines.join("\n")}\n`;
}

/** Whether a record still replays to its end. */
export function replays<G extends GameTypes>(game: Game<G>, record: GameRecord): boolean {
  return replay(game, record).stopped === null;
}

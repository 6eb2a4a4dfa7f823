import { hex, utf8 } from "../bytes.ts";
import type { Game, Shapes } from "../game.ts";
import { toLink } from "../link.ts";
import { startMatch } from "../match.ts";
import { type GameRecord, playLine, replay, rulesOf } from "../record.ts";
import { sha256 } from "../sha256.ts";
import { type Speaker, say, tableWords } from "../words.ts";

/**
 * A game in words, for people to read and for machines to compare: the link that replays it, every move with all that
 * followed from it, and the fingerprint of the state after it.
 */
export function transcript<G extends Shapes>(game: Game<G>, record: GameRecord): string {
  const rules = rulesOf(game, record);
  const speaker: Speaker = {
    locale: "en",
    catalogue: tableWords(game, rules, "en"),
    seatName: (seat) => record.seats[seat].name,
  };
  const match = startMatch(rules, record.deal);
  const lines = [toLink(record), ""];
  let told = 0;
  const tell = (): void => {
    for (const event of match.events.slice(told)) {
      const message = rules.tellEvent(event);
      if (message) lines.push(`    ${say(message, speaker)}`);
    }
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
export function replays<G extends Shapes>(game: Game<G>, record: GameRecord): boolean {
  return replay(game, record).stopped === null;
}

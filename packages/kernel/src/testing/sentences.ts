import type { Game, GameTypes } from "../game.ts";
import { type GameRecord, replay, rulesOf } from "../record.ts";
import { type Locale, type Message, say, tableWords } from "../words.ts";

/** The first message of each kind among the events of the records, with the record that it is from. */
function firstTold<G extends GameTypes>(
  game: Game<G>,
  records: readonly GameRecord[],
): [Message, GameRecord][] {
  const first = new Map<string, [Message, GameRecord]>();
  for (const record of records) {
    const rules = rulesOf(game, record);
    for (const event of replay(game, record).match.events) {
      const message = rules.tell.event(event);
      if (message && !first.has(message.id)) first.set(message.id, [message, record]);
    }
  }
  return [...first.values()].toSorted(([a], [b]) => (a.id < b.id ? -1 : 1));
}

/** How the game tells what happens, for people to read: each kind of event once, in every language of the game. */
export function sentences<G extends GameTypes>(game: Game<G>, records: readonly GameRecord[]): string {
  const locales = Object.keys(game.words).toSorted() as Locale[];
  const blocks = firstTold(game, records).map(([message, record]) => {
    const lines = locales.map((locale) => {
      const catalogue = tableWords(game, rulesOf(game, record), locale);
      const seatName = (seat: number): string => record.seats[seat].name;
      return `    ${locale}  ${say(message, { locale, catalogue, seatName })}`;
    });
    return [message.id, ...lines].join("\n");
  });
  return `${blocks.join("\n")}\n`;
}

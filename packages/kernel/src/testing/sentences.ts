import type { Game, GameTypes, Seat } from "../game.ts";
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

/** The seats that the message names on its own, not in lists. */
function seatsIn({ parts = {} }: Message): Seat[] {
  return Object.values(parts).flatMap((part) =>
    typeof part === "object" && "seat" in part ? [part.seat] : [],
  );
}

/**
 * How the game tells what happens, for people to read: each kind of event once, in every language of the game, to
 * somebody who watches and to each player whom it names.
 */
export function sentences<G extends GameTypes>(game: Game<G>, records: readonly GameRecord[]): string {
  const locales = Object.keys(game.words).toSorted() as Locale[];
  const blocks = firstTold(game, records).map(([message, record]) => {
    const readers = seatsIn(message);
    const lines = locales.flatMap((locale) => {
      const catalogue = tableWords(game, rulesOf(game, record), locale);
      const { seatNames } = rulesOf(game, record);
      const seatName = (seat: number): string => catalogue[seatNames[seat]] ?? seatNames[seat];
      return [null, ...readers].map((self) => {
        const sentence = say(message, { locale, catalogue, seatName, self });
        return `    ${locale}  ${sentence}`;
      });
    });
    return [message.id, ...lines].join("\n");
  });
  return `${blocks.join("\n")}\n`;
}

import type { Client, LogEvent, TableFrame, TableInfo, TableSnapshot } from "@portolan/client";
import { findGame } from "@portolan/games";
import {
  fastChance,
  type Game,
  PERSON,
  type Rules,
  type Seat,
  seededDeal,
  startFrom,
} from "@portolan/kernel";
import { loadBoard } from "../boards/index.ts";
import { UsageError } from "../errors.ts";
import { faceOf, type ShownTable, wordsOf } from "../play/table.ts";
import { language, say, translator } from "../words.ts";

type GameEvents = readonly { readonly type: string }[];

/** A line of the log that is news, and what happened in the game with it. */
export interface News {
  readonly line: LogEvent;
  readonly events: GameEvents;
}

/** A table of a server as this terminal follows it. */
export interface OnlineTable {
  readonly id: string;
  readonly game: Game;
  readonly rules: Rules;
  readonly commitment: string;
  now(): TableSnapshot;
  /** The table as the board shows it; there is one once the game has begun. */
  shown(): ShownTable | null;
  /** The names of those at the table, by seat. */
  names(): readonly string[];
  /** All that happened in the game, as this seat was told it. */
  told(): GameEvents;
  /** What has happened and was not told yet. */
  takeNews(): readonly News[];
  /** Settles when the condition holds, or the stream has ended for good. */
  until(condition: (now: TableSnapshot) => boolean): Promise<void>;
  /** Calls this whenever something has changed. */
  onChange(look: () => void): void;
  close(): Promise<void>;
}

interface OpenOptions {
  /** Called when the line breaks, and when it is back. */
  readonly onLine: (is: "lost" | "back") => void;
}

function gameOf({ game, edition, options, now }: TableInfo): { game: Game; rules: Rules; edition: unknown } {
  const found = findGame(game);
  if (!found) throw new UsageError(say("record.unknownGame", { name: game }));
  const data = edition.data ?? found.houseEdition;
  return {
    game: found,
    rules: found.open({ players: now.seats.length, options, edition: data }),
    edition: data,
  };
}

/** Names for the seats; computer players are called as the game calls its players, and nobody is called like another. */
function namesAt({ seats }: TableSnapshot, game: Game, rules: Rules): string[] {
  const { t: speak } = translator([], [wordsOf(game, rules)]);
  const names = seats.map(({ kind, name }, seat) =>
    kind === "person" && name ? name : speak(rules.seatNames[seat]),
  );
  return names.map((name, seat) => (names.indexOf(name) === seat ? name : `${name} (${seat})`));
}

/** The events of the game in the log, without those of moves that were taken back. */
function storyOf(): { add(line: LogEvent): GameEvents; events(): GameEvents } {
  const moves: GameEvents[] = [];
  return {
    add(line) {
      if (line.type === "undone") moves.splice(moves.length - line.steps);
      const events = "events" in line ? (line.events as GameEvents) : [];
      if (line.type === "started" || line.type === "moved" || line.type === "redone") moves.push(events);
      return events;
    },
    events: () => moves.flat(),
  };
}

/** Follows a table for as long as it is open; a broken line is taken up again where it broke. */
export async function openTable(client: Client, id: string, { onLine }: OpenOptions): Promise<OnlineTable> {
  const info = await client.table(id);
  const { game, rules, edition } = gameOf(info);
  const kind = await loadBoard(game.id, language());
  const over = new AbortController();
  const story = storyOf();
  const looks = new Set<() => void>();
  let { now } = info;
  let news: News[] = [];
  let failure: unknown;
  let isOver = false;
  let isLost = false;

  const take = (frame: TableFrame): void => {
    if (isLost) onLine("back");
    isLost = false;
    if (frame.event === "log") news.push({ line: frame.data, events: story.add(frame.data) });
    if (frame.event === "now") now = frame.data;
    if (frame.event === "now" || frame.event === "presence") for (const look of [...looks]) look();
  };
  const pause = (attempt: number): number => {
    if (attempt === 1) onLine("lost");
    if (attempt >= 1) isLost = true;
    return Math.min(5_000, 200 * 2 ** attempt);
  };
  let isFirst = true;
  const reading = (async () => {
    try {
      for await (const frame of client.watch(id, { signal: over.signal, pause })) {
        take(frame);
        if (isFirst && frame.event === "now") {
          // What had happened before one came is no news.
          news = [];
          isFirst = false;
        }
      }
    } catch (error) {
      failure = error;
    }
    isOver = true;
    for (const look of [...looks]) look();
  })();

  const table: OnlineTable = {
    id,
    game,
    rules,
    commitment: info.commitment,
    now: () => now,
    names: () => namesAt(now, game, rules),
    shown() {
      if (now.view === null) return null;
      const names = namesAt(now, game, rules);
      const sitters = now.seats.map(({ level }, seat) => ({ name: names[seat], player: level ?? PERSON }));
      // Any position that this seat cannot tell from the real one shows the same board and has the same moves.
      const state = rules.sample(now.view as object, fastChance(now.seq));
      const match = startFrom(rules, seededDeal(now.seq, rules.players), state);
      return {
        game,
        sitters,
        ...faceOf(kind, game, rules, edition, names),
        match,
        told: (_: Seat | null, since: number) => story.events().slice(since),
      };
    },
    told: () => story.events(),
    takeNews: () => news.splice(0),
    until: (condition) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!isOver && (isFirst || !condition(now))) return;
          looks.delete(look);
          if (failure === undefined) resolve();
          else reject(failure);
        };
        looks.add(look);
        look();
      }),
    onChange: (look) => void looks.add(look),
    async close() {
      over.abort();
      await reading;
    },
  };
  await table.until(() => true);
  return table;
}

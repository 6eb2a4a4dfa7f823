import { NEW_RATING, rate } from "@portolan/bots";
import type { PersonResult, Rated } from "../store/store.ts";
import type { Table } from "./table.ts";
import type { Written } from "./table-writer.ts";

/** What a finished game means for each person who played it; whoever gave up comes last. */
export function resultsIn(table: Table, written: readonly Written[]): PersonResult[] {
  const end = written.find(({ entry }) => entry.type === "finished");
  if (end?.entry.type !== "finished") return [];
  const { ranks, scores, reason } = end.entry.outcome;
  if (!ranks) return [];
  const players = table.seats.length;
  return table.seats.flatMap(({ person, resigned }, seat) => {
    const who = person ?? resigned;
    if (who === null) return [];
    const rank = resigned === null ? ranks[seat] : players;
    const facts = { table: table.id, game: table.setup.game, finished: end.at, players, reason };
    return { ...facts, person: who, seat, rank, score: scores?.[seat] ?? null };
  });
}

/** The ratings that a finished game changes: people against people, by the edition that all have. */
export function ratedIn(table: Table, results: readonly PersonResult[]): Rated | null {
  if (results.length < 2 || table.setup.edition !== undefined) return null;
  const ranks = results.map(({ rank }) => rank);
  return {
    game: table.setup.game,
    people: results.map(({ person }) => person),
    rate: (before) =>
      rate(
        before.map((rating) => rating ?? NEW_RATING),
        ranks,
      ),
  };
}

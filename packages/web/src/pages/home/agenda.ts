import type { Save } from "../../app/storage/saves.ts";
import type { GameId } from "../../games/registry.ts";

/** A game of the player's, on this device or on a server, as the first page lists it. */
export interface MyGame {
  readonly id: string;
  readonly game: GameId;
  readonly href: string;
  /** Whether it is the player's turn. */
  readonly isWaiting: boolean;
  readonly isOver: boolean;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** How it stands, in words. */
  readonly state: string;
  readonly detail: string;
}

function urgency({ isWaiting, isOver }: MyGame): number {
  if (isOver) return 2;
  return isWaiting ? 0 : 1;
}

/** Games in which it is the player's turn come first, then those that go on, then the finished ones; the latest first. */
export function byUrgency(games: readonly MyGame[]): readonly MyGame[] {
  return games.toSorted((a, b) => urgency(a) - urgency(b) || b.touched - a.touched);
}

/** What the one button that says Play does. */
export type NextGame =
  /** Goes on with a game that waits for the player. */
  | { readonly kind: "on"; readonly game: MyGame }
  /** Deals the game that was played last once more. */
  | { readonly kind: "again"; readonly save: Save }
  /** Deals a first game. */
  | { readonly kind: "first"; readonly game: GameId };

const FIRST_GAME: GameId = "traders-of-carthage";

/** The games in any order, the saves with the latest first. */
export function nextGame(games: readonly MyGame[], saves: readonly Save[]): NextGame {
  const [first] = byUrgency(games);
  if (first?.isWaiting) return { kind: "on", game: first };
  const [last] = saves;
  if (!last) return { kind: "first", game: FIRST_GAME };
  const going = games.find(({ id }) => id === last.id);
  return going && !going.isOver ? { kind: "on", game: going } : { kind: "again", save: last };
}

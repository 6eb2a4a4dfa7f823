/** The games as the home page lists them, without their code: each game is fetched when it is opened. */

export const GAME_IDS = ["traders-of-carthage", "oltremare", "galactic-traders", "porto-carthago"] as const;
export type GameId = (typeof GAME_IDS)[number];

export interface GameFacts {
  readonly id: GameId;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** How much there is to think about, from 1 to 5. */
  readonly weight: number;
}

/** In the order in which they are listed; a test compares the numbers with the games' own. */
export const GAMES: readonly GameFacts[] = [
  { id: "traders-of-carthage", players: { min: 2, max: 4 }, minutes: 30, weight: 2 },
  { id: "oltremare", players: { min: 2, max: 5 }, minutes: 60, weight: 3 },
  { id: "galactic-traders", players: { min: 2, max: 4 }, minutes: 45, weight: 2 },
  { id: "porto-carthago", players: { min: 3, max: 5 }, minutes: 90, weight: 4 },
];

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}

export function factsOf(id: GameId): GameFacts {
  const facts = GAMES.find((game) => game.id === id);
  if (!facts) throw new Error(`there is no game "${id}"`);
  return facts;
}

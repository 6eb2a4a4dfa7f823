import type { GameId } from "../games/registry.ts";

/** The addresses of Portolan's pages. */
export const paths = {
  home: "/",
  /** All games of the player's. */
  games: "/games",
  /** A table on this device. */
  play: (id: string): string => `/play/${id}`,
  /** Deals a game on this device at once; the query says how. */
  start: (game: GameId, query = ""): string => `/new/${game}${query === "" ? "" : `?${query}`}`,
  /** A table on a server. */
  table: (id: string): string => `/table/${id}`,
  /** The rulebook, at a rule if one is named. */
  rules: (game: GameId, rule?: string): string => `/rules/${game}${rule === undefined ? "" : `#${rule}`}`,
  /** The replay of a game on this device. */
  replay: (id: string): string => `/replay/${id}`,
  /** The replay of a game on a server. */
  replayOfTable: (id: string): string => `/replay/table/${id}`,
  /** The replay of a game that is in a file. */
  replayOfFile: "/replay",
  /** Makes a table for friends, of a game if one is named. */
  invite: (game?: GameId): string => (game === undefined ? "/invite" : `/invite/${game}`),
  /** Tables that wait for players. */
  join: "/join",
  /** Tables at which others play. */
  watch: "/watch",
  account: "/account",
  /** Every way to learn a game. */
  lessons: "/learn",
  /** The guided first game. */
  learn: (game: GameId): string => `/learn/${game}`,
} as const;

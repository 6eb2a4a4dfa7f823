import type { Game, Options } from "@portolan/kernel";
import { PERSON } from "@portolan/kernel";
import { keepSave } from "../../app/storage/database.ts";
import { LEVELS, type Level } from "../../games/levels.ts";
import { factsOf, type GameId } from "../../games/registry.ts";
import { dealGame } from "../../table/sources/local/new-game.ts";

/** Who plays in another seat: a computer player, or a person at this device. */
export type Opponent = Level | typeof PERSON;

/** A game on this device as somebody wants it. */
export interface Wanted {
  readonly players: number;
  /** Null: the seat is drawn. */
  readonly seat: number | null;
  /** How strong the others are; `people`: they are people at this device. */
  readonly level: Level | "each" | "people";
  /** By opponent, where each is chosen apart. */
  readonly levels: readonly Opponent[];
  readonly options: Options;
  readonly seed: string;
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function drawSeat(players: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % players;
}

/** Deals and keeps the game: its id. */
export async function startGame(rules: Game, game: GameId, name: string, wanted: Wanted): Promise<string> {
  const viewer = wanted.seat ?? drawSeat(wanted.players);
  const opponents = range(1, wanted.players - 1).map((_, i): Opponent => {
    if (wanted.level === "each") return wanted.levels[i];
    return wanted.level === "people" ? PERSON : wanted.level;
  });
  const levels = [...opponents.slice(0, viewer), PERSON, ...opponents.slice(viewer)];
  const seed = wanted.seed.trim() === "" ? null : wanted.seed.trim();
  const save = dealGame(rules, { game, name, viewer, levels, options: wanted.options, seed });
  await keepSave(save);
  return save.id;
}

/** A part of a link that says nothing one could deal by. */
export interface BadPart {
  readonly part: "players" | "seat" | "level";
  readonly value: string;
}

/** Reads `players=4&seat=0&level=trader&seed=harbour`; all of it may be left out. */
export function readWanted(game: GameId, query: string): Wanted | BadPart {
  const given = new URLSearchParams(query);
  const { min, max } = factsOf(game).players;
  const players = given.get("players");
  const count = players === null ? Math.min(3, max) : Number(players);
  if (!Number.isInteger(count) || count < min || count > max)
    return { part: "players", value: players ?? "" };
  const seat = given.get("seat");
  const at = seat === null ? null : Number(seat);
  if (at !== null && (!Number.isInteger(at) || at < 0 || at >= count))
    return { part: "seat", value: seat ?? "" };
  const level = given.get("level") ?? "trader";
  const known = level === "people" ? level : LEVELS.find((one) => one === level);
  if (known === undefined) return { part: "level", value: level };
  return {
    players: count,
    seat: at,
    level: known,
    levels: range(1, max - 1).map((): Opponent => (known === "people" ? PERSON : known)),
    options: {},
    seed: given.get("seed") ?? "",
  };
}

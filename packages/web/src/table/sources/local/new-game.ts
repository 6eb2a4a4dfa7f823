import {
  type Deal,
  type Game,
  hex,
  PERSON,
  recordOf,
  SECRET_BYTES,
  type Sitter,
  seededDeal,
  startMatch,
} from "@portolan/kernel";
import type { NewGame, Save } from "../../../app/storage/saves.ts";

/** What a new game takes from the device: unguessable bytes, and the time. */
export interface Device {
  randomBytes(count: number): Uint8Array;
  now(): number;
}

export const thisDevice: Device = {
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  now: () => Date.now(),
};

function dealOf(device: Device, players: number, seed: string | null): Deal {
  if (seed !== null) return seededDeal(seed, players);
  return {
    secret: hex(device.randomBytes(SECRET_BYTES)),
    contributions: Array.from({ length: players }, () => ""),
  };
}

/** A whole number that fits the seed of a computer player. */
function randomNumber(device: Device): number {
  return device.randomBytes(6).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Deals a new game and gives it as a save; nothing is kept yet. */
export function dealGame(game: Game, wanted: NewGame, device: Device = thisDevice): Save {
  const sitters: Sitter[] = wanted.levels.map((level, seat) =>
    seat === wanted.viewer ? { name: wanted.name, player: PERSON } : { name: "", player: level },
  );
  const rules = game.open({ players: sitters.length, options: wanted.options });
  const match = startMatch(rules, dealOf(device, sitters.length, wanted.seed));
  const now = device.now();
  return {
    id: hex(device.randomBytes(6)),
    game: wanted.game,
    created: now,
    updated: now,
    viewer: wanted.viewer,
    botSeed: randomNumber(device),
    seed: wanted.seed,
    record: recordOf(game, match, sitters),
    awaited: rules.waitsFor(match.state).includes(wanted.viewer),
  };
}

/** The same table with a new deal. */
export function dealAgain(game: Game, { game: id, viewer, record }: Save, device: Device = thisDevice): Save {
  return dealGame(
    game,
    {
      game: id,
      name: record.seats[viewer].name,
      viewer,
      levels: record.seats.map(({ player }) => player),
      options: record.options,
      seed: null,
    },
    device,
  );
}

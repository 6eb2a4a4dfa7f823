import { advise, decide } from "@portolan/bots";
import { PERSON } from "@portolan/kernel";
import type { Save } from "../../src/app/storage/saves.ts";
import { loadGame } from "../../src/games/load.ts";
import type { GameId } from "../../src/games/registry.ts";
import type { TableState } from "../../src/table/source.ts";
import { type Host, openHost } from "../../src/table/sources/local/host.ts";
import { type Device, dealGame } from "../../src/table/sources/local/new-game.ts";
import type { Bulletin } from "../../src/table/sources/local/protocol.ts";

/** A game as it stood after a move, and what that move led to. */
export interface Moment {
  readonly save: Save;
  readonly table: Bulletin;
  readonly news: TableState["events"];
}

/** Who plays in place of the person; it knows no clock and so always plays the same. */
const PLAYER = "trader";
const NOON = Date.UTC(2025, 4, 1, 12);

const device: Device = {
  randomBytes: (count) => Uint8Array.from({ length: count }, (_, i) => 37 * (i + 1)),
  now: () => NOON,
};

/**
 * Plays a whole game on a fixed deal and gives every moment of it. It is played by the client's own table, so that a
 * browser that opens one of the moments goes on exactly as the game did.
 */
export async function fixedGame(id: GameId, players: number, seed: string): Promise<readonly Moment[]> {
  const game = await loadGame(id);
  const levels = Array.from({ length: players }, (_, seat) => (seat === 0 ? PERSON : PLAYER));
  const dealt = dealGame(game, { game: id, name: "", viewer: 0, levels, options: {}, seed }, device);
  const first: Save = { ...dealt, id: `${id}-${seed}` };
  const moments: Moment[] = [];
  let kept = first;
  const over = Promise.withResolvers<void>();
  async function playFor(table: Bulletin): Promise<void> {
    const rules = game.open(table.settings);
    const { view, legal, settings, moves } = table;
    const task = { game: id, settings, player: PLAYER, seat: 0, view, legal, seed: moves };
    const move = await decide(rules, task);
    await host.answer({ ask: "play", move });
  }
  const host: Host = openHost(game, first, {
    decide,
    advise,
    keep: async (save) => {
      kept = save;
    },
    publish(table, _, news) {
      if (table.moves < moments.length) return;
      moments.push({ save: { ...kept, id: `${first.id}-${table.moves}` }, table, news });
      if (table.result) over.resolve();
      else if (table.toAct.includes(0)) playFor(table).catch(over.reject);
    },
    now: device.now,
  });
  host.start();
  await over.promise;
  host.close();
  return moments;
}

/** The first moment that is as wanted. */
export function momentWith(
  moments: readonly Moment[],
  isWanted: (moment: Moment, at: number) => boolean,
): Moment {
  const found = moments.find(isWanted);
  if (!found) throw new Error("the game has no such moment");
  return found;
}

/** Whether the person at the table is to decide, and has something to decide. */
export function isOpenQuestion({ table }: Moment): boolean {
  return table.toAct.includes(0) && table.legal.length > 1;
}

/** Traders of Carthage at a moment at which the person at the table can bring about a payday by buying the Market. */
export function momentBeforePayday(moments: readonly Moment[]): Moment {
  const leadsToPayday = (at: number): boolean =>
    moments[at + 1]?.news.some(({ type }) => type === "payday") ?? false;
  return momentWith(moments, (moment, at) => isOpenQuestion(moment) && leadsToPayday(at));
}

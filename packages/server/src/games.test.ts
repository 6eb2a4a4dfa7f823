import { games } from "@portolan/games";
import { readRecord, verify } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { clumsy } from "./testing/clumsy.ts";
import { chooser, playThrough, watchTable } from "./testing/people.ts";
import { startWorld } from "./testing/world.ts";

const world = await startWorld();

describe.each(games.map((game) => ({ id: game.id, game })))("a whole game of $id", ({ id, game }) => {
  test("two people with bad lines, computer players and a spectator play it over HTTP, and the record can be verified", async () => {
    const ada = await world.guest("Ada");
    const ben = await world.guest("Ben");
    const players = Math.max(3, game.players.min);
    const computers = Array.from(
      { length: players - 2 },
      () => ({ kind: "computer", level: "random" }) as const,
    );
    const { id: table, commitment } = await ada.create({
      game: id,
      seats: [{ kind: "me" }, { kind: "open" }, ...computers],
    });
    const spectator = watchTable(clumsy(world.stranger()), table);
    await ben.sit(table);
    const [adas, bens] = await Promise.all([
      playThrough(clumsy(ada), table, chooser(1)),
      playThrough(clumsy(ben), table, chooser(2)),
    ]);
    await spectator.until(() => spectator.now()?.phase === "finished");
    const record = readRecord(await ada.record(table));
    expect(verify(game, record).filter(({ ok }) => !ok)).toEqual([]);
    expect(record.deal.commitment).toBe(commitment);
    expect(record.deal.contributions.slice(0, 2).every((bytes) => bytes.length === 64)).toBe(true);
    const outcome = adas.now()?.outcome;
    expect(outcome?.ranks).toEqual(record.result?.ranks);
    expect(bens.now()?.outcome).toEqual(outcome);
    expect(spectator.now()?.outcome).toEqual(outcome);
    expect(spectator.now()?.legal).toEqual([]);
    const readers = [
      { watching: adas, client: ada },
      { watching: bens, client: ben },
      { watching: spectator, client: world.stranger() },
    ];
    for (const { watching, client } of readers) {
      await watching.stop();
      const { events } = await client.log(table);
      expect(watching.log()).toEqual(events);
      expect(events.filter(({ type }) => type === "moved")).toHaveLength(record.moves.length);
    }
  });
});

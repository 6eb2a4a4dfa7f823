import { describe, expect, test } from "vitest";
import { chooser, playThrough, problemOf, watchTable } from "./testing/people.ts";
import { playSome, someoneCanUndo, turnOf, twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

const world = await startWorld();

describe("after a restart", () => {
  test("a game goes on as it was, people are still known, and streams come back by themselves", async () => {
    const pair = await twoAtTable(world);
    await playSome(pair, 7);
    const before = await pair.ada.table(pair.id);
    const watching = watchTable(pair.ada, pair.id);
    await watching.until(() => watching.now() !== undefined);
    await world.restart();
    const after = await pair.ada.table(pair.id);
    expect({ ...after.now, at: 0 }).toEqual({ ...before.now, at: 0 });
    await playSome(pair, 3);
    await watching.until(() => (watching.now()?.seq ?? 0) >= before.now.seq + 3);
    expect(watching.frames.some((frame) => frame.event === "bye")).toBe(true);
    const { events } = await pair.ada.log(pair.id);
    expect(watching.log()).toEqual(events);
    await watching.stop();
  });

  test("a move sent before and again after it still counts once", async () => {
    const pair = await twoAtTable(world);
    const { mover, now } = await turnOf(pair);
    const { seq } = await mover.play(pair.id, now.seq, now.legal[0], "once");
    await world.restart();
    expect(await mover.play(pair.id, now.seq, now.legal[0], "once")).toEqual({ seq, repeated: true });
  });

  test("computer players go on without being asked", async () => {
    const ada = await world.guest("Ada");
    const { id } = await ada.create({
      game: "traders-of-carthage",
      seats: [
        { kind: "computer", level: "random" },
        { kind: "computer", level: "random" },
      ],
    });
    await world.restart();
    const watching = watchTable(ada, id);
    await watching.until(() => watching.now()?.phase === "finished");
    expect(watching.now()?.outcome?.reason).toBe("rules");
    await watching.stop();
  });

  test("moves can still be taken back", async () => {
    const { mover, id } = await someoneCanUndo(world);
    const { now } = await mover.table(id);
    await world.restart();
    expect((await mover.table(id)).now.undoable).toBe(now.undoable);
    await mover.undo(id, now.seq, now.undoable);
    const back = (await mover.table(id)).now;
    expect(back.undoable).toBe(0);
    await world.restart();
    await mover.redo(id, back.seq);
    expect((await mover.table(id)).now.undoable).toBe(1);
    expect((await problemOf(mover.undo(id, back.seq + 1, 2))).problem.id).toBe("move.noUndo");
  });
});

test("a table that nobody touches leaves the memory and comes back the same, in the middle of a game", async () => {
  let time = 1_000_000;
  const forgetful = await startWorld({ idle: 1000, now: () => time });
  const pair = await twoAtTable(forgetful);
  for (let i = 0; i < 6; i++) {
    await playSome(pair, 5);
    const before = (await pair.ada.table(pair.id)).now;
    time += 2000;
    await forgetful.tick();
    const figures = await (await fetch(`${forgetful.url}/metrics`)).text();
    expect(figures).toMatch(/portolan_tables_in_memory 0\n/);
    expect({ ...(await pair.ada.table(pair.id)).now, at: 0 }).toEqual({ ...before, at: 0 });
  }
  const all = await Promise.all([
    playThrough(pair.ada, pair.id, chooser(1)),
    playThrough(pair.ben, pair.id, chooser(2)),
  ]);
  expect(all[0].now()?.outcome?.reason).toBe("rules");
  for (const watching of all) await watching.stop();
});

import { once } from "node:events";
import { BUDGETS, type Task } from "@portolan/bots";
import { tradersOfCarthage } from "@portolan/games";
import { seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { startThread } from "../threads.ts";
import { now } from "./share.ts";

function taskFor(player: string): Task {
  const rules = tradersOfCarthage.open({ players: 2 });
  const { state } = startMatch(rules, seededDeal(1, 2));
  const [seat] = rules.toAct(state);
  const legal = rules.legal(state, seat);
  return {
    game: rules.game,
    settings: { players: 2 },
    player,
    seat,
    view: rules.view(state, seat),
    legal,
    seed: 1,
  };
}

test("a worker thinks no longer than is left since the question was asked", async () => {
  const worker = startThread(new URL("./worker.ts", import.meta.url));
  worker.postMessage({ id: 1, task: taskFor("trader"), asked: now() });
  await once(worker, "message");
  const task = taskFor("admiral");
  const start = now();
  worker.postMessage({ id: 2, task, asked: start - 2 * BUDGETS.admiral.ms });
  const [{ id, move }] = await once(worker, "message");
  expect(now() - start).toBeLessThan(BUDGETS.admiral.ms);
  expect(id).toBe(2);
  expect(task.legal).toContainEqual(move);
  await worker.terminate();
});

import { expect, test } from "vitest";
import { problemOf } from "./testing/people.ts";
import { startWorld } from "./testing/world.ts";

test("an address that asks for too many names has to wait", async () => {
  const world = await startWorld({ limits: { guests: 3 } });
  for (let i = 0; i < 3; i++) await world.guest(`Guest ${i}`);
  const refused = await problemOf(world.guest("One too many"));
  expect(refused.status).toBe(429);
  expect(refused.problem.id).toBe("request.tooMany");
});

test("a person who asks too much has to wait, and others need not", async () => {
  const world = await startWorld({ limits: { perPerson: 5 } });
  const ada = await world.guest("Ada");
  const ben = await world.guest("Ben");
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ada.me()));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect((await problemOf(ada.me())).status).toBe(429);
  expect((await ben.me()).name).toBe("Ben");
});

test("an address that asks too much has to wait", async () => {
  const world = await startWorld({ limits: { perAddress: 5 } });
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await fetch(`${world.url}/api/games`)).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test("nobody can set more tables than a person can play at", async () => {
  const world = await startWorld({ limits: { tables: 2 } });
  const ada = await world.guest("Ada");
  const table = { game: "oltremare", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] } as const;
  const open = { ...table, seats: [...table.seats] };
  await ada.create(open);
  await ada.create(open);
  expect((await problemOf(ada.create(open))).problem.id).toBe("table.tooMany");
});

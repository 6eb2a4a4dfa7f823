import type { Pledge } from "@portolan/kernel";
import { expect, test } from "vitest";
import { pledgesIn } from "./pledges.ts";

const pledge: Pledge = {
  commitment: "c0",
  seat: 1,
  contribution: "ab",
  seatCommitments: ["", "a5"],
  isAcknowledged: true,
};

/** The part of a browser's storage that is used. */
function storage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (i: number) => [...items.keys()][i] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

test("what was kept is there after a reload, by table and seat", async () => {
  const kept = storage();
  await pledgesIn(
    () => kept,
    () => 1,
  ).keep("t", pledge);
  const again = pledgesIn(
    () => kept,
    () => 2,
  );
  expect(await again.find("t", 1)).toEqual(pledge);
  expect(await again.find("t", 0)).toBeNull();
  expect(await again.find("other", 1)).toBeNull();
});

test("what cannot be read is not there", async () => {
  const kept = storage();
  kept.setItem("portolan.pledge.t.1", '{"at":1,"pledge":{"seat":"first"}}');
  kept.setItem("portolan.pledge.u.1", "{");
  const pledges = pledgesIn(
    () => kept,
    () => 1,
  );
  expect(await pledges.find("t", 1)).toBeNull();
  expect(await pledges.find("u", 1)).toBeNull();
});

test("the latest are kept, and nothing else of the page is touched", async () => {
  const kept = storage();
  kept.setItem("portolan.choices", "{}");
  let time = 0;
  const pledges = pledgesIn(
    () => kept,
    () => time++,
  );
  for (let i = 0; i < 305; i++) await pledges.keep(`t${i}`, pledge);
  const reloaded = pledgesIn(
    () => kept,
    () => time,
  );
  expect(await reloaded.find("t4", 1)).toBeNull();
  expect(await reloaded.find("t5", 1)).toEqual(pledge);
  expect(kept.getItem("portolan.choices")).toBe("{}");
});

test("where the page may store nothing, it is kept as long as the page", async () => {
  const pledges = pledgesIn(
    () => {
      throw new Error("forbidden");
    },
    () => 1,
  );
  await pledges.keep("t", pledge);
  expect(await pledges.find("t", 1)).toEqual(pledge);
});

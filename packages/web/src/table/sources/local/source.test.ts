import { expect, test } from "vitest";
import type { Reply } from "./protocol.ts";
import { localSource } from "./source.ts";

test("when whoever held the table is gone, the page and all who wait for an answer hear of it", async () => {
  let toPage: (reply: Reply) => void = () => {};
  const line = {
    send() {},
    receive(listener: (reply: Reply) => void) {
      toPage = listener;
    },
  };
  const source = localSource("some-table", line, () => {});
  const asked = source.undo("move");
  let told = 0;
  source.subscribe(() => told++);
  const problem = { id: "problem.unexpected", parts: { what: "no script" } };
  toPage({ type: "lost", problem });
  await expect(asked).rejects.toMatchObject({ problem });
  expect(source.read()).toEqual({ status: "failed", problem });
  expect(told).toBeGreaterThan(0);
});

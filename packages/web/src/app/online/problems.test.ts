import { readFileSync } from "node:fs";
import { ProblemError } from "@portolan/client";
import { expect, test } from "vitest";
import { isPassing, problemMessage, SERVER_PROBLEMS } from "./problems.ts";
import { english } from "./words.en.ts";

function problem(status: number, id: string, parts = {}): ProblemError {
  return new ProblemError(status, { error: { id, message: "in the server’s words", parts } });
}

test("there are words for all that the server refuses", () => {
  const source = readFileSync(new URL("../../../../server/src/words.en.ts", import.meta.url), "utf8");
  const ids = Array.from(source.matchAll(/^ {2}"([a-zA-Z.]+)":/gm), ([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect([...SERVER_PROBLEMS].sort()).toEqual(ids.sort());
  const words = Object.keys(english).filter((id) => id.startsWith("server."));
  expect(words.sort()).toEqual(ids.map((id) => `server.${id}`).sort());
});

test("a problem is told in the player's language, with its parts", () => {
  expect(problemMessage(problem(429, "request.tooMany", { seconds: 5 }))).toEqual({
    id: "server.request.tooMany",
    parts: { seconds: 5 },
  });
});

test("what a newer server refuses is told in its own words", () => {
  expect(problemMessage(problem(409, "seat.onFire"))).toEqual({
    id: "online.serverSays",
    parts: { message: "in the server’s words" },
  });
});

test("a broken line is no answer, and may mend", () => {
  const broken = new TypeError("no network");
  expect([problemMessage(broken).id, isPassing(broken)]).toEqual(["online.unreachable", true]);
  expect([isPassing(problem(503, "server.failed")), isPassing(problem(409, "table.busy"))]).toEqual([
    true,
    true,
  ]);
  expect(isPassing(problem(422, "refuse.anything"))).toBe(false);
});

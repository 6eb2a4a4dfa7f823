// The leak test must be able to fail: here the server is made to leak in one way after another, and it must be noticed.

import { oltremare } from "@portolan/games";
import { fingerprint } from "@portolan/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { ProblemFound } from "./problem.ts";
import { compareWorlds, invite } from "./testing/leak.ts";
import { startTwins } from "./testing/twins.ts";

const leak = vi.hoisted(() => ({ kind: "none" }));

vi.mock("./table/table-views.ts", async (original) => {
  const honest = await original<typeof import("./table/table-views.ts")>();
  const redactLine: typeof honest.redactLine = (table, line, person, nameOf) => {
    const told = honest.redactLine(table, line, person, nameOf);
    if (told?.type !== "moved" || line.entry.type !== "moved") return told;
    if (leak.kind === "events") return { ...told, events: [...line.entry.events] };
    if (leak.kind === "keys" && line.entry.key !== undefined) return { ...told, key: line.entry.key };
    return told;
  };
  const snapshotFor: typeof honest.snapshotFor = (table, person, time, nameOf) => {
    const told = honest.snapshotFor(table, person, time, nameOf);
    const { match, rules } = table;
    if (!match) return told;
    if (leak.kind === "views") return { ...told, view: rules.view(match.state, 0) };
    const [seat] = rules.toAct(match.state);
    if (leak.kind === "moves" && seat !== undefined)
      return { ...told, legal: rules.legal(match.state, seat).map((move) => rules.print(move)) };
    if (leak.kind === "secret") return { ...told, rematch: table.secret };
    return told;
  };
  return { ...honest, redactLine, snapshotFor };
});

vi.mock("./table/play.ts", async (original) => {
  const honest = await original<typeof import("./table/play.ts")>();
  const play: typeof honest.play = (writer, person, request) => {
    try {
      honest.play(writer, person, request);
    } catch (error) {
      if (leak.kind !== "refusals" || !(error instanceof ProblemFound) || error.status !== 422) throw error;
      const trace = { trace: fingerprint(writer.table.match?.state) };
      throw new ProblemFound(error.status, error.id, { ...error.parts, ...trace }, error.refusal);
    }
  };
  return { ...honest, play };
});

let time = 1_000_000;
const tick = (): number => {
  time += 1000;
  return time;
};
const twins = await startTwins("sabotage", () => time);
const people = await invite(twins, oltremare.players.max);
const MOST_GAMES = 60;

async function compareMany(): Promise<void> {
  for (let seed = 1; seed <= MOST_GAMES; seed++) await compareWorlds(twins, people, oltremare, seed, tick);
}

afterEach(() => {
  leak.kind = "none";
});

test.each([
  ["events", /can tell two worlds apart by/],
  ["views", /can tell two worlds apart by/],
  ["moves", /can tell two worlds apart by/],
  ["refusals", /can tell two worlds apart by POST \S+\/moves/],
  ["keys", /is told key-of-seat-/],
  ["secret", /is told [0-9a-f]{64} by/],
])("a server that leaks by its %s is found out", async (kind, complaint) => {
  leak.kind = kind;
  await expect(compareMany()).rejects.toThrow(complaint);
});

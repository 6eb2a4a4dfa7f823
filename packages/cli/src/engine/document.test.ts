import { readFileSync } from "node:fs";
import { games } from "@portolan/games";
import { fastChance } from "@portolan/kernel";
import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { OPS } from "./ops.ts";
import { newSession } from "./session.ts";

const document = readFileSync(new URL("../../../../docs/engine-protocol.md", import.meta.url), "utf8");
const session = () => newSession((count) => new Uint8Array(count));

test("the session in the document happens exactly so", () => {
  const exchanges = [...document.matchAll(/^→ (.*)\n← (.*)$/gm)];
  expect(exchanges.length).toBeGreaterThan(10);
  const engine = session();
  for (const [, request, answered] of exchanges) expect(answer(engine, request)).toBe(answered);
});

test("the state in the document is the one of the session, and can be played on from", () => {
  const state: unknown = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(document)?.[1] ?? "");
  const engine = session();
  const ask = (request: object) => JSON.parse(answer(engine, JSON.stringify(request)));
  for (const [, request] of [...document.matchAll(/^→ (.*)$/gm)].slice(0, 7)) answer(engine, request);
  expect(ask({ op: "state" }).state).toEqual(state);
  const opened = ask({ op: "new", game: "traders-of-carthage", players: 2, state, table: "b" });
  expect(opened).toMatchObject({ ok: true, toAct: [0] });
});

test("every operation stands in the document", () => {
  for (const name of OPS.keys()) expect(document).toMatch(new RegExp(`^\\| \`${name}\` \\|`, "m"));
});

const states = readFileSync(new URL("../../../../docs/states.md", import.meta.url), "utf8");

test.each(games.map((game) => [game.id, game] as const))(
  "every field of a state of %s is explained",
  (_, game) => {
    const state = game.open({ players: game.players.max }).setup(fastChance(1));
    const text = `${document}${states}`;
    for (const name of Object.keys(state)) expect(text).toContain(`\`${name}\``);
  },
);

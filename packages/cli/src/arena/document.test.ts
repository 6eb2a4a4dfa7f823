import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tradersOfCarthage } from "@portolan/games";
import type { Rules } from "@portolan/kernel";
import { expect, test } from "vitest";
import { playArenaGame } from "./game.ts";
import { type ArenaPlayer, ownPlayer } from "./player.ts";
import { programPlayer } from "./program.ts";
import { askLine } from "./protocol.ts";

const document = readFileSync(new URL("../../../../docs/engine-protocol.md", import.meta.url), "utf8");
const example = fileURLToPath(new URL("../../../../examples/carthage.mjs", import.meta.url));

test("the questions and answers in the document are those of the example's first game", async () => {
  const exchanges = [...document.matchAll(/^⇒ (.*)\n⇐ (.*)$/gm)].map(([, question, answer]) => ({
    question,
    answer,
  }));
  expect(exchanges.length).toBeGreaterThan(1);
  const rules: Rules = tradersOfCarthage.open({ players: 2 });
  const program = await programPlayer([process.execPath, example]);
  const stopping = new AbortController();
  let id = 0;
  const listener: ArenaPlayer = {
    ...program,
    async ask(question, circumstances) {
      const answer = await program.ask(question, circumstances);
      const { question: asked, answer: answered } = exchanges[id++];
      expect(askLine(id, question, circumstances)).toBe(asked);
      expect(answer).toMatchObject({ move: expect.anything() });
      if ("move" in answer) expect(JSON.stringify({ id, move: rules.print(answer.move) })).toBe(answered);
      if (id === exchanges.length) stopping.abort();
      return answer;
    },
  };
  const table = { rules, seed: "harbour", budget: 1000, players: [listener, ownPlayer("random")] };
  await playArenaGame(table, 0, { deal: 0, seats: [1, 0] }, stopping.signal);
  await program.close();
  expect(id).toBe(exchanges.length);
});

import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { rollout } from "./rollout.ts";
import { mindConfig } from "./weights.ts";

/** What seat 0 does in a rollout in a game of two after these moves of its own, in the notation. */
function rolloutIn(described: Position, ...played: string[]): string {
  const game = position({ players: 2, ...described });
  for (const move of played) game.play(0, move);
  return game.rules.print(rollout(mindConfig(game.config), game.state, 0));
}

describe("in a rollout a player", () => {
  test.each<[string, Position, string[], string]>([
    [
      "picks the good that the best planet lacks",
      { hands: ["medicine food"], row: ["solace", "helvetia"], era1: "", pool: "fuel water tools tools" },
      [],
      "pick water",
    ],
    [
      "takes nothing back that serves where it lies",
      { hands: ["food"], row: ["solace 0 - -", "helvetia"] },
      [],
      "end",
    ],
    [
      "takes a good back that fills a planet elsewhere",
      { hands: ["medicine food"], row: ["solace", "nightcore - - - 0"] },
      [],
      "recall nightcore water",
    ],
    [
      "fills a planet that can be won now",
      { hands: ["medicine food water"], row: ["solace", "helvetia"] },
      [],
      "lay medicine solace",
    ],
    [
      "fills it with what an ability supplies",
      { hands: ["tools"], planets: ["pelagia"], row: ["solace 0 0 -", "helvetia"] },
      ["end"],
      "lay tools as water solace via pelagia",
    ],
    [
      "does not complete a planet for a rival",
      { hands: ["water"], row: ["solace 1 1 -"], era1: "", era2: "" },
      [],
      "end",
    ],
  ])("%s", (_, described, played, expected) => {
    expect(rolloutIn(described, ...played)).toBe(expected);
  });

  test("gives a strange orbit to the leader", () => {
    const game = position({
      hands: ["medicine tools"],
      planets: ["", "tillmark", "quorum"],
      row: ["wayward", "solace"],
    });
    game.play(0, "lay medicine wayward", "lay tools wayward");
    expect(game.rules.print(rollout(mindConfig(game.config), game.state, 0))).toBe("give 2");
  });
});

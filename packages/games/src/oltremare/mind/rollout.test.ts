import { describe, expect, test } from "vitest";
import { type Position, position } from "../testing/position.ts";
import { rollout } from "./rollout.ts";
import { mindConfig } from "./weights.ts";

/** What seat 0 does in a rollout after these moves of its own, in the notation. */
function rolloutIn(described: Position, ...played: string[]): string {
  const game = position(described);
  game.play(0, ...played);
  return game.rules.print(rollout(mindConfig(game.config), game.state, 0));
}

describe("in a rollout a player", () => {
  const calm: Position = { cargo: ["pottery#46", "olives#62"], hands: ["salt#31 salt#32", ""], tokens: {} };

  test.each<[string, Position, string[], string]>([
    [
      "lays the card onto the pirates that serves least",
      { cargo: ["salt#34 salt#42", "olives#62"], hands: ["salt#36 salt#40 salt#37 jewels#2", ""] },
      [],
      "discard jewels#2",
    ],
    ["ends the trade when there are cards enough", calm, [], "end"],
    ["buys what is missing", { cargo: ["pottery#49", "olives#62"], hands: ["salt#31", ""] }, [], "buy deck"],
    [
      "buys from the pirates what they cost besides",
      { cargo: ["pottery#49", "olives#62"], hands: ["salt#31", ""], pirates: ["jewels#1", ""] },
      [],
      "buy pirates",
    ],
    [
      "plays cards whose symbols go together",
      {
        cargo: ["pottery#49", "olives#62"],
        hands: ["silk#28 salt#37 scrolls#14", ""],
        tokens: {},
        lastRound: true,
      },
      ["end"],
      "play silk#28 salt#37",
    ],
    [
      "sails to a token",
      {
        ...calm,
        hands: ["salt#32 silk#19", ""],
        ports: ["ancona", "tana"],
        tokens: { zara: "goodBusiness" },
      },
      ["end", "play salt#32"],
      "sail zara",
    ],
    [
      "jumps from a compass to a token",
      {
        ...calm,
        hands: ["salt#32 silk#19", ""],
        ports: ["ancona", "tana"],
        tokens: { zara: "compass", corfu: "fightPirates" },
      },
      ["end", "play salt#32", "sail zara"],
      "jump corfu",
    ],
    [
      "loads cards so that runs go on",
      { cargo: ["salt#34 salt#36", "olives#62"], hands: ["salt#35 olives#66", ""] },
      ["end"],
      "load salt#35 olives#66",
    ],
  ])("%s", (_, described, played, expected) => {
    expect(rolloutIn(described, ...played)).toBe(expected);
  });

  test("takes a gift and declines to make one", () => {
    const game = position({ hands: ["silk#22 silk#25", "salt#35 salt#40"] });
    game.play(0, "offer 1: +9d for nothing");
    expect(game.rules.print(rollout(mindConfig(game.config), game.state, 1))).toBe("accept 0");
    game.play(1, "decline 0");
    game.play(0, "offer 1: nothing for salt +9d");
    expect(game.rules.print(rollout(mindConfig(game.config), game.state, 1))).toBe("decline 0");
  });

  test("passes when called", () => {
    const game = position({ hands: ["silk#22 silk#25", "salt#35 salt#40"] });
    game.play(0, "call 1");
    expect(game.rules.print(rollout(mindConfig(game.config), game.state, 1))).toBe("pass");
  });
});

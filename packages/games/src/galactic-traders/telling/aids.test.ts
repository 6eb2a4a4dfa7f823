import { describe, expect, test } from "vitest";
import type { Move } from "../rules/moves.ts";
import { planet } from "../testing/notation.ts";
import { position } from "../testing/position.ts";
import type { TestGame } from "../testing/test-game.ts";
import {
  asked,
  completedBy,
  guardIn,
  ifFilledBy,
  knownInHand,
  openSlots,
  pendingAgreements,
  runningScores,
  targetsFor,
} from "./aids.ts";

function read(game: TestGame, text: string): Move {
  const parsed = game.rules.parse(text);
  if (!("move" in parsed)) throw new Error(text);
  return parsed.move;
}

describe("aids", () => {
  const described = {
    hands: ["water tools", "food"],
    planets: ["tillmark"],
    row: ["nightcore 1 1 0 -", "recyclon 0 - -", "solace"],
  };

  test("GT-AGR-4: who would win a planet if this or that player laid the missing goods", () => {
    const { config, view } = position(described);
    const [nightcore, recyclon] = view(0).row;
    expect(ifFilledBy(config, nightcore, 0)).toMatchObject({ winner: 0, isTie: true, displaced: [0, 2, 0] });
    expect(ifFilledBy(config, nightcore, 1)).toMatchObject({ winner: 1, count: 3, displaced: [1, 0, 0] });
    expect(ifFilledBy(config, nightcore, 2)).toMatchObject({ winner: 1, count: 2, displaced: [1, 0, 1] });
    expect(openSlots(config, recyclon)).toEqual([1]);
    expect(openSlots(config, nightcore)).toEqual([3]);
  });

  test("GT-AGR-1: what a move completes, for whom, and who must move how many goods", () => {
    const game = position({ ...described, row: ["nightcore 1 1 1 -", "recyclon 0 - -", "solace"] });
    const { config } = game;
    game.play(0, "end");
    const outcome = completedBy(config, game.view(0), 0, read(game, "lay water nightcore"));
    expect(outcome).toMatchObject({ winner: 1, count: 3, displaced: [1, 0, 0] });
    expect(completedBy(config, game.view(0), 0, read(game, "lay water solace"))).toBeNull();
    expect(pendingAgreements(config, game.view(0))).toEqual([]);
    game.play(0, "lay water nightcore");
    expect(pendingAgreements(config, game.view(0))).toEqual([outcome]);
  });

  test("GT-SLOT-2: where a card can go, also by an ability", () => {
    const game = position({ hands: ["water tools"], planets: ["tillmark"], row: ["solace", "nightcore"] });
    const { config } = game;
    const at = (id: string) => planet(config.edition, id);
    expect(targetsFor(config, game.view(0), 5)).toEqual([
      { planet: at("solace"), slot: 2, via: null },
      { planet: at("nightcore"), slot: 3, via: null },
    ]);
    expect(targetsFor(config, game.view(0), 3)).toEqual([
      { planet: at("solace"), slot: 1, via: at("tillmark") },
      { planet: at("nightcore"), slot: 2, via: at("tillmark") },
    ]);
    expect(targetsFor(config, game.view(1), 3)).toEqual([]);
  });

  test("GT-SCORE-1: running scores, goods apart", () => {
    const { config, view } = position(described);
    expect(runningScores(config, view(1))[0]).toMatchObject({ planets: 1, goods: 2, total: 3 });
  });

  test("GT-GUARD-2: how near the guard is", () => {
    const row = ["nightcore"];
    const near = position({ hands: ["water"], row, quietRounds: 3 });
    expect(guardIn(near.config, near.view(0))).toBe(1);
    const off = position({ hands: ["water"], row, options: { deadlockRounds: "off" } });
    expect(guardIn(off.config, off.view(0))).toBeNull();
  });

  test("GT-TURN-4: goods known to be in another hand", () => {
    const game = position({ players: 2, hands: ["food"], row: ["nightcore 0 - - -"] });
    expect(knownInHand(game.view(1), 0)).toBeNull();
    game.play(0, "recall nightcore medicine");
    expect(knownInHand(game.view(1), 0)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test("GT-RED-2: whose decision it is, and that it is out of turn", () => {
    const game = position({ hands: ["water fuel"], row: ["tillmark 1 -", "solace"] });
    expect(asked(game.view(2))).toMatchObject({ seat: 0, isOutOfTurn: false, planet: null });
    game.play(0, "lay water tillmark", "end");
    expect(asked(game.view(2))).toMatchObject({
      seat: 1,
      isOutOfTurn: true,
      planet: planet(game.config.edition, "tillmark"),
    });
  });
});

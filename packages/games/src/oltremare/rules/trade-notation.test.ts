import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

const { rules } = position({ players: 3 });

/** The notation as it is printed again. */
function again(text: string): string {
  const parsed = rules.parse(text);
  return "move" in parsed ? rules.print(parsed.move) : parsed.refusal.rule;
}

describe("notation", () => {
  test.each([
    "discard salt#34",
    "offer 1: salt#34(ship,ship) silk#20 +2d for pottery grain(market)",
    "offer 2: nothing for grain +3d",
    "counter 1: silk#20(ducat,5) for pottery @1 @3",
    "accept 1: grain#80 grain#81",
    "accept 1",
    "decline 0",
    "withdraw 2",
    "call 1 2",
    "pass",
    "close",
    "end",
    "buy deck",
    "buy pirates",
    "play silk#20 salt#34",
    "sail corfu",
    "sail ancona zara venezia",
    "jump rodi",
    "stay",
    "load salt#34 silk#20",
  ])("%s reads back as it is printed", (text) => {
    expect(again(text)).toBe(text);
  });

  test.each([
    ["OFFER 1 34 2d FOR gra", "offer 1: salt#34 +2d for grain"],
    ["offer 1 : #34 (5, ship) for olives ( market )", "offer 1: salt#34(ship,5) for olives(market)"],
    ["offer 1: 2d salt34 for pottery jewels", "offer 1: salt#34 +2d for jewels pottery"],
    ["play 34 20", "play silk#20 salt#34"],
    ["load 34 20", "load salt#34 silk#20"],
    ["sail corf", "sail corfu"],
    ["buy pirate", "buy pirates"],
    ["accept 1 81 80", "accept 1: grain#80 grain#81"],
  ])("%s is understood", (text, printed) => {
    expect(again(text)).toBe(printed);
  });

  test.each([
    "offer 1: salt#34",
    "offer 1: silk#34 for grain",
    "offer: salt#34 for grain",
    "offer 1: salt#999 for tea",
    "sail",
    "sail t",
    "play",
    "buy ship",
    "pass 1",
    "call x",
    "offer 1: 2d 3d for grain",
  ])("OM-TRN-2: %s is not a move", (text) => {
    expect(again(text)).toBe("OM-TRN-2");
  });
});

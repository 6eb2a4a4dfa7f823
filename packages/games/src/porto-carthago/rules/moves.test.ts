import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";

const { rules } = position({});

describe("notation", () => {
  test.each([
    "claim egypt_1",
    "pass",
    "take oil",
    "dock egypt_oil egypt_2",
    "dock egypt_oil out",
    "away egypt_oil",
    "allot 1",
    "atonce track",
    "atonce path",
    "atonce none",
    "card A3",
    "talents",
    "refresh",
    "captain",
    "carry oil warehouse egypt_1",
    "carry oil egypt_1 charter",
    "carry oil egypt_1 egypt_2",
    "court 2 -1",
    "hoist claim egypt_1",
    "hoist move egypt_1 greece_2",
    "hoist leave egypt_1",
    "buy oil",
    "skip",
    "free",
    "seat",
    "end",
    "use numidia_ivory",
    "order egypt_oil greece_oil iberia_oil",
    "use egypt_ivory greece_1",
    "use iberia_grain red+1 blue-2",
    "use iberia_glass",
    "use iberia_purple egypt_oil",
  ])("prints and parses %s", (text) => {
    const parsed = rules.parse(text);
    if ("refusal" in parsed) throw new Error("refused");
    expect(rules.print(parsed.move)).toBe(text);
    const sloppy = rules.parse(`  ${text.toUpperCase().replaceAll(" ", "   ")} `);
    expect(sloppy).toEqual(parsed);
  });

  test("colours of a shift may stand in any order", () => {
    expect(rules.parse("use iberia_grain blue-2 red+1")).toEqual(
      rules.parse("use iberia_grain red+1 blue-2"),
    );
  });

  test.each([
    "",
    "claim",
    "claim egypt_3",
    "claim egypt_1 egypt_2",
    "take wine",
    "dock egypt_oil",
    "dock egypt_oil away",
    "court 1",
    "court a b",
    "court 1.5 0",
    "hoist",
    "hoist move egypt_1",
    "hoist jump egypt_1",
    "card A7",
    "carry oil charter egypt_1",
    "use egypt_oil",
    "use numidia_ivory egypt_oil",
    "use iberia_grain",
    "use iberia_grain red+0",
    "use iberia_grain red+1 red+1",
    "use iberia_grain white+1",
    "order",
    "order egypt_beer",
    "atonce later",
    "constructor",
    "talents now",
  ])("refuses “%s” and names what a turn consists of", (text) => {
    expect(rules.parse(text)).toMatchObject({ refusal: { rule: "PC-TURN-2", id: "refuse.notation" } });
  });
});

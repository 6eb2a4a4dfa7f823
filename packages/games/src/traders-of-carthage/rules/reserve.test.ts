import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { shown } from "../testing/shown.ts";

const zones = { market: "R5 B3", farm: "R5 Y3" };

describe("reserving", () => {
  test("TC-RES-1: the marker goes on an unreserved card of the Market or the Farm", () => {
    const game = position(zones);
    expect(game.legal(0, "reserve")).toEqual([
      "reserve R5 market",
      "reserve B3 market",
      "reserve R5 farm",
      "reserve Y3 farm",
    ]);
    game.play(0, "reserve R5 farm");
    game.play(1, "reserve R5 market");
    expect([game.market(), game.farm()]).toEqual(["R5@1 B3", "R5@0 Y3"]);
    expect(game.hand(0)).toBe("");
  });

  test("TC-RES-1: only a card that lies there can be reserved", () => {
    const refusal = { rule: "TC-RES-1", id: "refuse.reserve.notThere" };
    const zone = { term: "zone.farm" };
    const game = position(zones);
    expect(game.refusal(0, "reserve B3 farm")).toEqual({ ...refusal, parts: { card: shown("B3"), zone } });
    expect(game.refusal(0, "reserve Y3 market")).toMatchObject(refusal);
  });

  test("TC-RES-2: a card with a marker cannot be reserved", () => {
    const game = position({ market: "R5@1 B3", farm: "Y3" });
    expect(game.refusal(0, "reserve R5 market")).toEqual({
      rule: "TC-RES-2",
      id: "refuse.reserve.taken",
      parts: { card: shown("R5") },
    });
    expect(game.legal(0, "reserve")).toEqual(["reserve B3 market", "reserve Y3 farm"]);
  });

  test("TC-RES-2: of two equal cards the one without a marker is reserved", () => {
    const game = position({ market: "R5@1 R5", farm: "Y3" });
    game.play(0, "reserve R5 market");
    expect(game.market()).toBe("R5@1 R5@0");
  });

  test.each([
    ["Market", { market: "R5@0 B3 B2", farm: "Y3" }],
    ["Farm", { market: "R5 B3 B2", farm: "Y3@0" }],
  ])("TC-RES-2: with the marker in the %s there is no second reservation", (_, lying) => {
    const game = position(lying);
    expect(game.legal(0, "reserve")).toEqual([]);
    expect(game.refusal(0, "reserve B3 market")).toMatchObject({ id: "refuse.reserve.markerOut" });
  });

  test("TC-RES-3: nobody else takes a reserved card", () => {
    const game = position({ market: "R5@1 B3", farm: "Y3", hands: ["Y3", ""] });
    expect(game.refusal(0, "take R5")).toEqual({
      rule: "TC-RES-3",
      id: "refuse.take.reserved",
      parts: { card: shown("R5"), owner: { seat: 1 } },
    });
  });

  test("TC-RES-3: nobody else buys a reserved card, its owner may", () => {
    const game = position({ market: "R5 B3", farm: "Y3 Y3 Y3", hands: ["R3", "Y3 R5 R5 R5"] });
    game.play(0, "reserve R5 market");
    game.play(1, "buy Y3");
    expect(game.goods(1)).toBe("B3");
    expect(game.legal(0, "take")).toContain("take R5 reserved");
  });

  test("TC-RES-4: the marker can be neither moved nor withdrawn", () => {
    const game = position({ market: "R5@0 B3 B2", farm: "Y3" });
    expect(game.refusal(0, "reserve B3 market")).toMatchObject({ rule: "TC-RES-4" });
    expect(game.refusal(0, "reserve R5 market")).toMatchObject({ rule: "TC-RES-4" });
    game.play(0, "take B3");
    expect(game.market()).toBe("R5@0 B2");
  });

  test("TC-RES-5: the reserved card may wait, as long as there is something else to do", () => {
    const game = position({ market: "R5@0 B3 B2", farm: "Y3" });
    expect(game.legal(0)).toEqual(["take R5 reserved", "take B3", "take B2"]);
    game.play(0, "take B3");
    expect(game.market()).toBe("R5@0 B2");
  });

  test("TC-RES-5: when the reserved card is all there is, it must be bought or taken", () => {
    const game = position({ market: "R5@0 Y3@1", farm: "Y3", hands: ["G5", ""] });
    expect(game.legal(0)).toEqual(["buy G5", "take R5 reserved"]);
  });

  test("a reservation is open and tells the place", () => {
    const [event] = position(zones).play(0, "reserve Y3 farm");
    expect(event).toEqual({ type: "reserved", seat: 0, card: 7, zone: "farm" });
  });
});

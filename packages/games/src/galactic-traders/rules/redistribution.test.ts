import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

describe("redistribution", () => {
  test("GT-RED-1: the goods of the others turn face down and must be laid at once", () => {
    const game = position({ hands: ["water tools"], row: ["tillmark 1 -", "atrium-i"] });
    const events = game.play(0, "lay water tillmark", "end");
    expect(only(events, "displaced")).toMatchObject([{ seat: 1, count: 1 }]);
    expect(game.asked()).toBe("1 redistribute");
    expect(game.out(1)).toBe(1);
    game.play(1, "relay tillmark-armaments atrium-i food");
    expect(game.slots("atrium-i")).toBe("- 1=armaments");
  });

  test("GT-RED-2: clockwise, beginning with the player after the winner", () => {
    const game = position({
      players: 4,
      hands: ["", "", "water fuel"],
      toAct: 2,
      row: ["asclepia 0 3 1 -", "nightcore 2 - - -", "solace"],
    });
    game.play(2, "end");
    game.play(2, "lay water asclepia", "end");
    expect(game.asked()).toBe("3 redistribute");
    expect(game.refusedBy(0, "relay asclepia-armaments solace food")).toBe("GT-RED-2");
    game.play(3, "relay asclepia-food solace food");
    expect(game.asked()).toBe("0 redistribute");
    game.play(0, "relay asclepia-armaments solace medicine");
    expect(game.asked()).toBe("1 redistribute");
    expect(game.refusedBy(1, "end")).toBe("GT-RED-2");
  });

  test("GT-RED-2: the order begins after the winner of a strange orbit, not after its receiver", () => {
    const game = position({ players: 4, hands: ["tools fuel"], row: ["wayward 1 -", "solace"] });
    game.play(0, "lay tools wayward", "end");
    game.play(0, "give 3");
    expect(game.asked()).toBe("1 redistribute");
  });

  test("GT-RED-3: a player lays all own goods, in any order and on any planets, before the next", () => {
    const game = position({
      hands: ["medicine tools armaments fuel"],
      row: ["helvetia - - - 1", "bastion-kor - 2 - -", "solace", "half-life 1 - 1"],
      toAct: 0,
    });
    game.play(0, "lay tools half-life", "end");
    // Seat 1 wins Half Life; seat 0 moves.
    expect(game.planets(1)).toBe("half-life");
    expect(game.refusedBy(0, "relay half-life-fuel solace food")).toBe("GT-RED-3");
    const both = position({
      hands: ["medicine water tools"],
      row: ["nightcore - 1 1 -", "solace", "bastion-kor"],
    });
    both.play(0, "lay medicine nightcore", "lay water nightcore", "end");
    expect(both.asked()).toBe("1 redistribute");
    both.play(1, "relay nightcore-food bastion-kor tools");
    expect(both.asked()).toBe("1 redistribute");
    both.play(1, "relay nightcore-armaments solace water");
    expect(both.slots("bastion-kor")).toBe("- - 1=food -");
    expect(both.slots("solace")).toBe("- - 1=armaments");
  });

  test("GT-RED-4: a displaced good fills any open slot of the row, whatever is printed on it", () => {
    const game = position({
      hands: ["water fuel"],
      row: ["tillmark 1 -", "atrium-i", "recyclon", "quorum 2 - - -"],
    });
    game.play(0, "lay water tillmark", "end");
    expect(game.legal(1)).toEqual([
      "relay tillmark-armaments atrium-i medicine",
      "relay tillmark-armaments atrium-i food",
      "relay tillmark-armaments recyclon food",
      "relay tillmark-armaments quorum medicine",
      "relay tillmark-armaments quorum food",
      "relay tillmark-armaments quorum fuel",
    ]);
    expect(game.refusedBy(1, "relay tillmark-armaments recyclon water")).toBe("GT-RED-4");
    expect(game.refusedBy(1, "relay tillmark-armaments solace water")).toBe("GT-RED-4");
  });

  test("GT-RED-5: laying is compulsory as long as a slot is open", () => {
    const game = position({ hands: ["water fuel"], row: ["tillmark 1 -", "atrium-i 2 -"] });
    const events = game.play(0, "lay water tillmark", "end");
    // One good, one open slot: nothing to decide; it completes Atrium I and wins it.
    expect(kinds(events)).toContain("relaid");
    expect(game.planets(1)).toBe("atrium-i");
  });

  test("GT-RED-6: no abilities and no hand cards in a redistribution, and nobody gets beyond four", () => {
    const game = position({
      hands: ["water fuel", "medicine food"],
      planets: ["", "helvetia recyclon"],
      row: ["tillmark 1 -", "atrium-i", "nightcore 1 1 1 -"],
    });
    game.play(0, "lay water tillmark", "end");
    expect(game.refusedBy(1, "lay medicine as food atrium-i via helvetia")).toBe("GT-RED-6");
    expect(game.refusedBy(1, "lay food atrium-i")).toBe("GT-RED-2");
    expect(game.refusedBy(1, "exchange recyclon food")).toBe("GT-RED-2");
    game.play(1, "relay tillmark-armaments atrium-i food");
    expect(game.out(1)).toBe(4);
    expect(game.hand(1)).toContain("medicine food");
  });

  test("GT-RED-7: without an open slot a good goes to its owner's hand, if that has room", () => {
    const game = position({ hands: ["water fuel", "food"], row: ["tillmark 1 -"], era1: "" });
    const events = game.play(0, "lay water tillmark", "end");
    expect(only(events, "homeless")).toMatchObject([{ seat: 1, to: { place: "hand" }, cards: [1] }]);
    expect(game.hand(1)).toBe("armaments food");
    expect(game.out(1)).toBe(0);
  });

  test("GT-RED-7: a full hand has no room: the good is discarded", () => {
    const game = position({ hands: ["water fuel", "food food food food"], row: ["tillmark 1 -"], era1: "" });
    const events = game.play(0, "lay water tillmark", "end");
    expect(only(events, "homeless")).toMatchObject([{ to: { place: "discard" } }]);
    expect(game.hand(1)).toBe("food food food food");
    expect(game.discard()).toBe("armaments water");
  });

  test("GT-RED-7: with homelessGoods = discard it is always discarded", () => {
    const options = { homelessGoods: "discard" } as const;
    const game = position({ options, hands: ["water fuel", "food"], row: ["tillmark 1 -"], era1: "" });
    game.play(0, "lay water tillmark", "end");
    expect(game.hand(1)).toBe("food");
    expect(game.discard()).toBe("armaments water");
  });

  test("GT-RED-8: for ties a displaced good counts as laid when it is laid again", () => {
    // Seat 1's good on Tillmark is older than seat 2's on Atrium I, but is laid there later and wins the tie.
    const game = position({ hands: ["water fuel"], row: ["tillmark 1 -", "atrium-i 2 -", "solace"] });
    game.play(0, "lay water tillmark", "end");
    game.play(1, "relay tillmark-armaments atrium-i food");
    expect(game.planets(1)).toBe("atrium-i");
  });

  test("GT-RED-9: a planet completed by a displaced good waits until all are laid; chains go on", () => {
    const game = position({
      hands: ["medicine water tools"],
      row: ["nightcore - 1 1 -", "atrium-i 2 -", "solace 2 - 2", "bastion-kor"],
    });
    game.play(0, "lay medicine nightcore", "lay water nightcore", "end");
    game.play(1, "relay nightcore-armaments atrium-i food");
    // Atrium I is complete and still lies there.
    expect(game.asked()).toBe("1 redistribute");
    expect(game.slots("atrium-i")).toBe("2 1=armaments");
    game.play(1, "relay nightcore-food solace food");
    // Both are complete now: the active player chooses.
    expect(game.asked()).toBe("0 agree");
    game.play(0, "resolve atrium-i");
    expect(game.planets(1)).toBe("atrium-i");
    expect(game.asked()).toBe("2 redistribute");
    game.play(2, "relay atrium-i-medicine bastion-kor fuel");
    expect(game.planets(2)).toBe("solace");
    expect(game.asked()).toBe("1 redistribute");
  });

  test("GT-RED-10: displaced goods are known by their slot; equal ones that lay face up are interchangeable", () => {
    const game = position({
      hands: ["food fuel tools"],
      row: ["quorum 1 1 - -", "solace", "half-life"],
    });
    game.play(0, "lay food quorum", "lay fuel quorum", "end");
    expect(game.legal(1, "relay quorum-medicine-1")).toHaveLength(6);
    expect(game.legal(1, "relay quorum-medicine-2")).toHaveLength(0);
    expect(game.refusedBy(1, "relay quorum-medicine-2 solace food")).toBe("GT-RED-10");
    const different = position({
      hands: ["food fuel tools"],
      row: ["quorum 1 1?water - -", "solace", "half-life"],
    });
    different.play(0, "lay food quorum", "lay fuel quorum", "end");
    expect(different.legal(1, "relay quorum-medicine-2")).toHaveLength(6);
    const [relaid] = only(different.play(1, "relay quorum-medicine-2 solace food"), "relaid");
    expect(different.rules.redact(relaid, 1)).toMatchObject({ cards: [5] });
    expect(different.rules.redact(relaid, 2)).toMatchObject({ cards: null });
    const [open] = only(different.play(1, "relay quorum-medicine-1 solace water"), "relaid");
    expect(different.rules.redact(open, 2)).toMatchObject({ cards: [0] });
  });
});

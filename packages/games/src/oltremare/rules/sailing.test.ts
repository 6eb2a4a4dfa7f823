import { describe, expect, test } from "vitest";
import { changedEdition } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";
import { influencePay } from "./hand-limit.ts";

/** A plays cards with so many ship symbols from this port. */
const ships = [
  "salt#43",
  "salt#43 silk#28",
  "salt#43 silk#28 olives#77",
  "salt#43 silk#28 olives#77 grain#95",
];
const tops = ["salt#32", "salt#36", "salt#40", "salt#42"];

function voyage(steps: number, described: Parameters<typeof position>[0] = {}) {
  const game = position({
    players: 3,
    hands: [ships[steps - 1], "olives#61", "olives#62"],
    cargo: [tops[steps - 1], "pottery#46", "pottery#47"],
    ports: ["corfu"],
    ...described,
  });
  game.play(0, "end");
  return game;
}

describe("sailing", () => {
  test("OM-SAI-1: exactly as many steps as ship symbols, one route each", () => {
    expect(voyage(1).legal(0)).toEqual(["sail durazzo", "sail brindisi", "sail modone"]);
    expect(voyage(2).refusal(0, "sail durazzo")).toBe("OM-SAI-5");
    expect(voyage(2).legal(0)).toContain("sail ragusa");
  });

  test("OM-SAI-2: a route is used only once in a turn, in whichever direction", () => {
    const game = voyage(2);
    expect(game.legal(0)).not.toContain("sail corfu");
    expect(game.refusal(0, "sail brindisi corfu")).toBe("OM-SAI-2");
  });

  test("OM-SAI-3: ports may be reached again over other routes, also the one where the voyage began", () => {
    const game = voyage(3, { ports: ["venezia"] });
    expect(game.legal(0)).toContain("sail venezia");
    game.play(0, "sail ancona zara venezia");
    expect(game.port(0)).toBe("venezia");
  });

  test("OM-SAI-4: ships may share a port, and ports passed through have no effect", () => {
    const game = voyage(2, { ports: ["corfu", "ragusa"], tokens: { durazzo: "goodBusiness" } });
    game.play(0, "sail durazzo ragusa");
    expect([game.port(0), game.port(1)]).toEqual(["ragusa", "ragusa"]);
    expect(game.token("durazzo")).toBe("goodBusiness");
    expect(game.of(0).active).toBeNull();
  });

  test("OM-SAI-5: the choice is an end port; a full trail may be handed in and must be legal", () => {
    const game = voyage(3);
    expect(game.rules.isComplete(game.state, 0)).toBe(false);
    expect(game.refusal(0, "sail durazzo brindisi ragusa")).toBe("OM-SAI-2");
    expect(game.refusal(0, "sail durazzo ragusa")).toBe("OM-SAI-2");
    game.play(0, "sail durazzo ragusa brindisi");
    expect(game.port(0)).toBe("brindisi");
  });

  test("OM-SAI-6: where no trail is that long, the longest shorter length applies", () => {
    const routes = [{ a: "venezia", b: "ancona" }];
    const ports = [
      { id: "venezia", routes: ["ancona"] },
      { id: "ancona", routes: ["venezia"] },
    ];
    const berths = Object.fromEntries(
      Array.from({ length: 98 }, (_, i) => [`cards.${i}.port`, i % 2 ? "venezia" : null] as const),
    );
    const game = voyage(3, { ports: ["venezia"], edition: changedEdition({ ports, routes, ...berths }) });
    expect(game.port(0)).toBe("ancona");
    const { ends } = voyage(1).config.edition.map;
    const fewest = [1, 2, 3, 4].map((steps) => Math.min(...ends.map((by) => by[steps].length)));
    expect(fewest).toEqual([2, 2, 4, 7]);
    expect(Math.max(...ends.map((by) => by[4].length))).toBe(21);
  });

  test("OM-SAI-7: without ship symbols the ship stays and the active token stays active", () => {
    const game = position({ hands: ["salt#34", ""], active: ["goodBusiness"], ports: ["corfu"] });
    game.play(0, "end");
    expect(game.port(0)).toBe("corfu");
    expect(game.of(0)).toMatchObject({ active: "goodBusiness", used: [] });
  });
});

describe("port tokens", () => {
  test("OM-TOK-1: the token of the port where the ship stops becomes active", () => {
    const game = voyage(1, { tokens: { modone: "favourableMarket" } });
    game.play(0, "sail modone");
    expect(game.of(0)).toMatchObject({ active: "favourableMarket", used: [] });
    expect(game.token("modone")).toBeNull();
  });

  test("OM-TOK-2: the previous active token is turned over and kept", () => {
    const game = voyage(1, { tokens: { modone: "favourableMarket" }, active: ["goodBusiness"] });
    game.play(0, "sail modone");
    expect(game.of(0)).toMatchObject({ active: "favourableMarket", used: ["goodBusiness"] });
  });

  test("OM-TOK-3: also when the port holds no token", () => {
    const game = voyage(1, { active: ["goodBusiness"] });
    game.play(0, "sail modone");
    expect(game.of(0)).toMatchObject({ active: null, used: ["goodBusiness"] });
  });

  test("OM-TOK-4: also when the voyage ends where it began, unless the option keeps the token", () => {
    const lose = voyage(3, { ports: ["venezia"], active: ["goodBusiness"] });
    lose.play(0, "sail venezia");
    expect(lose.of(0).active).toBeNull();
    const keep = voyage(3, { ports: ["venezia"], active: ["goodBusiness"], options: { roundTrip: "keep" } });
    keep.play(0, "sail venezia");
    expect(keep.of(0)).toMatchObject({ active: "goodBusiness", used: [] });
  });

  test("OM-TOK-4: a compass jump back to the beginning is no round trip", () => {
    const tokens = { modone: "compass" } as const;
    const game = voyage(1, { tokens, active: ["goodBusiness"], options: { roundTrip: "keep" } });
    game.play(0, "sail modone", "jump corfu");
    expect(game.of(0)).toMatchObject({ active: null, used: ["goodBusiness"] });
  });

  test("OM-TOK-5: a token taken now works from the next turn on; this voyage uses the one held before", () => {
    const before = voyage(2, { tokens: { ragusa: "calmSailing" } });
    before.play(0, "sail ragusa");
    expect(before.ducats(0)).toBe(14);
    const held = voyage(2, { tokens: { ragusa: "goodBusiness" }, active: ["calmSailing"] });
    held.play(0, "sail ragusa");
    expect(held.ducats(0)).toBe(16);
    expect(held.of(0).active).toBe("goodBusiness");
  });

  test("OM-TOK-6: Calm Sailing pays a ducat per ship symbol before the ship moves, nothing for a jump", () => {
    const game = voyage(2, { tokens: { ragusa: "compass" }, active: ["calmSailing"] });
    const types = kinds(game.play(0, "sail ragusa"));
    expect(types).toEqual(["calmSailing", "sailed"]);
    const balance = game.ducats(0);
    game.play(0, "jump tana");
    expect(game.ducats(0)).toBe(balance);
  });

  test("OM-TOK-7: a compass leads to any other port without a compass and goes to the box", () => {
    const tokens = { modone: "compass", tana: "localInfluence", rodi: "compass" } as const;
    const game = voyage(1, { tokens });
    game.play(0, "sail modone");
    expect(game.asked()).toBe("compass");
    expect(game.refusal(0, "jump modone")).toBe("OM-TOK-7");
    expect(game.refusal(0, "jump rodi")).toBe("OM-TOK-7");
    expect(game.legal(0)).toHaveLength(1 + 28);
    game.play(0, "jump tana");
    expect(game.of(0)).toMatchObject({ active: "localInfluence", used: [] });
    expect([game.token("modone"), game.token("tana")]).toEqual([null, null]);
  });

  test("OM-TOK-8: the target may be empty, shared, or where the voyage began", () => {
    const game = voyage(1, {
      tokens: { modone: "compass" },
      active: ["goodBusiness"],
      ports: ["corfu", "rodi"],
    });
    game.play(0, "sail modone");
    expect(game.legal(0)).toEqual(expect.arrayContaining(["jump corfu", "jump rodi"]));
    game.play(0, "jump rodi");
    expect(game.of(0)).toMatchObject({ active: null, used: ["goodBusiness"] });
  });

  test("OM-TOK-9: declining keeps the compass as active token without effect, or as the option says", () => {
    const tokens = { modone: "compass" } as const;
    const keep = voyage(1, { tokens, active: ["goodBusiness"] });
    keep.play(0, "sail modone", "stay");
    expect(keep.of(0)).toMatchObject({ active: "compass", used: ["goodBusiness"] });
    const discard = voyage(1, { tokens, active: ["goodBusiness"], options: { compass: "discard" } });
    discard.play(0, "sail modone", "stay");
    expect(discard.of(0)).toMatchObject({ active: null, used: ["goodBusiness"] });
    expect(discard.token("modone")).toBeNull();
    const forced = voyage(1, { tokens, options: { compass: "forced" } });
    forced.play(0, "sail modone");
    expect(forced.refusal(0, "stay")).toBe("OM-TOK-9");
    expect(forced.legal(0)).not.toContain("stay");
  });

  test("OM-TOK-11: Local Influence pays the lions of the top card less 3 at the start of the turn", () => {
    for (const [top, pay] of [
      ["salt#31", 3],
      ["salt#34", 2],
      ["salt#37", 1],
      ["salt#41", 0],
    ] as const) {
      const game = position({ cargo: [top], hands: ["silk#19", ""], active: ["localInfluence"] });
      expect(only(game.events, "influence")).toEqual([{ type: "influence", seat: 0, ducats: pay }]);
      expect(game.ducats(0)).toBe(11 + pay);
    }
    const other = position({ cargo: ["salt#31"], hands: ["silk#19", ""], active: ["goodBusiness"] });
    expect(influencePay(other.config, other.of(0))).toBe(0);
  });
});

import { games } from "@portolan/games";
import { seededDeal } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { engine, GAME, opened } from "../testing/engine.ts";
import { OPS } from "./ops.ts";

/** Plays a table to its end by what a computer player would choose. */
function playOut({ must }: ReturnType<typeof engine>, bot = "random"): void {
  for (let { toAct } = must("state"), moves = 0; toAct.length > 0; moves++) {
    const { move } = must("choose", { seat: toAct[0], bot, seed: moves });
    toAct = must("play", { seat: toAct[0], move }).toAct;
  }
}

describe("operations", () => {
  test("help lists every operation with its fields", () => {
    const { ops } = engine().must("help");
    expect(ops.map(({ op }: { op: string }) => op)).toEqual([...OPS.keys()]);
    for (const one of ops) expect(one.about).not.toBe("");
  });

  test("games tells players, options, version and edition", () => {
    const [first] = engine().must("games").games;
    expect(first).toMatchObject({
      id: GAME,
      players: { min: 2, max: 4 },
      rulesVersion: 1,
      edition: "house-1",
    });
  });

  test("new deals from a seed, a fair deal or a secret of its own", () => {
    const { must, fail } = engine();
    const first = must("new", { game: GAME, players: 2, seed: 7, table: "a" });
    expect(first).toMatchObject({
      table: "a",
      players: 2,
      played: 0,
      over: false,
      commitment: expect.any(String),
    });
    const deal = seededDeal(7, 2);
    must("new", { game: GAME, players: 2, deal, table: "b" });
    expect(must("state", { table: "b" }).state).toEqual(must("state", { table: "a" }).state);
    must("new", { game: GAME, players: 2 });
    expect(
      fail("new", { game: GAME, players: 2, deal: { secret: "00", contributions: ["", ""] } }).code,
    ).toBe("request");
    expect(fail("new", { game: GAME, players: 2, deal: { ...deal, contributions: [] } }).code).toBe(
      "request",
    );
    expect(fail("new", { game: GAME, players: 9 }).message).toMatch(/2 to 4 players/);
    expect(fail("new", { game: "chess", players: 2 }).code).toBe("unknownGame");
    expect(fail("new", { game: GAME, players: 2, options: { payment: "credit" } }).code).toBe("request");
    expect(fail("new", { game: GAME, players: 2, options: { __proto__: 1, constructor: "x" } }).code).toBe(
      "request",
    );
  });

  test("a move is checked, played, told, taken back and played again", () => {
    const { must, fail } = opened();
    const { toAct } = must("state");
    const [seat] = toAct;
    expect(must("legal", { seat })).toMatchObject({
      moves: ["token red", "token blue", "token yellow", "token green"],
      words: expect.arrayContaining(["take a red token"]),
      complete: true,
    });
    expect(must("legal", { seat: (seat + 1) % 3 }).moves).toEqual([]);
    expect(must("check", { seat, move: "token red" })).toMatchObject({ legal: true });
    expect(must("check", { seat, move: "take R5" })).toMatchObject({ legal: false, rule: "TC-SET-10" });
    expect(must("check", { seat, move: "dance" })).toMatchObject({ legal: false, rule: "TC-TURN-1" });
    expect(fail("play", { seat, move: "take R5" })).toMatchObject({
      code: "refused",
      rule: "TC-SET-10",
      refusal: { id: "refuse.now.startToken" },
    });
    const played = must("play", { seat, move: "TOKEN red" });
    expect(played).toMatchObject({ move: "token red", over: false, toAct: [(seat + 1) % 3] });
    expect(played.words[0]).toMatch(/takes a red token/);
    expect(must("undo", { seat })).toMatchObject({ played: 0, toAct });
    expect(fail("undo", { seat }).code).toBe("notUndoable");
    expect(must("redo", { seat })).toMatchObject({ played: 1 });
    expect(fail("redo", { seat }).code).toBe("notUndoable");
  });

  test("a seat is told no more than it may know", () => {
    const { must } = opened();
    const { view } = must("view", { seat: 1 });
    expect(view).toMatchObject({ viewer: 1 });
    expect(view.draw).toBeUndefined();
    expect(must("view").view.hand).toBeNull();
    const { events, next } = must("events", { seat: 1 });
    expect(events.length).toBe(next);
    expect(must("events", { seat: 1, since: next }).events).toEqual([]);
  });

  test("sampled states look to the seat as the real one does", () => {
    const { must, fail } = opened();
    const { view } = must("view", { seat: 2 });
    const { state } = must("sample", { seat: 2, seed: 1 });
    must("new", { game: GAME, players: 3, state, table: "sampled" });
    expect(must("view", { seat: 2, table: "sampled" }).view).toEqual(view);
    expect(must("sample", { view, seed: 1 }).state).toEqual(state);
    expect(must("sample", { seat: 2, seed: 2 }).state).not.toEqual(state);
    expect(fail("sample", { view: { ...view, drawPileSize: 3 } }).code).toBe("position");
    expect(fail("sample", { view: { ...view, discard: view.discard.map(() => -9_000) } }).code).toBe(
      "position",
    );
    expect(fail("sample", { view: null }).code).toBe("position");
  });

  test("a whole game: result, record, link and the same game again", () => {
    const one = opened();
    const { must, fail } = one;
    expect(must("result").result).toBeNull();
    expect(must("outlook").outlook).toHaveLength(3);
    playOut(one);
    const { result } = must("result");
    expect(result.ranks).toContain(1);
    const { record, link } = must("record");
    expect(record.result.scores).toEqual(result.scores);
    expect(must("load", { record, table: "again" })).toMatchObject({
      over: true,
      played: record.moves.length,
    });
    must("load", { link, table: "linked" });
    expect(must("state", { table: "linked" }).state).toEqual(must("state").state);
    expect(fail("choose", { seat: 0, bot: "trader" }).code).toBe("request");
    expect(fail("play", { seat: 0, move: "take R5" }).code).toBe("refused");
    expect(fail("load", { record: { ...record, moves: ["0 take R5"] } })).toMatchObject({ code: "record" });
    expect(fail("load", { record, link }).code).toBe("request");
    expect(fail("load", {}).code).toBe("request");
    expect(fail("load", { link: "portolan1-x" }).code).toBe("request");
  });

  test("tables stand side by side and are closed", () => {
    const { must, fail } = opened();
    must("new", { game: GAME, players: 2, seed: 1, table: "__proto__" });
    expect(must("state", { table: "__proto__" }).state.traders).toHaveLength(2);
    expect(must("close")).toMatchObject({ tables: ["__proto__"] });
    expect(fail("view").code).toBe("unknownTable");
    expect(fail("close", { table: "constructor" }).code).toBe("unknownTable");
  });

  test("there is an end to the number of tables", () => {
    const { must, fail, session } = opened();
    const main = session.tables.get("main");
    for (let i = 1; i < 1000; i++) if (main) session.tables.set(String(i), main);
    expect(fail("new", { game: GAME, players: 2, table: "one too many" }).code).toBe("tooMany");
    must("new", { game: GAME, players: 2, table: "5" });
  });
});

describe.each(games.map((game) => [game.id, game] as const))("%s", (id, game) => {
  test("is opened with its own edition, played, sampled, set up from a position and loaded", () => {
    const { must } = engine();
    const players = game.players.min;
    must("new", { game: id, players, seed: 1, edition: game.houseEdition });
    for (let moves = 0; moves < 20; moves++) {
      const [seat] = must("state").toAct;
      expect(must("legal", { seat }).moves.length).toBeGreaterThan(0);
      must("play", { seat, move: must("choose", { seat, bot: "random", seed: moves }).move });
      const { view } = must("view", { seat });
      must("sample", { view, seed: moves });
    }
    const { state } = must("state");
    must("new", { game: id, players, state, table: "position" });
    expect(must("state", { table: "position" }).state).toEqual(state);
    must("load", { record: must("record").record, table: "loaded" });
    expect(must("state", { table: "loaded" }).state).toEqual(state);
  });
});

describe("positions", () => {
  const start = () => {
    const one = opened();
    return { ...one, state: one.must("state").state };
  };

  test("any position can be set up and played on from", () => {
    const { must, state } = start();
    expect(must("new", { game: GAME, players: 3, state, table: "b" })).toMatchObject({ played: 0 });
    must("play", { seat: state.startSeat, move: "token red", table: "b" });
    expect(must("record", { table: "b" }).record.position).toEqual(state);
  });

  test.each<[string, (state: Record<string, never[]>) => object, RegExp]>([
    ["a card too many", ({ draw }) => ({ draw: [...draw, 0] }), /state: \d+ cards R2 instead of 11/],
    ["a card that there is not", ({ draw }) => ({ draw: [...draw.slice(1), 99] }), /state\.draw\[\d+\]/],
    ["half a card", ({ draw }) => ({ draw: [...draw.slice(1), 0.5] }), /state\.draw\[\d+\]/],
    ["a missing part", () => ({ ships: undefined }), /state\.ships: expected a list of 4, found nothing/],
    ["a wrong part", () => ({ market: { length: 5 } }), /state\.market: expected a list/],
    [
      "a player too few",
      ({ traders }) => ({ traders: traders.slice(1) }),
      /state\.traders: expected a list of 3/,
    ],
    ["nothing to come", ({ agenda }) => ({ agenda: agenda.slice(-1) }), /state\.agenda\[0\]/],
    [
      "nonsense to come",
      ({ agenda }) => ({ agenda: [...agenda, { step: "dance" }] }),
      /state\.agenda\[4\]\.step/,
    ],
    [
      "a step in the middle of things",
      ({ agenda }) => ({ agenda: [...agenda, { step: "refill", seat: 0 }] }),
      /state\.agenda\[4\]: a position begins with a decision/,
    ],
    ["too much of everything", () => ({ draw: new Array(200_000).fill(0) }), /state: too large/],
    ["numbers without end", () => ({ passesInARow: 1e300 }), /state\.passesInARow/],
  ])("%s is told and opens no table", (_, change, message) => {
    const { fail, state, session } = start();
    const error = fail("new", {
      game: GAME,
      players: 3,
      state: { ...state, ...change(state) },
      table: "bad",
    });
    expect(error.message).toMatch(message);
    expect(session.tables.has("bad")).toBe(false);
  });

  test("a changed edition is read, a broken one told", () => {
    const { must, fail } = engine();
    expect(fail("new", { game: GAME, players: 2, edition: { game: GAME } }).code).toBe("request");
    expect(fail("new", { game: GAME, players: 2, edition: 5 }).code).toBe("request");
    must("new", { game: GAME, players: 2, seed: 1 });
  });
});

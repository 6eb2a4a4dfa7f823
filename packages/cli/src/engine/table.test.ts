import { describe, expect, test } from "vitest";
import { engine, opened } from "../testing/engine.ts";

/** The table of a session with some functions of its rules replaced. */
function sabotage({ session }: ReturnType<typeof engine>, changes: object): void {
  const table = session.tables.get("main");
  if (table) table.match = { ...table.match, rules: { ...table.match.rules, ...changes } };
}

function fail(): never {
  throw new Error("no words for this");
}

describe("an error leaves the table as it was", () => {
  test("when the words of a move fail after it was made, it was not made, and chance goes on as if nothing had been", () => {
    const one = opened();
    const other = opened();
    const { must } = one;
    for (let moves = 0; moves < 12; moves++) {
      const [seat] = must("state").toAct;
      const { move } = must("choose", { seat, bot: "random", seed: moves });
      const before = must("record");
      const { tell } = one.session.tables.get("main")?.match.rules ?? {};
      sabotage(one, { tell: { ...tell, event: fail } });
      expect(one.fail("play", { seat, move })).toMatchObject({
        code: "internal",
        message: "no words for this",
      });
      sabotage(one, { tell });
      expect(must("record")).toMatchObject({ record: before.record, link: before.link });
      const played = must("play", { seat, move });
      expect(played.events).toEqual(other.must("play", { seat, move }).events);
    }
    expect(must("state").state).toEqual(other.must("state").state);
  });

  test("when what comes next cannot be told, neither undo nor redo has happened", () => {
    const one = opened();
    const { must } = one;
    const [seat] = must("state").toAct;
    must("play", { seat, move: "token red" });
    const { toAct } = one.session.tables.get("main")?.match.rules ?? {};
    const after = must("state").state;
    sabotage(one, { toAct: fail });
    expect(one.fail("undo", { seat }).code).toBe("internal");
    sabotage(one, { toAct });
    expect(must("state").state).toEqual(after);
    const before = must("undo", { seat }) && must("state").state;
    sabotage(one, { toAct: fail });
    expect(one.fail("redo", { seat }).code).toBe("internal");
    sabotage(one, { toAct });
    expect(must("state").state).toEqual(before);
    expect(must("redo", { seat }).played).toBe(1);
  });

  test("a table that cannot be opened leaves the one of its name alone", () => {
    const { must, fail: refused } = opened();
    const { state } = must("state");
    refused("new", { game: "traders-of-carthage", players: 3, state: { ...state, ships: [9, 9, 9, 9] } });
    expect(must("state").state).toEqual(state);
  });
});

describe("what follows a move", () => {
  test("decisions without a choice are told, and who is asked what now", () => {
    const { must } = engine();
    must("new", { game: "galactic-traders", players: 2, seed: 3 });
    const forced: string[] = [];
    const asked = new Set<string>();
    for (let moves = 0; moves < 60; moves++) {
      const [seat] = must("state").toAct;
      const played = must("play", { seat, move: must("choose", { seat, bot: "trader", seed: moves }).move });
      for (const one of played.forced) forced.push(one.move);
      for (const one of played.asked) asked.add(one.decision);
      expect(played.asked.map((one: { seat: number }) => one.seat)).toEqual(played.toAct);
    }
    expect(forced.some((move) => move.startsWith("pick "))).toBe(true);
    expect([...asked]).toEqual(expect.arrayContaining(["draft", "deliver"]));
  });

  test("in a running call each seat is asked something of its own", () => {
    const { must } = engine();
    const { toAct } = must("new", { game: "oltremare", players: 3, seed: 3 });
    const [active] = toAct;
    const others = [0, 1, 2].filter((seat) => seat !== active);
    const called = must("play", {
      seat: active,
      move: must("legal", { seat: active }).moves.find(isCallOfAll),
    });
    expect(called.asked).toEqual([
      { seat: (active + 1) % 3, decision: "answerCall" },
      { seat: (active + 2) % 3, decision: "answerCall" },
      { seat: active, decision: "close" },
    ]);
    expect(called.waitsFor).toEqual(expect.arrayContaining(others));
  });
});

function isCallOfAll(move: string): boolean {
  return /^call \S+ \S+$/.test(move);
}

describe("a position", () => {
  test.each([
    ["traders-of-carthage", 2, { agenda: [{ step: "turn", seat: 1 }] }, "action"],
    ["oltremare", 3, { agenda: [{ step: "turn", seat: 1 }] }, "trade"],
  ])(
    "of %s can be the beginning of a turn, and is the same game again from its record",
    (game, players, change, asked) => {
      const { must } = engine();
      must("new", { game, players, seed: 5, options: game === "oltremare" ? {} : { startingToken: "none" } });
      const { state } = must("state");
      const options = game === "oltremare" ? {} : { startingToken: "none" };
      const begun = must("new", {
        game,
        players,
        options,
        seed: 1,
        state: { ...state, ...change },
        table: "b",
      });
      expect(begun.asked[0]).toEqual({ seat: 1, decision: asked });
      expect(must("events", { table: "b" }).events[0]).toMatchObject({ type: "turn", seat: 1 });
      const { move } = must("choose", { seat: 1, bot: "random", table: "b" });
      must("play", { seat: 1, move, table: "b" });
      must("load", { record: must("record", { table: "b" }).record, table: "c" });
      expect(must("state", { table: "c" }).state).toEqual(must("state", { table: "b" }).state);
    },
  );

  test.each([
    [{ stack: [{ frame: "load", seat: 0, dock: 0, ship: 0, step: 99 }] }, /^state\.stack\[0\]\.step: /],
    [{ decade: -1 }, /^state\.decade: /],
    [{ senators: [] }, /^state\.senators: expected a list of 3/],
    [{ stage: { stage: "dance" } }, /^state\.stage\.stage: /],
  ])("of Porto Carthago with %j is refused at its place", (change, message) => {
    const { must, fail: refused } = engine();
    must("new", { game: "porto-carthago", players: 3, seed: 5 });
    const { state } = must("state");
    const error = refused("new", { game: "porto-carthago", players: 3, state: { ...state, ...change } });
    expect(error).toMatchObject({ code: "request", message: expect.stringMatching(message) });
  });

  test("of Oltremare with traces that do not fit is refused", () => {
    const { must, fail: refused } = engine();
    must("new", { game: "oltremare", players: 3, seed: 5 });
    const { state } = must("state");
    const error = refused("new", { game: "oltremare", players: 3, state: { ...state, traces: [] } });
    expect(error.message).toMatch(/^state\.traces: they do not fit/);
  });
});

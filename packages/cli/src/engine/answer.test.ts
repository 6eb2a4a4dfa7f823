import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engine, GAME, opened } from "../testing/engine.ts";
import { answer, LONGEST_LINE, linesOf } from "./answer.ts";
import { OPS } from "./ops.ts";

describe("whatever comes in", () => {
  /** An answer is one line of JSON with the id of the request, if that can be told, and says whether it went well. */
  function isAnswer(line: string, id: unknown): void {
    expect(line).not.toContain("\n");
    const given = JSON.parse(line);
    expect(given.id).toEqual(typeof id === "string" || typeof id === "number" ? id : null);
    expect(typeof given.ok).toBe("boolean");
    if (!given.ok) expect(given.error.code).toMatch(/^\w+$/);
    if (!given.ok) expect(given.error.code).not.toBe("internal");
  }

  test.each([
    "",
    "not json",
    "null",
    "7",
    '"text"',
    "[]",
    "{}",
    '{"id":1}',
    '{"id":{"a":1},"op":"help"}',
    '{"id":1,"op":"__proto__"}',
    '{"id":1,"op":"constructor"}',
    '{"__proto__":{"op":"help","id":5}}',
    '{"id":1,"op":["help"]}',
    '{"id":1,"op":"new","game":"__proto__","players":2}',
    '{"id":1,"op":"view","table":{"a":1}}',
    `{"id":1,"op":"${"x".repeat(10_000)}"}`,
    `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
    `{"id":1,"op":"sample","view":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    "\u0000\u0001\u001b[2J",
  ])("%.60j gets an answer", (line) => {
    const { session } = opened();
    let id: unknown = null;
    try {
      const request: unknown = JSON.parse(line);
      if (typeof request === "object" && request !== null && Object.hasOwn(request, "id"))
        id = Reflect.get(request, "id");
    } catch {
      // Then there is no id.
    }
    isAnswer(answer(session, line), id);
  });

  test("a line that is too long is refused unread", () => {
    const { session } = opened();
    expect(JSON.parse(answer(session, " ".repeat(LONGEST_LINE + 1))).error.code).toBe("tooLong");
  });

  test("random lines and random JSON", () => {
    const { session } = opened();
    const check = (line: string, id: unknown): void => isAnswer(answer(session, line), id);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (line) => {
        let id: unknown = null;
        try {
          id = Reflect.get(Object(JSON.parse(line)), "id");
        } catch {
          // No JSON, no id.
        }
        check(line, id);
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.json(), fc.integer(), (json, id) => check(`{"id":${id},"op":${json}}`, id)),
      { numRuns: 200 },
    );
  });

  test("random requests with fields of random kinds", () => {
    const { session, must } = opened();
    const { state } = must("state");
    const { view } = must("view", { seat: 0 });
    const { record, link } = must("record");
    const known = fc.constantFrom<unknown>(
      0,
      1,
      2,
      3,
      -1,
      1e9,
      0.5,
      null,
      "main",
      GAME,
      "novice",
      "trader",
      "token red",
      "buy R5",
      "take R5 reserved",
      "store R2 for R5",
      state,
      view,
      record,
      link,
      [],
      {},
      { secret: "00" },
      "__proto__",
      { startingToken: "none" },
    );
    const value = fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: fc.jsonValue() });
    const names = [
      "table",
      "game",
      "players",
      "options",
      "edition",
      "seed",
      "deal",
      "state",
      "seat",
      "move",
      "view",
      "record",
      "link",
      "steps",
      "since",
      "bot",
    ];
    const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...OPS.keys()), fields, fc.integer(), (op, given, id) => {
        isAnswer(answer(session, JSON.stringify({ ...given, id, op })), id);
      }),
      { numRuns: 1000 },
    );
  });

  test("positions with something changed at random never break the engine", () => {
    const { session, must } = opened();
    playSome(must);
    const { state } = must("state");
    const places = placesIn(state);
    const value = fc.oneof(
      fc.integer({ min: -2, max: 12 }),
      fc.constantFrom<unknown>(null, [], {}, "x", 1e9, true),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), value, fc.nat(20), (place, given, seed) => {
        const changed = withChange(state, place, given);
        const ask = (op: string, more: object) =>
          JSON.parse(answer(session, JSON.stringify({ id: 1, op, table: "odd", ...more })));
        if (!ask("new", { game: GAME, players: 3, state: changed, seed }).ok) return;
        for (let moves = 0; moves < 12; moves++) {
          const { toAct } = ask("state", {});
          if (toAct.length === 0) return;
          const { move, ok } = ask("choose", { seat: toAct[0], bot: "random", seed: moves });
          expect(ok).toBe(true);
          expect(ask("play", { seat: toAct[0], move }).ok).toBe(true);
        }
      }),
      { numRuns: 250 },
    );
  });
});

function playSome(must: ReturnType<typeof engine>["must"]): void {
  for (let moves = 0; moves < 30; moves++) {
    const [seat] = must("state").toAct;
    must("play", { seat, move: must("choose", { seat, bot: "random", seed: moves }).move });
  }
}

type Path = readonly (string | number)[];

/** The way to every value in some data. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesIn(part, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return at.length === 0 ? inner : [at, ...inner];
}

function withChange(value: unknown, [first, ...rest]: Path, given: unknown): unknown {
  if (first === undefined) return given;
  if (Array.isArray(value)) return value.with(Number(first), withChange(value[Number(first)], rest, given));
  return { ...(value as object), [first]: withChange(Reflect.get(value as object, first), rest, given) };
}

describe("lines", () => {
  async function lines(...pieces: readonly (string | Uint8Array)[]): Promise<string[]> {
    async function* input() {
      for (const piece of pieces) yield typeof piece === "string" ? new TextEncoder().encode(piece) : piece;
    }
    const found: string[] = [];
    for await (const line of linesOf(input())) found.push(line);
    return found;
  }

  test("are put together from pieces, letters cut in two included", async () => {
    const [first, second] = [new Uint8Array([0xe2, 0x98]), new Uint8Array([0xa0])];
    expect(await lines("one\ntw", "o\n", first, second)).toEqual(["one", "two", "☠"]);
  });

  test("bytes that are no text become something that is no JSON", async () => {
    const [line] = await lines(new Uint8Array([0xff, 0xfe, 0x00, 0x80]));
    expect(JSON.parse(answer(engine().session, line)).error.code).toBe("syntax");
  });

  test("a line without end does not fill the memory", async () => {
    const chunk = "x".repeat(4 * 1024 * 1024);
    const [line] = await lines(chunk, chunk, chunk, chunk, "\n");
    expect(line.length).toBeLessThanOrEqual(LONGEST_LINE + chunk.length + 1);
    expect(JSON.parse(answer(engine().session, line)).error.code).toBe("tooLong");
  });
});

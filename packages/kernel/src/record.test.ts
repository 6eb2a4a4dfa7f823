import { describe, expect, test } from "vitest";
import { commitment, seededDeal } from "./fair.ts";
import { fromLink, toLink } from "./link.ts";
import { mustPlay, startFrom, startMatch } from "./match.ts";
import {
  fingerprint,
  type GameRecord,
  isNote,
  readRecord,
  recordOf,
  replay,
  rulesOf,
  verify,
} from "./record.ts";
import { InputError } from "./refusal.ts";
import { toy } from "./testing/toy.ts";

const sitters = [
  { name: "Ada", player: "person" },
  { name: "Zoë ☠", player: "random" },
];

function finished(): GameRecord {
  const match = startMatch(toy.open({ players: 2, options: { colour: "gold" } }), seededDeal(3, 2));
  mustPlay(match, 0, { type: "swap" });
  mustPlay(match, 1, { type: "mark" });
  mustPlay(match, 1, { type: "keep" });
  return recordOf(toy, match, sitters);
}

const BYTES = ["aa".repeat(16), "bb".repeat(16)];

/** A game whose seats had committed to what they added; a seat that reveals nothing has an empty text. */
function committed(contributions: readonly string[] = BYTES): GameRecord {
  const deal = { ...seededDeal(3, 2), contributions, seatCommitments: BYTES.map(commitment) };
  const match = startMatch(toy.open({ players: 2 }), deal);
  mustPlay(match, 0, { type: "swap" });
  mustPlay(match, 1, { type: "keep" });
  return recordOf(toy, match, sitters);
}

function failing(record: GameRecord): string[] {
  return verify(toy, record)
    .filter((check) => !check.ok)
    .map((check) => check.id);
}

test("a record names game, rules, edition, changed options, seats, deal, moves and result", () => {
  const record = finished();
  expect(record.moves).toEqual(["0 swap", "1 mark", "1 keep"]);
  expect(record.options).toEqual({ colour: "gold" });
  expect(record.edition).toEqual({ id: "toy", sha256: fingerprint(toy.houseEdition) });
  expect(record.result?.ranks).toContain(1);
});

test("equal data has one fingerprint, whatever the order of its keys", () => {
  expect(fingerprint({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(fingerprint({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
});

test("another edition travels with the record", () => {
  const match = startMatch(toy.open({ players: 2 }), seededDeal(3, 2));
  const record = recordOf(toy, match, sitters, { edition: "mine" });
  expect(record.edition.data).toEqual({ edition: "mine" });
  expect(() => rulesOf(toy, record)).not.toThrow();
  expect(() =>
    rulesOf(toy, { ...record, edition: { ...record.edition, data: { edition: "forged" } } }),
  ).toThrow(InputError);
});

test("a replay can stop anywhere", () => {
  expect(replay(toy, finished(), 1).match.moves).toHaveLength(1);
});

describe("verify finds", () => {
  test("nothing wrong with an honest record", () => expect(failing(finished())).toEqual([]));
  test("a secret that was not the committed one", () => {
    const record = finished();
    const deal = { ...record.deal, secret: record.deal.secret.replace(/^./, (c) => (c === "0" ? "1" : "0")) };
    expect(failing({ ...record, deal })).toContain("commitment");
  });
  test("a move that the rules do not allow, and which one it is", () => {
    const record = { ...finished(), moves: ["0 swap", "0 keep", "1 keep"] };
    const moves = verify(toy, record).find((check) => check.id === "moves");
    expect(moves).toMatchObject({
      ok: false,
      stopped: { move: 2, text: "0 keep", refusal: { rule: "TY-TURN-1" } },
    });
  });
  test("moves that cannot be read", () => {
    for (const line of ["swap", "x swap", "99 swap", "0 fly"]) {
      expect(failing({ ...finished(), moves: [line] })).toContain("moves");
    }
  });
  test("a game that was not played to the end", () => {
    expect(failing({ ...finished(), moves: ["0 swap"] })).toEqual(["finished", "result"]);
  });
  test("another result", () => {
    expect(failing({ ...finished(), result: { scores: [99, 0], ranks: [1, 2] } })).toEqual(["result"]);
  });
  test("bytes that a seat did not commit to, and which seat it is", () => {
    const record = committed();
    const forged = { ...record.deal, contributions: [BYTES[0], "cc".repeat(16)] };
    expect(verify(toy, { ...record, deal: forged })).toContainEqual({ id: "seats", ok: false, seats: [1] });
  });
  test("a seat that did not reveal, as something to be known", () => {
    const checks = verify(toy, committed([BYTES[0], ""])).filter((check) => !check.ok);
    expect(checks).toEqual([{ id: "revealed", ok: false, seats: [1] }]);
    expect(checks.every(isNote)).toBe(true);
  });
  test("nothing to note where seats committed and revealed", () => expect(failing(committed())).toEqual([]));
  test("that the seats of an older record added bytes without committing to them", () => {
    const { seatCommitments: _, ...open } = committed().deal;
    const checks = verify(toy, { ...committed(), portolan: 1, deal: open }).filter(
      ({ id }) => id === "committed",
    );
    expect(checks).toEqual([{ id: "committed", ok: false, seats: [0, 1] }]);
    expect(checks.every(isNote)).toBe(true);
  });
  test("a position that was set up rather than dealt", () => {
    const rules = toy.open({ players: 2 });
    const match = startFrom(rules, seededDeal(1, 2), { deck: [1], hands: [5, 6], marks: [0, 0], turn: 1 });
    mustPlay(match, 1, { type: "keep" });
    expect(failing(recordOf(toy, match, sitters))).toEqual(["dealt"]);
  });
});

describe("a record from outside is refused with the place of the error", () => {
  const cases: readonly [string, (record: GameRecord) => unknown][] = [
    ["moves[1]", (record) => ({ ...record, moves: ["0 swap", 7] })],
    ["deal.secret", (record) => ({ ...record, deal: { ...record.deal, secret: "abcd" } })],
    ["deal.secret", (record) => ({ ...record, deal: { ...record.deal, secret: "Z".repeat(64) } })],
    ["deal.contributions", (record) => ({ ...record, deal: { ...record.deal, contributions: [""] } })],
    ["options.colour", (record) => ({ ...record, options: { colour: [] } })],
    ["portolan", (record) => ({ ...record, portolan: 3 })],
    ["deal.seatCommitments", (record) => ({ ...record, portolan: 2 })],
    ["deal.seatCommitments", () => ({ ...committed(), portolan: 1 })],
    [
      "deal.seatCommitments",
      () => ({ ...committed(), deal: { ...committed().deal, seatCommitments: [commitment(BYTES[0])] } }),
    ],
    [
      "deal.seatCommitments[1]",
      () => ({ ...committed(), deal: { ...committed().deal, seatCommitments: ["", "abcd"] } }),
    ],
    [
      "deal.contributions[0]",
      () => ({
        ...committed(),
        deal: { ...committed().deal, seatCommitments: ["", commitment(BYTES[1])] },
      }),
    ],
    ["seats", (record) => ({ ...record, seats: [] })],
    ["the data", () => null],
  ];
  test.each(cases)("%s", (place, damage) => {
    expect(() => readRecord(damage(finished()))).toThrow(place);
  });

  test("another game, another version of the rules", () => {
    expect(() => rulesOf(toy, { ...finished(), game: "chess" })).toThrow("a record of chess");
    expect(() => rulesOf(toy, { ...finished(), rulesVersion: 9 })).toThrow("version 9");
  });
});

describe("a link", () => {
  test("carries the whole record in characters that need no escaping", () => {
    const link = toLink(finished());
    expect(link).toMatch(/^portolan1-[A-Za-z0-9_-]+$/);
    expect(fromLink(link)).toEqual(finished());
  });
  test("carries what seats committed to, whether they revealed it or not", () => {
    for (const record of [committed(), committed([BYTES[0], ""]), committed(["", ""])]) {
      expect(record.portolan).toBe(2);
      expect(fromLink(toLink(record))).toEqual(record);
    }
  });
  test("of a game that has hardly begun, too", () => {
    const record = { ...finished(), moves: [] };
    expect(fromLink(toLink(record))).toEqual(record);
  });
  test("that is cut off or changed is refused", () => {
    const link = toLink(finished());
    const changed = link.slice(0, 60) + (link[60] === "A" ? "B" : "A") + link.slice(61);
    for (const bad of [link.slice(0, -5), `${link}AAAA`, changed, "portolan1-", "portolan1-!!", "hello"]) {
      expect(() => fromLink(bad)).toThrow("damaged or incomplete");
    }
  });
  test("is refused for a record of more than it can hold", () => {
    const record = { ...finished(), moves: new Array<string>(9000).fill("0 swap it") };
    expect(() => toLink(record)).toThrow(InputError);
  });
});

import { tradersOfCarthage } from "@portolan/games";
import {
  commitment,
  type Game,
  type GameRecord,
  mustPlay,
  recordOf,
  seededDeal,
  startMatch,
} from "@portolan/kernel";
import { expect, test } from "vitest";
import { findingsOf, fingerprintOf, isShown } from "./findings.ts";
import { english } from "./words.en.ts";

const game = tradersOfCarthage as unknown as Game;

function playedFor(moves: number): GameRecord {
  const rules = game.open({ players: 2 });
  const match = startMatch(rules, seededDeal("findings", 2));
  while (match.moves.length < moves) {
    const [seat] = rules.toAct(match.state);
    if (seat === undefined) break;
    mustPlay(match, seat, rules.legal(match.state, seat)[0]);
  }
  return recordOf(game, match, [
    { name: "Ada", player: "person" },
    { name: "", player: "trader" },
  ]);
}

const statuses = (record: GameRecord): Record<string, string> =>
  Object.fromEntries(findingsOf(game, record).map(({ id, status }) => [id, status]));

test("a whole game in order is found in order", () => {
  const record = playedFor(10_000);
  expect(record.result).toBeDefined();
  expect(Object.values(statuses(record))).toEqual(["ok", "ok", "ok", "ok", "ok"]);
});

test("an unfinished game is only noted", () => {
  expect(statuses(playedFor(6))).toMatchObject({ finished: "note", result: "ok", moves: "ok" });
});

test("another secret, another move and another result are found out", () => {
  const record = playedFor(10_000);
  const { secret } = seededDeal("another", 2);
  expect(statuses({ ...record, deal: { ...record.deal, secret } })).toMatchObject({ commitment: "bad" });
  const cheated = { ...record, moves: record.moves.with(3, "1 buy R5 R5 R5") };
  const moves = findingsOf(game, cheated).find(({ id }) => id === "moves");
  expect(moves).toMatchObject({
    status: "bad",
    says: { parts: { move: 4 } },
    refusal: { rule: expect.any(String) },
  });
  const proud = { ...record, result: { scores: [99, 0], ranks: [1, 2] } };
  expect(statuses(proud)).toMatchObject({ result: "bad" });
});

/** A game whose seats committed to what they added, and what they revealed of it. */
function committed(contributions: readonly string[], promised: readonly string[]): GameRecord {
  const deal = { secret: "5e".repeat(32), contributions, seatCommitments: promised };
  return recordOf(game, startMatch(game.open({ players: 2 }), deal), [
    { name: "Ada", player: "person" },
    { name: "Ben", player: "person" },
  ]);
}

test("what seats committed to and did not reveal is noted, and something else is found out", () => {
  const bytes = ["a1".repeat(32), "b2".repeat(32)];
  const promised = bytes.map(commitment);
  expect(statuses(committed(bytes, promised))).toMatchObject({ seats: "ok", revealed: "ok" });
  expect(statuses(committed([bytes[0], ""], promised))).toMatchObject({ seats: "ok", revealed: "note" });
  const late = findingsOf(game, committed([bytes[0], ""], promised)).find(({ id }) => id === "revealed");
  expect(late?.seats).toEqual([1]);
  expect(statuses(committed([bytes[0], bytes[0]], promised))).toMatchObject({ seats: "bad" });
  const { seatCommitments: _, ...open } = committed(bytes, promised).deal;
  expect(statuses({ ...committed(bytes, promised), portolan: 1, deal: open })).toMatchObject({
    committed: "note",
  });
});

test("there are words for everything that can be found", () => {
  const record = playedFor(6);
  const broken = { ...record, moves: record.moves.with(3, "nonsense") };
  const bytes = ["a1".repeat(32), "b2".repeat(32)];
  const promised = bytes.map(commitment);
  const { seatCommitments: _, ...open } = committed(bytes, promised).deal;
  const records = [
    record,
    broken,
    committed(bytes, promised),
    committed([bytes[1], ""], promised),
    committed(["", ""], ["", ""]),
    { ...record, deal: open },
  ];
  const ids = records.flatMap((one) => findingsOf(game, one).map(({ says }) => says.id));
  expect(ids.filter((id) => !Object.hasOwn(english, id))).toEqual([]);
});

test("a fingerprint that was noted is compared, however it is written", () => {
  const record = playedFor(2);
  const noted = fingerprintOf(record);
  expect(isShown(record, `${noted.slice(0, 10).toUpperCase()} ${noted.slice(10)}\n`)).toBe(true);
  expect(isShown(record, noted.slice(1))).toBe(false);
  expect(isShown(record, "  ")).toBeNull();
});

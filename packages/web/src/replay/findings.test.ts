import { tradersOfCarthage } from "@portolan/games";
import { type Game, type GameRecord, mustPlay, recordOf, seededDeal, startMatch } from "@portolan/kernel";
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

test("there are words for everything that can be found", () => {
  const record = playedFor(6);
  const broken = { ...record, moves: record.moves.with(3, "nonsense") };
  const ids = [...findingsOf(game, record), ...findingsOf(game, broken)].map(({ says }) => says.id);
  expect(ids.filter((id) => !Object.hasOwn(english, id))).toEqual([]);
});

test("a fingerprint that was noted is compared, however it is written", () => {
  const record = playedFor(2);
  const noted = fingerprintOf(record);
  expect(isShown(record, `${noted.slice(0, 10).toUpperCase()} ${noted.slice(10)}\n`)).toBe(true);
  expect(isShown(record, noted.slice(1))).toBe(false);
  expect(isShown(record, "  ")).toBeNull();
});

import { describe, expect, test } from "vitest";
import { commitment, type Deal, seededDeal } from "./fair.ts";
import { eventsFor, mustPlay, startMatch } from "./match.ts";
import { checkPledge, type Pledge, type PledgeCheckId, readPledge, tellsTheSame } from "./pledge.ts";
import { type GameRecord, isNote, recordOf, verify } from "./record.ts";
import { toy } from "./testing/toy.ts";

const ADA = "aa".repeat(32);
const BEN = "bb".repeat(32);
const sitters = ["Ada", "Ben"].map((name) => ({ name, player: "person" }));
const promised = [commitment(ADA), commitment(BEN)];
const honest: Deal = { ...seededDeal(3, 2), contributions: [ADA, BEN], seatCommitments: promised };

const ada: Pledge = {
  commitment: commitment(honest.secret),
  seat: 0,
  contribution: ADA,
  seatCommitments: promised,
  isAcknowledged: true,
};

function played(deal: Deal) {
  const match = startMatch(toy.open({ players: 2 }), deal);
  mustPlay(match, 0, { type: "swap" });
  mustPlay(match, 1, { type: "keep" });
  return { match, record: recordOf(toy, match, sitters) };
}

function found(record: GameRecord, pledge: Pledge): Record<PledgeCheckId, string> {
  const checks = checkPledge(record, pledge).map(({ id, found: what }) => [id, what]);
  return Object.fromEntries(checks) as Record<PledgeCheckId, string>;
}

test("an honest deal keeps what was promised", () => {
  expect(found(played(honest).record, ada)).toEqual({
    shown: "kept",
    added: "kept",
    others: "kept",
    revealed: "kept",
  });
});

describe("a record that is in order by itself is found out by what a player kept", () => {
  const cases: readonly [string, Deal, Record<PledgeCheckId, string>][] = [
    [
      "another secret, chosen after the seats had revealed",
      { ...honest, secret: seededDeal(4, 2).secret },
      { shown: "broken", added: "kept", others: "kept", revealed: "kept" },
    ],
    [
      "other bytes in the player's place",
      { ...honest, contributions: [BEN, BEN], seatCommitments: [promised[1], promised[1]] },
      { shown: "kept", added: "broken", others: "broken", revealed: "kept" },
    ],
    [
      "bytes that were acknowledged and then left out",
      { ...honest, contributions: ["", BEN] },
      { shown: "kept", added: "broken", others: "kept", revealed: "kept" },
    ],
    [
      "bytes that another seat chose after having seen the player's",
      { ...honest, contributions: [ADA, ADA], seatCommitments: [promised[0], promised[0]] },
      { shown: "kept", added: "kept", others: "broken", revealed: "kept" },
    ],
    [
      "no commitments at all",
      { secret: honest.secret, contributions: honest.contributions },
      { shown: "kept", added: "kept", others: "broken", revealed: "kept" },
    ],
  ];
  test.each(cases)("%s", (_, deal, expected) => {
    const { record } = played(deal);
    expect(verify(toy, record).every((check) => check.ok || isNote(check))).toBe(true);
    expect(found(record, ada)).toEqual(expected);
  });
});

test("bytes that never reached the dealer are missed, which is no breach", () => {
  const late = { ...ada, seatCommitments: null, isAcknowledged: false };
  const { record } = played({ ...honest, contributions: ["", BEN] });
  expect(found(record, late)).toEqual({ shown: "kept", added: "missed", others: "missed", revealed: "kept" });
});

test("that another seat did not reveal has to be known", () => {
  const { record } = played({ ...honest, contributions: [ADA, ""] });
  expect(found(record, ada)).toEqual({ shown: "kept", added: "kept", others: "kept", revealed: "missed" });
});

test("a pledge that was put away is read again, and nothing else is taken for one", () => {
  for (const pledge of [ada, { ...ada, seat: -1, seatCommitments: null }]) {
    expect(readPledge(JSON.parse(JSON.stringify(pledge)))).toEqual(pledge);
  }
  expect(() => readPledge({ ...ada, seatCommitments: "all" })).toThrow("seatCommitments");
  expect(() => readPledge(null)).toThrow();
});

test("the events that a seat was told are those of the record, or not", () => {
  const { match, record } = played(honest);
  const other = played({ ...honest, secret: seededDeal(4, 2).secret });
  expect(tellsTheSame(toy, record, 0, eventsFor(match, 0))).toBe(true);
  expect(tellsTheSame(toy, record, 0, eventsFor(match, 1))).toBe(false);
  expect(tellsTheSame(toy, other.record, 0, eventsFor(match, 0))).toBe(false);
});

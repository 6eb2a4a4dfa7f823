import { tradersOfCarthage } from "@portolan/games";
import {
  commitment,
  type Deal,
  eventsFor,
  type Game,
  mustPlay,
  type Pledge,
  recordOf,
  startMatch,
} from "@portolan/kernel";
import { expect, test } from "vitest";
import { english } from "../app/languages/en.ts";
import { italian } from "../app/languages/it.ts";
import { dutch } from "../app/languages/nl.ts";
import { dealFindings, verdictOf, type Witnessed } from "./fair-deal.ts";

const game = tradersOfCarthage as unknown as Game;
const bytes = ["a1".repeat(32), "b2".repeat(32)];
const secret = "5e".repeat(32);
const honest: Deal = { secret, contributions: bytes, seatCommitments: bytes.map(commitment) };

function played(deal: Deal) {
  const rules = game.open({ players: 2 });
  const match = startMatch(rules, deal);
  const [seat] = rules.toAct(match.state);
  mustPlay(match, seat, rules.legal(match.state, seat)[0]);
  const sitters = ["Ada", "Ben"].map((name) => ({ name, player: "person" }));
  return { record: recordOf(game, match, sitters), told: eventsFor(match, 0) };
}

const pledge: Pledge = {
  commitment: commitment(secret),
  seat: 0,
  contribution: bytes[0],
  seatCommitments: bytes.map(commitment),
  isAcknowledged: true,
};

function ada(change: Partial<Witnessed> = {}): Witnessed {
  return { game, seat: 0, pledge, shown: commitment(secret), told: played(honest).told, ...change };
}

const idsIn = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

test("an honest game is found in order", () => {
  const found = dealFindings(played(honest).record, ada());
  expect(idsIn(found)).toEqual(["shown.kept", "added.kept", "others.kept", "revealed.kept", "told.kept"]);
  expect(verdictOf(found)).toBe("ok");
});

test("a record of another deal is found out by everything that the page knows", () => {
  const { record } = played({ ...honest, secret: "6f".repeat(32), contributions: ["", bytes[1]] });
  const found = dealFindings(record, ada());
  expect(idsIn(found)).toEqual([
    "shown.broken",
    "added.broken",
    "others.kept",
    "revealed.kept",
    "told.broken",
  ]);
  expect(verdictOf(found)).toBe("bad");
});

test("who sat down on another device is told that there is nothing to check by here", () => {
  const found = dealFindings(played(honest).record, ada({ pledge: null }));
  expect(idsIn(found)).toEqual(["none", "told.kept"]);
  expect(verdictOf(found)).toBe("note");
});

test("who watches can check the secret alone", () => {
  const watching = ada({ seat: null, pledge: null, told: [] });
  expect(idsIn(dealFindings(played(honest).record, watching))).toEqual(["watched.kept"]);
  const { record } = played({ ...honest, secret: "6f".repeat(32) });
  expect(idsIn(dealFindings(record, watching))).toEqual(["watched.broken"]);
});

test("there are words for everything that can be found, in every language", () => {
  const ids = ["shown", "added", "others", "told", "watched"].flatMap((name) => [
    `fair.${name}.kept`,
    `fair.${name}.broken`,
  ]);
  const all = [
    ...ids,
    "fair.added.missed",
    "fair.others.missed",
    "fair.revealed.kept",
    "fair.revealed.missed",
    "fair.none",
    "fair.ok",
    "fair.note",
    "fair.bad",
  ];
  for (const words of [english, italian, dutch]) {
    expect(all.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
  }
});

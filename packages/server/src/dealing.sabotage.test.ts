// A server that cheats at the deal must be found out by what its players have kept, however well its record fits together.

import type { Client } from "@portolan/client";
import { tradersOfCarthage } from "@portolan/games";
import {
  checkPledge,
  commitment,
  type Deal,
  type Game,
  hex,
  isNote,
  type PledgeCheck,
  readRecord,
  seededDeal,
  sha256,
  startMatch,
  utf8,
  verify,
} from "@portolan/kernel";
import { afterEach, expect, test, vi } from "vitest";
import { chooser, playThrough } from "./testing/people.ts";
import { twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

const game = tradersOfCarthage as unknown as Game;
/** How many deals the server looks at before it takes the one it likes best. */
const TRIES = 400;
const CHEAT_SEAT = 1;

const server = vi.hoisted(() => ({ cheat: "none" as "none" | "secret" | "seat" | "drop" }));

/** What the server would deal with another secret, other bytes of its friend's, or without its victim's. */
function tried(deal: Deal, attempt: number): Deal {
  const bytes = hex(sha256(utf8(`attempt ${attempt}`)));
  const { contributions, seatCommitments = [] } = deal;
  switch (server.cheat) {
    case "none":
      return deal;
    case "secret":
      return { ...deal, secret: seededDeal(attempt, 2).secret };
    case "seat":
      return {
        ...deal,
        contributions: contributions.with(CHEAT_SEAT, bytes),
        seatCommitments: seatCommitments.with(CHEAT_SEAT, commitment(bytes)),
      };
    case "drop":
      return { ...deal, contributions: contributions.with(0, "") };
  }
}

/** How much the cards of the hand that the server's friend is dealt are worth. */
function worth(deal: Deal): number {
  const { state } = startMatch(game.open({ players: 2 }), deal);
  const { traders } = state as unknown as { traders: readonly { hand: readonly number[] }[] };
  return traders[CHEAT_SEAT].hand.reduce((sum, count, card) => sum + count * card, 0);
}

vi.mock("./table/table.ts", async (original) => {
  const honest = await original<typeof import("./table/table.ts")>();
  const dealAt: typeof honest.dealAt = (table) => {
    const deal = honest.dealAt(table);
    if (server.cheat === "none") return deal;
    const deals = Array.from({ length: server.cheat === "drop" ? 1 : TRIES }, (_, i) => tried(deal, i));
    const best = deals.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    // The table now says nothing else than what was dealt.
    Object.assign(table, { secret: best.secret, seatCommitments: best.seatCommitments });
    for (const [seat, contribution] of best.contributions.entries()) {
      Object.assign(table.seats[seat], { contribution });
    }
    return best;
  };
  return { ...honest, dealAt };
});

const world = await startWorld();
afterEach(() => {
  server.cheat = "none";
});

async function play(client: Client, id: string, seed: number): Promise<void> {
  await (await playThrough(client, id, chooser(seed))).stop();
}

test.each([
  ["none", { shown: "kept", added: "kept", others: "kept", revealed: "kept" }],
  ["secret", { shown: "broken", added: "kept", others: "kept", revealed: "kept" }],
  ["seat", { shown: "kept", added: "kept", others: "broken", revealed: "kept" }],
  ["drop", { shown: "kept", added: "broken", others: "kept", revealed: "kept" }],
] as const)("cheating with: %s", async (cheat, expected) => {
  server.cheat = cheat;
  const { ada, ben, id } = await twoAtTable(world);
  await Promise.all([play(ada, id, 1), play(ben, id, 2)]);
  const record = readRecord(await ada.record(id));
  // By itself the record is in order.
  expect(verify(game, record).filter((check) => !check.ok && !isNote(check))).toEqual([]);
  const pledge = await ada.pledge(id, 0);
  if (!pledge) throw new Error("the client has kept nothing");
  const found = checkPledge(record, pledge).map(({ id: what, found }: PledgeCheck) => [what, found]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

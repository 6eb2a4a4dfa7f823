import { game } from "@portolan/games/galactic-traders";
import { mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { chainOf } from "./chain.ts";

const rules = game.open({ players: 3 });

test("GT-RED-9: a chain has a link for each agreement and a hop for each good that moves", () => {
  const match = startMatch(rules, seededDeal("chain", 3));
  let longest = { links: 0, hops: 0 };
  while (rules.result(match.state) === null) {
    const [seat] = rules.toAct(match.state);
    const move = rules.mind.rollout(match.state, seat);
    if (!move) break;
    mustPlay(match, seat, move);
    const { links, hops } = chainOf(match.events, () => false);
    expect(hops.map(({ number }) => number)).toEqual(hops.map((_, i) => i + 1));
    for (const { from } of hops) expect(links.some(({ planet }) => planet === from)).toBe(true);
    if (links.length > longest.links) longest = { links: links.length, hops: hops.length };
  }
  expect(longest.links).toBeGreaterThan(0);
});

test("GT-AGR-7: a strange orbit belongs to nobody until it has been given away", () => {
  const agreement = {
    type: "agreement",
    seat: 1,
    planet: 3,
    count: 2,
    isTie: false,
    isOffTurn: false,
  } as const;
  const turn = { type: "turn", seat: 1 } as const;
  const gave = { type: "gave", seat: 1, to: 2, planet: 3 } as const;
  expect(chainOf([turn, agreement], () => true).links).toEqual([{ planet: 3, winner: 1, receiver: null }]);
  expect(chainOf([turn, agreement, gave], () => true).links).toEqual([{ planet: 3, winner: 1, receiver: 2 }]);
});

import { configFor, type GameTypes, game } from "@portolan/games/porto-carthago";
import type { Move } from "@portolan/guides/porto-carthago";
import { type Match, mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { firstMoment } from "../../../../tools/gallery/gallery.ts";
import { narrow, type Target } from "../../../table/narrow.ts";
import { target } from "../places.ts";
import { boardPointing, dockTarget, isStepwise, pointingAt } from "./pointing.ts";

type Porto = GameTypes;

/** Every decision of a whole game that is played by the rollout policy. */
function eachDecision(
  seed: string,
  players: number,
  look: (match: Match<Porto>, seat: number) => void,
): void {
  const match = startMatch(game.open({ players }), seededDeal(seed, players));
  for (;;) {
    const [seat] = match.rules.toAct(match.state);
    const move = seat === undefined ? null : match.rules.mind.rollout(match.state, seat);
    if (seat === undefined || move === null) return;
    look(match, seat);
    mustPlay(match, seat, move);
  }
}

describe("pointing", () => {
  test.each([3, 4, 5])("means every move of a game with %i players", (players) => {
    const table = configFor({ players });
    const seen = new Set<Move["type"]>();
    eachDecision(`pointing ${players}`, players, ({ rules, state }, seat) => {
      const pointing = pointingAt(table, rules.view(state, seat));
      const legal = rules.legal(state, seat);
      for (const move of legal) {
        seen.add(move.type);
        expect(narrow(pointing, legal, pointing.touches(move)).decided).toEqual(move);
      }
    });
    expect([...seen]).toEqual(
      expect.arrayContaining(["claim", "take", "card", "carry", "court", "hoistClaim", "buy"]),
    );
  });
});

/** The first moment of a game at which the seat to act can do such a thing. */
function moment(isWanted: (legal: readonly Move[]) => boolean) {
  const players = 4;
  const table = configFor({ players });
  const { rules, state } = firstMoment(game.open({ players }), "pointing", (match) => {
    const [seat] = match.rules.toAct(match.state);
    return seat !== undefined && isWanted(match.rules.legal(match.state, seat));
  });
  const [seat] = rules.toAct(state);
  const view = rules.view(state, seat);
  const legal = rules.legal(state, seat);
  const offer = { legal, check: (move: Move) => rules.check(state, seat, move) };
  return { table, view, legal, offer, pointing: boardPointing(table, view) };
}

test("servants are sent one by one, and wait for the button", () => {
  const { offer, pointing } = moment((legal) => legal.filter(({ type }) => type === "court").length > 20);
  const steps: readonly Target[] = [
    target.send("lighthouse"),
    target.send("temple"),
    target.send("lighthouse"),
  ];
  let pointed: readonly Target[] = [];
  for (const step of steps) {
    const outcome = pointing.pointAt(offer, pointed, step);
    expect(outcome.kind).toBe("narrowed");
    if (outcome.kind !== "narrowed") return;
    expect(outcome.narrowed.decided).toBeNull();
    pointed = outcome.pointed;
  }
  expect(isStepwise(pointed)).toBe(true);
  expect(narrow(pointing, offer.legal, pointed).decided).toEqual({ type: "court", lighthouse: 2, temple: 1 });
});

test("one dock takes the place of another", () => {
  const { table, legal, offer, pointing } = moment(
    (moves) => moves.filter((move) => move.type === "carry" && typeof move.to === "number").length > 1,
  );
  const carries = legal.filter((move) => move.type === "carry" && typeof move.to === "number");
  const [first] = carries;
  const other = carries.find(
    (move) =>
      move.type === "carry" && first.type === "carry" && move.from === first.from && move.to !== first.to,
  );
  if (first?.type !== "carry" || other?.type !== "carry" || typeof other.to !== "number") return;
  const name = target.to(table.edition.docks[other.to].id);
  const outcome = pointing.pointAt(offer, pointing.touches(first), name);
  expect(outcome).toMatchObject({ kind: "narrowed", narrowed: { decided: other } });
});

test("a thing that begins nothing is refused with its rule", () => {
  const { table, view, offer, pointing } = moment((legal) => legal.some(({ type }) => type === "hoistClaim"));
  const taken = view.docks.findIndex(({ owner }) => owner !== null && owner !== view.viewer);
  const outcome = pointing.pointAt(offer, [], target.to(table.edition.docks[taken].id));
  expect(outcome.kind).toBe("refused");
});

test("pressing a dock means its beginning where nothing can be brought there", () => {
  const pointer = { pointed: [], narrowed: { open: new Map([[target.from("egypt_1"), 1]]) } };
  expect(dockTarget(pointer, "egypt_1")).toBe(target.from("egypt_1"));
  expect(dockTarget(pointer, "egypt_2")).toBe(target.to("egypt_2"));
});

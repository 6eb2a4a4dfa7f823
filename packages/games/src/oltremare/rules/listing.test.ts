import { MOST_LISTED } from "@portolan/kernel";
import { metered } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { evaluate } from "../mind/evaluate.ts";
import { rollout } from "../mind/rollout.ts";
import { mindConfig } from "../mind/weights.ts";
import type { GameConfig } from "../state.ts";
import { changedEdition } from "../testing/edition.ts";
import { position } from "../testing/position.ts";
import type { TestGame } from "../testing/test-game.ts";
import { hasUnlistedMoves, legalMoves } from "./decisions.ts";
import houseEdition from "./edition.json" with { type: "json" };
import { loadEdition } from "./edition.ts";

/** Reads of a card's face; all choices of 8 among 60 cards would take 20,000 million. */
const MOST_READS = 2_000_000;

function meteredConfig(config: GameConfig): GameConfig {
  return { ...config, edition: { ...config.edition, cards: metered(config.edition.cards, MOST_READS) } };
}

/** The house edition with 8 cargo symbols on every card, so that 8 cards are played and loaded. */
const heavy = changedEdition({
  cards: houseEdition.cards.map((card, i) => ({ ...card, cargo: 8, lions: 61 + i })),
  "parameters.maxPurchasesPerTurn.value": 8,
  "parameters.favourableMarketPrices.value": [1, 1, 1, 1, 1, 1, 1, 1],
});

const codes = houseEdition.cards.map(({ good, id }) => `${good}#${id}`);
const free = codes.filter((code) => !/#(45|46|47|48|62)$/.test(code));

/** Everything that is listed is allowed, within bounds, with bounded work, and is said not to be all. */
function expectBounded(game: TestGame, seat: number): void {
  const config = meteredConfig(game.config);
  const moves = legalMoves(config, game.state, seat);
  expect(moves.length).toBeGreaterThan(MOST_LISTED / 2);
  expect(moves.length).toBeLessThan(MOST_LISTED + 20);
  expect(hasUnlistedMoves(config, game.state, seat)).toBe(true);
  for (const move of moves) expect(game.rules.check(game.state, seat, move)).toBeNull();
  expect(new Set(moves.map((move) => game.rules.print(move))).size).toBe(moves.length);
}

describe("with hands and cards of any size", () => {
  const game = position({ edition: heavy, hands: [free.slice(0, 60).join(" ")], cargo: ["pottery#48"] });

  test("playing: a selection of the choices, in which every card occurs", () => {
    game.play(0, "end");
    expectBounded(game, 0);
    const moves = legalMoves(game.config, game.state, 0);
    const used = new Set(moves.flatMap((move) => (move.type === "play" ? move.cards : [])));
    expect(used.size).toBe(60);
  });

  test("playing: the evaluation and the rollout policy compare a limited number of choices", () => {
    expect(evaluate(mindConfig(meteredConfig(game.config)), game.state).every(Number.isFinite)).toBe(true);
    expect(
      game.rules.check(game.state, 0, rollout(mindConfig(meteredConfig(game.config)), game.state, 0)),
    ).toBeNull();
  });

  test("playing and loading: what is not listed is accepted", () => {
    const play = `play ${free.slice(52, 60).join(" ")}`;
    game.play(0, play);
    if (game.state.agenda.at(-1)?.step === "sail") game.play(0, game.legal(0)[0]);
    expect(game.state.agenda.at(-1)?.step).toBe("load");
    expectBounded(game, 0);
    const listed = new Set(game.legal(0));
    const order = free.slice(52, 60).toSorted();
    expect(listed.has(`load ${order.join(" ")}`)).toBe(false);
    game.play(0, `load ${order.join(" ")}`);
  });
});

describe("accepting an offer that asks for many cards", () => {
  const salt = houseEdition.cards.filter(({ good }) => good === "salt").map(({ id }) => `salt#${id}`);
  const silk = houseEdition.cards.filter(({ good }) => good === "silk").map(({ id }) => `silk#${id}`);
  const asked = 8;

  test("a selection of the payments is listed", () => {
    const game = position({ edition: heavy, hands: ["jewels#1 jewels#2", [...salt, ...silk].join(" ")] });
    const wishes = Array.from({ length: asked / 2 }, () => "salt silk").join(" ");
    game.play(0, `offer 1 jewels#1 for ${wishes}`);
    expectBounded(game, 1);
    game.play(1, `accept 0: ${salt.slice(-4).join(" ")} ${silk.slice(-4).join(" ")}`);
  });

  test("who has exactly what is asked for pays in the only way", () => {
    const hand = [...silk.slice(0, 4), ...salt.slice(0, 4)].join(" ");
    const game = position({ edition: heavy, hands: ["jewels#1", hand] });
    game.play(0, "offer 1 jewels#1 for salt silk salt silk salt silk salt silk");
    expect(game.legal(1, "accept")).toEqual([`accept 0: ${hand}`]);
  });

  test("who has too few of one good cannot pay, and no time is spent on the others", () => {
    const game = position({ edition: heavy, hands: ["jewels#1", [...salt, silk[0]].join(" ")] });
    game.play(0, "offer 1 jewels#1 for silk silk salt salt salt salt salt salt");
    const moves = legalMoves(meteredConfig(game.config), game.state, 1);
    expect(moves.filter(({ type }) => type === "accept")).toEqual([]);
  });
});

describe("editions that would take for ever", () => {
  test("a map on which too many voyages lead everywhere", () => {
    const ids = Array.from({ length: 20 }, (_, i) => houseEdition.ports[i].id);
    const edition = changedEdition({
      ports: houseEdition.ports.map((port, i) =>
        i < 20 ? { ...port, routes: ids.filter((id) => id !== port.id) } : { ...port, routes: [ids[0]] },
      ),
      "cards.0.cargo": 8,
      "parameters.maxPurchasesPerTurn.value": 8,
    });
    expect(() => loadEdition(edition)).toThrow(/routes/);
  });

  test.each([
    ["cards.0.cargo", 9],
    ["players.max", 11],
    ["parameters.maxPurchasesPerTurn.value", 51],
  ])("%s = %d", (path, value) => {
    expect(() => loadEdition(changedEdition({ [path]: value }))).toThrow(/expected a whole number from/);
  });
});

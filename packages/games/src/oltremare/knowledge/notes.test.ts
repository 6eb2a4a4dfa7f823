import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import type { TestGame } from "../testing/test-game.ts";

/** Worlds that this seat cannot rule out. */
function worlds(game: TestGame, seat: number, count = 60) {
  const chance = fastChance(7);
  return Array.from({ length: count }, () => game.rules.sample(game.view(seat), chance));
}

const card = (id: number): number => id - 1;

describe("section 5: what a seat remembers", () => {
  const four = {
    players: 4,
    hands: [
      "salt#31 salt#32 silk#19",
      "olives#61 olives#65 olives#66 grain#79",
      "grain#80 silk#20",
      "jewels#1",
    ],
  };

  test("a card I gave is in that hand until it is played, dealt on or discarded", () => {
    const game = position(four);
    game.play(0, "offer 1: salt#31 for nothing");
    game.play(1, "accept 0");
    for (const world of worlds(game, 0)) expect(world.merchants[1].hand).toContain(card(31));
    const others = worlds(game, 2).map((world) => world.merchants[1].hand.includes(card(31)));
    expect(others).toContain(false);
  });

  test("goods moved in deals are public: a third player knows that one more salt is there", () => {
    const game = position(four);
    game.play(0, "offer 1: salt#31 salt#32 for nothing");
    game.play(1, "accept 0");
    const { edition } = game.config;
    for (const world of worlds(game, 3)) {
      const salt = world.merchants[1].hand.filter((one) => edition.cards[one].good === 3);
      expect(salt.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("an offer shows that the proposer holds its goods, also after it was declined", () => {
    const game = position(four);
    game.play(0, "offer 1: salt#31 silk#19 for olives");
    game.play(1, "decline 0");
    const { edition } = game.config;
    for (const world of worlds(game, 2)) {
      const goods = world.merchants[0].hand.map((one) => edition.cards[one].good);
      expect(goods).toEqual(expect.arrayContaining([2, 3]));
    }
  });

  test("a card dealt on may have gone with it: it is in one of the two hands", () => {
    const game = position({
      ...four,
      hands: ["salt#31 salt#32", "salt#33 grain#79", "grain#80", ""],
      toAct: 1,
    });
    game.play(1, "offer 0: +1d for salt");
    game.play(0, "accept 1: salt#31");
    game.play(1, "offer 2: salt#33 for nothing");
    game.play(2, "accept 1");
    const seats = new Set(
      worlds(game, 0, 200).map((world) => world.merchants.findIndex(({ hand }) => hand.includes(card(31)))),
    );
    expect([...seats].sort()).toEqual([1, 2]);
  });

  test("after a hidden discard it is in the hand or in the pirate slot laid down then", () => {
    const game = position({ ...four, cargo: ["pottery#45", "salt#41"], toAct: 0 });
    game.play(0, "offer 1: salt#31 for nothing");
    game.play(1, "accept 0");
    game.play(0, "end", "play silk#19");
    expect(game.asked()).toBe("surplus");
    game.play(1, "discard olives#61", "discard olives#65");
    const places = new Set(
      worlds(game, 0, 200).map(({ merchants }) =>
        merchants[1].hand.includes(card(31))
          ? "hand"
          : merchants[1].pirates.includes(card(31))
            ? "pirates"
            : "elsewhere",
      ),
    );
    expect([...places].sort()).toEqual(["hand", "pirates"]);
  });

  test("the owner knows the own surplus and its place, nobody else does", () => {
    const game = position({
      ...four,
      hands: ["salt#31 salt#32 silk#19 silk#22", "", "", ""],
      cargo: ["salt#41"],
    });
    game.play(0, "discard silk#22");
    for (const world of worlds(game, 0)) expect(world.merchants[0].pirates).toEqual([card(22)]);
    expect(new Set(worlds(game, 1).map((world) => world.merchants[0].pirates[0])).size).toBeGreaterThan(5);
  });

  test("the Venice card is anywhere in its window that has not been passed", () => {
    const game = position({ ...four, aboveVenice: 2 });
    const seen = game.view(0).venice;
    const values = new Set(worlds(game, 0, 200).map(({ aboveVenice }) => aboveVenice));
    expect(seen?.fewest).toBe(Math.min(...[...values].map(Number)));
    expect(seen?.most).toBe(Math.max(...[...values].map(Number)));
  });

  test("a deck made from the discard pile has known contents in unknown order", () => {
    const game = position({
      ...four,
      rest: "cargo",
      discard: "silk#21 silk#22 silk#23 silk#24",
      lastRound: true,
    });
    game.play(0, "buy deck");
    const deck = new Set(worlds(game, 1).flatMap((world) => world.deck));
    expect([...deck].sort()).toEqual([20, 21, 22, 23]);
    for (const world of worlds(game, 0)) expect(world.deck.toSorted()).toEqual(game.state.deck.toSorted());
  });

  test("sealed answers stay sealed: a sampled world has some answer its author could give", () => {
    const game = position(four);
    game.play(0, "call 1 2");
    game.play(1, "offer 0: olives#61 for silk");
    const answers = new Set(worlds(game, 0).map(({ call }) => JSON.stringify(call?.[1])));
    expect(answers.size).toBeGreaterThan(3);
    const own = new Set(worlds(game, 1).map(({ call }) => JSON.stringify(call?.[1])));
    expect(own.size).toBe(1);
  });
});

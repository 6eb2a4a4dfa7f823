import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyWay } from "../testing/every-way.ts";
import { position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import { shown } from "../testing/shown.ts";
import { kinds, only } from "../testing/test-game.ts";
import type { Card, Edition } from "./edition.ts";
import type { Move } from "./moves.ts";
import { offerStorage } from "./storage.ts";

describe("who decides, in which order", () => {
  const everyone = { players: 3, hands: ["G2", "G2", "G2"], goods: ["G5", "G5", "G5"] };

  test("TC-STO-1: the player who caused the payday first, then clockwise", () => {
    const game = raid({ ...everyone, toAct: 1 });
    for (const seat of [1, 2, 0]) {
      expect(game.asked()).toBe(`${seat} storage green`);
      game.play(seat, "decline green");
    }
    expect(game.asked()).toBe("2 action");
  });

  test("TC-STO-9: a player decides all colours, in canonical order, before the next one", () => {
    const game = raid({
      hands: ["G2 B2", "G2 B2"],
      goods: ["G5 B5", "G5 B5"],
      ships: { red: 4, green: 3, blue: 4 },
    });
    for (const [seat, colour] of [
      [0, "blue"],
      [0, "green"],
      [1, "blue"],
      [1, "green"],
    ] as const) {
      expect(game.asked()).toBe(`${seat} storage ${colour}`);
      game.play(seat, `decline ${colour}`);
    }
  });

  test("TC-STO-9: nobody decides out of order, and no other colour first", () => {
    const game = raid({ ...everyone });
    const notYou = { rule: "TC-STO-9", id: "refuse.notYou", parts: { seat: { seat: 0 } } };
    const otherColour = {
      rule: "TC-STO-9",
      id: "refuse.store.otherColour",
      parts: { colour: { term: "colour.green", otherwise: "green" } },
    };
    expect(game.refusal(1, "decline green")).toEqual(notYou);
    expect(game.refusal(0, "decline blue")).toEqual(otherColour);
    expect(game.refusal(0, "take R2")).toMatchObject({ rule: "TC-STO-9", id: "refuse.now.storage" });
  });

  test("TC-STO-9: a later player sees what was stored", () => {
    const game = raid({ ...everyone });
    for (const event of game.play(0, "store G2 for G5")) expect(game.rules.redact(event, 1)).toEqual(event);
    expect(game.rules.view(game.state, 1).traders[0].stored).toEqual(game.state.traders[0].stored);
  });

  test.each([
    ["goods of the colour", "G2", "", "B5"],
    ["an unstored good", "G2", "G5", ""],
    ["a card of the colour", "B2 Y2", "", "G5"],
    ["an icon", "G5", "", "G3"],
  ])("TC-STO-10: without %s there is nothing to decide", (_, hand, stored, goods) => {
    expect(raid({ hands: [hand], stored: [stored], goods: [goods] }).asked()).toBe("1 action");
  });

  test("TC-STO-10: only the pairs that lack something are skipped", () => {
    const game = raid({ ...everyone, goods: ["G5", "", "G5"] });
    game.play(0, "decline green");
    expect(game.asked()).toBe("2 storage green");
  });
});

describe("what can be stored", () => {
  test("TC-STO-2: storing is voluntary", () => {
    const game = raid({ hands: ["G2"], goods: ["G5"] });
    game.play(0, "decline green");
    expect([game.hand(0), game.goods(0), game.stored(0)]).toEqual(["G2", "", ""]);
  });

  test("TC-STO-2: a 2 has two icons", () => {
    expect(raid({ hands: ["G2"], goods: ["G5 G3"] }).legal(0)).toEqual([
      "decline green",
      "store G2 for G5 G3",
    ]);
  });

  test("TC-STO-2: a 3 has one icon", () => {
    const offered = ["decline green", "store G3 for G5", "store G3 for G3"];
    expect(
      raid({ hands: ["G3"], goods: ["G5 G3"] })
        .legal(0)
        .toSorted(),
    ).toEqual(offered.toSorted());
  });

  test("TC-STO-2: a 5 has none", () => {
    const game = raid({ hands: ["G5 G3"], goods: ["G3"] });
    const refusal = { rule: "TC-STO-2", id: "refuse.store.noIcon", parts: { card: shown("G5") } };
    expect(game.refusal(0, "store G5 for G3")).toEqual(refusal);
  });

  test("TC-STO-2: only cards from the hand are discarded, and they are discarded", () => {
    const game = raid({ hands: ["G2 G3"], goods: ["G5 G3"] });
    expect(game.refusal(0, "store G2 G2 for G5 G3")).toMatchObject({
      rule: "TC-STO-2",
      id: "refuse.notInHand",
    });
    game.play(0, "store G2 for G5 G3");
    expect(game.hand(0)).toBe("G3");
    expect(game.discard()).toBe("Y5 G2");
  });

  test("TC-STO-3: a card stores goods of its own colour only", () => {
    const game = raid({ hands: ["G3 B2"], goods: ["G5 G3 B5"] });
    const refusal = { rule: "TC-STO-3", id: "refuse.store.colour" };
    expect(game.refusal(0, "store G3 for B5")).toMatchObject(refusal);
    expect(game.refusal(0, "store G3 B2 for G5 G3")).toMatchObject(refusal);
    expect(game.refusal(0, "store B2 for G5 G3")).toMatchObject(refusal);
    expect(game.refusal(0, "store B2 for B5")).toMatchObject({
      rule: "TC-STO-9",
      id: "refuse.store.otherColour",
    });
  });

  test("TC-STO-3: only the player's own unstored goods are stored", () => {
    const game = raid({ hands: ["G3"], goods: ["G2", "G5"], stored: ["G3"] });
    const refusal = { rule: "TC-STO-3", id: "refuse.store.notYours" };
    expect(game.refusal(0, "store G3 for G5")).toMatchObject(refusal);
    expect(game.refusal(0, "store G3 for G3")).toMatchObject(refusal);
    game.play(0, "store G3 for G2");
    expect([game.stored(0), game.goods(0)]).toEqual(["G3 G2", ""]);
  });

  test("TC-STO-4: goods of colours that are not raided cannot be stored", () => {
    const game = raid({ hands: ["B2"], goods: ["B5"], ships: { red: 4, green: 3, blue: 2 } });
    expect(game.asked()).toBe("1 action");
    expect(game.goods(0)).toBe("B5");
  });

  test("TC-STO-5: the icons store exactly as many goods, and the owner chooses which", () => {
    const game = raid({ hands: ["G2"], goods: ["G5 G3 G2"] });
    const offered = ["decline green", "store G2 for G3 G2", "store G2 for G5 G2", "store G2 for G5 G3"];
    expect(game.legal(0).toSorted()).toEqual(offered);
    const tooFew = { rule: "TC-STO-5", id: "refuse.store.count", parts: { saved: 2, named: 1 } };
    expect(game.refusal(0, "store G2 for G5")).toEqual(tooFew);
    expect(game.refusal(0, "store G2 for G5 G3 G2")).toMatchObject({ rule: "TC-STO-5" });
    game.play(0, "store G2 for G3 G2");
    expect([game.stored(0), game.goods(0)]).toEqual(["G3 G2", ""]);
  });

  test("TC-STO-5: surplus icons are lost", () => {
    const game = raid({ hands: ["G2"], goods: ["G5"] });
    game.play(0, "store G2 for G5");
    expect([game.hand(0), game.stored(0)]).toEqual(["", "G5"]);
  });

  test("TC-STO-5: storing nothing with nothing is no way to decline", () => {
    const nothing: Move = { type: "store", colour: 3, discards: [], goods: [] };
    expect(raid({ hands: ["G2"], goods: ["G5"] }).refusal(0, nothing)).toMatchObject({ rule: "TC-STO-5" });
  });

  test.each([
    ["G3 G3", "G5", "refused"],
    ["G2 G3", "G5 G5", "refused"],
    ["G2 G2", "G5 G5", "refused"],
    ["G2 G3", "G5 G5 G5", "allowed"],
    ["G2 G2", "G5 G5 G5", "allowed"],
    ["G3 G3", "G5 G5", "allowed"],
  ])("TC-STO-6: %s for %s is %s, as every card must be needed", (discards, goods, fate) => {
    const game = raid({ hands: [discards], goods: [goods] });
    const move = `store ${discards} for ${goods}`;
    const surplus = { rule: "TC-STO-6", id: "refuse.store.surplus" };
    if (fate === "refused") expect(game.refusal(0, move)).toMatchObject(surplus);
    else expect(kinds(game.play(0, move))).toContain("stored");
  });

  test("TC-STO-5 TC-STO-6: what is offered is exactly what the rules' wording allows", () => {
    const three = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 2 }));
    const { state, config } = raid({ hands: ["G2"], goods: ["G5"] });
    const { edition } = config;
    const green = edition.byColour[3];
    fc.assert(
      fc.property(three, three, (held, lying) => {
        const { hand, goods } = state.traders[0];
        green.forEach((card, i) => {
          hand[card] = held[i];
          goods[card] = lying[i];
        });
        const offered: Move[] = [];
        offerStorage(config, state, 0, 3, offered);
        expect(offered.map(written).sort()).toEqual(byWording(edition, green, hand, goods).sort());
      }),
      { numRuns: 100, seed: 1 },
    );
  });
});

function written(move: Move): string {
  return move.type === "store" ? `${move.discards} for ${move.goods}` : move.type;
}

/** All ways to store, as the rules put it: icons, exactly so many goods, no card that could be left out. */
function byWording(edition: Edition, types: readonly Card[], hand: number[], goods: number[]): string[] {
  const total = types.reduce((sum, card) => sum + goods[card], 0);
  const saved = (cards: readonly Card[]): number =>
    Math.min(
      total,
      cards.reduce((sum, card) => sum + edition.cards[card].icons, 0),
    );
  const ways = everyWay(types, hand)
    .filter((cards) => cards.every((_, out) => saved(cards.toSpliced(out, 1)) < saved(cards)))
    .filter((cards) => cards.length > 0);
  const choices = everyWay(types, goods);
  return [
    "decline",
    ...ways.flatMap((cards) =>
      choices.filter((chosen) => chosen.length === saved(cards)).map((chosen) => `${cards} for ${chosen}`),
    ),
  ];
}

describe("stored goods", () => {
  test("TC-STO-7: they survive all later raids and need no second storing", () => {
    const game = raid({ hands: ["G2", ""], goods: ["", "G3"], stored: ["G5", "G2"] });
    expect(game.asked()).toBe("1 action");
    expect([game.stored(0), game.stored(1), game.goods(1)]).toEqual(["G5", "G2", ""]);
  });

  test("TC-STO-7: they are sold at the next payday of their colour like any other good", () => {
    const game = position({ market: "G2", hands: ["Y5"], stored: ["G5"], ships: { green: 4 } });
    const events = game.play(0, "buy Y5");
    expect(only(events, "sale")).toMatchObject([{ seat: 0, size: 2, highest: 5, points: 2 }]);
    expect([game.stored(0), game.points(0)]).toEqual(["", "G5 G2"]);
  });

  test("TC-STO-7: a payday of another colour leaves them stored", () => {
    const game = raid({ ships: { red: 4 }, stored: ["G5"] });
    expect(game.stored(0)).toBe("G5");
  });

  test("TC-STO-8: goods bought later are unstored", () => {
    const game = raid({ market: "R2 G3", hands: [""], stored: ["G5"], ships: { red: 4, green: 2 } });
    expect([game.stored(0), game.goods(0)]).toEqual(["G5", ""]);
    expect(only(game.events, "lost")).toMatchObject([{ seat: 0, cards: [10] }]);
  });
});

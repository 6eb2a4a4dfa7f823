import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { kinds, only } from "../testing/test-game.ts";

const three = {
  players: 3,
  hands: ["salt#31 salt#32 silk#19", "olives#61 olives#65 grain#79", "grain#80 silk#20"],
};

describe("phase 2: the offer protocol", () => {
  test("OM-OFR-1: an offer names partner, own cards, ducats and goods; only a counter takes committed cards", () => {
    const game = position(three);
    expect(game.refusal(0, "offer 1: salt#31 for @1")).toBe("OM-OFR-1");
    expect(game.refusal(0, "offer 7: salt#31 for olives")).toBe("OM-OFR-1");
    game.play(0, "offer 1: salt#31 salt#32 for olives grain +2d");
    expect(game.state.offers[1]).toMatchObject({ from: 0, to: 1, taken: [], counters: 0 });
    game.play(1, "counter 0: olives#61 for @2 silk");
    expect(game.state.offers[1]).toMatchObject({ from: 1, to: 0, taken: [31], counters: 1 });
  });

  test("OM-OFR-2: committed cards are fixed: what is accepted is what is handed over", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#32 for olives");
    game.play(1, "accept 0: olives#65");
    expect([game.hand(0), game.hand(1)]).toEqual(["silk#19 salt#31 olives#65", "salt#32 olives#61 grain#79"]);
  });

  test("OM-OFR-3: everybody sees goods, ducats, claims and wishes; only the proposer sees the cards", () => {
    const game = position(three);
    const [offered] = only(game.play(0, "offer 1: salt#31(ship) +2d for olives(5)"), "offered");
    for (const viewer of [1, 2, null]) {
      const seen = game.view(viewer).offers[1];
      expect(seen).toMatchObject({
        give: [{ good: 3, wish: { icons: [3], lions: null } }],
        giveDucats: 2,
        ask: [{ good: 5, wish: { icons: [], lions: 5 } }],
        committed: null,
      });
      expect(game.rules.redact(offered, viewer)).toMatchObject({ committed: null });
      expect(game.rules.reveals(offered, viewer)).toBe(true);
    }
    expect(game.view(0).offers[1]?.committed).toEqual([30]);
    expect(game.rules.redact(offered, 0)).toEqual(offered);
  });

  test("OM-OFR-4: a claim is up to two different symbols and a lion count that occurs; it may be false", () => {
    const game = position(three);
    expect(game.refusal(0, "offer 1: salt#31(ship,market,ducat) for olives")).toBe("OM-OFR-4");
    expect(game.refusal(0, "offer 1: salt#31(ship,ship) for olives")).toBe("OM-OFR-4");
    expect(game.refusal(0, "offer 1: salt#31(7) for olives")).toBe("OM-OFR-4");
    game.play(0, "offer 1: salt#31(ship,market,3) for olives");
    expect(game.asked()).toBe("trade awaitPartner");
    const truthful = position({ ...three, options: { claims: "truthful" } });
    expect(truthful.refusal(0, "offer 1: salt#31(ship) for olives")).toBe("OM-OFR-4");
    expect(truthful.refusal(0, "offer 1: salt#31(5) for olives")).toBe("OM-OFR-4");
    truthful.play(0, "offer 1: salt#31(pirate,6) for olives(ship,3)");
    const silent = position({ ...three, options: { claims: "none" } });
    expect(silent.refusal(0, "offer 1: salt#31(pirate) for olives")).toBe("OM-OFR-4");
  });

  test("OM-OFR-5: a wish has the same words and binds nobody", () => {
    const game = position(three);
    expect(game.refusal(0, "offer 1: salt#31 for olives(2)")).toBe("OM-OFR-4");
    game.play(0, "offer 1: salt#31 for olives(market,3)");
    game.play(1, "accept 0: olives#61");
    const silent = position({ ...three, options: { claims: "none" } });
    expect(silent.refusal(0, "offer 1: salt#31 for olives(ship)")).toBe("OM-OFR-5");
  });

  test("OM-OFR-6: an offer moves something, up to 20 ducats one way, own cards once, not more than the other holds", () => {
    const game = position(three);
    expect(game.refusal(0, "offer 1: nothing for nothing")).toBe("OM-OFR-6");
    expect(game.refusal(0, "offer 1: +21d for olives")).toBe("OM-OFR-6");
    expect(game.refusal(0, "offer 1: +1d for olives +1d")).toBe("OM-OFR-6");
    expect(game.refusal(0, "offer 1: salt#31 salt#31 for olives")).toBe("OM-OFR-6");
    expect(game.refusal(0, "offer 1: grain#79 for olives")).toBe("OM-OFR-6");
    expect(game.refusal(0, "offer 2: salt#31 for silk silk silk")).toBe("OM-OFR-6");
    game.play(0, "offer 1: +20d for olives");
    expect(game.asked()).toBe("trade awaitPartner");
    game.play(0, "withdraw 1", "offer 1: salt#31 for olives");
    expect(game.refusal(1, "counter 0: olives#61 for @1 silk salt salt")).toBe("OM-OFR-6");
  });

  test("OM-OFR-7: at most one thread per pair is open, a thread being an offer and its counters", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 for olives");
    expect(game.refusal(0, "offer 1: salt#32 for olives")).toBe("OM-OFR-18");
    game.play(1, "counter 0: grain#79 for @1");
    expect(game.state.offers.filter((offer) => offer !== null)).toHaveLength(1);
    game.play(0, "decline 1");
    expect(game.state.pairs[1].failed).toBe(1);
  });

  test("OM-OFR-8: A may open a thread with any partner when nothing is open", () => {
    const game = position(three);
    expect(game.legal(0, "offer 1").length).toBeGreaterThan(0);
    expect(game.legal(0, "offer 2").length).toBeGreaterThan(0);
    game.play(0, "call 1");
    expect(game.refusal(0, "offer 2: salt#31 for silk")).toBe("OM-OFR-18");
  });

  test("OM-OFR-9: A may call partners, each at most twice a turn; each answers once, with an offer or a pass", () => {
    const game = position(three);
    expect(game.refusal(0, "call 0")).toBe("OM-OFR-9");
    expect(game.refusal(0, "call 1 1")).toBe("OM-OFR-9");
    game.play(0, "call 1 2");
    expect(game.toAct()).toEqual([1, 2, 0]);
    game.play(1, "pass");
    expect(game.refusal(1, "pass")).toBe("OM-OFR-9");
    expect(game.refusal(1, "offer 0: olives#61 for silk")).toBe("OM-OFR-11");
    game.play(2, "pass");
    game.play(0, "call 1");
    game.play(1, "pass");
    expect(game.refusal(0, "call 1")).toBe("OM-OFR-9");
    expect(game.legal(0, "call")).toEqual(["call 2"]);
  });

  test("OM-OFR-10: answers are sealed until all have answered, then shown together", () => {
    const game = position(three);
    game.play(0, "call 1 2");
    const [answered] = only(game.play(1, "offer 0: olives#61 for silk"), "answered");
    expect(game.rules.redact(answered, 1)).toEqual(answered);
    for (const viewer of [0, 2, null])
      expect(game.rules.redact(answered, viewer)).toEqual({ type: "answered", seat: 1, answer: null });
    for (const viewer of [0, 2, null]) {
      expect(game.view(viewer).call).toEqual(["uncalled", "answered", "waiting"]);
      expect(JSON.stringify(game.view(viewer))).not.toContain('"from":1');
    }
    expect(game.view(1).call?.[1]).toMatchObject({ from: 1 });
    expect(game.refusal(1, "withdraw 0")).toBe("OM-OFR-10");
    expect(game.undo(1)).toBe(false);
    expect(game.refusal(0, "accept 1: silk#19")).toBe("OM-OFR-12");
    const types = kinds(game.play(2, "pass"));
    expect(types).toEqual(["answered", "callClosed", "unsealed", "offered", "unsealed"]);
    expect(game.asked()).toBe("trade awaitA");
  });

  test("OM-OFR-10: A may close the call; who had not answered counts as having passed", () => {
    const game = position(three);
    game.play(0, "call 1 2");
    game.play(1, "offer 0: olives#61 for silk");
    expect(game.refusal(2, "close")).toBe("OM-OFR-10");
    expect(kinds(game.play(0, "close"))).toEqual(["callClosed", "unsealed", "offered", "unsealed"]);
    expect(game.refusal(2, "offer 0: silk#20 for salt")).toBe("OM-OFR-11");
    expect(game.state.pairs[2].failed).toBe(0);
  });

  test("OM-OFR-11: a partner opens threads only when called, or with the option for one of the calls", () => {
    expect(position(three).refusal(1, "offer 0: olives#61 for silk")).toBe("OM-OFR-11");
    const game = position({ ...three, options: { partnerOffers: "anytime" } });
    expect(game.toAct()).toEqual([0, 1, 2]);
    for (let offer = 0; offer < 2; offer++) {
      game.play(1, "offer 0: olives#61 for silk");
      expect(game.asked()).toBe("trade awaitA");
      game.play(0, "decline 1");
    }
    expect(game.refusal(1, "offer 0: olives#61 for silk")).toBe("OM-OFR-11");
    expect(game.refusal(0, "call 1")).toBe("OM-OFR-9");
    expect(game.toAct()).toEqual([0, 2]);
  });

  test("OM-OFR-12: accept, decline or counter; several offers from a call in any order", () => {
    const game = position(three);
    game.play(0, "call 1 2");
    game.play(1, "offer 0: olives#61 for silk");
    game.play(2, "offer 0: silk#20 for salt");
    expect(game.toAct()).toEqual([0, 1, 2]);
    expect(game.legal(0)).toEqual(
      expect.arrayContaining(["accept 1: silk#19", "decline 1", "accept 2: salt#31", "decline 2"]),
    );
    game.play(0, "accept 2: salt#32");
    game.play(0, "decline 1");
    expect(game.asked()).toBe("trade idle");
    expect(game.refusal(0, "decline 1")).toBe("OM-OFR-12");
  });

  test("OM-OFR-13: accepting names own cards for every asked good, none of them taken already", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 for olives grain");
    expect(game.refusal(1, "accept 0: olives#61")).toBe("OM-OFR-13");
    expect(game.refusal(1, "accept 0: olives#61 olives#65")).toBe("OM-OFR-13");
    expect(game.refusal(1, "accept 0: olives#62 grain#79")).toBe("OM-OFR-13");
    expect(game.refusal(1, "accept 0: olives#61 olives#61 grain#79")).toBe("OM-OFR-13");
    expect(game.legal(1, "accept")).toEqual(["accept 0: olives#61 grain#79", "accept 0: olives#65 grain#79"]);
    game.play(1, "counter 0: grain#79 for @1 salt");
    expect(game.refusal(0, "accept 1: salt#31")).toBe("OM-OFR-13");
    expect(game.legal(0, "accept")).toEqual(["accept 1: salt#32"]);
    game.play(0, "accept 1: salt#32");
    expect(game.hand(1)).toBe("salt#31 salt#32 olives#61 olives#65");
  });

  test("OM-OFR-13: without matching cards acceptance is illegal", () => {
    const game = position(three);
    game.play(0, "offer 2: salt#31 for jewels");
    expect(game.legal(2, "accept")).toEqual([]);
    expect(game.refusal(2, "accept 0: silk#20")).toBe("OM-OFR-13");
  });

  test("OM-OFR-14: a counter replaces the offer; after three counters only accept or decline", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 for olives");
    game.play(1, "counter 0: grain#79 for @1");
    expect(game.refusal(0, "counter 1: silk#19 for @2")).toBe("OM-OFR-21");
    game.play(0, "counter 1: silk#19 for @1");
    game.play(1, "counter 0: olives#65 for @1");
    expect(game.refusal(0, "counter 1: silk#19 for @1 +1d")).toBe("OM-OFR-14");
    expect(game.legal(0)).toEqual(["accept 1", "decline 1"]);
    game.play(0, "accept 1");
    expect(game.hand(1)).toBe("silk#19 olives#61 grain#79");
  });

  test("OM-OFR-15: the proposer may withdraw until the offer is answered", () => {
    const game = position(three);
    expect(game.refusal(0, "withdraw 1")).toBe("OM-OFR-15");
    game.play(0, "offer 1: salt#31 for olives");
    expect(game.refusal(1, "withdraw 0")).toBe("OM-OFR-15");
    game.play(0, "withdraw 1");
    expect(game.asked()).toBe("trade idle");
    game.play(0, "call 2");
    game.play(2, "offer 0: silk#20 for salt");
    game.play(2, "withdraw 0");
    expect(game.state.pairs.map(({ failed }) => failed)).toEqual([0, 1, 1]);
  });

  test("OM-OFR-16: after three failed threads the pair is closed for the turn: no thread, no call", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 for olives", "withdraw 1", "offer 1: salt#31 for olives");
    game.play(1, "decline 0");
    game.play(0, "offer 1: salt#31 for olives", "withdraw 1");
    expect(game.refusal(0, "offer 1: salt#31 for olives")).toBe("OM-OFR-16");
    expect(game.refusal(0, "call 1")).toBe("OM-OFR-16");
    expect(game.legal(0, "offer 1")).toEqual([]);
    expect(game.legal(0, "offer 2").length).toBeGreaterThan(0);
    game.play(0, "end", "play salt#31");
    expect(game.state.pairs[0].failed).toBe(0);
  });

  test("OM-OFR-17: after ten deals with one partner the pair is closed too", () => {
    const game = position(three);
    for (let deal = 0; deal < 10; deal++) {
      game.play(0, "offer 1: +1d for nothing");
      game.play(1, "accept 0");
    }
    expect(game.refusal(0, "offer 1: +1d for nothing")).toBe("OM-OFR-17");
    expect(game.refusal(0, "call 1")).toBe("OM-OFR-17");
  });

  test("OM-OFR-18: with something open A may not buy, call, offer or end, and with an own offer only withdraw", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 for olives");
    for (const move of ["buy deck", "call 2", "offer 2: salt#32 for silk", "end"])
      expect(game.refusal(0, move)).toBe("OM-OFR-18");
    expect(game.legal(0)).toEqual(["withdraw 1"]);
    game.play(0, "withdraw 1", "call 1 2");
    expect(game.refusal(0, "buy deck")).toBe("OM-OFR-18");
    expect(game.legal(0)).toEqual(["close"]);
    game.play(1, "offer 0: olives#61 for silk");
    game.play(2, "offer 0: silk#20 for salt");
    expect(game.refusal(0, "end")).toBe("OM-OFR-18");
    game.play(0, "counter 1: salt#31 for @1");
    expect(game.asked()).toBe("trade awaitPartner");
    expect(game.toAct()).toEqual([1, 0, 2]);
    expect(game.refusal(0, "accept 2: salt#31")).toBe("OM-OFR-18");
    game.play(1, "decline 0");
    expect(game.asked()).toBe("trade awaitA");
  });

  test("OM-OFR-19: a pending offer is checked again when it is accepted", () => {
    const game = position({ ...three, cargo: ["salt#36"] });
    for (let i = 0; i < 4; i++) game.play(0, "buy deck");
    const spare = game.hand(0).split(" ").slice(0, 4).join(" ");
    game.play(0, `offer 1: ${spare} for nothing`);
    game.play(1, "accept 0");
    expect(game.of(0).hand).toHaveLength(3);
    const good = game.hand(0).split("#")[0];
    game.play(0, "call 1 2");
    game.play(1, `offer 0: +1d for ${good}`);
    game.play(2, `offer 0: +1d for ${good}`);
    const card = game.hand(0).split(" ")[0];
    game.play(0, `accept 1: ${card}`);
    expect(game.legal(0, "accept")).toEqual([]);
    const other = game
      .hand(0)
      .split(" ")
      .find((code) => code.startsWith(good));
    if (other) expect(game.refusal(0, `accept 2: ${other}`)).toBe("OM-TRD-12");
  });

  test("OM-OFR-19: a card taken by a counter may have gone to another partner meanwhile", () => {
    const game = position(three);
    game.play(0, "call 1 2");
    game.play(1, "offer 0: olives#61 for silk");
    game.play(2, "offer 0: silk#20 for salt");
    game.play(0, "counter 1: salt#31 for @1");
    game.play(1, "counter 0: grain#79 for @1");
    game.play(0, "accept 2: salt#31");
    expect(game.refusal(0, "accept 1")).toBe("OM-OFR-19");
    for (const move of game.rules.legal(game.state, 0))
      expect(game.rules.check(game.state, 0, move)).toBeNull();
  });

  test("OM-OFR-19: what a counter would take is no proof that it is still there", () => {
    const game = position({ ...three, hands: ["salt#31 silk#19", "olives#61 grain#79", "silk#20 grain#80"] });
    game.play(0, "call 1 2");
    game.play(1, "offer 0: olives#61 for silk");
    game.play(2, "offer 0: silk#20 for salt");
    game.play(0, "counter 1: salt#31 for @1");
    game.play(1, "counter 0: grain#79 for @1");
    game.play(0, "accept 2: salt#31");
    const view = game.view(1);
    const worlds = Array.from({ length: 40 }, (_, seed) => game.rules.sample(view, fastChance(seed)));
    const salt = game.config.edition.cards[31 - 1].good;
    const hasSalt = (hand: readonly number[]) =>
      hand.some((card) => game.config.edition.cards[card].good === salt);
    expect(worlds.some(({ merchants }) => !hasSalt(merchants[0].hand))).toBe(true);
    for (const world of worlds) expect(game.rules.view(world, 1)).toEqual(view);
  });

  test("OM-OFR-20: the receiver sees the cards in full, third players only the goods", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#31 for olives");
    const handed = only(game.play(1, "accept 0: olives#61"), "handed");
    for (const event of handed) {
      expect(game.rules.redact(event, 0)).toEqual(event);
      expect(game.rules.redact(event, 1)).toEqual(event);
      expect(game.rules.redact(event, 2)).toEqual({ ...event, cards: null });
    }
    const traces = game.view(2).memory.traces.filter(({ saw }) => saw === "dealt");
    expect(traces).toEqual([
      { saw: "dealt", from: 0, to: 1, goods: [3], cards: null },
      { saw: "dealt", from: 1, to: 0, goods: [5], cards: null },
    ]);
  });

  test("OM-OFR-21: a take names a place in the other's list, which stands in the order given", () => {
    const game = position(three);
    game.play(0, "offer 1: salt#32 silk#19 salt#31 for olives");
    expect(game.refusal(1, "counter 0: olives#61 for @4")).toBe("OM-OFR-21");
    expect(game.refusal(1, "counter 0: olives#61 for @1 @1")).toBe("OM-OFR-21");
    game.play(1, "counter 0: olives#61 for @1 @2");
    expect(game.view(1).offers[1]).toMatchObject({ takenGoods: [3, 2], taken: null });
    game.play(0, "accept 1");
    expect(game.hand(1)).toBe("silk#19 salt#32 olives#65 grain#79");
  });

  test("section 3.6, who is waited for and who may step in", () => {
    const game = position(three);
    const waited = (): readonly number[] => game.rules.waitsFor?.(game.state) ?? [];
    expect([waited(), game.toAct()]).toEqual([[0], [0]]);
    game.play(0, "call 1 2");
    expect([waited(), game.toAct()]).toEqual([
      [1, 2],
      [1, 2, 0],
    ]);
    game.play(1, "offer 0: olives#61 for silk");
    game.play(2, "offer 0: silk#20 for salt");
    expect([waited(), game.toAct()]).toEqual([[0], [0, 1, 2]]);
    game.play(0, "counter 2: silk#19 for @1");
    expect([waited(), game.toAct()]).toEqual([[2], [2, 0, 1]]);
  });
});

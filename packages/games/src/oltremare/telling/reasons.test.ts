import { fastChance } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { oltremare } from "../game.ts";
import type { OfferedEvent } from "../knowledge/events.ts";
import type { MerchantView, View } from "../knowledge/view.ts";
import { configFor } from "../rules/config.ts";
import type { Want } from "../state.ts";
import { reasonFor } from "./reasons.ts";

const SETTINGS = { players: 3 } as const;
const config = configFor(SETTINGS);
const rules = oltremare.open(SETTINGS);
const start = rules.view(rules.setup(fastChance(4)), null);

const want = (good: number): Want => ({ good, wish: null });
const top = (good: number): number => config.edition.cards.findIndex((card) => card.good === good);

/** Seat 1 has olives on top; nobody is ahead. */
function viewWith(changes: readonly Partial<MerchantView>[] = [], failed = 0): View {
  const merchants = start.merchants.map((merchant, seat) => ({
    ...merchant,
    ducats: 11,
    handSize: 5,
    top: top(seat === 1 ? 5 : 0),
    ...changes[seat],
  }));
  const pairs = start.pairs.map((pair) => ({ ...pair, failed }));
  return { ...start, activeSeat: 0, merchants, pairs };
}

const NOTHING = {
  committed: null,
  give: [],
  giveDucats: 0,
  ask: [],
  askDucats: 0,
  take: [],
  places: [],
  isAnswer: false,
};

function offer(terms: Partial<OfferedEvent>): OfferedEvent {
  return { type: "offered", from: 0, to: 1, ...NOTHING, ...terms };
}

function declined(terms: Partial<OfferedEvent>, view = viewWith()) {
  return reasonFor(config, view, { type: "declined", seat: 1, partner: 0 }, [offer(terms)])?.reason;
}

describe("why an offer is declined", () => {
  test("too dear, or more than there is", () => {
    expect(declined({ give: [want(1)], askDucats: 4 })).toEqual({ why: "tooDear" });
    expect(declined({ give: [want(1)], askDucats: 1 }, viewWith([{}, { ducats: 0 }]))).toEqual({
      why: "tooDear",
    });
  });

  test("the good goes on with the run on top of the hold", () => {
    expect(declined({ give: [want(1)], ask: [want(5)] })).toEqual({ why: "keep", good: 5 });
  });

  test("too little, or nothing at all", () => {
    expect(declined({ ask: [want(3)], giveDucats: 2 })).toEqual({ why: "tooLittle", ducats: 2 });
    expect(declined({ ask: [want(3)] })).toEqual({ why: "nothingForIt" });
  });

  test("the other is far ahead, has said enough, or offers what is of no use", () => {
    const swap = { give: [want(1)], ask: [want(3)] };
    expect(declined(swap)).toEqual({ why: "noUse", good: 1 });
    expect(declined(swap, viewWith([{ ducats: 30 }]))).toEqual({ why: "youLead" });
    expect(declined(swap, viewWith([], 2))).toEqual({ why: "lastWord" });
    expect(declined({ give: [want(5)], ask: [want(3)] })).toEqual({ why: "noThanks" });
  });
});

describe("what is said to other answers", () => {
  const counter = (terms: Partial<OfferedEvent>, to: Partial<OfferedEvent>) =>
    reasonFor(config, viewWith(), { ...offer({ ...terms, from: 1, to: 0 }), type: "countered" }, [offer(to)])
      ?.reason;

  test("a counter-offer asks for a ducat more, gives another card, or ducats", () => {
    const swap = { give: [want(1)], ask: [want(3)] };
    expect(counter({ give: [want(3)], take: [want(1)], askDucats: 1 }, swap)).toEqual({ why: "addDucat" });
    expect(counter({ give: [want(4)], take: [want(1)] }, swap)).toEqual({ why: "rather", good: 4 });
    expect(counter({ giveDucats: 2, take: [want(1)] }, swap)).toEqual({ why: "ducatsInstead" });
  });

  test("a partner who makes no offer needs its cards, or has nothing today", () => {
    const pass = { type: "unsealed", seat: 1, isOffer: false } as const;
    expect(reasonFor(config, viewWith([{}, { handSize: 1 }]), pass, [])?.reason).toEqual({ why: "needMine" });
    expect(reasonFor(config, viewWith(), pass, [])?.reason).toEqual({ why: "nothingToday" });
    expect(reasonFor(config, viewWith(), { ...pass, isOffer: true }, [])).toBeNull();
  });

  test("nothing is said where nobody answers, or what was offered is not known", () => {
    expect(reasonFor(config, viewWith(), { type: "turn", seat: 1 }, [])).toBeNull();
    expect(reasonFor(config, viewWith(), { type: "declined", seat: 1, partner: 0 }, [])).toBeNull();
  });
});

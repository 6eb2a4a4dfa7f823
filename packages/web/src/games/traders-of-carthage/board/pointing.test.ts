import { configFor, type GameTypes, game } from "@portolan/games/traders-of-carthage";
import type { Move } from "@portolan/guides/traders-of-carthage";
import { fastChance, type Options } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { narrow, type Target } from "../../../table/narrow.ts";
import { target } from "../places.ts";
import { type CardPointing, type Offer, type Outcome, pointAt, pointingAt, putBack } from "./pointing.ts";

type State = GameTypes["state"];

const { edition } = configFor({ players: 2 });

function cards(codes: string): number[] {
  return codes
    .split(" ")
    .filter((code) => code !== "")
    .map((code) => edition.cards.findIndex((one) => one.code === code));
}

function counts(codes: string): number[] {
  const found = edition.cards.map(() => 0);
  for (const card of cards(codes)) found[card]++;
  return found;
}

/** "R5 G3-1": cards, some with the marker of a seat. */
function slots(codes: string): State["market"] {
  return codes.split(" ").map((text) => {
    const [code, seat] = text.split("-");
    return { card: cards(code)[0], reservedBy: seat === undefined ? null : Number(seat) };
  });
}

interface Moment extends Offer {
  readonly pointing: CardPointing;
  point(pointed: readonly Target[], name: Target): Outcome;
  putBack(pointed: readonly Target[], name: Target): Outcome;
}

/** A moment of a game of two, changed from the first one as the test wants it; seat 0 looks. */
function moment(change: (state: State) => void, options: Options = {}): Moment {
  const settings = { players: 2, options };
  const rules = game.open(settings);
  const state = rules.setup(fastChance(7));
  change(state);
  const pointing = pointingAt(configFor(settings), rules.view(state, 0));
  const offer: Offer = {
    legal: rules.legal(state, 0) as readonly Move[],
    check: (move) => rules.check(state, 0, move),
  };
  return {
    ...offer,
    pointing,
    point: (pointed, name) => pointAt(pointing, offer, pointed, name),
    putBack: (pointed, name) => putBack(pointing, offer, pointed, name),
  };
}

/** Seat 0's turn. */
function turn(hand: string, market: string, farm = "G3", options: Options = {}): Moment {
  return moment((state) => {
    state.traders[0].hand = counts(hand);
    state.market = slots(market);
    state.farm = slots(farm);
    state.agenda = [
      { step: "turn", seat: 1 },
      { step: "action", seat: 0 },
    ];
  }, options);
}

/** Seat 0 decides what to store of its red goods. */
function raid(hand: string, goods: string): Moment {
  return moment((state) => {
    state.traders[0].hand = counts(hand);
    state.traders[0].goods = counts(goods);
    state.agenda = [
      { step: "raid", seat: 0 },
      { step: "storage", seat: 0, colour: 0 },
    ];
  });
}

function decided(outcome: Outcome): Move | null {
  return outcome.kind === "narrowed" ? outcome.narrowed.decided : null;
}

function refusalOf(outcome: Outcome): string | null {
  return outcome.kind === "refused" ? `${outcome.refusal.rule} ${outcome.refusal.id}` : null;
}

const hand = target.hand;

test("pointing at all that a move touches means that move, for every move of a turn", () => {
  for (const market of ["R5 G3 Y2-0 B3-1", "R5 G3 Y2"]) {
    const { legal, pointing } = turn("R5 R3 B2 B2 G5", market, "G3 Y5");
    expect(new Set(legal.map(({ type }) => type))).toContain("buy");
    for (const move of legal) {
      expect(narrow(pointing, legal, pointing.touches(move)).decided).toEqual(move);
    }
  }
});

test("pointing at all that a move touches means that move, for every way to store", () => {
  const { legal, pointing } = raid("R2 R2 R3 B2", "R5 R5 R3 R2");
  expect(legal.length).toBeGreaterThan(8);
  for (const move of legal) {
    expect(narrow(pointing, legal, pointing.touches(move)).decided).toEqual(move);
  }
});

describe("paying", () => {
  test("hand cards are a payment; when they suffice, the purchase is decided", () => {
    const { point } = turn("R5 R3 B5", "G5 G3");
    const first = point([], hand("R5"));
    expect(decided(first)).toBeNull();
    expect(decided(point([hand("R5")], hand("R3")))).toEqual({ type: "buy", payment: cards("R5 R3") });
  });

  test("a card too many takes the place of the one most like it", () => {
    const { point } = turn("R5 R3 B5", "G5 G3");
    const outcome = point([hand("R5"), hand("R3")], hand("B5"));
    expect(outcome).toMatchObject({ pointed: [hand("R3"), hand("B5")] });
    expect(decided(outcome)).toEqual({ type: "buy", payment: cards("B5 R3") });
  });

  test("a card without which it cannot be paid stays, and the rule says why", () => {
    const { putBack: back } = turn("R5 R3", "G5 G3");
    expect(refusalOf(back([hand("R5"), hand("R3")], hand("R3")))).toBe("TC-BUY-3 refuse.buy.tooLittle");
  });

  test("a card that another can stand in for may be put back", () => {
    const { putBack: back } = turn("R5 R3 B3", "G5 G3");
    expect(back([hand("R5"), hand("R3")], hand("R5"))).toMatchObject({
      kind: "refused",
      refusal: { id: "refuse.buy.tooLittle" },
    });
    expect(back([hand("R5"), hand("R3")], hand("R3"))).toMatchObject({
      kind: "narrowed",
      pointed: [hand("R5")],
    });
  });

  test("equal cards are pointed at one by one", () => {
    const { point } = turn("R2 R2 R2", "G3 G2");
    const second = point([hand("R2")], hand("R2"));
    expect(second).toMatchObject({ pointed: [hand("R2"), hand("R2")] });
  });

  test("a hand that is too small is refused with the cost", () => {
    expect(refusalOf(turn("R2", "G5 G5").point([], hand("R2")))).toBe("TC-BUY-6 refuse.buy.tooPoor");
  });

  test("a card that could only be superfluous is refused as such", () => {
    expect(refusalOf(turn("R2 B5", "G5").point([], hand("R2")))).toBe("TC-BUY-5 refuse.buy.surplus");
  });

  test("where any payment goes, cards can be added to one that suffices", () => {
    const { point } = turn("R5 R3 B2", "G5", "G3", { payment: "any" });
    const outcome = point([hand("R5")], hand("B2"));
    expect(decided(outcome)).toEqual({ type: "buy", payment: cards("R5 B2") });
  });
});

describe("taking and reserving", () => {
  test("a Market card can be taken or reserved; the button says which", () => {
    const { point } = turn("R5", "G5 G3");
    const card = point([], target.slotIn("market", "G5"));
    expect(decided(card)).toBeNull();
    expect(decided(point([target.slotIn("market", "G5")], target.take))).toMatchObject({ type: "take" });
    expect(decided(point([target.reserve], target.slotIn("market", "G5")))).toMatchObject({
      type: "reserve",
      zone: "market",
    });
  });

  test("with a card already chosen, the other button changes what is done with it", () => {
    const { point } = turn("R5", "G5 G3");
    expect(decided(point([target.take, target.slotIn("market", "G5")], target.reserve))).toMatchObject({
      type: "reserve",
    });
  });

  test("a Farm card can only be reserved", () => {
    expect(decided(turn("R5", "G5", "Y3").point([], target.slotIn("farm", "Y3")))).toMatchObject({
      type: "reserve",
      zone: "farm",
    });
    expect(refusalOf(turn("R5", "G5 R2", "Y3").point([target.take], target.slotIn("farm", "Y3")))).toBe(
      "TC-TAKE-3 refuse.take.farm",
    );
  });

  test("the own reserved card can only be taken", () => {
    expect(decided(turn("R5", "G5-0 R2").point([], target.own("market", "G5")))).toMatchObject({
      type: "take",
      reserved: true,
    });
  });

  test("nobody can have a card that others keep, even if an equal one is free", () => {
    const { point } = turn("R5", "G5-1 G5");
    const kept = target.slot("market", "G5", 1, 0);
    expect(refusalOf(point([], kept))).toBe("TC-RES-3 refuse.take.reserved");
  });

  test("with the marker out, reserving is refused", () => {
    const { point } = turn("R5", "G5-0 R2");
    expect(refusalOf(point([], target.reserve))).toBe("TC-RES-4 refuse.reserve.markerOut");
    expect(refusalOf(point([], target.slotIn("farm", "G3")))).toBe("TC-RES-4 refuse.reserve.markerOut");
  });

  test("a card chosen after another takes its place", () => {
    const outcome = turn("R5", "G5 R2").point(
      [target.take, target.slotIn("market", "G5")],
      target.slotIn("market", "R2"),
    );
    expect(decided(outcome)).toMatchObject({ type: "take", card: cards("R2")[0] });
  });
});

describe("storing", () => {
  test("jars first, then the goods they save; one way left is not asked for", () => {
    const { point } = raid("R3 B2", "R5 R2");
    expect(decided(point([], hand("R3")))).toBeNull();
    expect(decided(point([hand("R3")], target.goods("R5")))).toEqual({
      type: "store",
      colour: 0,
      discards: cards("R3"),
      goods: cards("R5"),
    });
    expect(decided(raid("R2", "R5 R2").point([], hand("R2")))).toMatchObject({ goods: cards("R5 R2") });
  });

  test("another good takes the place of the one that was to be saved", () => {
    const outcome = raid("R3", "R5 R2").point([hand("R3"), target.goods("R5")], target.goods("R2"));
    expect(decided(outcome)).toMatchObject({ goods: cards("R2") });
  });

  test("cards without amphoras and of other colours are refused with the rule", () => {
    const { point } = raid("R3 R5 B2", "R5 R2");
    expect(refusalOf(point([], hand("R5")))).toBe("TC-STO-2 refuse.store.noIcon");
    expect(refusalOf(point([], hand("B2")))).toBe("TC-STO-3 refuse.store.colour");
  });

  test("storing nothing is a choice of its own", () => {
    expect(decided(raid("R3", "R5").point([], target.decline))).toEqual({ type: "decline", colour: 0 });
  });

  test("the Market has to wait", () => {
    expect(refusalOf(raid("R3", "R5").point([], target.slotIn("market", "G5")))).toBe(
      "TC-STO-9 refuse.now.storage",
    );
  });
});

test("out of turn, everything says whose decision it is", () => {
  const { point } = moment((state) => {
    state.agenda = [{ step: "action", seat: 1 }];
    state.market = slots("G5 G3-1");
  });
  expect(refusalOf(point([], target.slotIn("market", "G5")))).toBe("TC-TURN-1 refuse.notYou");
  expect(refusalOf(point([], target.slot("market", "G3", 1, 0)))).toBe("TC-TURN-1 refuse.notYou");
});

test("a starting token is one touch", () => {
  const { point } = moment((state) => {
    state.agenda = [{ step: "startToken", seat: 0 }];
  });
  expect(decided(point([], target.token("blue")))).toEqual({ type: "token", colour: 1 });
});

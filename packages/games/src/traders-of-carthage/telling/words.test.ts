import {
  fastChance,
  type Message,
  type Refusal,
  type Rules,
  type Seat,
  type Speaker,
  say,
} from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { type Traders, tradersOfCarthage } from "../game.ts";
import type { TradersEvent } from "../knowledge/events.ts";
import { loadEdition } from "../rules/edition.ts";
import { optionTable } from "../rules/options.ts";
import { changedEdition } from "../testing/edition.ts";
import { type Position, position } from "../testing/position.ts";
import { raid } from "../testing/raid.ts";
import type { TestGame } from "../testing/test-game.ts";
import { figuresOf } from "./figures.ts";
import { english } from "./words.en.ts";
import { italian } from "./words.it.ts";
import { dutch } from "./words.nl.ts";
import { tellMove } from "./words.ts";

const edition = loadEdition(changedEdition({}));
const speaker: Speaker = { locale: "en", catalogue: english, seatName: (seat) => `player ${seat}` };
const said = new Set<string>();

/** The message as a sentence, of which it is noted that it can be said. */
function speak(message: Message): string {
  said.add(message.id);
  return say(message, speaker);
}

const shapes = new Set<string>();

/** Speaks a message unless one that differs only in cards and numbers has been spoken before. */
function speakOnce(message: Message): void {
  const shape = JSON.stringify(message).replaceAll(/\b[A-Z]?\d+ ?/g, "");
  if (!shapes.has(shape)) expect(speak(message)).toMatch(/\S/);
  shapes.add(shape);
}

/** What each viewer is told of an event, in words. */
function tellAll(rules: Rules<Traders>, event: TradersEvent): void {
  for (const viewer of [null, 0]) {
    const seen = rules.redact(event, viewer);
    const message = seen && rules.tell.event(seen);
    if (message) speakOnce(message);
  }
}

/** Plays a random game aloud: every legal move, every event, the result. */
function playAloud(rules: Rules<Traders>, seed: number): void {
  const chance = fastChance(seed);
  const emit = (event: TradersEvent): void => tellAll(rules, event);
  const state = rules.setup(chance, emit);
  for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
    const legal = rules.legal(state, seat);
    for (const move of legal) speakOnce(rules.tell.move(move));
    rules.apply(state, seat, legal[chance.below(legal.length)], chance, emit);
  }
  const result = rules.result(state);
  expect(result).not.toBeNull();
  for (const line of result?.breakdown.flat() ?? []) speakOnce({ id: line.id });
  speak({ id: result?.reason ?? "" });
}

describe("everything has its words", () => {
  test("whatever is told and offered in some hundred games", () => {
    for (const players of [2, 3, 4]) {
      const rules = tradersOfCarthage.open({
        players,
        options: { startingToken: players === 3 ? "none" : "choice" },
      });
      for (let seed = 0; seed < 70; seed++) playAloud(rules, seed);
    }
  });

  test("what hardly ever happens: both piles empty, points owed, everybody passing", () => {
    const owed = raid({ goods: ["R5"], tokens: ["red red red red red red"], rest: "points" });
    const passes = position({ market: "Y5@1", rest: "points" });
    passes.play(1, "take Y5 reserved");
    for (const game of [owed, passes]) for (const event of game.events) tellAll(game.rules, event);
    expect(said).toContain("event.owed");
    expect(said).toContain("event.passed");
    speak({ id: passes.rules.result(passes.state)?.reason ?? "" });
  });

  const action: Position = { market: "R5 B3@1 Y2@0 Y2", farm: "G2 G3", hands: ["Y5 Y3 Y3 Y2"] };
  const free: Position = { market: "R5 B3@1", farm: "G2", hands: ["Y5 Y3 Y3"] };
  const storing = (): TestGame => raid({ hands: ["G2 G3 G5 B2"], goods: ["G5 G3 B5"] });

  test.each<[string, () => TestGame, Seat, string]>([
    ["refuse.over", () => raid({ tokens: ["red red red red red red red"] }), 0, "take R5"],
    ["refuse.notYou", () => position(action), 1, "take R5"],
    ["refuse.now.action", () => position(action), 0, "token red"],
    ["refuse.now.storage", storing, 0, "take R5"],
    ["refuse.notInHand", () => position(action), 0, "buy R5 R5"],
    ["refuse.buy.tooPoor", () => position({ ...free, hands: ["Y2"] }), 0, "buy Y2"],
    ["refuse.buy.tooLittle", () => position(action), 0, "buy Y5"],
    ["refuse.buy.surplus", () => position(free), 0, "buy Y5 Y3"],
    ["refuse.take.sayReserved", () => position({ ...action, market: "R5 Y2@0" }), 0, "take Y2"],
    ["refuse.take.notReserved", () => position(action), 0, "take R5 reserved"],
    ["refuse.take.reserved", () => position(action), 0, "take B3"],
    ["refuse.take.farm", () => position(action), 0, "take G2"],
    ["refuse.take.notThere", () => position(action), 0, "take G5"],
    ["refuse.reserve.markerOut", () => position(action), 0, "reserve R5 market"],
    ["refuse.reserve.notThere", () => position(free), 0, "reserve G5 farm"],
    ["refuse.reserve.taken", () => position(free), 0, "reserve B3 market"],
    ["refuse.store.otherColour", storing, 0, "decline blue"],
    ["refuse.store.colour", storing, 0, "store G2 for B5"],
    ["refuse.store.notYours", storing, 0, "store G2 for G5 G5"],
    ["refuse.store.noIcon", storing, 0, "store G5 for G5"],
    ["refuse.store.count", storing, 0, "store G2 for G5"],
    ["refuse.store.surplus", storing, 0, "store G2 G3 for G5 G3"],
  ])("the refusal %s", (id, game, seat, move) => {
    const refusal = game().refusal(seat, move);
    expect(refusal.id).toBe(id);
    expect(speak(refusal)).toMatch(/\S.*\.$/);
  });

  test("refusals before the first turn, of what is no move, and where nothing is available", () => {
    const starting = tradersOfCarthage.open({ players: 2 });
    const state = starting.setup(fastChance(1));
    const [seat] = starting.toAct(state);
    const empty = position(action);
    empty.state.market = [];
    const parsed = starting.parse("?");
    const refusals: (Refusal | null)[] = [
      starting.check(state, seat, { type: "take", card: 0, reserved: false }),
      "refusal" in parsed ? parsed.refusal : null,
      empty.refusal(0, "buy Y5"),
    ];
    expect(refusals.map((refusal) => refusal && speak(refusal))).toMatchObject([
      "First every player chooses a starting token.",
      expect.stringMatching(/^“\?” is not a move/),
      "No card in the Market is available to you.",
    ]);
  });
});

/** Words that stand alone: for titles, terms, options, figures and scores. */
function terms(): string[] {
  const { colours, track, playerColours } = edition;
  const game = position({ market: "R5" });
  return [
    ...[
      "title",
      "about",
      "card.code",
      "zone.market",
      "zone.farm",
      "seat.you",
      "score.total",
      "tieBreak.0",
      "advice.even",
      "advice.paysLater",
      "advice.costsLater",
      "advice.only",
    ],
    ...colours.flatMap((id) => [`code.${id}`, `colour.${id}`, `good.${id}`]),
    ...track.map(({ id }) => `space.${id}`),
    ...figuresOf([]).map(({ id }) => id),
    ...[...game.rules.mind.terms(game.state, 0), { id: "advice.rivals" }].flatMap(({ id }) => [
      `${id}.better`,
      `${id}.worse`,
    ]),
    ...playerColours.map(({ id }) => `seat.${id}`),
    ...Object.entries(optionTable).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map((value) => `option.${name}.${value}`),
    ]),
  ];
}

test("the catalogue holds all these words and no others", () => {
  expect(Object.keys(english).toSorted()).toEqual([...said, ...terms()].toSorted());
});

describe("sentences", () => {
  const log = ({ rules, events }: TestGame): string[] =>
    events.flatMap((event) => rules.tell.event(event) ?? []).map((message) => say(message, speaker));

  test("a payday, line by line", () => {
    const game = position({
      market: "G2",
      farm: "",
      hands: ["B2"],
      goods: ["G5 G3", "G3"],
      tokens: ["green green"],
      ships: { green: 4 },
      draw: "R5 B5 Y2 Y3",
    });
    game.play(0, "buy B2");
    expect(log(game).slice(1, 13)).toEqual([
      "player 0 pays B2.",
      "player 0 buys G2.",
      "The green ship sails to Carthage.",
      "player 0 triggers a payday for green.",
      "player 0 sells 3 green cards: (5 + 2) × 3 = 21, rounded up to 25: 5 points.",
      "player 0 keeps G2 G3 G5 as points.",
      "player 0 draws 2 point cards face down.",
      "player 1 sells 1 green card: (3 + 0) × 1 = 3, rounded up to 5: 1 point.",
      "player 1 keeps G3 as points.",
      "player 0 gains a green token (3 of 8).",
      "player 1 gains a green token (1 of 8).",
      "The green ship returns to Alexandria.",
    ]);
  });

  test("the sums are right in an edition whose tokens are worth more", () => {
    const changed = changedEdition({ "scoring.priceBonusPerToken": 3, "tokens.endThreshold": 3 });
    const game = raid({ edition: changed, tokens: ["red red"], ships: { red: 4 } });
    expect(log(game)).toContain("player 0 sells 1 red card: (2 + 6) × 1 = 8, rounded up to 10: 2 points.");
    expect(log(game)).toContain("player 0 gains a red token (3 of 3).");
    expect(log(game).join(" ")).not.toMatch(/eight/);
  });
});

test.each([
  ["en", english, "take Y5", ["R2", "B2", "Y2", "G2"]],
  ["it", italian, "prendi G5", ["R2", "B2", "G2", "V2"]],
  ["nl", dutch, "neem Ge5", ["R2", "B2", "Ge2", "Gr2"]],
] as const)("cards are called by the colours of the language: %s", (locale, catalogue, taking, codes) => {
  const speaking: Speaker = { locale, catalogue, seatName: String };
  const card = (code: string): number => edition.cards.findIndex((one) => one.code === code);
  const move = tellMove(edition, { type: "take", card: card("Y5"), reserved: false });
  expect(say(move, speaking)).toBe(taking);
  const payment = ["R2", "B2", "Y2", "G2"].map(card);
  expect(say(tellMove(edition, { type: "buy", payment }), speaking)).toContain(codes.join(" "));
});

import { type Porto, portoCarthago } from "@portolan/games";
import { fastChance, type OptionValue, type Rules, type Seat } from "@portolan/kernel";
import { walk } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { width } from "../screen.ts";
import { standFor } from "../testing/scene.ts";
import type { Scene } from "./board.ts";

const NAMES = ["Anna", "Bram", "Chiara", "Dirk", "Elena"];
type State = Porto["state"];

const stand = await standFor(portoCarthago, NAMES);

function sceneOf(
  rules: Rules<Porto>,
  state: State,
  viewer: Seat | null,
  columns: number,
  isPlain = false,
): Scene<Porto> {
  return stand.scene(rules, state, viewer, { columns, isPlain });
}

/** The state of a random game after so many moves. */
function somewhere(rules: Rules<Porto>, seed: number, moves: number): State {
  return walk(rules, seed, ({ move }) => move < moves);
}

function open(options: Record<string, OptionValue> = {}, players = 3): Rules<Porto> {
  return portoCarthago.open({ players, options });
}

const play = (rules: Rules<Porto>, state: State, text: string): void => {
  const parsed = rules.parse(text);
  if (!("move" in parsed)) throw new Error(text);
  const [seat] = rules.toAct(state);
  if (rules.check(state, seat, parsed.move)) throw new Error(`${text} is refused`);
  rules.apply(state, seat, parsed.move, fastChance(1));
};

function move(rules: Rules<Porto>, text: string): Porto["move"] {
  const parsed = rules.parse(text);
  if (!("move" in parsed)) throw new Error(text);
  return parsed.move;
}

describe.each([3, 4, 5])("%i players", (players) => {
  test.each([60, 80, 100])(
    "the board fits into %i columns, and every legal move is offered once",
    (columns) => {
      const rules = open({}, players);
      const board = stand.open({ players });
      walk(rules, 17 + columns, ({ state, seat, legal, move: at }) => {
        if (at % 9 !== 0) return undefined;
        const scene = sceneOf(rules, state, seat, columns);
        for (const line of board.draw(scene)) expect(width(line)).toBeLessThanOrEqual(columns);
        expect(board.question(scene).join(" ")).toContain(NAMES[seat]);
        const offered = board
          .choices(scene, legal)
          .flatMap(({ choices }) => choices.map((one) => rules.print(one.move as Porto["move"])));
        expect(offered.toSorted()).toEqual(legal.map((one) => rules.print(one)).toSorted());
        for (const one of legal.slice(0, 5)) {
          expect(board.preview(scene, one).join("")).not.toBe("");
          board.warnings(scene, one);
        }
        return undefined;
      });
    },
  );

  test("plain lines and a spectator's view can be told too", () => {
    const rules = open({}, players);
    const board = stand.open({ players });
    for (const moves of [0, 20, 60, 120]) {
      const state = somewhere(rules, 5, moves);
      expect(board.draw(sceneOf(rules, state, 0, 80, true)).join("\n")).toContain("Market:");
      expect(board.draw(sceneOf(rules, state, null, 80)).join("\n")).toContain("Docks");
    }
  });
});

describe("what players complain of", () => {
  const rules = open({ startPlayer: "first" });
  const board = stand.open({ players: 3 });
  const begun = somewhere(rules, 3, 9);
  const fresh = (): State => {
    const state = rules.clone(begun);
    while (state.stage.stage !== "main" || state.stack.length > 0) {
      const [seat] = rules.toAct(state);
      rules.apply(state, seat, rules.legal(state, seat)[0], fastChance(2));
    }
    return state;
  };

  test("purses of others are hidden unless the option shows them", () => {
    const state = fresh();
    const drawn = (purses: string): string =>
      stand
        .open({ players: 3, options: { purses } })
        .draw(sceneOf(open({ purses }), state, 0, 80))
        .findLast((line) => line.includes("Bram")) ?? "";
    expect(drawn("hidden")).toContain("?");
    expect(drawn("open")).not.toContain("?");
  });

  test("greyed action cards come with the reason and its rule", () => {
    const state = fresh();
    const [seat] = rules.toAct(state);
    state.senators[seat].onCards[0] += state.senators[seat].reserve;
    state.senators[seat].reserve = 0;
    const scene = sceneOf(rules, state, seat, 80);
    expect(board.draw(scene).join("\n")).toContain("✗");
    const [cards] = board.choices(scene, rules.legal(state, seat));
    expect(cards.about?.join("\n")).toContain("PC-TURN-3");
  });

  test("a pilot that loads an opponent's good, and a hoist that abandons one, are warned of", () => {
    const state = fresh();
    const [seat] = rules.toAct(state);
    const rival = (seat + 1) % 3;
    const { edition } = { edition: portoCarthago.houseEdition as { ships: { items: { id: string }[] } } };
    const ship = state.rows[0].find((one) => one !== null) ?? 0;
    const { id } = edition.ships.items[ship];
    const [civilisation, good] = id.split("_");
    const dock = ["numidia", "iberia", "etruria", "greece", "phoenicia", "egypt"].indexOf(civilisation) * 2;
    const kind = ["purple", "glass", "grain", "oil", "ivory"].indexOf(good);
    state.docks[dock] = { owner: rival, ship: null, good: kind };
    state.docks[dock + 1] = { owner: seat, ship: null, good: kind };
    const scene = sceneOf(rules, state, seat, 80);
    expect(board.warnings(scene, move(rules, `use iberia_purple ${id}`)).join()).toContain(NAMES[rival]);
    expect(board.warnings(scene, move(rules, `hoist leave ${civilisation}_2`)).join()).toContain("lost");
    expect(board.warnings(scene, move(rules, "talents"))).toEqual([]);
  });

  test("an out-of-turn choice names its cause", () => {
    const state = fresh();
    const [seat] = rules.toAct(state);
    const rival = (seat + 1) % 3;
    state.stack.push({ frame: "points", seat: rival, points: 1 });
    const question = board.question(sceneOf(rules, state, rival, 80)).join(" ");
    expect(question).toContain(`${NAMES[seat]} brought this about`);
    expect(question).toContain("1 trade point");
  });

  test("in the last round the end is announced, and held cards are not forgotten", () => {
    const state = fresh();
    const [seat] = rules.toAct(state);
    Object.assign(state, { decade: 5, round: 5 });
    state.deck.splice(state.deck.indexOf(4), 1);
    state.senators[seat].held = [4];
    const scene = sceneOf(rules, state, seat, 80);
    expect(board.draw(scene).join("\n")).toContain("Last round");
    expect(board.draw(scene).join("\n")).toContain("held cards are worthless");
    expect(board.warnings(scene, { type: "end" }).join()).toContain("Numidian ivory");
  });

  test("option deckMemory hides the known part of the deck", () => {
    const state = fresh();
    state.unknown = state.deck.length - 2;
    const shown = (deckMemory: string): string =>
      stand
        .open({ players: 3, options: { deckMemory } })
        .draw(sceneOf(open({ deckMemory }), state, 0, 80))
        .join("\n");
    expect(shown("shown")).toContain("Under the deck");
    expect(shown("hidden")).not.toContain("Under the deck");
  });

  test("a3 alone means the card on A3", () => {
    const scene = sceneOf(rules, fresh(), 0, 80);
    expect(board.shorthand(scene, " a3 ")).toEqual({ type: "card", space: 2 });
    expect(board.shorthand(scene, "a9")).toBeNull();
  });

  test("the log tells everybody's income in one line and leaves out what goes without saying", () => {
    const state = fresh();
    const events: Porto["event"][] = [
      { type: "turn", seat: 0 },
      { type: "income", seat: 0, talents: 12 },
      { type: "income", seat: 1, talents: 9 },
      { type: "decade", decade: 3 },
    ];
    expect(board.log(sceneOf(rules, state, 0, 80), events)).toEqual([
      "  Income: you 12, Bram 9.",
      "Decade 3 begins.",
    ]);
  });

  test("the intro fits", () => {
    for (const line of board.intro(sceneOf(rules, fresh(), 0, 80)))
      expect(width(line)).toBeLessThanOrEqual(80);
  });

  test("a move's steps are told before it is made", () => {
    const state = fresh();
    play(rules, state, "talents");
    const [seat] = rules.toAct(state);
    const told = board.preview(sceneOf(rules, state, seat, 80), move(rules, "talents")).join("\n");
    expect(told).toContain("You take 3 talents");
  });
});

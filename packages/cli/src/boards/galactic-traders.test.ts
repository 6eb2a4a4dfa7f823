import { type Galactic, galacticTraders } from "@portolan/games";
import { fastChance, type Rules, type Seat } from "@portolan/kernel";
import { walk } from "@portolan/kernel/testing";
import { describe, expect, test } from "vitest";
import { width } from "../screen.ts";
import { standFor } from "../testing/scene.ts";
import type { Scene } from "./board.ts";

const NAMES = ["Anna", "Bram", "Chiara", "Dirk"];
type State = Galactic["state"];
type Move = Galactic["move"];

const stand = await standFor(galacticTraders, NAMES);

function sceneOf(
  rules: Rules<Galactic>,
  state: State,
  viewer: Seat | null,
  columns: number,
  isPlain = false,
): Scene<Galactic> {
  return stand.scene(rules, state, viewer, { columns, isPlain });
}

function move(rules: Rules<Galactic>, text: string): Move {
  const parsed = rules.parse(text);
  if (!("move" in parsed)) throw new Error(text);
  return parsed.move;
}

describe.each([2, 3, 4])("%i players", (players) => {
  test.each([60, 80, 100])(
    "the board fits into %i columns, and every legal move is offered once",
    (columns) => {
      const rules = galacticTraders.open({ players });
      const board = stand.open({ players });
      walk(rules, 17 + columns, ({ state, seat, legal, move: at }) => {
        if (at % 23 !== 0) return undefined;
        for (const isPlain of [false, true]) {
          const scene = sceneOf(rules, state, seat, columns, isPlain);
          for (const line of board.draw(scene)) expect(width(line)).toBeLessThanOrEqual(columns);
        }
        const scene = sceneOf(rules, state, seat, columns);
        expect(board.question(scene).join(" ")).toContain(NAMES[seat]);
        const offered = board
          .choices(scene, legal)
          .flatMap(({ choices }) => choices.map((one) => rules.print(one.move as Move)));
        expect(offered.toSorted()).toEqual(legal.map((one) => rules.print(one)).toSorted());
        for (const one of legal.slice(0, 5)) {
          expect(board.preview(scene, one).join("")).not.toBe("");
          board.warnings(scene, one);
        }
        expect(board.draw(sceneOf(rules, state, null, columns)).length).toBeGreaterThan(5);
        return undefined;
      });
    },
    30_000,
  );
});

describe("a position", () => {
  const rules = galacticTraders.open({ players: 3 });
  const board = stand.open({ players: 3 });

  /** A game in which Bram has three goods on a planet that lacks one, which Anna holds. */
  function almostComplete(): State {
    const state = rules.setup(fastChance(3));
    const { row, traders } = state;
    const cards = galacticTraders.houseEdition as { planets: { needs: string[]; arrows: boolean }[] };
    const at = row.findIndex(({ planet }) => cards.planets[planet].needs.length === 4);
    const goods = ["medicine", "armaments", "food", "tools", "fuel", "water"];
    const needs = cards.planets[row[at].planet].needs.map((id) => goods.indexOf(id));
    needs.forEach((good, slot) => {
      if (slot === 3) traders[0].hand[good]++;
      else row[at].slots[slot] = { owner: 1, good, faceDown: false, secret: null, laidAt: slot };
    });
    traders[0].hand[0]++;
    traders[1].out = 3;
    state.layCounter = 3;
    state.activeSeat = 0;
    state.agenda = [{ step: "roundEnd" }, { step: "agree", seat: 0 }, { step: "deliver", seat: 0 }];
    return state;
  }

  test("says who wins a planet, who must move, and warns before completing it for somebody else", () => {
    const state = almostComplete();
    const scene = sceneOf(rules, state, 0, 80);
    expect(board.draw(scene).join("\n")).toContain("Bram wins even if you fill it");
    const legal = rules.legal(state, 0).map((one) => rules.print(one));
    const completing = rules
      .legal(state, 0)
      .filter((one) => board.warnings(scene, one).length > 0)
      .map((one) => rules.print(one));
    expect(completing).toHaveLength(1);
    expect(legal).toContain(completing[0]);
    const one = move(rules, completing[0]);
    expect(board.warnings(scene, one).join(" ")).toMatch(/Bram wins .*, you must move 1 good/);
    rules.apply(state, 0, one, fastChance(1));
    const after = sceneOf(rules, state, 0, 80);
    expect(board.draw(after).join("\n")).toContain("complete: goes to Bram");
    expect(board.warnings(after, { type: "end" }).join(" ")).toContain("Bram wins");
    expect(board.warnings(after, { type: "end" }).join(" ")).toContain("you must move 1 good");
  });

  test("interrupts with the reason when one must move goods in the turn of another", () => {
    const state = almostComplete();
    const legal = rules.legal(state, 0);
    const scene = sceneOf(rules, state, 0, 80);
    const completing = legal.find((one) => board.warnings(scene, one).length > 0);
    if (!completing) throw new Error("nothing completes the planet");
    state.agenda.splice(1, 0, { step: "turn", seat: 2 });
    state.traders[2].hand[0]++;
    rules.apply(state, 0, completing, fastChance(1));
    rules.apply(state, 0, { type: "end" }, fastChance(1));
    const own = sceneOf(rules, state, 0, 80);
    expect(board.question(own).join(" ")).toMatch(/^Anna: .*Lay your goods displaced from/);
    expect(board.draw(own).join("\n")).toContain("To be moved from");
  });

  test("draws counters, Primon, the hand and what is on offer; a good alone is kept", () => {
    const state = rules.setup(fastChance(5));
    const [seat] = rules.toAct(state);
    const scene = sceneOf(rules, state, seat, 80);
    const picture = board.draw(scene).join("\n");
    expect(picture).toContain("On offer:");
    expect(picture).toContain("Your hand 0/4: –");
    expect(picture).toContain("◆");
    expect(picture).toContain("left: era 1 7, era 2 11");
    const [first] = rules.legal(state, seat);
    const word = rules.print(first).slice("pick ".length);
    expect(board.shorthand(scene, word)).toEqual(first);
    expect(board.shorthand(scene, "nonsense")).toBeNull();
    // Nobody else is shown the pool.
    const other = (seat + 1) % 3;
    expect(board.draw(sceneOf(rules, state, other, 80)).join("\n")).not.toContain("On offer:");
  });

  test("tells the log without noise, planets revealed together", () => {
    const events: Galactic["event"][] = [];
    const state = rules.setup(fastChance(5), (event) => events.push(event));
    const scene = sceneOf(rules, state, null, 80);
    const told = events.flatMap((event) => rules.redact(event, null) ?? []);
    const log = board.log(scene, told);
    expect(log.filter((line) => line.includes("New in the play area"))).toHaveLength(1);
    expect(log.join("\n")).toContain("draws 6 goods for the offer");
  });

  test("introduces the game and names what is house material", () => {
    const scene = sceneOf(rules, rules.setup(fastChance(1)), null, 80);
    expect(board.intro(scene).join(" ")).toContain("house material");
  });
});

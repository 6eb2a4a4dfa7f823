import { games } from "@portolan/games";
import { fastChance, type GameTypes, type Rules, type Seat } from "@portolan/kernel";
import { type Moment, somewhere } from "@portolan/kernel/testing";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type Clock, type ComputerPlayer, computerPlayers, type Question, type Task } from "./index.ts";

// A computer player is handed a view and cannot reach the game. The types say so, and these tests would notice if a
// player found a way nevertheless.

describe("by type", () => {
  interface Whole {
    readonly everything: "hidden cards and all";
  }
  interface Spied extends GameTypes {
    readonly state: Whole;
    readonly view: { readonly seen: string };
  }
  /** The fields of an object that hold a value of this type. */
  type Holding<T, V> = { [K in keyof T]: T[K] extends V ? K : never }[keyof T];

  test("a question has a view, and no state", () => {
    expectTypeOf<keyof Question<Spied>>().toEqualTypeOf<"rules" | "seat" | "view" | "legal" | "chance">();
    expectTypeOf<Holding<Question<Spied>, Whole>>().toBeNever();
    expectTypeOf<Question<Spied>["view"]>().toEqualTypeOf<Spied["view"]>();
  });

  test("a task for a worker has none either, and a player is given nothing more than a question and a clock", () => {
    expectTypeOf<keyof Task>().toEqualTypeOf<
      "game" | "settings" | "player" | "seat" | "view" | "legal" | "seed" | "budget"
    >();
    type Given = Parameters<ComputerPlayer["choose"]>;
    expectTypeOf<Given["length"]>().toEqualTypeOf<1 | 2>();
    expectTypeOf<keyof Given[0]>().toEqualTypeOf<keyof Question>();
    expectTypeOf<Given[1]>().toEqualTypeOf<Clock | undefined>();
  });
});

/** A clock on which every look takes a while, so that a player that thinks for a time thinks for so many looks. */
function steadyClock(): Clock {
  let time = 0;
  return {
    now: () => {
      time += 50;
      return time;
    },
  };
}

function asked(rules: Rules, world: GameTypes["state"], seat: Seat, seed: number): Question {
  return {
    rules,
    seat,
    view: rules.view(world, seat),
    legal: rules.legal(world, seat),
    chance: fastChance(seed),
  };
}

function choiceIn(
  { rules, seat }: Moment,
  world: GameTypes["state"],
  player: ComputerPlayer,
  seed: number,
): string {
  return rules.print(player.choose(asked(rules, world, seat, seed), steadyClock()));
}

/** Everything that can be reached from a value without calling anything. */
function reachable(value: unknown, found = new Set<unknown>()): ReadonlySet<unknown> {
  if ((typeof value !== "object" && typeof value !== "function") || value === null || found.has(value))
    return found;
  found.add(value);
  for (const key of Reflect.ownKeys(value)) {
    const property = Object.getOwnPropertyDescriptor(value, key);
    for (const part of [property?.value, property?.get, property?.set]) reachable(part, found);
  }
  return found;
}

/** Sets a trap for whoever reads a state from now on. */
function setTrap(state: object): void {
  for (const key of Object.keys(state)) {
    Object.defineProperty(state, key, {
      get() {
        throw new Error(`${key} of the game was read`);
      },
    });
  }
}

/** How a player could be caught: by another choice in a world that looks the same, or by reading the game itself. */
function isCaught(moment: Moment, player: ComputerPlayer, seed: number): boolean {
  const { rules, seat } = moment;
  const real = rules.clone(moment.state);
  const honest = choiceIn(moment, real, player, seed);
  const imagined = rules.sample(rules.view(real, seat), fastChance(seed + 99));
  if (choiceIn(moment, imagined, player, seed) !== honest) return true;
  const question = asked(rules, real, seat, seed);
  if (reachable(question).has(real)) return true;
  setTrap(real);
  try {
    return rules.print(player.choose(question, steadyClock())) !== honest;
  } catch {
    return true;
  }
}

/** Moments of random games in which there is something to choose. */
function moments(rules: Rules, count: number): Moment[] {
  const found: Moment[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const moment = somewhere(rules, seed);
    if (moment && moment.legal.length > 1) found.push(moment);
  }
  return found;
}

describe.each(games.map((game) => ({ id: game.id, rules: game.open({ players: game.players.min }) })))(
  "at run time: $id",
  ({ rules }) => {
    test.each(computerPlayers.map((player) => ({ id: player.id, player })))(
      "$id does the same in worlds that look the same, and with the game itself under lock and key",
      ({ player }) => {
        moments(rules, 6).forEach((moment, seed) => {
          expect(isCaught(moment, player, seed)).toBe(false);
        });
      },
    );
  },
);

describe("these checks themselves", () => {
  const [game] = games;
  const rules = game.open({ players: game.players.min });
  const [moment] = moments(rules, 1);

  test("catch a player that holds on to the game", () => {
    let held: GameTypes["state"] | null = null;
    const spying: Rules = {
      ...rules,
      view(state, viewer) {
        held = state;
        return rules.view(state, viewer);
      },
    };
    const peeker: ComputerPlayer = {
      id: "peeker",
      choose: ({ legal }) => legal[JSON.stringify(held).length % legal.length],
    };
    expect(isCaught({ ...moment, rules: spying }, peeker, 1)).toBe(true);
  });

  test("catch a view through which the game can be reached", () => {
    const leaky: Rules = {
      ...rules,
      view: (state, viewer) => Object.defineProperty(rules.view(state, viewer), "game", { value: { state } }),
    };
    const first: ComputerPlayer = { id: "first", choose: ({ legal }) => legal[0] };
    expect(isCaught({ ...moment, rules: leaky }, first, 1)).toBe(true);
    expect(isCaught(moment, first, 1)).toBe(false);
  });

  test("catch a player whose choice depends on more than its question", () => {
    let times = 0;
    const fickle: ComputerPlayer = { id: "fickle", choose: ({ legal }) => legal[times++ % legal.length] };
    expect(isCaught(moment, fickle, 1)).toBe(true);
  });
});

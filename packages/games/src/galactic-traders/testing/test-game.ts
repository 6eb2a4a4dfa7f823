import type { Rules, Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import { type TestBench, testBench } from "@portolan/kernel/testing";
import { checksOf } from "../checks.ts";
import type { Galactic } from "../game.ts";
import type { GalacticEvent } from "../knowledge/events.ts";
import type { View } from "../knowledge/view.ts";
import { scores } from "../rules/end.ts";
import type { Move } from "../rules/moves.ts";
import { type GameConfig, placeInRow, type State } from "../state.ts";
import { planet, writeGoods, writeOwned, writeSlots } from "./notation.ts";

export { kinds, only } from "@portolan/kernel/testing";

/** A game on the test bench: moves go in as players write them, and everything comes out the same way. */
export interface TestGame extends TestBench<Galactic> {
  readonly config: GameConfig;
  /** The rule by which a move is refused. */
  refusedBy(seat: Seat, move: string | Move): string;
  /** Who is asked for what: "0 deliver", "1 redistribute" or "over". */
  asked(): string;
  hand(seat: Seat): string;
  planets(seat: Seat): string;
  /** What lies in the slots of a planet of the row: "0 - 1=food". */
  slots(planet: string): string;
  /** The planets of the row, longest there first. */
  row(): string;
  discard(): string;
  pool(): string;
  out(seat: Seat): number;
  score(seat: Seat): number;
  view(viewer: Seat | null): View;
}

export function testGame(
  rules: Rules<Galactic>,
  config: GameConfig,
  begun: State,
  opening: readonly GalacticEvent[],
): TestGame {
  const { edition } = config;
  const bench = testBench(rules, checksOf(config), begun, opening);
  return Object.assign(bench, {
    config,
    refusedBy: (seat: Seat, move: string | Move) => bench.refusal(seat, move).rule,
    asked() {
      const step = nextStep(bench.state);
      return "seat" in step ? `${step.seat} ${step.step}` : step.step;
    },
    hand: (seat: Seat) => writeGoods(edition, bench.state.traders[seat].hand),
    planets: (seat: Seat) => writeOwned(edition, bench.state.traders[seat].planets),
    slots(id: string) {
      const at = placeInRow(bench.state, planet(edition, id));
      if (at < 0) throw new Error(`${id} is not in the row`);
      return writeSlots(edition, bench.state.row[at]);
    },
    row: () => bench.state.row.map((place) => edition.planets[place.planet].id).join(" "),
    discard: () => writeGoods(edition, bench.state.discard),
    pool: () => writeGoods(edition, bench.state.pool),
    out: (seat: Seat) => bench.state.traders[seat].out,
    score: (seat: Seat) => scores(config, bench.state)[seat].total,
    view: (viewer: Seat | null) => rules.view(bench.state, viewer),
  });
}

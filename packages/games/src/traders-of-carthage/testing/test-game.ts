import type { Rules, Seat } from "@portolan/kernel";
import { nextStep } from "@portolan/kernel";
import { type TestBench, testBench } from "@portolan/kernel/testing";
import { checksOf } from "../checks.ts";
import type { Traders } from "../game.ts";
import type { TradersEvent } from "../knowledge/events.ts";
import { codes } from "../rules/cards.ts";
import { type GameConfig, type State, victoryPoints } from "../state.ts";
import { writeCounts, writeSlots, writeTokens } from "./notation.ts";

export { kinds, only } from "@portolan/kernel/testing";

/** A game on the test bench: moves go in as players write them, and everything comes out the same way. */
export interface TestGame extends TestBench<Traders> {
  readonly config: GameConfig;
  /** Who is asked for what: "0 action", "1 storage red", "2 startToken" or "over". */
  asked(): string;
  hand(seat: Seat): string;
  /** Goods that are not stored. */
  goods(seat: Seat): string;
  stored(seat: Seat): string;
  points(seat: Seat): string;
  /** Points drawn unseen, in the order in which they were drawn. */
  blindPoints(seat: Seat): string;
  victoryPoints(seat: Seat): number;
  tokens(seat: Seat): string;
  market(): string;
  farm(): string;
  discard(): string;
  /** The top cards of the draw pile, the first one on top. */
  top(count: number): string;
  ships(): Readonly<Record<string, number>>;
}

export function testGame(
  rules: Rules<Traders>,
  config: GameConfig,
  begun: State,
  opening: readonly TradersEvent[],
): TestGame {
  const { edition } = config;
  const bench = testBench(rules, checksOf(config), begun, opening);
  return Object.assign(bench, {
    config,
    asked() {
      const step = nextStep(bench.state);
      const colour = step.step === "storage" ? ` ${edition.colours[step.colour]}` : "";
      return "seat" in step ? `${step.seat} ${step.step}${colour}` : step.step;
    },
    hand: (seat: Seat) => writeCounts(edition, bench.state.traders[seat].hand),
    goods: (seat: Seat) => writeCounts(edition, bench.state.traders[seat].goods),
    stored: (seat: Seat) => writeCounts(edition, bench.state.traders[seat].stored),
    points: (seat: Seat) => writeCounts(edition, bench.state.traders[seat].points),
    blindPoints: (seat: Seat) => codes(edition, bench.state.traders[seat].blindPoints.flat()),
    victoryPoints: (seat: Seat) => victoryPoints(bench.state.traders[seat]),
    tokens: (seat: Seat) => writeTokens(edition, bench.state.traders[seat].tokens),
    market: () => writeSlots(edition, bench.state.market),
    farm: () => writeSlots(edition, bench.state.farm),
    discard: () => writeCounts(edition, bench.state.discard),
    top: (count: number) => codes(edition, bench.state.draw.slice(-count).reverse()),
    ships: () => Object.fromEntries(edition.colours.map((id, colour) => [id, bench.state.ships[colour]])),
  });
}

import { nextStep, type Refusal, type Rules, type Seat, undo } from "@portolan/kernel";
import { type TestBench, testBench } from "@portolan/kernel/testing";
import { checksOf } from "../checks.ts";
import type { Oltremare } from "../game.ts";
import type { OltremareEvent } from "../knowledge/events.ts";
import type { View } from "../knowledge/view.ts";
import type { Card } from "../rules/edition.ts";
import { tradeState } from "../rules/trade-phase.ts";
import type { GameConfig, Merchant, State } from "../state.ts";

export { kinds, only } from "@portolan/kernel/testing";

/** A game on the test bench: moves go in as players write them, and everything comes out the same way. */
export interface TestGame extends Omit<TestBench<Oltremare>, "refusal"> {
  readonly config: GameConfig;
  /** Why a move is refused: the rule. Throws if it is not, or if that changed anything. */
  refusal(seat: Seat, move: string): string;
  why(seat: Seat, move: string): Refusal;
  undo(seat: Seat): boolean;
  /** What is decided: "surplus", "trade idle", "trade called", "play", … or "over". */
  asked(): string;
  toAct(): readonly Seat[];
  of(seat: Seat): Merchant;
  hand(seat: Seat): string;
  /** From bottom to top. */
  cargo(seat: Seat): string;
  pirates(seat: Seat): string;
  discard(): string;
  ducats(seat: Seat): number;
  port(seat: Seat): string;
  token(port: string): string | null;
  view(seat: Seat | null): View;
}

export function testGame(
  rules: Rules<Oltremare>,
  config: GameConfig,
  begun: State,
  opening: readonly OltremareEvent[],
): TestGame {
  const { edition } = config;
  const bench = testBench(rules, checksOf(config), begun, opening);
  const { refusal } = bench;
  const write = (cards: readonly Card[]): string => cards.map((card) => edition.cards[card].code).join(" ");
  return Object.assign(bench, {
    config,
    refusal: (seat: Seat, move: string) => refusal(seat, move).rule,
    why: refusal,
    undo: (seat: Seat) => undo(bench.match, seat),
    asked() {
      const { step } = nextStep(bench.state);
      return step === "trade" ? `trade ${tradeState(bench.state)}` : step;
    },
    toAct: () => rules.toAct(bench.state),
    of: (seat: Seat) => bench.state.merchants[seat],
    hand: (seat: Seat) => write(bench.state.merchants[seat].hand),
    cargo: (seat: Seat) => write(bench.state.merchants[seat].cargo),
    pirates: (seat: Seat) => write(bench.state.merchants[seat].pirates),
    discard: () => write(bench.state.discard),
    ducats: (seat: Seat) => bench.state.merchants[seat].ducats,
    port: (seat: Seat) => edition.map.ports[bench.state.merchants[seat].port],
    token: (port: string) => bench.state.portTokens[edition.map.ports.indexOf(port)],
    view: (seat: Seat | null) => rules.view(bench.state, seat),
  });
}

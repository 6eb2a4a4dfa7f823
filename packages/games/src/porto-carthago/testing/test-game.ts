import type { Rules, Seat } from "@portolan/kernel";
import { type TestBench, testBench } from "@portolan/kernel/testing";
import { checksOf } from "../checks.ts";
import type { Porto } from "../game.ts";
import type { PortoEvent } from "../knowledge/events.ts";
import { openDecision } from "../rules/decisions.ts";
import { type GameConfig, palaceSeats, type Senator, type State } from "../state.ts";
import { readDock, writeDock, writeGoods, writeShips } from "./notation.ts";

export { kinds, only } from "@portolan/kernel/testing";

/** A game on the test bench: moves go in as players write them, and everything comes out the same way. */
export interface TestGame extends TestBench<Porto> {
  readonly config: GameConfig;
  /** Plays several moves of one seat. */
  playAll(seat: Seat, ...moves: readonly string[]): void;
  /** Who is asked for what: "0 main", "1 points 2", "0 act A3", "0 tail palace" or "over". */
  asked(): string;
  senator(seat: Seat): Senator;
  /** Owner, good and ship of a dock: "0 oil egypt_ivory". */
  dock(id: string): string;
  warehouse(seat: Seat): string;
  held(seat: Seat): string;
  market(): string;
  bag(): string;
  row(number: 1 | 2): string;
  /** The top cards of the deck, the first one on top. */
  top(count: number): string;
  /** The last cards of the deck, the last one at the very bottom. */
  bottom(count: number): string;
  seats(seat: Seat): number;
}

function describeDecision({ edition }: GameConfig, state: State, seat: Seat): string {
  const decision = openDecision(state);
  if (!decision) return state.stage.stage;
  if ("frame" in decision) {
    const count = decision.frame === "points" ? ` ${decision.points}` : "";
    const card = decision.frame === "atOnce" ? ` ${edition.ships[decision.card].id}` : "";
    return `${seat} ${decision.frame}${count}${card}`;
  }
  if (decision.stage === "act") return `${seat} act ${edition.spaces[decision.space].id}`;
  if (decision.stage === "tail") return `${seat} tail ${decision.extra}`;
  return `${seat} ${decision.stage}`;
}

export function testGame(
  rules: Rules<Porto>,
  config: GameConfig,
  begun: State,
  opening: readonly PortoEvent[],
): TestGame {
  const { edition } = config;
  const bench = testBench(rules, checksOf(config), begun, opening);
  return Object.assign(bench, {
    config,
    playAll(seat: Seat, ...moves: readonly string[]) {
      bench.play(seat, ...moves);
    },
    asked: () => describeDecision(config, bench.state, rules.toAct(bench.state)[0] ?? -1),
    senator: (seat: Seat) => bench.state.senators[seat],
    dock: (id: string) => writeDock(edition, bench.state.docks[readDock(edition, id)]),
    warehouse: (seat: Seat) => writeGoods(edition, bench.state.senators[seat].warehouse),
    held: (seat: Seat) => writeShips(edition, bench.state.senators[seat].held),
    market: () => writeGoods(edition, bench.state.market),
    bag: () => writeGoods(edition, bench.state.bag),
    row: (number: 1 | 2) => writeShips(edition, bench.state.rows[number === 1 ? 0 : 1]),
    top: (count: number) => writeShips(edition, bench.state.deck.slice(0, count)),
    bottom: (count: number) => writeShips(edition, bench.state.deck.slice(-count)),
    seats: (seat: Seat) => palaceSeats(bench.state, seat),
  });
}

import { type Position, position } from "./position.ts";
import type { TestGame } from "./test-game.ts";

/**
 * Seat 0, or whoever is to act, buys an R2 with a Y5, so that the red ship arrives: a payday with pirates, who lie in
 * wait for the green ship unless the position says otherwise.
 */
export function raid(more: Position): TestGame {
  const { players = 2, toAct = 0, hands = [] } = more;
  const game = position({
    market: "R2",
    farm: "Y2 Y3 Y5",
    ships: { red: 4, green: 3 },
    ...more,
    hands: Array.from({ length: players }, (_, seat) => `${hands[seat] ?? ""}${seat === toAct ? " Y5" : ""}`),
  });
  game.play(toAct, "buy Y5");
  return game;
}

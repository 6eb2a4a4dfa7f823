import { expect, test } from "vitest";
import { position } from "../testing/position.ts";
import { figuresOf } from "./figures.ts";

test("a game's events are counted", () => {
  const game = position({ hands: ["water tools"], row: ["tillmark 1 -", "atrium-i 2 -", "solace"] });
  game.play(0, "lay water tillmark", "end");
  game.play(1, "relay tillmark-armaments atrium-i food");
  const figures = Object.fromEntries(figuresOf(game.events).map(({ id, value }) => [id, value]));
  expect(figures).toMatchObject({
    "figure.rounds": 0,
    "figure.agreements": 2,
    "figure.offTurn": 1,
    "figure.ties": 2,
    "figure.displaced": 2,
    "figure.conversions": 0,
    "figure.guarded": 0,
  });
});

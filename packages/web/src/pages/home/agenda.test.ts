import { describe, expect, test } from "vitest";
import type { Save } from "../../app/storage/saves.ts";
import { byUrgency, type MyGame, nextGame } from "./agenda.ts";

function game(id: string, touched: number, state: "waiting" | "going" | "over"): MyGame {
  return {
    id,
    game: "oltremare",
    href: `/play/${id}`,
    isWaiting: state === "waiting",
    isOver: state === "over",
    touched,
    state: "",
    detail: "",
  };
}

function save(id: string): Save {
  return { id, game: "oltremare" } as Save;
}

test("what waits for the player comes first, what is over last, the latest before the earlier", () => {
  const games = [
    game("over", 9, "over"),
    game("going", 8, "going"),
    game("old", 1, "waiting"),
    game("new", 5, "waiting"),
  ];
  expect(byUrgency(games).map(({ id }) => id)).toEqual(["new", "old", "going", "over"]);
});

describe("Play", () => {
  test("goes on with the latest game that waits, even if another was played since", () => {
    const next = nextGame(
      [game("a", 9, "over"), game("b", 3, "waiting"), game("c", 4, "waiting")],
      [save("a")],
    );
    expect(next).toMatchObject({ kind: "on", game: { id: "c" } });
  });

  test("goes on with the last game of this device while the others think", () => {
    expect(nextGame([game("a", 9, "going")], [save("a")])).toMatchObject({ kind: "on", game: { id: "a" } });
  });

  test("deals the last game again once it is over", () => {
    const next = nextGame([game("a", 9, "over"), game("b", 3, "over")], [save("a"), save("b")]);
    expect(next).toMatchObject({ kind: "again", save: { id: "a" } });
  });

  test("does not stop at a table where others have to move", () => {
    const next = nextGame([game("online", 9, "going"), game("a", 3, "over")], [save("a")]);
    expect(next).toMatchObject({ kind: "again", save: { id: "a" } });
  });

  test("deals a first game to a newcomer", () => {
    expect(nextGame([], [])).toEqual({ kind: "first", game: "traders-of-carthage" });
  });
});

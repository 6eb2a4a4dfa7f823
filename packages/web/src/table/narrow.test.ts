import { placeId } from "@portolan/guides";
import { type Refusal, refuse } from "@portolan/kernel";
import { expect, test } from "vitest";
import { narrow, type Pointing, point } from "./narrow.ts";

type Move =
  | { readonly type: "buy"; readonly cards: readonly string[] }
  | { readonly type: "take" | "reserve"; readonly card: string };

const pointing: Pointing<Move> = {
  touches: (move) =>
    move.type === "buy"
      ? move.cards.map((card) => placeId(`hand ${card}`))
      : [placeId(`do ${move.type}`), placeId(`market ${move.card}`)],
  meant(targets) {
    const cards = targets.filter((target) => target.startsWith("hand ")).map((target) => target.slice(5));
    if (cards.length > 0) return { type: "buy", cards };
    const market = targets.find((target) => target.startsWith("market "));
    return market === undefined ? null : { type: "take", card: market.slice(7) };
  },
};

const buyFives: Move = { type: "buy", cards: ["R5", "G5"] };
const buySmall: Move = { type: "buy", cards: ["R5", "R2", "R2"] };
const takeR3: Move = { type: "take", card: "R3" };
const reserveR3: Move = { type: "reserve", card: "R3" };
const reserveB2: Move = { type: "reserve", card: "B2" };
const legal: readonly Move[] = [buyFives, buySmall, takeR3, reserveR3, reserveB2];

/** The rules of this little game: only what is listed, and a big payment that is not. */
function check(move: Move): Refusal | null {
  const text = JSON.stringify(move);
  if (legal.some((one) => JSON.stringify(one) === text)) return null;
  if (move.type === "buy") return move.cards.length > 3 ? null : refuse("X-BUY-1", "refuse.tooLittle");
  return refuse("X-TAKE-1", "refuse.notThere");
}

test("before anything is pointed at, all that any move touches is open", () => {
  const { moves, open, decided } = narrow(pointing, legal, []);
  expect(moves).toEqual(legal);
  expect(Object.fromEntries(open)).toEqual({
    "hand R5": 1,
    "hand G5": 1,
    "hand R2": 2,
    "do take": 1,
    "do reserve": 1,
    "market R3": 1,
    "market B2": 1,
  });
  expect(decided).toBeNull();
});

test("each thing pointed at leaves the moves that touch it", () => {
  expect(narrow(pointing, legal, [placeId("hand R5")]).moves).toEqual([buyFives, buySmall]);
  expect(narrow(pointing, legal, [placeId("market R3")]).moves).toEqual([takeR3, reserveR3]);
  expect(narrow(pointing, legal, [placeId("market R3"), placeId("do reserve")]).decided).toBe(reserveR3);
});

test("when one move is left it is decided, though not all of it was pointed at", () => {
  const { decided, open } = narrow(pointing, legal, [placeId("hand R2")]);
  expect(decided).toBe(buySmall);
  expect(open.get(placeId("hand R2"))).toBe(1);
});

test("one legal move is not decided before the player has pointed at anything", () => {
  expect(narrow(pointing, [takeR3], []).decided).toBeNull();
});

test("pointing again takes back", () => {
  const first = point(pointing, legal, [placeId("hand R5"), placeId("hand G5")], placeId("hand G5"), check);
  expect(first).toMatchObject({ kind: "narrowed", pointed: [placeId("hand R5")] });
});

test("a thing that goes with nothing before it begins another move", () => {
  const outcome = point(pointing, legal, [placeId("hand G5")], placeId("market B2"), check);
  expect(outcome).toMatchObject({
    kind: "restarted",
    pointed: [placeId("market B2")],
    narrowed: { decided: reserveB2 },
  });
});

test("what cannot be is refused with its rule", () => {
  const alone = point(pointing, legal, [], placeId("market Y5"), check);
  expect(alone).toMatchObject({ kind: "refused", refusal: { rule: "X-TAKE-1" } });
  const more = point(pointing, legal, [placeId("hand G5")], placeId("hand B2"), check);
  expect(more).toMatchObject({ kind: "refused", refusal: { rule: "X-BUY-1" } });
});

test("a move that the rules allow but do not list can be pointed at too", () => {
  const pointed = [placeId("hand R5"), placeId("hand R2"), placeId("hand R2")];
  const outcome = point(pointing, legal, pointed, placeId("hand B2"), check);
  expect(outcome).toMatchObject({ narrowed: { decided: { type: "buy", cards: ["R5", "R2", "R2", "B2"] } } });
});

test("what no move could ever touch is idle", () => {
  expect(point(pointing, legal, [], placeId("moon"), check)).toEqual({ kind: "idle" });
});

import { expect, test } from "vitest";
import { type Message, type Speaker, say } from "./words.ts";

const speaker: Speaker = {
  locale: "en",
  catalogue: {
    plain: "Hello.",
    named: "{seat} takes {card}.",
    counted: "{seat} draws {count, plural, =0 {nothing} one {# card} other {# cards, {why}}}.",
    colours: "Payday for {colours}.",
    "colour.red": "red",
    "colour.blue": "blue",
  },
  seatName: (seat) => ["Ada", "Bo"][seat],
};

function said(id: string, parts: NonNullable<Message["parts"]> = {}): string {
  return say({ id, parts }, speaker);
}

test("parts are filled in", () => {
  expect(said("plain")).toBe("Hello.");
  expect(said("named", { seat: { seat: 1 }, card: "R5" })).toBe("Bo takes R5.");
});

test("plurals follow the language, exact numbers first, and may hold parts", () => {
  const drawn = (count: number) => said("counted", { seat: { seat: 0 }, count, why: "unseen" });
  expect([0, 1, 3].map(drawn)).toEqual([
    "Ada draws nothing.",
    "Ada draws 1 card.",
    "Ada draws 3 cards, unseen.",
  ]);
});

test("a message may stand in a message, and things in a row", () => {
  const parts = { seat: { seat: 0 }, card: { message: { id: "colours", parts: { colours: "red" } } } };
  expect(said("named", parts)).toBe("Ada takes Payday for red..");
  expect(said("colours", { colours: { row: [{ term: "colour.red" }, 2, "R5"] } })).toBe(
    "Payday for red, 2, R5.",
  );
  expect(said("colours", { colours: { codes: ["R5", { term: "colour.red" }] } })).toBe(
    said("colours", { colours: "R5 red" }),
  );
});

test("numbers are written as the language does it", () => {
  expect(said("colours", { colours: 1.5 })).toBe("Payday for 1.5.");
  expect(say({ id: "colours", parts: { colours: 1.5 } }, { ...speaker, locale: "it" })).toBe(
    "Payday for 1,5.",
  );
});

test("lists are joined as the language does it, terms looked up", () => {
  const list = [{ term: "colour.red" }, { term: "colour.blue" }];
  expect(said("colours", { colours: { list } })).toBe("Payday for red and blue.");
  expect(say({ id: "colours", parts: { colours: { list } } }, { ...speaker, locale: "nl" })).toContain(
    "red en blue",
  );
});

test("a word that only an edition knows is called what the edition calls it", () => {
  expect(said("colours", { colours: { term: "colour.pink", otherwise: "pink" } })).toBe("Payday for pink.");
  expect(said("colours", { colours: { term: "colour.red", otherwise: "rouge" } })).toBe("Payday for red.");
});

test("a missing message or part is a defect and says so", () => {
  expect(() => said("nowhere")).toThrow('no words for message "nowhere"');
  expect(() => said("named", { card: "R5" })).toThrow("message part missing: seat");
});

import { expect, test } from "vitest";
import { type Message, type Speaker, say, spansOf } from "./words.ts";

const speaker: Speaker = {
  locale: "en",
  catalogue: {
    plain: "Hello.",
    named: "{seat} takes {card}.",
    counted: "{seat} draws {count, plural, =0 {nothing} one {# card} other {# cards, {why}}}.",
    colours: "Payday for {colours}.",
    taken: "{seat, select, you {You take} other {{seat} takes}} {card} from {from}.",
    called: "{seat, select, you {You call} other {{seat} calls}} {partners}.",
    place: "You came {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.",
    nested:
      "{count, plural, one {{seat, select, you {yours, #} other {#}}} other {#, {colour, select, red {rosso} other {?}}}}",
    number: "#{card}",
    "seat.you": "you",
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
  expect(say({ id: "nowhere" }, { ...speaker, missing: (id) => `?${id}` })).toBe("?nowhere");
  expect(() => said("named", { card: "R5" })).toThrow("message part missing: seat");
});

test("the reader is spoken to, the others are spoken of", () => {
  const parts = { seat: { seat: 0 }, card: "R5", from: { seat: 1 } };
  const heard = (self: number | null) => say({ id: "taken", parts }, { ...speaker, self });
  expect([0, 1, null].map(heard)).toEqual([
    "You take R5 from Bo.",
    "Ada takes R5 from you.",
    "Ada takes R5 from Bo.",
  ]);
});

test("the reader may stand in a list of players", () => {
  const parts = { seat: { seat: 0 }, partners: { list: [{ seat: 1 }, { seat: 0 }] } };
  expect(say({ id: "called", parts }, { ...speaker, self: 1 })).toBe("Ada calls you and Ada.");
});

test("a rank is said as the language counts places", () => {
  expect([1, 2, 3, 4, 21].map((rank) => said("place", { rank }))).toEqual(
    ["1st", "2nd", "3rd", "4th", "21st"].map((rank) => `You came ${rank}.`),
  );
});

test("choices may stand in choices, and a number sign only counts within a plural", () => {
  const nested = (count: number) =>
    said("nested", { count, seat: { seat: 0 }, colour: { term: "colour.red" } });
  expect([nested(1), nested(2)]).toEqual(["1", "2, rosso"]);
  expect(said("number", { card: "5" })).toBe("#5");
});

test("numbers within plurals are written as numbers are", () => {
  const many = { ...speaker, numbers: new Intl.NumberFormat("en") };
  expect(say({ id: "counted", parts: { seat: { seat: 0 }, count: 1200, why: "unseen" } }, many)).toBe(
    "Ada draws 1,200 cards, unseen.",
  );
});

test("a sentence in stretches says who, how many and which piece", () => {
  const parts = { seat: { seat: 0 }, card: { piece: "card.R5", called: "R5" }, from: 2 };
  const kinds = (self: number | null) =>
    spansOf({ id: "taken", parts }, { ...speaker, self }).map(({ kind, text }) => `${kind} ${text}`);
  const rest = ["text  ", "piece card.R5", "text  from ", "number 2", "text ."];
  expect(kinds(null).slice(0, 2)).toEqual(["seat Ada", "text  takes"]);
  expect(kinds(0).slice(0, 2)).toEqual(["seat You", "text  take"]);
  expect(kinds(0).slice(2)).toEqual(rest.map((text) => text.replace("card.", "")));
});

test.each([
  ["{name", "unbalanced"],
  ["name}", "unbalanced"],
  ["{}", "unnamed"],
  ["{count, plural, one {#}}", "other"],
  ["{count, number}", "unknown choice"],
])("%s is no sentence", (text, problem) => {
  expect(() =>
    say({ id: "broken", parts: { name: "x", count: 1 } }, { ...speaker, catalogue: { broken: text } }),
  ).toThrow(problem);
});

import { capital } from "@portolan/guides";
import { expect, test } from "vitest";
import { translator } from "./translator.ts";

const english = {
  greeting: "Good day, {seat}",
  cards: "{count, plural, =0 {no cards} one {# card} other {# cards}}",
  "colour.red": "red",
  deal: "{seat} sells {colours}: {points, plural, one {# point} other {# points}}",
  only: "{name} is only said in English",
};
const italian = {
  greeting: "Buongiorno, {seat}",
  cards: "{count, plural, =0 {nessuna carta} one {# carta} other {# carte}}",
  "colour.red": "rosso",
  deal: "{seat} vende {colours}: l'{points, plural, one {# punto} other {# punti}}",
};

const italianTranslator = translator(
  "it",
  [
    { locale: "it", words: italian },
    { locale: "en", words: english },
  ],
  ["Ada", "Bruno"],
);

test("a message is said in the language, with players by their names", () => {
  expect(italianTranslator.t("greeting", { seat: { seat: 1 } })).toBe("Buongiorno, Bruno");
});

test("plurals follow the language, with exact numbers first", () => {
  const counted = [0, 1, 5].map((count) => italianTranslator.t("cards", { count }));
  expect(counted).toEqual(["nessuna carta", "1 carta", "5 carte"]);
});

test("terms, lists and apostrophes stand as they are written", () => {
  const parts = {
    seat: { seat: 0 },
    points: 1,
    colours: { list: [{ term: "colour.red" }, { term: "colour.puce", otherwise: "puce" }] },
  };
  expect(italianTranslator.tell({ id: "deal", parts })).toBe("Ada vende rosso e puce: l'1 punto");
});

test("numbers are written as the language writes them, and messages may stand within messages", () => {
  expect(italianTranslator.t("only", { name: 1.5 })).toBe("1,5 is only said in English");
  const message = { id: "cards", parts: { count: 1 } };
  expect(italianTranslator.t("only", { name: { row: [{ message }, "due"] } })).toBe(
    "1 carta, due is only said in English",
  );
});

test("what the language lacks is said in English", () => {
  expect(italianTranslator.t("only", { name: "This" })).toBe("This is only said in English");
  expect(italianTranslator.knows("only")).toBe(true);
  expect(italianTranslator.knows("nowhere")).toBe(false);
});

test("a sentence begins with a capital", () => {
  expect(capital("è il tuo turno")).toBe("È il tuo turno");
});

test("dates follow the region of the browser, not only its language", () => {
  const noon = new Date(2026, 4, 1, 15, 30).getTime();
  const spoken = [{ locale: "en" as const, words: {} }];
  expect(translator("en", spoken, [], { regional: "en-US" }).date(noon)).toMatch(/^May 1, 2026, 3:30\sPM$/);
  expect(translator("en", spoken, [], { regional: "en-GB" }).date(noon)).toBe("1 May 2026, 15:30");
});

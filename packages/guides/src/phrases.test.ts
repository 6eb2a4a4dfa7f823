import { expect, test } from "vitest";
import { phraseText } from "./phrases.ts";
import { translatorOf } from "./translator.ts";

const dutch = translatorOf("nl", {
  "phrase.tooDear": "Te duur!",
  "phrase.whoHas": "Wie heeft {about}?",
  "good.salt": "zout",
});

test("a phrase is read in the reader's own language, with the word that it is about", () => {
  expect(phraseText(dutch, "tooDear")).toBe("Te duur!");
  expect(phraseText(dutch, "whoHas:good.salt")).toBe("Wie heeft zout?");
});

test("a phrase that this client does not know is left to the words it came with", () => {
  expect(phraseText(dutch, "sing")).toBeNull();
  expect(phraseText(dutch, "whoHas:good.amber")).toBeNull();
});

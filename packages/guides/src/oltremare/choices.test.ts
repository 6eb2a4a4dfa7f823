import { game as oltremare } from "@portolan/games/oltremare";
import { mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { translatorOf } from "../translator.ts";
import { guide as kind } from "./guide.ts";
import { configFor } from "./telling.ts";
import { english } from "./words.en.ts";

const SETTINGS = { players: 3 };
const SPEECH = translatorOf("en", { ...oltremare.words.en, ...english }, ["Ada", "Ben", "Cleo"]);

/** The receiver's table after the first player has offered a card for one of a good. */
function afterOffer(goodIn: (held: ReadonlySet<number>) => number) {
  const rules = oltremare.open(SETTINGS);
  const match = startMatch(rules, seededDeal("answers", 3));
  const { edition } = configFor(SETTINGS);
  const [seat] = rules.toAct(match.state);
  const viewer = (seat + 1) % 3;
  const [own] = rules.view(match.state, seat).hand ?? [];
  const held = new Set((rules.view(match.state, viewer).hand ?? []).map((card) => edition.cards[card].good));
  const good = edition.goods[goodIn(held)].id;
  const parsed = rules.parse(`offer ${viewer}: ${edition.cards[own].code} for ${good}`);
  if ("refusal" in parsed) throw new Error(parsed.refusal.rule);
  mustPlay(match, seat, parsed.move);
  const scene = { rules, view: rules.view(match.state, viewer), viewer, translator: SPEECH };
  const guide = kind.open(SETTINGS);
  return {
    good,
    from: SPEECH.called(seat),
    question: guide.question(scene),
    accepting: guide.choices(scene, rules.legal(match.state, viewer)).find(({ title }) => title === "Accept"),
  };
}

test("OM-OFR-13 an offer that cannot be accepted says why, in the question and where accepting would be", () => {
  const lacking = afterOffer((held) => [0, 1, 2, 3, 4, 5, 6].findIndex((good) => !held.has(good)));
  expect(lacking.question).toBe(
    `An offer is open to you. You can’t accept it without ${lacking.good}: decline, or counter.`,
  );
  expect(lacking.accepting).toMatchObject({
    choices: [],
    about: [`You can’t accept ${lacking.from}’s offer: you don’t have ${lacking.good}.`],
  });
});

test("OM-OFR-13 an offer that can be accepted is asked about as before", () => {
  const fine = afterOffer(([good]) => good);
  expect(fine.question).toBe("An offer is open to you: accept, decline, or counter.");
  expect(fine.accepting?.choices.length).toBeGreaterThan(0);
  expect(fine.accepting?.about).toEqual([]);
});

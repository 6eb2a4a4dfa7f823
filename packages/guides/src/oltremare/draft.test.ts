import { expect, test } from "vitest";
import { askFor, type Draft, emptyDraft, moveOf, SILENCE, toggleGift, toggleTake } from "./draft.ts";

test("an empty draft is an offer of nothing", () => {
  expect(moveOf("offer", emptyDraft(2))).toEqual({
    type: "offer",
    with: 2,
    terms: { give: [], giveDucats: 0, ask: [], askDucats: 0, take: [] },
  });
});

test("cards go in and out, and keep the order in which they were put in", () => {
  const draft = toggleGift(toggleGift(toggleGift(emptyDraft(1), 9), 4), 9);
  expect(draft.give.map(({ card }) => card)).toEqual([4]);
  const both = toggleGift(draft, 2);
  expect(both.give.map(({ card }) => card)).toEqual([4, 2]);
});

test("goods are asked for by number, lowest good first, and what was said of them stays", () => {
  const said = { icons: [3, 1], lions: null } as const;
  const one: Draft = { ...emptyDraft(1), ask: [{ good: 5, claim: said }] };
  const draft = askFor(askFor(one, 5, 2), 0, 1);
  const { terms } = moveOf("counter", draft) as { readonly terms: { readonly ask: unknown } };
  expect(terms.ask).toEqual([
    { good: 0, wish: null },
    { good: 5, wish: { icons: [1, 3], lions: null } },
    { good: 5, wish: null },
  ]);
  expect(askFor(draft, 5, 0).ask).toEqual([{ good: 0, claim: SILENCE }]);
});

test("what is said of a card is part of the offer only if anything is said", () => {
  const draft: Draft = {
    ...emptyDraft(1),
    give: [
      { card: 7, claim: SILENCE },
      { card: 8, claim: { icons: [null, 2], lions: 5 } },
    ],
  };
  expect(moveOf("offer", draft)).toMatchObject({
    terms: {
      give: [
        { card: 7, claim: null },
        { card: 8, claim: { icons: [2], lions: 5 } },
      ],
    },
  });
});

test("cards of the other side are taken by their places, lowest first", () => {
  const draft = toggleTake(toggleTake(toggleTake(emptyDraft(0), 2), 0), 1);
  expect(moveOf("counter", toggleTake(draft, 1))).toMatchObject({ terms: { take: [0, 2] } });
});

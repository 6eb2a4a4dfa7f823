import { configFor, game } from "@portolan/games/oltremare";
import { aids, emptyDraft, moveOf, SILENCE } from "@portolan/guides/oltremare";
import { mustPlay, seededDeal, startMatch } from "@portolan/kernel";
import { expect, test } from "vitest";
import { counterDraft, dealOfDraft, dealOfOffer, effectsOf, paymentFor } from "./deal.ts";

const SETTINGS = { players: 3 };
const table = configFor(SETTINGS);
const { cards } = table.edition;

/** The receiver's view after the first player has offered a card and 2 ducats for a good that the receiver has. */
function offered() {
  const rules = game.open(SETTINGS);
  const match = startMatch(rules, seededDeal("answers", 3));
  const [active] = rules.toAct(match.state);
  const viewer = (active + 1) % 3;
  const [given] = rules.view(match.state, active).hand ?? [];
  const [held] = rules.view(match.state, viewer).hand ?? [];
  const draft = {
    ...emptyDraft(viewer),
    give: [{ card: given, claim: SILENCE }],
    giveDucats: 2,
    ask: [{ good: cards[held].good, claim: SILENCE }],
  };
  mustPlay(match, active, moveOf("offer", draft));
  const view = rules.view(match.state, viewer);
  const [offer] = aids.offersTo(view, viewer);
  return { rules, match, active, viewer, given, held, view, offer };
}

test("OM-OFR-3 an offer shows its receiver the good of a card, not the card", () => {
  const { offer, given, held } = offered();
  const deal = dealOfOffer(offer);
  expect(deal.fromGives).toEqual({
    items: [{ good: cards[given].good, card: null, said: null, place: null }],
    ducats: 2,
  });
  expect(deal.toGives.items.map(({ good }) => good)).toEqual([cards[held].good]);
});

test("OM-OFR-13 it can be paid with a card of the good, and with the one that was pointed at", () => {
  const { view, offer, held } = offered();
  const [card] = paymentFor({ table, view }, offer);
  expect(cards[card ?? -1].good).toBe(cards[held].good);
  expect(paymentFor({ table, view }, offer, [held])).toEqual([held]);
  expect(paymentFor({ table, view: { ...view, hand: [] } }, offer)).toEqual([null]);
});

test("OM-OFR-14 a counter begins with the offer and is legal as it is", () => {
  const { rules, match, viewer, view, offer, held } = offered();
  const draft = counterDraft(offer, [held]);
  expect(draft).toMatchObject({ giveDucats: 0, askDucats: 2, take: [0] });
  expect(rules.check(match.state, viewer, moveOf("counter", draft))).toBeNull();
  const deal = dealOfDraft({ table }, viewer, draft, offer);
  expect(deal.toGives.items[0].place).toBe(0);
  expect(effectsOf({ table, view }, deal, viewer)).toMatchObject({ ducats: [11, 13], hand: [4, 4] });
});

test("OM-PRS-1 the partner of the active player gains the tile", () => {
  const { view, offer, viewer, active } = offered();
  expect(effectsOf({ table, view }, dealOfOffer(offer), viewer).tile).toBe(viewer);
  expect(effectsOf({ table, view }, dealOfOffer(offer), active).ducats).toEqual([11, 9]);
});

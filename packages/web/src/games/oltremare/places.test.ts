import { expect, test } from "vitest";
import { card, deck, hand, hold, pirates, placeOf, playedCards, ship, shipOwner } from "./places.ts";

test("an event's places are those of the board", () => {
  expect(placeOf({ place: "hand", seat: 2 })).toBe(hand(2));
  expect(placeOf({ place: "cargo", seat: 1 })).toBe(hold(1));
  expect(placeOf({ place: "pirates", seat: 0 })).toBe(pirates(0));
});

test("deck and played cards are everybody's, whoever draws and plays", () => {
  expect(placeOf({ place: "deck", seat: 3 })).toBe(deck);
  expect(placeOf({ place: "played", seat: 3 })).toBe(playedCards);
});

test("ships are told from cards, and from each other", () => {
  expect(shipOwner(ship(4))).toBe(4);
  expect(shipOwner(card("salt#34"))).toBeNull();
});

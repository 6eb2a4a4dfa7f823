import { type Seat, shuffle } from "@portolan/kernel";
import { noteNewDeck } from "../knowledge/notes.ts";
import type { Play } from "../state.ts";
import type { Good } from "./edition.ts";
import { goodsOf, noGoods } from "./goods.ts";

/** Shuffles the discard pile into a new goods deck, at the moment a good is needed. GT-DECK-1 */
function reshuffle({ table, state, chance, tell }: Play, drawer: Seat): void {
  noteNewDeck(state, drawer);
  state.shuffled = state.discard;
  state.deck = shuffle(chance, goodsOf(state.discard));
  state.discard = noGoods(table.edition);
  tell?.({ type: "reshuffled", count: state.deck.length });
}

/** The top good of the deck, which never fails. GT-DECK-1 GT-DECK-2 */
export function drawGood(play: Play, drawer: Seat): Good {
  if (play.state.deck.length === 0) reshuffle(play, drawer);
  const good = play.state.deck.pop();
  if (good === undefined) throw new Error("the supply of goods has failed");
  return good;
}

import { type Seat, shuffle } from "@portolan/kernel";
import { noteNewDeck } from "../knowledge/notes.ts";
import type { Context } from "../state.ts";
import type { Good } from "./edition.ts";
import { goodsOf, noGoods } from "./goods.ts";

/** Shuffles the discard pile into a new goods deck, at the moment a good is needed. GT-DECK-1 */
function reshuffle({ config, state, chance, emit }: Context, drawer: Seat): void {
  noteNewDeck(state, drawer);
  state.shuffled = state.discard;
  state.deck = shuffle(chance, goodsOf(state.discard));
  state.discard = noGoods(config.edition);
  emit?.({ type: "reshuffled", count: state.deck.length });
}

/** The top good of the deck, which never fails. GT-DECK-1 GT-DECK-2 */
export function drawGood(context: Context, drawer: Seat): Good {
  if (context.state.deck.length === 0) reshuffle(context, drawer);
  const good = context.state.deck.pop();
  if (good === undefined) throw new Error("the supply of goods has failed");
  return good;
}

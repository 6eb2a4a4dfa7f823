import type { View } from "../knowledge/view.ts";
import { type CardFace, DUCAT, type Icon, MARKET } from "../rules/edition.ts";
import type { Move } from "../rules/moves.ts";
import { sortedWants } from "../rules/trade-notation.ts";
import type { Claim, GameConfig, Stake, Terms } from "../state.ts";

/**
 * What computer players say when they haggle: the truth about their own cards, and what they wish for. It binds nobody
 * and changes no deal, but people who hear it have something to go by. OM-OFR-4 OM-OFR-5
 */

/** Symbols that everybody likes to play. */
const LIKED: readonly Icon[] = [DUCAT, MARKET];

/** What speaks for a card: the symbols that bring something, or else many lions; nothing of a poor card. */
function praise({ edition }: GameConfig, { icons, lions }: CardFace): Claim | null {
  const liked = icons.filter((icon) => LIKED.includes(icon));
  if (liked.length > 0) return { icons: liked, lions: null };
  const middle = edition.lionCounts[Math.floor(edition.lionCounts.length / 2)];
  return lions >= middle ? { icons: [], lions } : null;
}

/** What the cards that are asked for should bring: ducats to the poor, cards to those who are short of them. */
function wishOf({ edition }: GameConfig, { viewer, merchants }: View): Claim | null {
  if (viewer === null) return null;
  const { ducats, handSize, top } = merchants[viewer];
  if (ducats < edition.buyPrice) return { icons: [DUCAT], lions: null };
  return top !== null && handSize <= edition.cards[top].cargo ? { icons: [MARKET], lions: null } : null;
}

function spokenTerms(config: GameConfig, view: View, terms: Terms): Terms {
  const { cards } = config.edition;
  const give = terms.give.map(({ card }): Stake => ({ card, claim: praise(config, cards[card]) }));
  const wish = wishOf(config, view);
  const ask = terms.ask.map(({ good }) => ({ good, wish }));
  return { ...terms, give, ask: sortedWants(config.edition, ask) };
}

/** An offer or a counter-offer with claims and wishes, where the options allow them; other moves as they are. */
export function spokenMove(config: GameConfig, view: View, move: Move): Move {
  if (config.options.claims === "none") return move;
  return move.type === "offer" || move.type === "counter"
    ? { ...move, terms: spokenTerms(config, view, move.terms) }
    : move;
}

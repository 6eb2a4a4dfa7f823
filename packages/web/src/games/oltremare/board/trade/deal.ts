import {
  aids,
  type Card,
  type Draft,
  emptyDraft,
  type Good,
  type Picture,
  SILENCE,
} from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";

/** Something that would change hands: a card by its face for those who know it, else by its good. */
export interface Item {
  readonly good: Good;
  readonly card: Card | null;
  /** What is said or wished of it. */
  readonly said: aids.Claim | null;
  /** Its place in the offer that is countered, where it was put in before. OM-OFR-21 */
  readonly place: number | null;
}

export interface Side {
  readonly items: readonly Item[];
  readonly ducats: number;
}

/** A deal between two seats: what each of them gives. */
export interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  readonly fromGives: Side;
  readonly toGives: Side;
}

/** An open offer as its viewer may know it. */
export function dealOfOffer(offer: aids.OfferView): Deal {
  const given = offer.give.map(({ good, wish }, i): Item => {
    return { good, card: offer.committed?.[i] ?? null, said: wish, place: null };
  });
  const taken = offer.takenGoods.map((good, i): Item => {
    return { good, card: offer.taken?.[i] ?? null, said: null, place: offer.take[i] ?? null };
  });
  const asked = offer.ask.map(({ good, wish }): Item => ({ good, card: null, said: wish, place: null }));
  return {
    from: offer.from,
    to: offer.to,
    fromGives: { items: given, ducats: offer.giveDucats },
    toGives: { items: [...taken, ...asked], ducats: offer.askDucats },
  };
}

/** Something is said: two symbols at most, and a limit. */
function spoken({ icons, lions }: Draft["give"][number]["claim"]): aids.Claim | null {
  const named = icons.filter((icon) => icon !== null);
  return named.length === 0 && lions === null ? null : { icons: named, lions };
}

/** The draft as the deal that it would be; `theirs` is the offer that it counters. */
export function dealOfDraft(
  { table }: Pick<Picture, "table">,
  seat: Seat,
  draft: Draft,
  theirs: aids.OfferView | null,
): Deal {
  const given = draft.give.map(({ card, claim }): Item => {
    return { good: table.edition.cards[card].good, card, said: spoken(claim), place: null };
  });
  const taken = draft.take.map((place): Item => {
    return {
      good: theirs?.give[place]?.good ?? 0,
      card: null,
      said: theirs?.give[place]?.wish ?? null,
      place,
    };
  });
  const asked = draft.ask.map(({ good, claim }): Item => {
    return { good, card: null, said: spoken(claim), place: null };
  });
  return {
    from: seat,
    to: draft.partner,
    fromGives: { items: given, ducats: draft.giveDucats },
    toGives: { items: [...taken, ...asked], ducats: draft.askDucats },
  };
}

/** Own cards for every good that an offer asks for, as far as there are any: those that one would rather part with. */
export function paymentFor(
  { table, view }: Pick<Picture, "table" | "view">,
  offer: Pick<aids.OfferView, "ask" | "taken">,
  wanted: readonly Card[] = [],
): (Card | null)[] {
  const { cards } = table.edition;
  const free = (view.hand ?? []).filter((card) => !offer.taken?.includes(card));
  // What the player has pointed at goes first; of the others the card with the fewest useful symbols.
  const ranked = free.toSorted(
    (a, b) =>
      Number(wanted.includes(b)) - Number(wanted.includes(a)) || cards[a].lions - cards[b].lions || a - b,
  );
  return offer.ask.map(({ good }) => {
    const at = ranked.findIndex((card) => cards[card].good === good);
    return at < 0 ? null : (ranked.splice(at, 1)[0] ?? null);
  });
}

/** A counter-offer that begins with what the other side has proposed. */
export function counterDraft(offer: aids.OfferView, payment: readonly (Card | null)[]): Draft {
  const own = [...(offer.taken ?? []), ...payment.filter((card) => card !== null)];
  return {
    ...emptyDraft(offer.from),
    give: own.map((card) => ({ card, claim: SILENCE })),
    giveDucats: offer.askDucats,
    askDucats: offer.giveDucats,
    take: offer.give.map((_, place) => place),
  };
}

/** How a good's count in the viewer's hand changes, and what runs of so many pay. */
export interface GoodChange {
  readonly good: Good;
  readonly before: number;
  readonly after: number;
  readonly paysBefore: number;
  readonly paysAfter: number;
}

/** What a deal would do for one of its two seats. */
export interface Effects {
  readonly ducats: readonly [before: number, after: number];
  readonly hand: readonly [before: number, after: number];
  readonly goods: readonly GoodChange[];
  /** Who gains a prestige tile; null if nobody does. OM-PRS-1 */
  readonly tile: Seat | null;
}

export function effectsOf({ table, view }: Pick<Picture, "table" | "view">, deal: Deal, seat: Seat): Effects {
  const isFrom = deal.from === seat;
  const [gives, gets] = isFrom ? [deal.fromGives, deal.toGives] : [deal.toGives, deal.fromGives];
  const { ducats, handSize } = view.merchants[seat];
  const held = view.viewer === seat ? (view.hand ?? []) : [];
  const { cards, goods } = table.edition;
  const pays = (good: Good, count: number): number =>
    count === 0 ? 0 : goods[good].payout[Math.min(count, goods[good].payout.length) - 1];
  const changed = [...new Set([...gives.items, ...gets.items].map(({ good }) => good))].sort((a, b) => a - b);
  const partner = deal.from === view.activeSeat ? deal.to : deal.from;
  return {
    ducats: [ducats, ducats - gives.ducats + gets.ducats],
    hand: [handSize, handSize - gives.items.length + gets.items.length],
    goods: changed.flatMap((good): GoodChange[] => {
      const before = held.filter((card) => cards[card].good === good).length;
      const after =
        before -
        gives.items.filter((item) => item.good === good).length +
        gets.items.filter((item) => item.good === good).length;
      if (before === after || after < 0) return [];
      return [{ good, before, after, paysBefore: pays(good, before), paysAfter: pays(good, after) }];
    }),
    tile: aids.givesTile(table, view, partner) ? partner : null,
  };
}

import { aids, type Card, type Good, type Move, type Picture } from "./telling.ts";

/** An offer while it is being put together. */
export interface Draft {
  readonly partner: number;
  readonly give: readonly { readonly card: Card; readonly claim: Claim }[];
  readonly giveDucats: number;
  readonly ask: readonly { readonly good: Good; readonly claim: Claim }[];
  readonly askDucats: number;
  readonly take: readonly number[];
}

/** What is said of a card: two symbols at most and its limit, each of them or not. */
export interface Claim {
  readonly icons: readonly [number | null, number | null];
  readonly lions: number | null;
}

export const SILENCE: Claim = { icons: [null, null], lions: null };

export function emptyDraft(partner: number): Draft {
  return { partner, give: [], giveDucats: 0, ask: [], askDucats: 0, take: [] };
}

/** With whom the viewer can put together an offer now, and whether it counters one. */
export interface Dealing {
  readonly type: "offer" | "counter";
  readonly partners: readonly number[];
}

export function dealingOf({ view, viewer, rules }: Picture): Dealing | null {
  if (viewer === null || view.agenda.at(-1)?.step !== "trade") return null;
  if (view.offers.some((offer) => offer?.from === viewer)) return null;
  const toMe = aids.offersTo(view, viewer).map(({ from }) => from);
  if (toMe.length > 0) return { type: "counter", partners: toMe };
  if (viewer !== view.activeSeat) return { type: "offer", partners: [view.activeSeat] };
  if (view.call) return null;
  const others = Array.from({ length: rules.players }, (_, seat) => seat).filter((seat) => seat !== viewer);
  return { type: "offer", partners: others };
}

function claimOf({ icons, lions }: Claim): aids.Claim | null {
  const named = icons.filter((icon) => icon !== null).toSorted((a, b) => a - b);
  return named.length === 0 && lions === null ? null : { icons: named as aids.Claim["icons"], lions };
}

/** The draft as a move; whether the rules allow it is another matter. */
export function moveOf(type: Dealing["type"], draft: Draft): Move {
  return {
    type,
    with: draft.partner,
    terms: {
      give: draft.give.map(({ card, claim }) => ({ card, claim: claimOf(claim) })),
      giveDucats: draft.giveDucats,
      ask: draft.ask
        .map(({ good, claim }) => ({ good, wish: claimOf(claim) }))
        .toSorted((a, b) => a.good - b.good),
      askDucats: draft.askDucats,
      take: draft.take.toSorted((a, b) => a - b),
    },
  };
}

/** Puts a card into the offer, or takes it out again. */
export function toggleGift(draft: Draft, card: Card): Draft {
  const has = draft.give.some((gift) => gift.card === card);
  const give = has
    ? draft.give.filter((gift) => gift.card !== card)
    : [...draft.give, { card, claim: SILENCE }];
  return { ...draft, give };
}

/** Asks for so many cards of a good. */
export function askFor(draft: Draft, good: Good, count: number): Draft {
  const others = draft.ask.filter((want) => want.good !== good);
  const own = draft.ask.filter((want) => want.good === good);
  const wanted = Array.from({ length: Math.max(0, count) }, (_, i) => own[i] ?? { good, claim: SILENCE });
  return { ...draft, ask: [...others, ...wanted] };
}

export function toggleTake(draft: Draft, place: number): Draft {
  const take = draft.take.includes(place)
    ? draft.take.filter((one) => one !== place)
    : [...draft.take, place];
  return { ...draft, take };
}

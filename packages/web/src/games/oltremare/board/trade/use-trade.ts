import {
  aids,
  type Card,
  type Claim,
  type Dealing,
  type Draft,
  dealingOf,
  emptyDraft,
  type Move,
  moveOf,
  toggleGift,
} from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import { useMemo, useState } from "react";
import type { Helm } from "../helm.ts";
import { counterDraft, paymentFor } from "./deal.ts";
import { type Said, saidThisTurn } from "./said.ts";

/** What lies on the trading table for the viewer. */
export type Tray =
  | { readonly kind: "none" }
  /** An offer to answer. */
  | { readonly kind: "offer"; readonly offer: aids.OfferView }
  /** An offer or counter-offer that is being put together. */
  | { readonly kind: "draft"; readonly draft: Draft; readonly countered: aids.OfferView | null }
  /** An offer of the viewer's own, or one between others. */
  | { readonly kind: "open"; readonly offer: aids.OfferView }
  /** A call is running: who still has to answer. */
  | { readonly kind: "call" };

export interface Trade {
  readonly tray: Tray;
  /** With whom the viewer can deal, and whether by countering. */
  readonly dealing: Dealing | null;
  /** Offers to the viewer, side by side. */
  readonly offers: readonly aids.OfferView[];
  /** Cards that would be paid for the offer that is looked at, one for each good that it asks for. */
  readonly payment: readonly (Card | null)[];
  /** The hand cards that are in the tray. */
  readonly cards: readonly Card[];
  /** Looks at the offer of somebody, or begins one for them; null puts the tray away. */
  look(partner: Seat | null): void;
  /** Begins a counter-offer with what was proposed. */
  counter(): void;
  /** Goes back from a counter-offer to the offer. */
  back(): void;
  change(draft: Draft): void;
  /** A hand card was pressed: into the offer or out of it, or to pay with it. */
  press(card: Card): void;
  /** The draft as a move. */
  readonly move: Move | null;
  readonly said: Said;
}

interface Held {
  readonly decision: string;
  readonly partner: Seat | null;
  readonly draft: Draft | null;
  readonly wanted: readonly Card[];
}

const SILENCE: Said = { words: new Map(), passed: [] };

const EMPTY: Omit<Held, "decision"> = { partner: null, draft: null, wanted: [] };

/** A move that is previewed, as a draft: a hint shows on the trading table. */
function draftOf(move: Move | null): Draft | null {
  if (move?.type !== "offer" && move?.type !== "counter") return null;
  const { terms } = move;
  const said = (claim: aids.Claim | null): Claim => ({
    icons: [claim?.icons[0] ?? null, claim?.icons[1] ?? null],
    lions: claim?.lions ?? null,
  });
  return {
    partner: move.with,
    give: terms.give.map(({ card, claim }) => ({ card, claim: said(claim) })),
    giveDucats: terms.giveDucats,
    ask: terms.ask.map(({ good, wish }) => ({ good, claim: said(wish) })),
    askDucats: terms.askDucats,
    take: terms.take,
  };
}

/** The offer between others that is looked at, or the viewer's own that waits for an answer. */
function openOffer(view: aids.View, seat: Seat | null): aids.OfferView | null {
  const open = view.offers.filter((offer) => offer !== null);
  return open.find(({ from }) => from === seat) ?? open[0] ?? null;
}

export function useTrade(helm: Helm): Trade {
  const { picture, props, isAsked, show } = helm;
  const { view, viewer } = picture;
  const decision = `${props.table.moves} ${props.table.events.length}`;
  const [known, setHeld] = useState<Held>({ ...EMPTY, decision });
  const held: Held = known.decision === decision ? known : { ...EMPTY, decision };
  const isTrading = view.agenda.at(-1)?.step === "trade";
  const dealing = isAsked && isTrading ? dealingOf(picture) : null;
  const offers = viewer === null || !isTrading ? [] : aids.offersTo(view, viewer);
  const chosen = draftOf(props.chosen);
  const offer =
    offers.find(
      ({ from }) => from === (props.chosen && "with" in props.chosen ? props.chosen.with : held.partner),
    ) ??
    offers[0] ??
    null;
  const payment = offer === null ? [] : paymentFor(picture, offer, held.wanted);
  const hold = (change: Partial<Held>): void => setHeld({ ...held, ...change, decision });

  function trayOf(): Tray {
    if (!isTrading) return { kind: "none" };
    const draft = chosen ?? held.draft;
    if (dealing !== null && draft !== null) {
      return { kind: "draft", draft, countered: dealing.type === "counter" ? offer : null };
    }
    if (offer !== null && !show.isRunning) return { kind: "offer", offer };
    if (dealing?.type === "offer" && viewer !== view.activeSeat && view.call !== null) {
      return { kind: "draft", draft: emptyDraft(view.activeSeat), countered: null };
    }
    const open = openOffer(view, viewer);
    if (open !== null) return { kind: "open", offer: open };
    return view.call === null ? { kind: "none" } : { kind: "call" };
  }

  const tray = trayOf();
  const { events } = props.table;
  const said = useMemo(
    () => (isTrading ? saidThisTurn(picture, events) : SILENCE),
    [isTrading, picture, events],
  );
  const move = tray.kind === "draft" && dealing !== null ? moveOf(dealing.type, tray.draft) : null;
  const change = (draft: Draft): void => {
    hold({ draft, partner: draft.partner });
    if (props.chosen !== null) props.choose(null);
  };
  return {
    tray,
    dealing,
    offers,
    payment,
    cards:
      tray.kind === "draft"
        ? tray.draft.give.map(({ card }) => card)
        : tray.kind === "offer"
          ? [...(tray.offer.taken ?? []), ...payment.filter((card) => card !== null)]
          : [],
    look(partner) {
      if (partner === null) hold(EMPTY);
      else if (offers.length > 0) hold({ ...EMPTY, partner });
      else hold({ ...EMPTY, partner, draft: emptyDraft(partner) });
      if (props.chosen !== null) props.choose(null);
    },
    counter() {
      if (offer !== null) hold({ partner: offer.from, draft: counterDraft(offer, payment) });
    },
    back() {
      hold({ draft: null });
      if (props.chosen !== null) props.choose(null);
    },
    change,
    press(card) {
      if (tray.kind === "offer") hold({ partner: tray.offer.from, wanted: [card] });
      else if (tray.kind === "draft") change(toggleGift(tray.draft, card));
      else if (dealing !== null && dealing.partners.length > 0) {
        change(toggleGift(emptyDraft(held.partner ?? dealing.partners[0]), card));
      }
    },
    move,
    said,
  };
}

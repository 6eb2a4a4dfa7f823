import { aids, type Card, type Move } from "@portolan/guides/traders-of-carthage";
import { type Refusal, refuse } from "@portolan/kernel";
import { narrow, type Pointing, point, type Target } from "../../../table/narrow.ts";
import {
  type BoardPointing,
  narrowedTo,
  type Offer as OfferOf,
  type Outcome as OutcomeOf,
} from "../../../table/stage/pointing/pointing.ts";
import { type Thing, target, thingOf } from "../places.ts";

type Table = aids.GameConfig;
type View = aids.View;
type Slot = Extract<Thing, { readonly kind: "slot" }>;
type Kept = Extract<Thing, { readonly kind: "kept" }>;

export type Offer = OfferOf<Move>;
export type Outcome = OutcomeOf<Move>;

export interface CardPointing extends Pointing<Move> {
  /** The move that is made of exactly this, however little it is: what it lacks is what its refusal says. */
  exactly(targets: readonly Target[]): Move | null;
  /** How much a thing counts when it takes the place of another. */
  valueOf(name: Target): number;
}

/** How moves are pointed at in this moment of the game. */
export function pointingAt(table: Table, view: View): CardPointing {
  const { edition } = table;
  const codeOf = (card: Card): string => edition.cards[card].code;
  const cardWith = (wanted: string): Card => edition.cards.findIndex(({ code }) => code === wanted);
  const cardsIn = (things: readonly Thing[], kind: "hand" | "goods"): Card[] =>
    things
      .flatMap((thing) => (thing.kind === kind ? [cardWith(thing.code)] : []))
      .sort((a, b) => edition.byValue.indexOf(a) - edition.byValue.indexOf(b));
  const step = view.agenda.at(-1);

  function touches(move: Move): Target[] {
    switch (move.type) {
      case "token":
        return [target.token(edition.colours[move.colour])];
      case "buy":
        return move.payment.map((card) => target.hand(codeOf(card)));
      case "take":
        return [target.take, (move.reserved ? target.own : target.slotIn)("market", codeOf(move.card))];
      case "reserve":
        return [target.reserve, target.slotIn(move.zone, codeOf(move.card))];
      case "store":
        return [
          ...move.discards.map((card) => target.hand(codeOf(card))),
          ...move.goods.map((card) => target.goods(codeOf(card))),
        ];
      case "decline":
        return [target.decline];
    }
  }

  function exactly(targets: readonly Target[]): Move | null {
    const things = targets.map(thingOf);
    const token = things.find((thing) => thing.kind === "token");
    if (token) return { type: "token", colour: edition.colours.indexOf(token.colour) };
    const hand = cardsIn(things, "hand");
    const goods = cardsIn(things, "goods");
    if (step?.step === "storage") {
      if (targets.includes(target.decline)) return { type: "decline", colour: step.colour };
      if (hand.length + goods.length > 0)
        return { type: "store", colour: step.colour, discards: hand, goods };
    }
    const slot = things.findLast((thing) => thing.kind === "slot");
    if (slot) return meantSlot(slot, targets);
    if (targets.includes(target.reserve)) return anyReservation();
    return hand.length > 0 ? { type: "buy", payment: hand } : null;
  }

  function meantSlot({ zone, code, isOwn }: Slot, targets: readonly Target[]): Move {
    const card = cardWith(code);
    const isTaken = targets.includes(target.take) || (zone === "market" && !targets.includes(target.reserve));
    return isTaken
      ? { type: "take", card, reserved: zone === "market" && isOwn }
      : { type: "reserve", card, zone };
  }

  /** Whoever asks to reserve without saying what learns whether it is possible at all. */
  function anyReservation(): Move | null {
    const zone = view.market.length > 0 ? "market" : "farm";
    const [slot] = view[zone];
    return slot ? { type: "reserve", card: slot.card, zone } : null;
  }

  /** A payment that has been begun is meant to go on with what else is in the hand, dearest cards first. */
  function meant(targets: readonly Target[]): Move | null {
    const move = exactly(targets);
    const { viewer, hand } = view;
    if (move?.type !== "buy" || hand === null || viewer === null) return move;
    const left = hand.slice();
    for (const card of move.payment) left[card]--;
    const payment = move.payment.slice();
    const cost = aids.marketCost(table, view, viewer);
    for (const card of edition.byValue) {
      while (left[card] > 0 && aids.coinsOf(edition, payment) < cost) {
        left[card]--;
        payment.push(card);
      }
    }
    payment.sort((a, b) => edition.byValue.indexOf(a) - edition.byValue.indexOf(b));
    return { type: "buy", payment };
  }

  function worth(name: Target): number {
    const thing = thingOf(name);
    return "code" in thing ? (edition.values[cardWith(thing.code)] ?? 0) : 0;
  }

  return { touches, meant, exactly, valueOf: worth };
}

/** Whether one thing can take the place of the other. */
function areOfOneKind(one: Thing, other: Thing): boolean {
  if (one.kind === "slot" && other.kind === "slot")
    return one.zone === other.zone && one.isOwn === other.isOwn;
  return one.kind === other.kind;
}

/** Puts a thing in the place of one of its kind: the most alike, or else the one pointed at last. */
function swapped(
  pointing: CardPointing,
  offer: Offer,
  pointed: readonly Target[],
  name: Target,
): Outcome | null {
  const value = pointing.valueOf(name);
  const unlike = (at: number): number => Math.abs(pointing.valueOf(pointed[at]) - value);
  const places = pointed
    .map((_, at) => at)
    .filter((at) => areOfOneKind(thingOf(pointed[at]), thingOf(name)))
    .sort((a, b) => unlike(a) - unlike(b) || b - a);
  for (const at of places) {
    const next = [...pointed.toSpliced(at, 1), name];
    if (narrow(pointing, offer.legal, next).moves.length > 0) return narrowedTo(pointing, offer, next);
  }
  return null;
}

/** Only its owner may have a reserved card, whatever else lies beside it. TC-RES-3 */
function keptBy({ code, owner }: Kept, offer: Offer, pointing: CardPointing): Refusal {
  const asked = pointing.exactly([target.slotIn("market", code)]);
  const refusal = asked && offer.check(asked);
  return refusal ?? refuse("TC-RES-3", "refuse.take.reserved", { card: code, owner: { seat: owner } });
}

/** Points at one more thing. Where it cannot be added to what was pointed at, it takes the place of one of those. */
export function pointAt(
  pointing: CardPointing,
  offer: Offer,
  pointed: readonly Target[],
  name: Target,
): Outcome {
  const thing = thingOf(name);
  if (thing.kind === "kept") return { kind: "refused", refusal: keptBy(thing, offer, pointing) };
  if (!narrow(pointing, offer.legal, pointed).open.has(name)) {
    const swap = swapped(pointing, offer, pointed, name);
    if (swap) return swap;
  }
  // Who has said what to do, and not yet with which card, does not mean to do something else.
  if (pointed.length === 1 && thingOf(pointed[0]).kind === "verb") {
    const asked = pointing.exactly([...pointed, name]);
    const refusal = asked && offer.check(asked);
    if (refusal) return { kind: "refused", refusal };
  }
  const outcome = point(pointing, offer.legal, pointed, name, offer.check);
  return outcome.kind === "restarted" ? { ...outcome, kind: "narrowed" } : outcome;
}

/** Takes back what was pointed at; what is needed in any case stays, with the reason. */
export function putBack(
  pointing: CardPointing,
  offer: Offer,
  pointed: readonly Target[],
  name: Target,
): Outcome {
  const at = pointed.lastIndexOf(name);
  if (at < 0) return { kind: "idle" };
  const rest = pointed.toSpliced(at, 1);
  const next = narrow(pointing, offer.legal, rest);
  const isNeeded =
    rest.length > 0 && next.decided !== null && pointing.touches(next.decided).length > rest.length;
  const lacking = isNeeded ? pointing.exactly(rest) : null;
  const refusal = lacking && offer.check(lacking);
  return refusal ? { kind: "refused", refusal } : { kind: "narrowed", pointed: rest, narrowed: next };
}

/** How this board is pointed at: cards can take each other's place. */
export function boardPointing(table: Table, view: View): BoardPointing<Move> {
  const pointing = pointingAt(table, view);
  return {
    ...pointing,
    pointAt: (offer, pointed, name) => pointAt(pointing, offer, pointed, name),
    putBack: (offer, pointed, name) => putBack(pointing, offer, pointed, name),
  };
}

import type { Seat } from "@portolan/kernel";
import type { Edition, Good, PlanetId } from "../rules/edition.ts";
import { countsOf } from "../rules/goods.ts";
import { type GameConfig, placeInRow } from "../state.ts";
import type { GalacticEvent, GoodsEvent } from "./events.ts";
import { remember, seen } from "./fold-memory.ts";
import { unseenGoods } from "./memory.ts";
import type { DisplacedGoodView, LaidGoodView, RowPlanetView, TraderView, View } from "./view.ts";

/** What a view becomes with every event that its owner is told of: the same goods, one step further on. */

function changed(counts: readonly number[], goods: readonly Good[], by: 1 | -1): number[] {
  const next = counts.slice();
  for (const good of goods) next[good] += by;
  return next;
}

function changeTrader(view: View, seat: Seat, change: (trader: TraderView) => Partial<TraderView>): View {
  const trader = view.traders[seat];
  return { ...view, traders: view.traders.with(seat, { ...trader, ...change(trader) }) };
}

/** A hand grows or shrinks; its owner sees by what. */
function changeHand(view: View, seat: Seat, { cards, count }: GoodsEvent, by: 1 | -1): View {
  const hand = view.hand && seat === view.viewer ? changed(view.hand, cards ?? [], by) : view.hand;
  return changeTrader({ ...view, hand }, seat, ({ handSize }) => ({ handSize: handSize + by * count }));
}

function changeOut(view: View, seat: Seat, by: number): View {
  return changeTrader(view, seat, ({ out }) => ({ out: out + by }));
}

function turnPlanet(view: View, seat: Seat, turned: readonly PlanetId[], rotated: boolean): View {
  return changeTrader(view, seat, ({ planets }) => ({
    planets: planets.map((owned) =>
      turned.includes(owned.planet) ? { planet: owned.planet, rotated } : owned,
    ),
  }));
}

function setSlot(view: View, planet: PlanetId, slot: number, laid: LaidGoodView | null): View {
  const at = placeInRow(view, planet);
  const place = view.row[at];
  return { ...view, row: view.row.with(at, { ...place, slots: place.slots.with(slot, laid) }) };
}

/** A good in a slot, laid now: the later of two laid goods has the higher number. GT-AGR-4 */
function layIn(view: View, { planet, slot }: GoodsEvent, laid: Omit<LaidGoodView, "laidAt">): View {
  if (planet === undefined || slot === undefined) return view;
  const { owner, good, faceDown, secret } = laid;
  const placed = setSlot(view, planet, slot, { owner, good, faceDown, secret, laidAt: view.layCounter });
  return { ...placed, layCounter: view.layCounter + 1 };
}

/** A hand card is laid as it is, or face down as what the slot asks for. GT-SLOT-2 GT-ABI-2 GT-ABI-3 */
function lay({ planets }: Edition, view: View, event: GoodsEvent): View {
  const { seat, planet = 0, slot = 0, to, cards, via } = event;
  const isSecret = to.place === "secret";
  const secret = isSecret ? { mark: view.layCounter, not: planets[planet].needs[slot] } : null;
  const good = cards?.[0] ?? null;
  const laid = layIn(view, event, { owner: seat, good, faceDown: to.place !== "faceUp", secret });
  const turned = via === undefined ? laid : turnPlanet(laid, seat, [via], true);
  return changeOut(changeHand(turned, seat, event, -1), seat, 1);
}

/** A good that has left a planet is in its owner's hand again or on the discard pile. GT-TURN-4 GT-RED-7 GT-GUARD-3 */
function goHome(view: View, event: GoodsEvent): View {
  const gone = changeOut(view, event.seat, -1);
  if (event.to.place === "hand") return changeHand(gone, event.seat, event, 1);
  return { ...gone, discard: changed(gone.discard, event.cards ?? [], 1) };
}

function leaveSlot(view: View, { planet, slot }: GoodsEvent): View {
  return planet === undefined || slot === undefined ? view : setSlot(view, planet, slot, null);
}

/** A planet that the guard takes out stays in sight until its goods are back with their owners. GT-GUARD-3 */
function withoutRemoved(view: View, planet: PlanetId): View {
  const isGone = ({ planet: one, slots }: RowPlanetView): boolean =>
    one === planet && slots.every((laid) => laid === null);
  return { ...view, row: view.row.filter((place) => !isGone(place)) };
}

/** The planet goes to its new owner, the winner's goods are discarded, the others must be laid again. GT-AGR-5 GT-RED-1 */
function fulfil(view: View, event: GoodsEvent): View {
  const { seat: winner, planet, receiver = winner, cards } = event;
  if (planet === undefined) return view;
  const { slots } = view.row[placeInRow(view, planet)];
  const displaced: DisplacedGoodView[] = slots.flatMap((laid, slot) => {
    if (!laid || laid.owner === winner) return [];
    const { owner, good, secret, faceDown: wasFaceDown } = laid;
    return [{ owner, good, slot, secret, wasFaceDown }];
  });
  const next: View = {
    ...view,
    row: view.row.filter((place) => place.planet !== planet),
    discard: changed(view.discard, cards ?? [], 1),
    agreedThisRound: true,
    quietRounds: 0,
    resolution: displaced.length > 0 ? { planet, winner, displaced } : null,
  };
  return changeTrader(changeOut(next, winner, -event.count), receiver, ({ planets }) => ({
    planets: [...planets, { planet, rotated: false }],
  }));
}

/** The displaced good that an event is about, and the view in which it waits no more. */
function settleDisplaced(view: View, { seat, origin }: GoodsEvent): [View, DisplacedGoodView | undefined] {
  const { resolution } = view;
  const one = resolution?.displaced.find(({ owner, slot }) => owner === seat && slot === origin);
  if (!resolution || !one) return [view, undefined];
  const displaced = resolution.displaced.filter((other) => other !== one);
  return [{ ...view, resolution: displaced.length > 0 ? { ...resolution, displaced } : null }, one];
}

/** A displaced good lies face down in another slot. GT-RED-4 GT-RED-8 */
function layAgain(view: View, event: GoodsEvent): View {
  const [next, one] = settleDisplaced(view, event);
  if (!one) return view;
  return layIn(next, event, { owner: one.owner, good: one.good, faceDown: true, secret: one.secret });
}

function dealPool({ edition }: GameConfig, view: View, { to, count, cards }: GoodsEvent): View {
  const dealt = countsOf(edition, cards ?? []);
  const pool = to.seat === view.viewer ? dealt.map((more, good) => more + (view.pool?.[good] ?? 0)) : null;
  return { ...view, pool, poolSize: view.poolSize + count, deckSize: view.deckSize - count };
}

function pick(view: View, event: GoodsEvent): View {
  const poolSize = view.poolSize - event.count;
  const pool = view.pool && poolSize > 0 ? changed(view.pool, event.cards ?? [], -1) : null;
  return changeHand({ ...view, pool, poolSize }, event.seat, event, 1);
}

function moveGoods(config: GameConfig, view: View, event: GoodsEvent): View {
  const { seat, cards, via } = event;
  switch (event.type) {
    case "dealt":
      return dealPool(config, view, event);
    case "passed":
      return { ...view, pool: seat === view.viewer ? countsOf(config.edition, cards ?? []) : null };
    case "picked":
      return pick(view, event);
    case "madeRoom":
    case "exchanged":
      return changeHand({ ...view, discard: changed(view.discard, cards ?? [], 1) }, seat, event, -1);
    case "drew": {
      const turned = via === undefined ? view : turnPlanet(view, seat, [via], true);
      return changeHand({ ...turned, deckSize: view.deckSize - event.count }, seat, event, 1);
    }
    case "laid":
    case "converted":
      return lay(config.edition, view, event);
    case "recalled":
      return goHome(leaveSlot(view, event), event);
    case "fulfilled":
      return fulfil(view, event);
    case "relaid":
      return layAgain(view, event);
    case "homeless":
      return goHome(settleDisplaced(view, event)[0], event);
    case "sentBack":
      return withoutRemoved(goHome(leaveSlot(view, event), event), event.planet ?? -1);
  }
}

/** A planet of era 1 while there is one, then of era 2. GT-END-3 */
function reveal({ edition }: GameConfig, view: View, planet: PlanetId): View {
  const era = view.eraDecks[0] > 0 ? 0 : 1;
  const slots = edition.planets[planet].needs.map(() => null);
  return {
    ...view,
    eraDecks: view.eraDecks.with(era, view.eraDecks[era] - 1),
    row: [...view.row, { planet, revealedAt: view.revealCounter, slots }],
    revealCounter: view.revealCounter + 1,
  };
}

function change(config: GameConfig, view: View, event: GalacticEvent): View {
  if ("cards" in event) return moveGoods(config, view, event);
  switch (event.type) {
    case "revealed":
      return reveal(config, view, event.planet);
    case "round":
      return { ...view, round: event.round, agreedThisRound: false };
    case "reshuffled":
      return {
        ...view,
        discard: view.discard.map(() => 0),
        deckSize: event.count,
        shuffled: view.discard,
      };
    case "turn":
      return { ...view, activeSeat: event.seat };
    case "readied":
      return turnPlanet(view, event.seat, event.planets, false);
    case "quiet":
      return { ...view, quietRounds: event.rounds };
    case "guard":
      return withoutRemoved(
        { ...view, quietRounds: 0, removed: [...view.removed, event.planet] },
        event.planet,
      );
    case "lastRound":
      return { ...view, isLastRound: true };
    case "primon":
      return { ...view, primon: event.seat };
    case "asked":
      return { ...view, agenda: event.agenda };
    case "over":
      return { ...view, agenda: [{ step: "over" }] };
    case "firstPlayer":
    case "setAside":
    case "ended":
    case "agreement":
    case "gave":
    case "displaced":
      return view;
  }
}

/** The view after an event, as its owner was told of it. */
export function foldEvent(config: GameConfig, view: View, event: GalacticEvent): View {
  const memory = remember(config, view, event);
  const next = { ...change(config, view, event), memory };
  return { ...next, unseen: unseenGoods(config.edition, memory.sources, seen(config.edition, next)) };
}

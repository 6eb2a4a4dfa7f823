import type { Seat } from "@portolan/kernel";
import type { SenatorView, View } from "../knowledge/view.ts";
import { nextStartPlayer } from "../rules/decade-start.ts";
import type { Dock, Price, Ship } from "../rules/edition.ts";
import { awardedSeats, type PathStanding, pathStandings, presentAward } from "../rules/final-purchases.ts";
import { nextSeat } from "../rules/palace.ts";
import { isReady, pickingOrder, picksOf } from "../rules/ships.ts";
import { succeeds, voyagePay, voyagePoints } from "../rules/voyage.ts";
import { type DockState, distance, freeBerth, type GameConfig } from "../state.ts";

/** Where a player's servants are. */
export interface Strip {
  readonly reserve: number;
  readonly warehouse: number;
  readonly docks: number;
  readonly charters: number;
  readonly lighthouse: number;
  readonly temple: number;
  readonly cards: number;
  readonly palace: number;
  readonly path: number;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** All 18 servants by place. PC-GEN-1 */
export function strip({ edition }: GameConfig, view: View, seat: Seat): Strip {
  const senator = view.senators[seat];
  return {
    reserve: senator.reserve,
    warehouse: senator.covered,
    docks: view.docks.filter(({ owner }) => owner === seat).length * edition.parameters.servantsPerDock,
    charters: senator.charters,
    lighthouse: senator.lighthouse,
    temple: senator.temple,
    cards: sum(senator.onCards),
    palace: seatsOf(view, seat),
    path: view.path.filter((owner) => owner === seat).length,
  };
}

/** Servants in the palace. PC-WIN-1 */
export function seatsOf({ palace, senators }: View, seat: Seat): number {
  const { hall, awarded } = senators[seat];
  return palace.filter((owner) => owner === seat).length + hall + awarded;
}

/** Reserves as they would be counted if the decade ended now. PC-CARD-1 */
function reservesNext(view: View): number[] {
  return view.senators.map(({ reserve, onCards }) => reserve + sum(onCards));
}

/** Next decade's income of each player as things stand. PC-INC-1 */
export function incomeNext({ edition }: GameConfig, view: View): number[] {
  return reservesNext(view).map((reserve) => reserve * edition.parameters.incomePerReserveServant);
}

/** Who would be start player if the decade ended now. PC-START-1 PC-START-2 */
export function startNext(config: GameConfig, view: View): Seat {
  return nextStartPlayer(config, view.startSeat, reservesNext(view));
}

/** A player in the lighthouse and the ships that are left for the rank. */
export interface Picker {
  readonly seat: Seat;
  readonly servants: number;
  readonly ships: number;
}

/** The live picking order; 0 ships means that the servants are there for nothing. PC-SHIP-1 to PC-SHIP-4 */
export function pickers(config: GameConfig, view: View): Picker[] {
  let left = view.rows[0].filter((ship) => ship !== null).length;
  return pickingOrder(config, view).map((seat, rank) => {
    const ships = Math.min(left, picksOf(config.edition, rank));
    left -= ships;
    return { seat, servants: view.senators[seat].lighthouse, ships };
  });
}

/** Where a ship of row 1 would dock by itself, and what would follow. */
export interface Docking {
  readonly ship: Ship;
  /** Null if no berth is free. */
  readonly dock: Dock | null;
  /** Who would load it there. */
  readonly loads: Seat | null;
}

/** Who would load a ship at this dock: its owner, if the good is there. */
export function loader({ edition }: GameConfig, { owner, good }: DockState, ship: Ship): Seat | null {
  return good !== null && edition.ships[ship].good === good ? owner : null;
}

/** Automatic docking of row 1 as things stand, by column. PC-SHIP-8 */
export function dockings(config: GameConfig, view: View): (Docking | null)[] {
  const docks = view.docks.slice();
  return view.rows[0].map((ship) => {
    if (ship === null) return null;
    const dock = freeBerth(config, { docks }, ship);
    if (dock === null) return { ship, dock, loads: null };
    const loads = loader(config, docks[dock], ship);
    docks[dock] = { ...docks[dock], ship };
    return { ship, dock, loads };
  });
}

/** The docks that will be loaded, in the order in which that happens. PC-SHIP-11 */
export function readyDocks(config: GameConfig, view: View): Dock[] {
  const docks = view.docks.slice();
  const turnOf = (dock: Dock): number => distance(config.players, view.startSeat, docks[dock].owner ?? 0);
  return docks
    .flatMap((_, dock) => (isReady(config, { docks }, dock) ? [dock] : []))
    .toSorted((a, b) => turnOf(a) - turnOf(b) || a - b);
}

/** What a voyage would bring with the servants in the temple now. */
export interface VoyageOdds {
  /** The card that will be turned up, if the viewer knows it. */
  readonly known: Ship | null;
  readonly success: number;
  /** Expected talents after the offering, and points. */
  readonly talents: number;
  readonly points: number;
  readonly offering: number;
}

/** The card on top of the deck if the viewer knows it. PC-HID-1 PC-HID-3 */
export function knownTop({ deck }: View): Ship | null {
  const [block] = deck.memory ?? [];
  if (block?.size === 1 && block.named.length === 1) return block.named[0];
  if (deck.unknown.length === 1) return deck.unknown[0];
  return deck.unknown.length === 0 ? (deck.known[0] ?? null) : null;
}

/** The cards that may lie on top, each equally likely but for what the viewer remembers. */
function possibleTops({ deck }: View): readonly { readonly ship: Ship; readonly weight: number }[] {
  const blocks = deck.memory ?? [];
  const named = blocks.flatMap((block) => block.named);
  const others = deck.unknown.filter((ship) => !named.includes(ship));
  const [block] = blocks;
  if (!block) return others.map((ship) => ({ ship, weight: 1 }));
  const spare = others.length === 0 ? 0 : (block.size - block.named.length) / others.length;
  return [
    ...block.named.map((ship) => ({ ship, weight: 1 })),
    ...others.map((ship) => ({ ship, weight: spare })),
  ];
}

/** Success chance and what a voyage brings on average; null with an empty deck. PC-VOY-2 to PC-VOY-5 */
export function voyageOdds(config: GameConfig, view: View, seat: Seat): VoyageOdds | null {
  const { edition } = config;
  const { temple } = view.senators[seat];
  const known = knownTop(view);
  const tops = known === null ? possibleTops(view) : [{ ship: known, weight: 1 }];
  const all = tops.reduce((weights, { weight }) => weights + weight, 0);
  if (all === 0) return null;
  const offering = temple * edition.parameters.offeringPerTempleServant;
  let [success, talents, points] = [0, 0, 0];
  for (const { ship, weight } of tops) {
    const good = succeeds(edition, ship, temple);
    success += good ? weight : 0;
    talents += weight * (voyagePay(edition, ship, good) - (good ? offering : 0));
    points += weight * voyagePoints(edition, good);
  }
  return { known, success: success / all, talents: talents / all, points: points / all, offering };
}

/** The palace seat for sale, who fulfils its conditions, and what the one after it costs. PC-PAL-1 PC-PAL-2 */
export interface ForSale {
  /** The single space from 1 on; null is the hall. */
  readonly space: number | null;
  readonly price: Price;
  readonly after: Price;
  readonly buyers: readonly Seat[];
}

export function forSale({ edition }: GameConfig, view: View): ForSale {
  const taken = view.palace.length;
  const price = nextSeat(edition, { palace: view.palace.slice() });
  const buyers = view.senators.flatMap(({ reserve, talents, points }, seat) =>
    reserve > 0 && talents >= price.talents && points >= price.points ? [seat] : [],
  );
  const after = edition.palace[taken + 1] ?? edition.hall;
  return { space: taken < edition.palace.length ? taken + 1 : null, price, after, buyers };
}

/** The intrigue path: what it gives now, to whom, and how far the next number is. PC-FIN-5 */
export interface PathStatus {
  readonly length: number;
  readonly filled: number;
  readonly award: readonly number[];
  readonly next: { readonly spaces: number; readonly award: readonly number[] } | null;
  /** In tie-break order, with the seats that each would get now. */
  readonly standings: readonly (PathStanding & { readonly seats: number })[];
}

export function pathStatus(config: GameConfig, view: View): PathStatus {
  const { edition } = config;
  const filled = view.path.length;
  const next = edition.awards.find(({ space }) => space > filled);
  return {
    length: edition.pathLength,
    filled,
    award: presentAward(edition, view.path),
    next: next ? { spaces: next.space - filled, award: next.seatsByRank } : null,
    standings: pathStandings(edition, view.path).map((standing) => {
      const { fromPath, fromReserve } = awardedSeats(config, standing, view.senators[standing.seat].reserve);
      return { ...standing, seats: fromPath + fromReserve };
    }),
  };
}

/** Whether this is the player's last turn of the game for sure. PC-END-1 PC-END-2 PC-FIN-3 */
export function isLastTurn({ edition }: GameConfig, view: View): boolean {
  const { actionRoundsPerDecade, decades, earlyEndAfterDecade, earlyEndPoints } = edition.parameters;
  if (view.round !== actionRoundsPerDecade) return false;
  if (view.decade === decades) return true;
  return view.decade === earlyEndAfterDecade && view.senators.some(({ points }) => points >= earlyEndPoints);
}

/** What is known of the game's end. PC-END-2 PC-FIN-1 PC-FIN-4 */
export interface EndSigns {
  /** In the decade of the early end: who is within two points of it, and who has them. */
  readonly near: readonly { readonly seat: Seat; readonly points: number }[];
  /** In the last round: whether ships come in once more, and who could pay for a last seat. */
  readonly last: { readonly docking: boolean; readonly buyers: readonly Seat[] } | null;
}

function canPayLast({ edition }: GameConfig, { talents, points, reserve }: SenatorView): boolean {
  const { finalPurchaseTalents, finalPurchasePoints } = edition.parameters;
  return reserve > 0 && talents >= finalPurchaseTalents && points >= finalPurchasePoints;
}

export function endSigns(config: GameConfig, view: View): EndSigns {
  if (view.stage.stage === "over") return { near: [], last: null };
  const { earlyEndAfterDecade, earlyEndPoints } = config.edition.parameters;
  const near = view.senators
    .map(({ points }, seat) => ({ seat, points }))
    .filter(({ points }) => view.decade === earlyEndAfterDecade && points >= earlyEndPoints - 2);
  const docking = view.docks.some(({ good }) => good !== null);
  const purchases = docking || config.options.finalPurchase === "always";
  const buyers = view.senators.flatMap((senator, seat) => (canPayLast(config, senator) ? [seat] : []));
  return { near, last: isLastTurn(config, view) ? { docking, buyers: purchases ? buyers : [] } : null };
}

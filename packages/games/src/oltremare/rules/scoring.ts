import type { Seat } from "@portolan/kernel";
import type { Occasion, PaidGroup } from "../knowledge/events.ts";
import { type Context, type Ledger, type Merchant, tokenCount } from "../state.ts";
import type { Card, Edition, Good } from "./edition.ts";
import type { OltremareOptions } from "./options.ts";

/** A run of neighbouring cards of one good. OM-CAR-1 */
export interface Group {
  readonly good: Good;
  readonly size: number;
}

/** The goods groups of a cargo stack, the topmost last. OM-CAR-1 */
export function groupsOf(edition: Edition, cargo: readonly Card[]): Group[] {
  const groups: { good: Good; size: number }[] = [];
  for (const card of cargo) {
    const { good } = edition.cards[card];
    const last = groups[groups.length - 1];
    if (last?.good === good) last.size++;
    else groups.push({ good, size: 1 });
  }
  return groups;
}

/** What a group pays; beyond the last listed length no more. OM-CAR-2 */
export function payout(edition: Edition, good: Good, size: number): number {
  const { payout } = edition.goods[good];
  return size === 0 ? 0 : payout[Math.min(size, payout.length) - 1];
}

export function paidGroups(edition: Edition, groups: readonly Group[]): PaidGroup[] {
  return groups.map(({ good, size }) => ({ good, size, ducats: payout(edition, good, size) }));
}

/**
 * What each player gets for having most, second most, third most. Tied players all get the amount of their place; who
 * has none holds no place. OM-MAJ-1 OM-MAJ-2 OM-MAJ-3 OM-MAJ-4
 */
export function majority(
  counts: readonly number[],
  pays: readonly number[],
  options: Pick<OltremareOptions, "tieRanks" | "zeroCounts">,
): number[] {
  const counted = options.zeroCounts ? counts : counts.filter((count) => count > 0);
  return counts.map((count) => {
    if (count === 0 && !options.zeroCounts) return 0;
    const above = counted.filter((other) => other > count);
    const place = options.tieRanks === "dense" ? new Set(above).size : above.length;
    return pays[place] ?? 0;
  });
}

function book(merchant: Merchant, line: keyof Ledger, ducats: number): void {
  if (ducats === 0) return;
  merchant.ducats += ducats;
  merchant.ledger = { ...merchant.ledger, [line]: merchant.ledger[line] + ducats };
}

/** Pays the majority of prestige tiles or of port tokens. */
export function scoreMajority(
  { config, state, emit }: Context,
  of: "prestige" | "tokens",
  occasion: "interim" | "final",
): void {
  const { edition, options } = config;
  const counts = state.merchants.map((merchant) =>
    of === "prestige" ? merchant.prestige : tokenCount(merchant),
  );
  const pays = of === "prestige" ? edition.prestigePayout : edition.tokenMajorityPayout;
  const line = of === "tokens" ? "finalTokens" : occasion === "interim" ? "interimPrestige" : "finalPrestige";
  majority(counts, pays, options).forEach((ducats, seat) => {
    book(state.merchants[seat], line, ducats);
    if (ducats > 0) emit?.({ type: "majority", occasion, of, seat, count: counts[seat], ducats });
  });
}

/** Pays a cargo stack for the last time, all groups, and notes what counts in a tie. OM-FIN-1 OM-FIN-4 OM-END-8 */
export function scoreCargo({ config, state, emit }: Context, seat: Seat, occasion: "early" | "final"): void {
  const merchant = state.merchants[seat];
  const groups = paidGroups(config.edition, groupsOf(config.edition, merchant.cargo));
  const ducats = groups.reduce((sum, group) => sum + group.ducats, 0);
  book(merchant, "finalCargo", ducats);
  merchant.lastCargo = { cards: merchant.cargo.length, groups: groups.length };
  emit?.({ type: "cargoPaid", occasion, seat, groups, ducats, kept: null });
}

/** Pays all groups but the topmost, which stays as cargo; gives the cards that were paid. OM-VEN-3 */
export function scoreLowerCargo({ config, state, emit }: Context, seat: Seat): readonly Card[] {
  const merchant = state.merchants[seat];
  const all = groupsOf(config.edition, merchant.cargo);
  const kept = all[all.length - 1];
  const groups = paidGroups(config.edition, all.slice(0, -1));
  const ducats = groups.reduce((sum, group) => sum + group.ducats, 0);
  book(merchant, "interimCargo", ducats);
  emit?.({ type: "cargoPaid", occasion: "interim", seat, groups, ducats, kept });
  return merchant.cargo.splice(0, merchant.cargo.length - kept.size);
}

/** Takes the penalty for every card in the pirate stack. OM-VEN-4 OM-FIN-1 */
export function scorePirates({ config, state, emit }: Context, seat: Seat, occasion: Occasion): void {
  const merchant = state.merchants[seat];
  const cards = merchant.pirates.length;
  const ducats = cards * config.edition.piratePenalty;
  if (cards === 0) return;
  book(merchant, occasion === "interim" ? "interimPirates" : "finalPirates", -ducats);
  emit?.({ type: "piratesPaid", occasion, seat, cards, ducats });
}

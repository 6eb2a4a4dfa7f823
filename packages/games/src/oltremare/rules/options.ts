import type { OptionTable, SettledOptions } from "@portolan/kernel";

/** Where the book is silent or ambiguous, or tables like to play otherwise; the default stands first. */
export const optionTable = {
  startPlayer: { values: ["random", 0, 1, 2, 3, 4], rules: ["OM-SET-6"] },
  tieRanks: { values: ["dense", "skip"], rules: ["OM-MAJ-2"] },
  zeroCounts: { values: [false, true], rules: ["OM-MAJ-3"] },
  prestigeReset: { values: [true, false], rules: ["OM-VEN-2"] },
  prestigeSupply: { values: ["unlimited", "limited"], rules: ["OM-PRS-5"] },
  pirateStackAtVenice: { values: ["keep", "discard"], rules: ["OM-VEN-4"] },
  compass: { values: ["keep", "discard", "forced"], rules: ["OM-TOK-7", "OM-TOK-9"] },
  roundTrip: { values: ["lose", "keep"], rules: ["OM-TOK-4"] },
  tradeNeedsCard: { values: [false, true], rules: ["OM-TRD-10"] },
  partnerOffers: { values: ["onCall", "anytime"], rules: ["OM-OFR-11"] },
  claims: { values: ["free", "truthful", "none"], rules: ["OM-OFR-4", "OM-OFR-5"] },
  cargoView: { values: ["top", "owner", "all"], rules: ["OM-LOA-2"] },
} as const satisfies OptionTable;

export type OltremareOptions = SettledOptions<typeof optionTable>;

import type { OptionTable, SettledOptions } from "@portolan/kernel";

/** Where the rulebook is silent or tables like to play otherwise; the default stands first. */
export const optionTable = {
  firstPlayer: { values: ["random", "host"], rules: ["GT-SET-2"] },
  flexibleDirection: { values: ["both", "arrow"], rules: ["GT-ABI-3"] },
  lastRound: { values: ["rowShort", "deckEmpty"], rules: ["GT-END-5"] },
  homelessGoods: { values: ["hand", "discard"], rules: ["GT-RED-7"] },
  deadlockRounds: { values: [4, 6, "off"], rules: ["GT-GUARD-1", "GT-GUARD-2"] },
  /** Does nothing with three or four players. */
  shortTwoPlayer: { values: ["off", "on"], rules: ["GT-SET-3"] },
} as const satisfies OptionTable;

export type GalacticOptions = SettledOptions<typeof optionTable>;

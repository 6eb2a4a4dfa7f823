import type { OptionTable, SettledOptions } from "@portolan/kernel";

/** Where the rulebook is silent and tables may like to play otherwise; the default stands first. */
export const optionTable = {
  startPlayer: { values: ["random", "first"], rules: ["PC-SET-1"] },
  deliveryOrder: { values: ["printed", "servantsFirst"], rules: ["PC-LOAD-4", "PC-VOY-7"] },
  startTie: { values: ["holderFirst", "holderLast"], rules: ["PC-START-2"] },
  refreshBuyCounts: { values: [false, true], rules: ["PC-TURN-11"] },
  finalPurchase: { values: ["always", "afterDocking"], rules: ["PC-FIN-4"] },
  pathShortfall: { values: ["cap", "topUp"], rules: ["PC-FIN-7"] },
  purses: { values: ["hidden", "open"], rules: ["PC-HID-5"] },
  deckMemory: { values: ["shown", "hidden"], rules: ["PC-HID-1"] },
} as const satisfies OptionTable;

export type PortoOptions = SettledOptions<typeof optionTable>;

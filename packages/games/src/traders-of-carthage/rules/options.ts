import type { OptionTable, SettledOptions } from "@portolan/kernel";

/** Where the two printed rulebooks differ, or tables like to play otherwise; the default stands first. */
export const optionTable = {
  startingToken: { values: ["choice", "none"], rules: ["TC-SET-10", "TC-SET-11"] },
  refillCheck: { values: ["noneAvailable", "noneUnreserved"], rules: ["TC-REF-1", "TC-REF-2"] },
  refillTiming: { values: ["afterPayday", "beforeShips"], rules: ["TC-REF-4", "TC-BUY-11"] },
  storageOrder: { values: ["trigger", "startPlayer"], rules: ["TC-STO-1"] },
  storageScope: { values: ["raided", "any"], rules: ["TC-STO-4"] },
  payment: { values: ["noSurplus", "any"], rules: ["TC-BUY-5", "TC-STO-6"] },
  handDisplay: { values: ["hidden", "open"], rules: ["TC-SET-8"] },
} as const satisfies OptionTable;

export type TradersOptions = SettledOptions<typeof optionTable>;

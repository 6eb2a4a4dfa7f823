import type { aids } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";

/** Where a player's ducats came from, as the rules score them. OM-VEN-2 to OM-VEN-4 OM-FIN-1 */
export interface ScoreRow {
  readonly seat: Seat;
  /** Start, deals, purchases and actions. */
  readonly play: number;
  readonly interim: { readonly prestige: number; readonly cargo: number; readonly pirates: number };
  readonly final: {
    readonly prestige: number;
    readonly cargo: number;
    readonly pirates: number;
    readonly tokens: number;
  };
  readonly total: number;
}

export function scoreRows(view: Pick<aids.View, "merchants">, order: readonly Seat[]): readonly ScoreRow[] {
  return order.map((seat) => {
    const { ducats, ledger } = view.merchants[seat];
    const interim = {
      prestige: ledger.interimPrestige,
      cargo: ledger.interimCargo,
      pirates: ledger.interimPirates,
    };
    const final = {
      prestige: ledger.finalPrestige,
      cargo: ledger.finalCargo,
      pirates: ledger.finalPirates,
      tokens: ledger.finalTokens,
    };
    const scored = [...Object.values(interim), ...Object.values(final)].reduce((sum, one) => sum + one, 0);
    return { seat, play: ducats - scored, interim, final, total: ducats };
  });
}

import "./pieces.css";
import { CardSymbols } from "./card.tsx";
import { GoodSymbols } from "./goods.tsx";
import { IconSymbols } from "./icons.tsx";
import { ShieldSymbols } from "./shields.tsx";
import { ShipSymbols } from "./ships.tsx";
import { TokenSymbols } from "./tokens.tsx";

/** Everything that pieces are drawn from. A page that shows pieces has this once. */
export function PieceSymbols({ goodIds }: { readonly goodIds: readonly string[] }) {
  return (
    <svg className="om-symbols" width="0" height="0" aria-hidden="true">
      <defs>
        <GoodSymbols goodIds={goodIds} />
        <IconSymbols />
        <TokenSymbols />
        <ShieldSymbols />
        <CardSymbols />
        <ShipSymbols />
      </defs>
    </svg>
  );
}

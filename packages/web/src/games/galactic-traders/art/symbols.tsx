import { BayDefs } from "./bays.tsx";
import { HOUSE_NUMBERS, HouseDefs } from "./houses.tsx";
import { HatchSymbols, HullSymbol, IrisSymbol, SteelDefs } from "./pods.tsx";
import { SignSymbol } from "./signs.tsx";

/** Everything that pods, bays, marks and signs are drawn from. A page that shows them has this once. */
export function PieceSymbols({ goodIds }: { readonly goodIds: readonly string[] }) {
  return (
    <svg className="gt-symbols" width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      <defs>
        <linearGradient id="gt-gloss" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".36" />
          <stop offset=".4" stopColor="#fff" stopOpacity="0" />
          <stop offset=".905" stopColor="#1a0f2a" stopOpacity="0" />
          <stop offset=".91" stopColor="#1a0f2a" stopOpacity=".36" />
        </linearGradient>
        <radialGradient id="gt-iris-metal" cx=".4" cy=".35" r=".75">
          <stop stopColor="#8d8fae" />
          <stop offset="1" stopColor="#3b3c5c" />
        </radialGradient>
        <linearGradient id="gt-medal" x2="0" y2="1">
          <stop stopColor="#ffeeb9" />
          <stop offset="1" stopColor="#e0a63c" />
        </linearGradient>
        <linearGradient id="gt-medal-loss" x2="0" y2="1">
          <stop stopColor="#f0a3a0" />
          <stop offset="1" stopColor="#b54a5c" />
        </linearGradient>
        <SteelDefs />
        <BayDefs />
        {HOUSE_NUMBERS.map((house) => (
          <HouseDefs key={house} seat={house} />
        ))}
        {goodIds.map((id) => (
          <SignSymbol key={id} goodId={id} />
        ))}
        <HullSymbol house="steel" />
        {HOUSE_NUMBERS.map((house) => (
          <HullSymbol key={house} house={house} />
        ))}
        <IrisSymbol />
        {goodIds.map((id) => (
          <HatchSymbols key={id} goodId={id} />
        ))}
      </defs>
    </svg>
  );
}

import { EmblemSymbols } from "./emblems.tsx";
import { type GoodPrint, GoodSymbols } from "./goods.tsx";
import { PeopleSymbols } from "./people.tsx";
import { ShipSymbols } from "./ship.tsx";
import { SignSymbols } from "./signs.tsx";
import "./pieces.css";

/** What an edition calls its things; ids that only another edition has get a drawing for strangers. */
export interface Prints {
  readonly colours: readonly string[];
  readonly goods: readonly GoodPrint[];
  readonly civilisations: readonly string[];
}

/** Everything that pieces are drawn from. A page that shows pieces has this once, inside the scene's light. */
export function Symbols({ prints }: { readonly prints: Prints }) {
  return (
    <svg className="pc-symbols" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="pc-glow">
          <stop stopColor="#ffd25e" stopOpacity=".95" />
          <stop offset=".45" stopColor="#ffd25e" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffd25e" stopOpacity="0" />
        </radialGradient>
        <PeopleSymbols colourIds={prints.colours} />
        <GoodSymbols goods={prints.goods} />
        <EmblemSymbols civilisations={prints.civilisations} />
        <SignSymbols />
        <ShipSymbols />
      </defs>
    </svg>
  );
}

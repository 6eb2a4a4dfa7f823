import type { ReactNode } from "react";
import type { GameId } from "../games/list.ts";

/** Drawn with the ink and colours of the page, so that they suit both themes. */
const DRAWINGS: Readonly<Record<GameId, ReactNode>> = {
  "traders-of-carthage": (
    <>
      <path className="sea" d="M4 76q7-6 14 0t14 0 14 0 14 0 14 0 14 0v16H4Z" />
      <path className="wood" d="M16 60h66c4 0 6-3 7-8l5 1c-1 14-8 22-18 22H34C24 75 18 69 16 60Z" />
      <path className="line" d="M50 60V14" />
      <path className="sail" d="M24 20q26-8 52 0-5 16 0 32-26-8-52 0 5-16 0-32Z" />
      <path className="line" d="M24 20q26-8 52 0M40 28h20l-10 14Z" />
      <circle className="dot" cx="50" cy="24" r="3" />
      <path className="line" d="M26 64l-7 16M38 66l-6 16M50 66l-6 16M62 66l-6 16" />
    </>
  ),
  oltremare: (
    <>
      <path className="sea" d="M4 78q7-6 14 0t14 0 14 0 14 0 14 0 14 0v14H4Z" />
      <path className="wood" d="M12 62h70l10-10c0 14-7 26-18 26H28C20 78 14 71 12 62Z" />
      <path className="line" d="M34 62V20M64 62V12" />
      <path className="sail" d="M34 20 14 56h20Z" />
      <path className="sail" d="M64 12 40 56h24Z" />
      <path className="rubric" d="M64 12l14 4-14 5Z" />
      <path className="line" d="M20 70h50" />
    </>
  ),
  "galactic-traders": (
    <>
      <circle className="sea" cx="50" cy="52" r="26" />
      <path className="line" d="M26 44q24 9 48 0M28 62q22 8 44 0" />
      <ellipse className="ring" cx="50" cy="54" rx="44" ry="11" transform="rotate(-18 50 54)" />
      <path className="sail" d="M72 10q12 4 14 18l-9 5-11-11Z" />
      <path className="rubric" d="M66 22l-7 3 6-9 6 1ZM77 33l-3 7 9-6-1-6Z" />
      <circle className="dot" cx="78" cy="21" r="3" />
      <path className="line" d="M14 18v8M10 22h8M88 78v8M84 82h8M20 84v6M17 87h6" />
    </>
  ),
  "porto-carthago": (
    <>
      <circle className="sea" cx="50" cy="50" r="42" />
      <circle className="paper" cx="50" cy="50" r="32" />
      <circle className="sea" cx="50" cy="50" r="24" />
      <circle className="paper" cx="50" cy="50" r="12" />
      <path className="line" d="M50 18v8M50 74v8M18 50h8M74 50h8M27 27l6 6M67 67l6 6M73 27l-6 6M33 67l-6 6" />
      <path className="rubric" d="M43 54h14v-8l-7-5-7 5Z" />
      <path className="wood" d="M44 92V76h12v16Z" />
    </>
  ),
};

/** The emblem of a game: decoration beside its name. */
export function Emblem({ game }: { readonly game: GameId }) {
  return (
    <svg className="emblem" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {DRAWINGS[game]}
    </svg>
  );
}

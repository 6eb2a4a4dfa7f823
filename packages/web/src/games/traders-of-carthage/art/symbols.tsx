import { type CardPrint, CardSymbols } from "./card.tsx";
import { type Palette, paletteOf } from "./palette.ts";
import { ShipSymbols } from "./ship.tsx";

/** The second sign of a colour, for whom colours look alike: woven into sails and printed on cards. */
function HemPattern({ kind, fill }: { readonly kind: Palette["hem"]; readonly fill: string }) {
  switch (kind) {
    case "check":
      return <path d="M0 0h6v6H0zM6 6h6v6H6z" fill={fill} />;
    case "lozenge":
      return <path d="M6 0 12 6 6 12 0 6Z" fill={fill} />;
    case "chevron":
      return <path d="M0 0 6 6 12 0V4L6 10 0 4Z" fill={fill} />;
    case "dot":
      return <circle cx="6" cy="6" r="3.6" fill={fill} />;
    case "bar":
      return <path d="M0 2h12v4H0z" fill={fill} />;
  }
}

function ColourSymbols({ colourId }: { readonly colourId: string }) {
  const { hem, base, deep, light, tint } = paletteOf(colourId);
  return (
    <>
      <pattern
        id={`tc-hem-${colourId}`}
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(22 0) scale(.667)"
      >
        <HemPattern kind={hem} fill={deep} />
      </pattern>
      <linearGradient id={`tc-field-${colourId}`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fdf7e8" />
        <stop offset="1" stopColor={tint} />
      </linearGradient>
      <linearGradient id={`tc-sail-${colourId}`} x1="0" x2="1">
        <stop stopColor={deep} />
        <stop offset=".18" stopColor={base} />
        <stop offset=".62" stopColor={light} />
        <stop offset="1" stopColor={base} />
      </linearGradient>
    </>
  );
}

/** Everything that pieces are drawn from. A page that shows pieces has this once. */
export function Symbols(props: {
  readonly colourIds: readonly string[];
  readonly prints: readonly CardPrint[];
}) {
  const { colourIds, prints } = props;
  return (
    <svg className="tc-symbols" width="0" height="0" aria-hidden="true">
      <defs>
        {colourIds.map((id) => (
          <ColourSymbols key={id} colourId={id} />
        ))}
        <linearGradient id="tc-sail-pirate" x1="0" x2="1">
          <stop stopColor="#0d0a08" />
          <stop offset=".18" stopColor="#1f1812" />
          <stop offset=".62" stopColor="#41362d" />
          <stop offset="1" stopColor="#1f1812" />
        </linearGradient>
        <linearGradient id="tc-hull" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#a9713a" />
          <stop offset=".55" stopColor="#7a4a22" />
          <stop offset="1" stopColor="#4a2a12" />
        </linearGradient>
        <CardSymbols prints={prints} />
        <ShipSymbols colourIds={colourIds} />
      </defs>
    </svg>
  );
}

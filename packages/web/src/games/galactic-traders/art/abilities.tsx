import { SignShape } from "./signs.tsx";

/** An ability as it is drawn, its goods by their ids. */
export type AbilitySign =
  | { readonly type: "abundance"; readonly good: string }
  | { readonly type: "flexible"; readonly from: string; readonly to: string; readonly isBothWays: boolean }
  | { readonly type: "exchange" }
  | { readonly type: "strangeOrbit" };

/** How wide the sign of an ability is; all are 22 high. */
export function abilityWidth({ type }: AbilitySign): number {
  return type === "abundance" || type === "flexible" ? 54 : 22;
}

const RIGHT = "M20 0h12m-4-4 4 4-4 4";
const LEFT = "m-4-8-4 4 4 4";

/** The sign of an ability in the current colour: its left edge at 0, its middle line at 0. */
export function AbilityShape({ ability }: { readonly ability: AbilitySign }) {
  const line = { fill: "none", stroke: "currentColor", strokeWidth: 1.9, strokeLinecap: "round" } as const;
  switch (ability.type) {
    case "abundance":
      return (
        <>
          <rect x="1" y="-8" width="16" height="16" rx="4" {...line} strokeDasharray="3.1 3" />
          <path d={RIGHT} {...line} strokeLinejoin="round" />
          <SignShape goodId={ability.good} x={44} scale={0.85} />
        </>
      );
    case "flexible":
      return (
        <>
          <SignShape goodId={ability.from} x={9} scale={0.85} />
          <path d={ability.isBothWays ? `${RIGHT}${LEFT}` : RIGHT} {...line} strokeLinejoin="round" />
          <SignShape goodId={ability.to} x={44} scale={0.85} />
        </>
      );
    case "exchange":
      return (
        <path
          d="M-8-1.6A8 8 0 0 1 6-5.4M8 1.6A8 8 0 0 1-6 5.4M6.6-9.4V-5H2.2M-6.6 9.4V5H-2.2"
          transform="translate(11 0)"
          {...line}
          strokeLinejoin="round"
        />
      );
    case "strangeOrbit":
      return (
        <g transform="translate(11 0)">
          <ellipse rx="9.5" ry="4.4" transform="rotate(-24)" {...line} strokeDasharray="3 2.6" />
          <circle r="2.6" fill="currentColor" />
          <circle cx="8" cy="-4.4" r="2.1" fill="currentColor" />
        </g>
      );
  }
}

/** The sign of an ability as high as the text it stands in. */
export function Ability({ ability }: { readonly ability: AbilitySign }) {
  const width = abilityWidth(ability);
  return (
    <svg
      className="gt-ability"
      viewBox={`0 -11 ${width} 22`}
      width={`${(width / 22).toFixed(2)}em`}
      height="1em"
      aria-hidden="true"
    >
      <AbilityShape ability={ability} />
    </svg>
  );
}

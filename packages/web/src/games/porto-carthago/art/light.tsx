import { memo } from "react";

function Gradient(props: {
  readonly id: string;
  /** Offset, colour, opacity. */
  readonly stops: readonly (readonly [number, string, number?])[];
  readonly isRound?: boolean;
  readonly at?: Readonly<Record<string, string | number>>;
}) {
  const { id, stops, isRound = false, at = {} } = props;
  const Kind = isRound ? "radialGradient" : "linearGradient";
  return (
    <Kind id={id} {...at}>
      {stops.map(([offset, colour, opacity]) => (
        <stop key={offset} offset={offset} style={{ stopColor: colour, stopOpacity: opacity }} />
      ))}
    </Kind>
  );
}

const DOWN = { x1: 0, y1: 0, x2: 0, y2: 1 };

/** Light and shade of the place. A page that shows the harbour has this once. */
export const PlaceSymbols = memo(function PlaceSymbols() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="pc-symbols">
      <defs>
        <Gradient
          id="pc-stone"
          at={{ x2: 1, y2: 1 }}
          stops={[
            [0, "var(--stone-1)"],
            [1, "var(--stone-2)"],
          ]}
        />
        <Gradient
          id="pc-wall"
          stops={[
            [0, "var(--wall-1)"],
            [1, "var(--wall-2)"],
          ]}
        />
        <Gradient
          id="pc-land"
          at={{ x2: 1, y2: 1 }}
          stops={[
            [0, "var(--land-1)"],
            [1, "var(--land-2)"],
          ]}
        />
        <Gradient
          id="pc-water"
          isRound
          at={{ cx: 0.42, cy: 0.36, r: 0.72 }}
          stops={[
            [0, "var(--water-1)"],
            [0.62, "var(--water-2)"],
            [1, "var(--water-3)"],
          ]}
        />
        <Gradient
          id="pc-sea"
          at={{ x1: 1, x2: 0, y2: 0.5 }}
          stops={[
            [0, "var(--sea-1)"],
            [1, "var(--sea-2)"],
          ]}
        />
        <Gradient
          id="pc-channel"
          stops={[
            [0.3, "var(--sea-1)", 0],
            [1, "var(--water-3)", 1],
          ]}
        />
        <Gradient
          id="pc-mouth"
          stops={[
            [0, "var(--water-3)", 0],
            [0.3, "var(--water-3)", 1],
            [0.45, "var(--water-3)", 0.9],
            [1, "var(--water-3)", 0],
          ]}
        />
        <Gradient
          id="pc-channel-down"
          at={DOWN}
          stops={[
            [0, "var(--sea-1)", 0],
            [1, "var(--water-3)", 1],
          ]}
        />
        <Gradient
          id="pc-mouth-down"
          at={DOWN}
          stops={[
            [0, "var(--water-3)", 0],
            [0.35, "var(--water-3)", 1],
            [1, "var(--water-3)", 0],
          ]}
        />
        <Gradient
          id="pc-sun"
          at={{ x2: 1, y2: 1 }}
          stops={[
            [0, "var(--sun)", 0.1],
            [0.35, "var(--sun)", 0],
            [0.62, "#0a0c18", 0],
            [1, "#1a0c18", 0.2],
          ]}
        />
        <Gradient
          id="pc-beam"
          at={{ x1: 1, x2: 0 }}
          stops={[
            [0, "#ffe3a0", 0.5],
            [1, "#ffe3a0", 0],
          ]}
        />
        <Gradient
          id="pc-torch"
          isRound
          stops={[
            [0, "#ffcf73", 0.85],
            [0.35, "#f7a640", 0.34],
            [1, "#f08a2a", 0],
          ]}
        />
        <filter id="pc-soft" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <filter id="pc-softer" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
      </defs>
    </svg>
  );
});

import type { Locale } from "@portolan/kernel";
import {
  Blank,
  type FigureProps,
  type Figures,
  Piece,
  Pieces,
  Shape,
  Sign,
} from "../../pages/rulebook/figure.tsx";

/** What the pictures take from the edition. */
interface Edition {
  readonly colours: readonly { readonly id: string }[];
  readonly cardTypes: readonly {
    readonly id: string;
    readonly colour: string;
    readonly value: number;
    readonly icons: number;
    readonly count: number;
  }[];
  readonly track: readonly {
    readonly id: string;
    readonly index: number;
    readonly kind: "start" | "safe" | "pirate" | "payday";
    readonly anchor?: boolean;
    readonly names: Readonly<Record<Locale, string>>;
  }[];
}

/** An amphora, its foot at the middle of the bottom. */
function Jar({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d="M-4 -12h8v3c5 3 5 11 -1 16h-6c-6 -5 -6 -13 -1 -16Z"
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.6"
    />
  );
}

function Cards({ edition, translator }: FigureProps) {
  const { cardTypes, colours } = edition as Edition;
  return (
    <Pieces title={translator.t("pieces.tc.cards")}>
      {cardTypes.map(({ id, colour, value, icons, count }) => (
        <Piece
          key={id}
          name={translator.t("pieces.tc.card", { colour: { term: `colour.${colour}` }, value })}
          facts={[translator.t("pieces.tc.jars", { jars: icons }), translator.t("pieces.count", { count })]}
        >
          <Blank colour={`var(--good-${colour})`} />
          <Sign x={40} y={38} size={34}>
            {value}
          </Sign>
          <Shape
            index={colours.findIndex((one) => one.id === colour)}
            colour={`var(--good-${colour})`}
            x={40}
            y={68}
          />
          {Array.from({ length: icons }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: jars differ in their place only.
            <Jar key={i} x={40 + (i - (icons - 1) / 2) * 18} y={98} />
          ))}
        </Piece>
      ))}
    </Pieces>
  );
}

function SpaceSign({ kind, isAnchor }: { readonly kind: string; readonly isAnchor: boolean }) {
  const line = { fill: "none", stroke: "var(--ink)", strokeWidth: 2 } as const;
  if (kind === "pirate")
    return (
      <g transform="translate(60 42)" {...line}>
        <path d="M-11 -2a11 11 0 1 1 22 0c0 5 -4 6 -4 8v5h-14v-5c0 -2 -4 -3 -4 -8Z" />
        <circle cx="-4.5" cy="-2" r="2.4" fill="var(--ink)" />
        <circle cx="4.5" cy="-2" r="2.4" fill="var(--ink)" />
      </g>
    );
  if (kind === "payday")
    return <path d="M44 56V40l6 -6 6 6v-8l4 -8 4 8v8l6 -6 6 6v16Z" {...line} fill="var(--gold-soft)" />;
  if (kind === "start") return <path d="M60 22l4 8h-8Zm-5 8h10l3 26h-16Z" {...line} fill="var(--sea-soft)" />;
  if (isAnchor)
    return (
      <g {...line}>
        <circle cx="60" cy="27" r="4" />
        <path d="M60 31v25M50 36h20M46 46c2 8 8 10 14 10s12 -2 14 -10" />
      </g>
    );
  return (
    <path d="M40 44q5 -7 10 0t10 0 10 0 10 0M40 54q5 -7 10 0t10 0 10 0 10 0" {...line} stroke="var(--sea)" />
  );
}

function Route({ edition, translator }: FigureProps) {
  const { track } = edition as Edition;
  return (
    <Pieces title={translator.t("pieces.tc.route")}>
      {track.map(({ id, index, kind, anchor = false, names }) => (
        <Piece
          key={id}
          isWide
          name={`${index} · ${names[translator.locale]}`}
          facts={[translator.t(`pieces.tc.${anchor ? "anchor" : kind}`)]}
        >
          <Blank colour={kind === "pirate" ? "var(--rubric)" : "var(--sea)"} isWide />
          <SpaceSign kind={kind} isAnchor={anchor} />
        </Piece>
      ))}
    </Pieces>
  );
}

export const figures: Figures = { "part-2-1": Cards, "part-2-2": Route };

import type { Translator } from "@portolan/guides";
import type { ComponentType, ReactNode } from "react";

/** What a picture is drawn from: the data of the edition, and words. */
export interface FigureProps {
  readonly edition: unknown;
  readonly translator: Translator;
}

/** The pictures of a game by the part of the rulebook that they stand in. */
export type Figures = Readonly<Record<string, ComponentType<FigureProps>>>;

/** A row of pieces with words under each. */
export function Pieces({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure className="pieces">
      <figcaption>{title}</figcaption>
      <ul>{children}</ul>
    </figure>
  );
}

/** One piece; the words say what the drawing shows. */
export function Piece(props: {
  readonly name: string;
  readonly facts?: readonly string[];
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const { name, facts = [], isWide = false, children } = props;
  return (
    <li className={isWide ? "piece wide" : "piece"}>
      <svg viewBox={isWide ? "0 0 120 80" : "0 0 80 112"} aria-hidden="true" focusable="false">
        {children}
      </svg>
      <span className="piece-name">{name}</span>
      {facts.map((fact) => (
        <span key={fact} className="piece-fact">
          {fact}
        </span>
      ))}
    </li>
  );
}

/** The blank card that pieces are drawn on. */
export function Blank({ colour, isWide = false }: { readonly colour: string; readonly isWide?: boolean }) {
  const [width, height] = isWide ? [120, 80] : [80, 112];
  return (
    <>
      <rect
        x="1.5"
        y="1.5"
        width={width - 3}
        height={height - 3}
        rx="7"
        fill="var(--sheet-raised)"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      <rect x="6" y="6" width={width - 12} height="7" rx="3.5" fill={colour} />
    </>
  );
}

const SHAPES: readonly string[] = [
  "M-8 -8h16v16h-16Z",
  "M0 -11 11 0 0 11 -11 0Z",
  "M0 -10 11 9h-22Z",
  "M0 -11C5 -4 8 -1 8 3a8 8 0 0 1 -16 0C-8 -1 -5 -4 0 -11Z",
  "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
  "M-5.5 -9.5h11l5.5 9.5 -5.5 9.5h-11l-5.5 -9.5Z",
  "M-4 -10h8v6h6v8h-6v6h-8v-6h-6v-8h6Z",
];

/** A shape in a colour: things that differ in colour differ in shape too. */
export function Shape(props: {
  readonly index: number;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  const { index, colour, x, y, size = 1 } = props;
  return (
    <path
      d={SHAPES[index % SHAPES.length]}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={colour}
      stroke="var(--ink)"
      strokeWidth="1.1"
    />
  );
}

/** A figure or letter in a drawing. */
export function Sign(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly children: ReactNode;
}) {
  const { x, y, size = 22, children } = props;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily="var(--serif)"
      fontWeight="600"
      fill="var(--ink)"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {children}
    </text>
  );
}

/** Things by number that have no colour of their own. */
export const PALETTE: readonly string[] = [
  "var(--good-red)",
  "var(--good-blue)",
  "var(--good-yellow)",
  "var(--good-green)",
  "var(--good-white)",
  "var(--good-other)",
];

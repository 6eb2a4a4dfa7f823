import type { Mark } from "@portolan/guides";
import type { ReactNode } from "react";

/** GameTypes that can be told apart in any colour, or in none. */
const SHAPES: Readonly<Record<string, ReactNode>> = {
  circle: <circle className="fill" cx="10" cy="10" r="7.5" />,
  square: <rect className="fill" x="3" y="3" width="14" height="14" rx="1.5" />,
  diamond: <path className="fill" d="M10 1.5 18.5 10 10 18.5 1.5 10Z" />,
  triangle: <path className="fill" d="M10 2 18.6 17.5H1.4Z" />,
  star: (
    <path
      className="fill"
      d="M10 1.4 12.6 7.3 19 8 14.2 12.3 15.6 18.6 10 15.3 4.4 18.6 5.8 12.3 1 8 7.4 7.3Z"
    />
  ),
  hexagon: <path className="fill" d="M5.4 2h9.2L19 10l-4.4 8H5.4L1 10Z" />,
  cross: <path className="fill" d="M7 1.8h6V7h5.2v6H13v5.2H7V13H1.8V7H7Z" />,
  drop: <path className="fill" d="M10 1.5C14 7 16.5 9.6 16.5 12.4a6.5 6.5 0 0 1-13 0C3.5 9.6 6 7 10 1.5Z" />,
};

const SEAT_SHAPES = ["circle", "square", "triangle", "diamond", "star"] as const;

/** How each good looks: a shape of its own within its game, and one of the colours of the design. */
const GOODS: Readonly<Record<string, { readonly shape: string; readonly colour: string }>> = {
  red: { shape: "square", colour: "red" },
  blue: { shape: "diamond", colour: "blue" },
  yellow: { shape: "triangle", colour: "yellow" },
  green: { shape: "drop", colour: "green" },
  jewels: { shape: "star", colour: "other" },
  scrolls: { shape: "square", colour: "yellow" },
  silk: { shape: "diamond", colour: "red" },
  salt: { shape: "circle", colour: "white" },
  pottery: { shape: "hexagon", colour: "red" },
  olives: { shape: "drop", colour: "green" },
  grain: { shape: "triangle", colour: "yellow" },
  purple: { shape: "star", colour: "other" },
  glass: { shape: "diamond", colour: "blue" },
  oil: { shape: "drop", colour: "green" },
  ivory: { shape: "circle", colour: "white" },
  medicine: { shape: "cross", colour: "red" },
  armaments: { shape: "diamond", colour: "other" },
  food: { shape: "triangle", colour: "yellow" },
  water: { shape: "drop", colour: "blue" },
  tools: { shape: "square", colour: "green" },
  fuel: { shape: "hexagon", colour: "white" },
};
const OTHER = { shape: "cross", colour: "other" };

function lookOf(mark: Mark): { readonly shape: string; readonly colour: string } {
  if ("seat" in mark) {
    const seat = mark.seat % SEAT_SHAPES.length;
    return { shape: SEAT_SHAPES[seat], colour: `var(--seat-${seat})` };
  }
  const { shape, colour } = GOODS[mark.good] ?? OTHER;
  return { shape, colour: `var(--good-${colour})` };
}

/** A small shape beside words that say the same. */
export function MarkShape({ mark }: { readonly mark: Mark }) {
  const { shape, colour } = lookOf(mark);
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false" style={{ fill: colour }}>
      {SHAPES[shape]}
    </svg>
  );
}

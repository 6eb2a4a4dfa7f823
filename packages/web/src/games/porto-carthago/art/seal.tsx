import { tenth } from "./symbol.tsx";

const POINTS = 11;

function outline(): string {
  return Array.from({ length: POINTS }, (_, i) => {
    const at = (turn: number, radius: number) => {
      const angle = (turn / POINTS) * 2 * Math.PI;
      return `${tenth(radius * Math.cos(angle))} ${tenth(radius * Math.sin(angle))}`;
    };
    return `${i === 0 ? "M" : "L"}${at(i, 13.6)}Q${at(i + 0.25, 13.4)} ${at(i + 0.5, 12)}`;
  })
    .join("")
    .concat("Z");
}

const OUTLINE = outline();

/** A seal of wax with the number of a step, the same as on the ribbon: red is done, gold is now. */
export function SealAt(props: {
  readonly x: number;
  readonly y: number;
  readonly number: number;
  readonly isNow: boolean;
  readonly scale: number;
}) {
  const { x, y, number, isNow, scale } = props;
  return (
    <g
      transform={`translate(${tenth(x)} ${tenth(y)}) scale(${scale})`}
      className={isNow ? "pc-seal is-now" : "pc-seal"}
    >
      <ellipse cx="1.5" cy="3" rx="13.5" ry="13" opacity=".35" />
      <path d={OUTLINE} className="pc-seal-wax" />
      <circle r="9.8" className="pc-seal-rim" />
      <text y="5.4" textAnchor="middle" className="pc-seal-figure">
        {number}
      </text>
    </g>
  );
}

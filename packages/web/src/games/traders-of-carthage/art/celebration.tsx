import { paletteOf } from "./palette.ts";
import { at, scatter } from "./random.ts";

/** What is hung up, thrown and worn when somebody has won. */

/** Rays of light around a point. */
export function Rays({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  const rays = Array.from({ length: 32 }, (_, i) => {
    const ray = (i * Math.PI) / 16 + 0.05;
    const end = (angle: number): string =>
      `${at(x + radius * Math.cos(angle))} ${at(y + radius * Math.sin(angle))}`;
    return `M${at(x)} ${at(y)}L${end(ray - 0.042)}L${end(ray + 0.042)}Z`;
  });
  return (
    <g className="tc-rays">
      <radialGradient id="tc-rays" gradientUnits="userSpaceOnUse" cx={x} cy={y} r={radius}>
        <stop stopColor="#fff0b8" stopOpacity=".98" />
        <stop offset=".45" stopColor="#ffe39a" stopOpacity=".6" />
        <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="tc-halo">
        <stop stopColor="#fff3c4" />
        <stop offset=".5" stopColor="#ffeaa8" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius * 0.42} fill="url(#tc-halo)" />
      <path d={rays.join("")} fill="url(#tc-rays)" />
    </g>
  );
}

const LEAVES = Array.from({ length: 8 }, (_, i) => {
  const angle = ((78 - i * 17) * Math.PI) / 180;
  return { x: 48 * Math.cos(angle), y: 6 + 46 * Math.sin(angle), turn: -i * 17 };
});

/** A wreath of laurel, its middle at the point; about a hundred units wide before it is scaled. */
export function Wreath({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g className="tc-wreath" transform={`translate(${at(x)} ${at(y)}) scale(${scale.toFixed(3)})`}>
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M0 52C30 48 50 24 46-14" fill="none" stroke="#7d5710" strokeWidth="2.6" />
          {LEAVES.map(({ x: left, y: top, turn }) => (
            <g key={turn} stroke="#6b4708" strokeWidth="1.3" transform={`translate(${at(left)} ${at(top)})`}>
              <path d="M0 0C6-7 15-7 20-1 14 4 6 5 0 0Z" fill="#e3b140" transform={`rotate(${turn - 18})`} />
              <path d="M0 0C5-6 12-6 16-1 11 4 5 4 0 0Z" fill="#f4cf6b" transform={`rotate(${turn - 84})`} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PAPERS = ["#b23a2a", "#2c62a0", "#d59a22", "#3e7a49", "#fff6dc"];

export function Confetti(props: { readonly box: Box; readonly count: number; readonly scale: number }) {
  const { box, count, scale } = props;
  const random = scatter(6);
  const papers = Array.from({ length: count }, (_, i) => {
    const left = box.x + random() * box.width;
    const top = box.y + random() * box.height;
    const turn = Math.round(random() * 180);
    return { left, top, turn, size: scale * (0.7 + random() * 0.7), fill: PAPERS[i % PAPERS.length] };
  });
  return (
    <g className="tc-confetti" stroke="#2b2118" strokeOpacity=".35" strokeWidth=".6">
      {papers.map(({ left, top, turn, size, fill }) => (
        <path
          key={`${left} ${top}`}
          transform={`translate(${at(left)} ${at(top)}) rotate(${turn}) scale(${size.toFixed(2)})`}
          d="M-4-2.5Q0-4.5 4-2.5V2.5Q0 .5-4 2.5Z"
          fill={fill}
        />
      ))}
    </g>
  );
}

interface BuntingProps {
  readonly from: number;
  readonly to: number;
  readonly sag: number;
  readonly flags: number;
  readonly scale: number;
  readonly colourIds: readonly string[];
}

/** Flags on a line that hangs from the upper edge of the picture. */
export function Bunting({ from, to, sag, flags, scale, colourIds }: BuntingProps) {
  const top = -8 * scale;
  const on = (t: number): readonly [number, number] => [from + t * (to - from), top + 2 * t * (1 - t) * sag];
  const middle = (from + to) / 2;
  return (
    <g className="tc-bunting">
      <path
        d={`M${at(from)} ${at(top)}Q${at(middle)} ${at(top + sag)} ${at(to)} ${at(top)}`}
        fill="none"
        stroke="#3a2412"
        strokeWidth={1.4 * scale}
      />
      {Array.from({ length: flags }, (_, i) => {
        const [x1, y1] = on((i + 0.2) / flags);
        const [x2, y2] = on((i + 0.8) / flags);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place on the line.
            key={i}
            d={`M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}L${at((x1 + x2) / 2)} ${at((y1 + y2) / 2 + 17 * scale)}Z`}
            fill={paletteOf(colourIds[i % colourIds.length]).base}
            stroke="#2b2118"
            strokeWidth={scale}
          />
        );
      })}
    </g>
  );
}

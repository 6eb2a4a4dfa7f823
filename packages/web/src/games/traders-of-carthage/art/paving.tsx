import { JarShape } from "./goods.tsx";
import { at } from "./random.ts";

/** A stone quay from edge to edge, seen from above its coping, in a picture that is scaled by `scale`. */
interface PavingProps {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly scale: number;
}

const COURSES = [0, 0.16, 0.4, 0.72, 1.12];

/** The joints, wider towards the viewer. */
function joints({ width, top, bottom, scale }: PavingProps): string {
  const first = top + 8 * scale;
  const depth = bottom - first;
  let d = "";
  for (let row = 0; row < COURSES.length - 1; row++) {
    const y1 = first + COURSES[row] * depth;
    const y2 = Math.min(bottom, first + COURSES[row + 1] * depth);
    const stone = (70 + row * 13) * scale;
    d += `M0 ${at(y1)}H${width}`;
    for (let i = -Math.ceil(width / stone); i <= width / stone; i++) {
      const column = i + (row % 2) * 0.5;
      const x1 = width / 2 + column * stone;
      if (x1 > 0 && x1 < width) d += `M${at(x1)} ${at(y1)}L${at(x1 + column * 8 * scale)} ${at(y2)}`;
    }
  }
  return d;
}

export function Paving(props: PavingProps) {
  const { width, top, bottom, scale } = props;
  const slabs = Array.from(
    { length: Math.ceil(width / (54 * scale)) },
    (_, i) => `M${at((30 + i * 54) * scale)} ${at(top - 8 * scale)}v${at(14 * scale)}`,
  );
  return (
    <>
      <linearGradient id="tc-paving" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--stone-far)" />
        <stop offset="1" stopColor="var(--stone-near)" />
      </linearGradient>
      <rect y={top - 6 * scale} width={width} height={bottom - top + 6 * scale} fill="url(#tc-paving)" />
      <path d={joints(props)} stroke="var(--joint)" strokeWidth={scale} opacity=".5" fill="none" />
      <rect y={top - 11 * scale} width={width} height={4 * scale} fill="#0d2b38" opacity=".35" />
      <rect
        x="-2"
        y={top - 8 * scale}
        width={width + 4}
        height={14 * scale}
        fill="var(--coping)"
        stroke="var(--line)"
        strokeWidth={1.2 * scale}
      />
      <path d={slabs.join("")} stroke="var(--line)" strokeWidth={0.8 * scale} opacity=".6" />
    </>
  );
}

/** A jar that stands on the stones, `height` high. */
export function StandingJar(props: { readonly x: number; readonly y: number; readonly height: number }) {
  const { x, y, height } = props;
  return (
    <>
      <ellipse
        cx={x + height * 0.35}
        cy={y + height}
        rx={height * 0.32}
        ry={height * 0.08}
        fill="#1d1208"
        opacity=".35"
      />
      <svg
        aria-hidden="true"
        x={x}
        y={y}
        width={height * 0.7}
        height={height}
        viewBox="0 0 16 23"
        color="#c0763f"
      >
        <g stroke="#4d2509" strokeWidth=".6">
          <JarShape />
        </g>
        <path
          d="M3.2 9.5c3 1.2 6.6 1.2 9.6 0M3.4 11.5c3 1.2 6.2 1.2 9.2 0"
          fill="none"
          stroke="#3a1a06"
          strokeWidth=".7"
        />
      </svg>
    </>
  );
}

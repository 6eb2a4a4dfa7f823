import "./lagoon.css";
import { VeniceShape } from "./venice.tsx";

export interface LagoonProps {
  readonly width: number;
  readonly height: number;
  /** Where the water begins, and the quay in front of it: shares of the height. No quay at 1. */
  readonly horizon: number;
  readonly quay: number;
  /** The middle of the town: a share of the width. */
  readonly town: number;
}

/** How long one wave is, in units of a scale of 1. */
const WAVE = 42;

/** Waves in rows that lie farther apart and grow longer towards the viewer. */
function waves(width: number, top: number, bottom: number, scale: number): string {
  let d = "";
  for (let y = top + 8 * scale, row = 0; y < bottom; y += (9 + row * 5) * scale, row++) {
    const length = (WAVE + row * 10) * scale;
    const lift = (2 + row * 0.5) * scale;
    for (let x = ((row * 67) % 90) * scale; x < width; x += length * 4.3) {
      d += `M${Math.round(x)} ${Math.round(y)}q${Math.round(length / 4)} ${-lift.toFixed(1)} ${Math.round(length / 2)} 0t${Math.round(length / 2)} 0`;
    }
  }
  return d;
}

/** The joints of the paving, which run towards the town. */
function joints({ width, height, quay, town }: LagoonProps): string {
  const top = height * quay;
  const middle = width * town;
  let d = `M0 ${Math.round(top + (height - top) * 0.42)}H${width}`;
  for (let i = -9; i <= 9; i++) {
    const x = middle + i * width * 0.11;
    d += `M${Math.round(x)} ${Math.round(top + 5)}L${Math.round(middle + (x - middle) * 1.5)} ${height}`;
  }
  return d;
}

/** The lagoon before Venice, as old engravings show it: for the room where players meet, and the end of a game. */
export function Lagoon(props: LagoonProps) {
  const { width, height, horizon, quay, town } = props;
  const shore = height * horizon;
  const foot = height * quay;
  const scale = Math.max(0.55, Math.min(height / 520, width / 620));
  return (
    <g className="om-lagoon">
      <defs>
        <linearGradient id="om-lagoon-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className="om-sky-high" />
          <stop className="om-sky-low" offset="1" />
        </linearGradient>
        <linearGradient id="om-lagoon-sea" x1="0" y1="0" x2="0" y2="1">
          <stop className="om-sea-far" />
          <stop className="om-sea-near" offset="1" />
        </linearGradient>
      </defs>
      <rect width={width} height={shore + 1} fill="url(#om-lagoon-sky)" />
      <circle className="om-lagoon-sun" cx={width * 0.86} cy={shore * 0.42} r={24 * scale} />
      <path
        className="om-lagoon-isle"
        d={`M0 ${shore}V${shore - 9 * scale}q${width * 0.09} ${-12 * scale} ${width * 0.2} ${3 * scale}t${width * 0.2} ${6 * scale}ZM${width} ${shore}V${shore - 12 * scale}q${-width * 0.1} ${-8 * scale} ${-width * 0.22} ${6 * scale}l${-width * 0.1} ${6 * scale}Z`}
      />
      <g
        transform={`translate(${Math.round(width * town - 160 * scale)} ${Math.round(shore - 2 * scale)}) scale(${scale.toFixed(3)})`}
      >
        <VeniceShape />
      </g>
      <rect y={shore} width={width} height={foot - shore + 1} fill="url(#om-lagoon-sea)" />
      <path className="om-lagoon-waves" d={waves(width, shore, foot, scale)} />
      {quay < 1 ? (
        <>
          <rect className="om-quay" y={foot} width={width} height={height - foot} />
          <path className="om-quay-joints" d={joints(props)} />
          <rect className="om-quay-edge" y={foot - 3} width={width} height={8 * scale} />
        </>
      ) : null}
    </g>
  );
}

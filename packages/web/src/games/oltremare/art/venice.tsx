import "./venice.css";

/** Venice from the sea: the Doge's palace, the campanile and the domes of San Marco. Its shore is at 0, from 0 to 320. */

interface Arcade {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Of one arch. */
  readonly width: number;
  readonly height: number;
}

function arches({ x, y, count, width, height }: Arcade): string {
  const r = width / 2 - 1;
  return Array.from(
    { length: count },
    (_, i) =>
      `M${x + i * width} ${y}v${-height + width / 2}a${r} ${r} 0 0 1 ${width - 2} 0v${height - width / 2}z`,
  ).join("");
}

function Dome({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const top = y - r * 1.7;
  return (
    <>
      <path
        className="is-dome"
        d={`M${x - r} ${y}c0-${r * 1.1} ${r * 0.6}-${r * 1.3} ${r}-${r * 1.7}c${r * 0.4} ${r * 0.4} ${r} ${r * 0.6} ${r} ${r * 1.7}z`}
      />
      <path d={`M${x} ${top}v-9M${x - 3} ${top - 6}h6`} />
    </>
  );
}

export function VeniceShape() {
  return (
    <g className="om-venice">
      <path d="M-60 4C-40 0 330 0 380 4" />
      <path className="is-wall" d="M0 2V-34h84V2z" />
      <path className="is-roof" d="M-4-34h92l-6-9H2z" />
      <path className="is-arch" d={arches({ x: 3, y: 2, count: 8, width: 10, height: 16 })} />
      <path d="M4-24h76M10-31v4M26-31v4M42-31v4M58-31v4M74-31v4" />
      <path className="is-wall" d="M100 2V-64h18V2z" />
      <path className="is-roof" d="M98-64l11-20 11 20z" />
      <path d="M109-84v-6M103-50h12M103-56h12" />
      <path className="is-wall" d="M134 2V-26h112V2z" />
      <path className="is-arch" d={arches({ x: 138, y: 2, count: 5, width: 21, height: 22 })} />
      <Dome x={154} y={-26} r={10} />
      <Dome x={190} y={-28} r={14} />
      <Dome x={226} y={-26} r={10} />
      <path className="is-wall" d="M262 2V-20h50V2z" />
      <path className="is-roof" d="M259-20h56l-7-8h-42z" />
      <path className="is-arch" d={arches({ x: 266, y: 2, count: 4, width: 11, height: 14 })} />
      <path
        className="is-wave"
        d="M-60 12c8-5 13 3 21 0s13 3 21 0M320 11c8-5 13 3 21 0s13 3 21 0M90 14c8-5 13 3 21 0s13 3 21 0M200 13c8-5 13 3 21 0s13 3 21 0"
      />
    </g>
  );
}

/** The same as a picture of its own. */
export function VenicePicture({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="-64 -92 448 112" aria-hidden="true">
      <VeniceShape />
    </svg>
  );
}

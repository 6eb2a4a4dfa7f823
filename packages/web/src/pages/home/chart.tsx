import chart from "./chart.svg";

/**
 * Ports as the charts of the time call them: where they lie, how the name is turned, and on which side it stands. The
 * near ones are also seen on a telephone.
 */
const PORTS = [
  { name: "Costantinopoli", x: 914, y: 120, turn: 0, side: "before", kind: "main" },
  { name: "Smyrna", x: 853, y: 227, turn: -8, side: "after", kind: "small" },
  { name: "Rodi", x: 889, y: 310, turn: 0, side: "after", kind: "main near" },
  { name: "Candia", x: 786, y: 355, turn: 0, side: "below", kind: "main near" },
  { name: "Negroponte", x: 735, y: 226, turn: -24, side: "before", kind: "small" },
  { name: "Modone", x: 671, y: 294, turn: 0, side: "before", kind: "small" },
  { name: "Corfù", x: 612, y: 178, turn: 0, side: "before", kind: "main" },
  { name: "Salonicco", x: 713, y: 135, turn: -55, side: "after", kind: "small" },
  { name: "Satalia", x: 972, y: 291, turn: -52, side: "after", kind: "small" },
  { name: "Gallipoli", x: 837, y: 145, turn: 0, side: "after", kind: "small" },
] as const;

const ROUTES = "M604 187C588 286 608 361 668 386S822 402 885 319M892 319C935 361 999 390 1075 373" as const;

/** Where a port's name begins, from its dot, in units of the chart. */
const NAME_AT = {
  before: { dx: -8, dy: 4, anchor: "end" },
  after: { dx: 8, dy: 4, anchor: "start" },
  below: { dx: 0, dy: 20, anchor: "middle" },
} as const;

function rhumbLines(x: number, y: number, winds: number): string {
  return Array.from({ length: winds }, (_, wind) => {
    const angle = (2 * Math.PI * wind) / winds;
    return `M${x} ${y}l${(1500 * Math.cos(angle)).toFixed(0)} ${(1500 * Math.sin(angle)).toFixed(0)}`;
  }).join("");
}

const WINDS = rhumbLines(928, 250, 32);
const RED_WINDS = rhumbLines(300, 150, 16);

/** The Aegean on a sea chart, behind the first page. Decoration only. */
export function Chart() {
  return (
    <svg
      className="chart"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="chart-sea" x="-1440" width="2880" height="560" />
      <path className="chart-wind" d={WINDS} />
      <path className="chart-wind red" d={RED_WINDS} />
      <use className="chart-shoal wide" href={`${chart}#coast`} />
      <use className="chart-shoal" href={`${chart}#coast`} />
      <use className="chart-land" href={`${chart}#coast`} />
      <path className="chart-route" d={ROUTES} />
      {PORTS.map(({ name, x, y, turn, side, kind }) => {
        const { dx, dy, anchor } = NAME_AT[side];
        return (
          <g key={name} className={`chart-port ${kind}`} transform={`translate(${x} ${y})`}>
            <circle r={kind === "small" ? 2.4 : 3.4} />
            <text x={dx} y={dy} textAnchor={anchor} transform={`rotate(${turn})`}>
              {name}
            </text>
          </g>
        );
      })}
      <use className="chart-rose" href={`${chart}#rose`} />
      <use className="chart-serpent" href={`${chart}#serpent`} />
      <use className="chart-galley" href={`${chart}#galley`} />
      <use className="chart-ship" href={`${chart}#ship`} />
    </svg>
  );
}

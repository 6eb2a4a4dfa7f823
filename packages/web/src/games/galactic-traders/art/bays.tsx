import { GOLD, VIA } from "./palette.ts";
import { SignShape } from "./signs.tsx";

/** How a bay looks: waiting, waiting for a good that the viewer holds, lit for the good that is chosen, lit through an ability, not open yet, a good over it. */
export type BayState = "idle" | "fits" | "lit" | "via" | "shut" | "drop";

/** The four clamps of a bay of 46 units. */
const CLAMPS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
  .map(
    ([a = 1, b = 1]) =>
      `M${a * 24.5} ${b * 10.7}V${b * 13.5}Q${a * 24.5} ${b * 24.5} ${a * 13.5} ${b * 24.5}H${a * 10.7}`,
  )
  .join("");

const LOOK: Readonly<
  Record<
    BayState,
    { readonly clamp: string; readonly width: number; readonly clampOpacity: number; readonly sign: number }
  >
> = {
  idle: { clamp: "var(--chart)", width: 1.6, clampOpacity: 0.66, sign: 0.78 },
  fits: { clamp: "var(--chart)", width: 2, clampOpacity: 1, sign: 1 },
  shut: { clamp: "var(--chart)", width: 1.6, clampOpacity: 0.34, sign: 0.45 },
  lit: { clamp: GOLD, width: 2.5, clampOpacity: 1, sign: 1 },
  drop: { clamp: GOLD, width: 2.5, clampOpacity: 1, sign: 0 },
  via: { clamp: VIA, width: 2.5, clampOpacity: 1, sign: 1 },
};

/** The light of lamps around bays and planets, and the clamps. */
export function BayDefs() {
  return (
    <>
      <radialGradient id="gt-lamp">
        <stop stopColor={GOLD} stopOpacity=".85" />
        <stop offset=".55" stopColor="#ffc54f" stopOpacity=".32" />
        <stop offset="1" stopColor="#ffc54f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="gt-lamp-via">
        <stop stopColor={VIA} stopOpacity=".8" />
        <stop offset=".55" stopColor="#5fdcd0" stopOpacity=".28" />
        <stop offset="1" stopColor="#5fdcd0" stopOpacity="0" />
      </radialGradient>
      <path id="gt-clamps" d={CLAMPS} fill="none" strokeLinecap="round" />
    </>
  );
}

/** An empty docking bay inside a drawing: a socket with four clamps and the sign of the good it waits for. */
export function BayShape(props: {
  readonly goodId: string;
  readonly state: BayState;
  readonly x?: number;
  readonly y?: number;
  /** The side, in units of the drawing it stands in. */
  readonly size?: number;
  /** How many pixels a unit is, so that clamps of small bays stay visible. */
  readonly pixels?: number;
}) {
  const { goodId, state, x = 0, y = 0, size = 46, pixels = 1 } = props;
  const { clamp, width, clampOpacity, sign } = LOOK[state];
  const isOn = state === "lit" || state === "via" || state === "drop";
  const fat = size * pixels < 36 ? 1.5 : 1;
  return (
    <g transform={`translate(${x} ${y}) scale(${(size / 46).toFixed(3)})`}>
      {isOn ? <circle r="45" fill={`url(#gt-lamp${state === "via" ? "-via" : ""})`} /> : null}
      <rect
        x="-22.5"
        y="-22.5"
        width="45"
        height="45"
        rx="11"
        fill="var(--socket)"
        fillOpacity={isOn ? 0.94 : 0.74}
        stroke="#04031a"
        strokeOpacity=".6"
        strokeWidth="2"
      />
      <use href="#gt-clamps" stroke={clamp} strokeOpacity={clampOpacity} strokeWidth={width * fat} />
      {sign === 0 ? null : <SignShape goodId={goodId} scale={fat > 1 ? 1.62 : 1.44} opacity={sign} />}
    </g>
  );
}

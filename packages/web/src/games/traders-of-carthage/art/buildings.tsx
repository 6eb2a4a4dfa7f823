import { SkullShape } from "./goods.tsx";
import { at, scatter } from "./random.ts";

/** What stands on the coast. All colours are those of the place, by day or by night. */

interface House {
  readonly x: number;
  /** The ground that it stands on. */
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The windows of a house, a few of them shuttered. */
function windows({ x, y, w, h }: House): string {
  const random = scatter(Math.round(x * 7 + y * 13));
  const columns = Math.max(1, Math.floor((w * 0.68) / 9));
  const rows = Math.max(1, Math.floor(h / 13));
  let d = "";
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      if (random() > 0.35) d += `M${at(x + 4 + i * 9)} ${at(y - h + 5 + j * 12)}h2.8v4.4h-2.8Z`;
    }
  }
  return d;
}

function HouseShape(house: House) {
  const { x, y, w, h } = house;
  return (
    <g stroke="var(--line)" strokeLinejoin="round">
      <path d={`M${x} ${y}V${y - h}H${x + w}V${y}Z`} fill="var(--wall)" />
      <path d={`M${at(x + w * 0.68)} ${y}V${y - h}H${x + w}V${y}Z`} fill="var(--wall-shade)" stroke="none" />
      <path d={`M${x - 1.2} ${y - h}H${x + w + 1.2}`} strokeWidth="2" />
      <path d={`M${x} ${y}V${y - h}H${x + w}V${y}`} fill="none" />
      <path d={windows(house)} fill="var(--window)" stroke="none" />
    </g>
  );
}

function Temple({ x, y, w, h, columns }: House & { readonly columns: number }) {
  const high = h * 0.5;
  const shafts = Array.from({ length: columns }, (_, i) => {
    const cx = x + 4 + (i * (w - 8)) / (columns - 1);
    return `M${at(cx - 1.7)} ${y - 4}V${at(y - 4 - high)}h3.4V${y - 4}Z`;
  }).join("");
  return (
    <g stroke="var(--line)" strokeLinejoin="round">
      <path d={`M${x - 4} ${y}h${w + 8}v-4h${-w - 8}Z`} fill="var(--wall)" />
      <path d={`M${x} ${y - 4}h${w}v${-high}h${-w}Z`} fill="var(--window)" opacity=".75" stroke="none" />
      <path d={shafts} fill="var(--wall)" />
      <path d={`M${x - 3} ${y - 4 - high}h${w + 6}v-4h${-w - 6}Z`} fill="var(--wall)" />
      <path
        d={`M${x - 4} ${y - 8 - high}L${x + w / 2} ${at(y - 8 - high - h * 0.3)}L${x + w + 4} ${y - 8 - high}Z`}
        fill="var(--roof)"
      />
    </g>
  );
}

const FRONDS = [-160, -125, -95, -60, -25, -190, 10]
  .map((degrees) => {
    const c = Math.cos((degrees * Math.PI) / 180);
    const s = Math.sin((degrees * Math.PI) / 180);
    return `M0 -30q${at(12 * c)} ${at(12 * s - 6)} ${at(20 * c)} ${at(16 * s + 5)}q${at(-7 * c)} -6 ${at(-20 * c)} ${at(-16 * s - 5)}Z`;
  })
  .join("");

export function Palm({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-1.6 0Q1-16-.5-30h2Q4-16 2 0Z" fill="var(--trunk)" stroke="var(--line)" strokeWidth=".9" />
      <path d={FRONDS} fill="var(--leaf)" stroke="var(--line)" strokeWidth=".8" strokeLinejoin="round" />
    </g>
  );
}

export function Cypress({ x, y, h }: { readonly x: number; readonly y: number; readonly h: number }) {
  return (
    <path
      d={`M${x} ${y}c-5-4-5-${at(h * 0.5)} 0-${h} 5 ${at(h * 0.5)} 5 ${at(h - 4)} 0 ${h}Z`}
      fill="var(--leaf)"
      stroke="var(--line)"
      strokeWidth=".9"
    />
  );
}

/** The lighthouse of Alexandria; its beam is seen at night. */
function Pharos({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${s})`}
      stroke="var(--line)"
      strokeWidth="1.3"
      strokeLinejoin="round"
    >
      <path
        className="tc-beam"
        d="M0-137 330-196V-70ZM0-137-190-176V-92Z"
        fill="url(#tc-beam)"
        stroke="none"
      />
      <path d="M-34 0H34L30-10H-30Z" fill="var(--wall)" />
      <path d="M-22-10H22L16-72H-16Z" fill="var(--wall)" />
      <path d="M5-10H22L16-72H4Z" fill="var(--wall-shade)" stroke="none" />
      <path d="M-22-10H22L16-72H-16Z" fill="none" />
      <path d="M-20-72H20V-77H-20Z" fill="var(--wall)" />
      <path d="M-11.5-77H11.5L9-108H-9Z" fill="var(--wall)" />
      <path d="M2-77H11.5L9-108H2Z" fill="var(--wall-shade)" stroke="none" />
      <path d="M-11.5-77H11.5L9-108H-9Z" fill="none" />
      <path d="M-12-108H12V-112H-12Z" fill="var(--wall)" />
      <path d="M-6-112H6V-126H-6Z" fill="var(--wall)" />
      <path d="M1-112H6V-126H1Z" fill="var(--wall-shade)" stroke="none" />
      <path d="M-9-126H9L0-132Z" fill="var(--roof)" />
      <path
        d="M0-150c6 6 8 9 5 14-1.6 3-8 3-10 0-3-5 1-7 5-14Z"
        fill="#f0a93c"
        stroke="#a4501a"
        strokeWidth="1.1"
      />
      <path d="M.3-143c2 3 3 5 1.6 7-1 1.4-3 1.3-3.7 0-.9-2 .6-4 2.1-7Z" fill="#ffe9a8" stroke="none" />
      <g fill="var(--window)" stroke="none">
        <path d="M-4-10v-9q4-5 8 0v9Z" />
        <rect x="-10" y="-32" width="3" height="6" />
        <rect x="-1.5" y="-32" width="3" height="6" />
        <rect x="7" y="-32" width="3" height="6" />
        <rect x="-8.5" y="-52" width="3" height="6" />
        <rect x="-1.5" y="-52" width="3" height="6" />
        <rect x="5.5" y="-52" width="3" height="6" />
        <rect x="-1.5" y="-96" width="3" height="6" />
      </g>
      <path
        d="M7-16l10-.3M7-21l9.5-.3M7-26h9M7-37h8.5M7-42h8M7-47h7.5M6-57h7M6-62h6.5"
        strokeWidth=".7"
        opacity=".55"
      />
    </g>
  );
}

const ALEXANDRIA: readonly House[] = [
  { x: 96, y: 8, w: 24, h: 22 },
  { x: 118, y: 8, w: 18, h: 30 },
  { x: 184, y: 12, w: 20, h: 16 },
  { x: 204, y: 13, w: 14, h: 11 },
];

/** Alexandria, from the shore at 0,0 to the right. */
export function Alexandria() {
  return (
    <>
      <path
        d="M-10 16C30 6 60 8 96 12s70 0 110 6c-30 8-70 5-104 8S20 30-10 34Z"
        fill="var(--sand)"
        stroke="var(--line)"
      />
      {ALEXANDRIA.map((house) => (
        <HouseShape key={house.x} {...house} />
      ))}
      <Temple x={138} y={10} w={42} h={40} columns={5} />
      <Palm x={90} y={14} s={0.8} />
      <Palm x={228} y={15} s={0.62} />
      <Palm x={131} y={14} s={0.55} />
      <path d="M88 -2V-34l2-4 2 4V12H88Z" fill="var(--wall)" stroke="var(--line)" />
      <path
        d="M14 18C22 8 86 8 94 18 84 26 26 27 14 18Z"
        fill="var(--rock)"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      <Pharos x={52} y={14} s={0.98} />
    </>
  );
}

const CARTHAGE = [
  [100, -40, 20, 17],
  [120, -44, 16, 22],
  [190, -44, 22, 18],
  [212, -42, 18, 26],
  [230, -40, 22, 18],
  [74, -22, 20, 16],
  [94, -22, 18, 22],
  [113, -24, 22, 16],
  [136, -28, 20, 24],
  [157, -30, 22, 16],
  [180, -26, 18, 22],
  [199, -24, 24, 18],
  [222, -20, 22, 24],
  [243, -18, 20, 18],
  [58, -4, 20, 14],
  [79, -4, 22, 18],
  [102, -4, 18, 14],
  [121, -6, 24, 20],
  [146, -6, 18, 14],
  [165, -4, 24, 18],
  [190, -2, 20, 14],
  [211, 0, 24, 20],
  [236, 4, 20, 16],
] as const;

/** Carthage on its hill, its lower left corner at 0,0. */
export function Carthage() {
  return (
    <>
      <path
        d="M-6 20C20 6 40-4 66-16 92-46 120-70 160-74s66 18 106 20V64C210 70 150 78 104 72S50 50 26 42 2 30-6 20Z"
        fill="var(--dune)"
        stroke="var(--line)"
        strokeWidth="1.2"
      />
      <path
        d="M40-2C70-20 84-46 118-60M60 6C90-12 110-32 150-46M96 8c30-16 60-30 110-36"
        stroke="var(--hatch)"
        strokeWidth=".9"
        fill="none"
        opacity=".6"
      />
      <Temple x={136} y={-66} w={50} h={46} columns={6} />
      <Cypress x={128} y={-62} h={24} />
      <Cypress x={196} y={-60} h={26} />
      <Cypress x={203} y={-58} h={20} />
      {CARTHAGE.map(([x, y, w, h]) => (
        <HouseShape key={`${x} ${y}`} x={x} y={y} w={w} h={h} />
      ))}
      <Palm x={70} y={0} s={0.6} />
      <Palm x={160} y={-4} s={0.55} />
      <Palm x={232} y={4} s={0.6} />
    </>
  );
}

const COLONNADE = Array.from({ length: 22 }, (_, i) => {
  const angle = Math.PI + (i * Math.PI) / 21;
  return `M${at(74 * Math.cos(angle))} ${at(25 * Math.sin(angle))}v-10`;
}).join("");

const BERTHS = Array.from({ length: 12 }, (_, i) => {
  const angle = 0.25 + (i * (Math.PI - 0.5)) / 11;
  return `M${at(64 * Math.cos(angle))} ${at(20 * Math.sin(angle))}l${at(-9 * Math.cos(angle))} ${at(-5 * Math.sin(angle))}`;
}).join("");

/** The round harbour of Carthage, its middle at 0,0. */
export function Cothon() {
  return (
    <g strokeLinejoin="round">
      <ellipse
        cx="0"
        cy="4"
        rx="88"
        ry="34"
        fill="var(--wall-shade)"
        stroke="var(--line)"
        strokeWidth="1.3"
      />
      <ellipse rx="88" ry="33" fill="var(--wall)" stroke="var(--line)" strokeWidth="1.3" />
      <path d="M-74-2A74 25 0 0 1 74-2V-12A74 25 0 0 0-74-12Z" fill="var(--window)" opacity=".7" />
      <path d={COLONNADE} stroke="var(--wall)" strokeWidth="2.6" />
      <path d="M-76-10A76 26 0 0 1 76-10" fill="none" stroke="var(--roof)" strokeWidth="5" />
      <path d="M-76-13A76 26 0 0 1 76-13" fill="none" stroke="var(--line)" strokeWidth="1" />
      <ellipse cy="1" rx="72" ry="23" fill="var(--sea-middle)" stroke="var(--line)" strokeWidth="1.2" />
      <path
        d="M-40 8c6-2 10 2 16 0M20 12c6-2 10 2 16 0M-10 17c6-2 10 2 16 0"
        stroke="var(--foam)"
        strokeWidth="1.2"
        fill="none"
      />
      <path d={BERTHS} stroke="var(--roof)" strokeWidth="2.4" strokeLinecap="round" />
      <ellipse cy="2" rx="27" ry="9" fill="var(--wall)" stroke="var(--line)" strokeWidth="1.1" />
      <path d="M-16 0V-12H16V0Q0 6-16 0Z" fill="var(--wall)" stroke="var(--line)" strokeWidth="1.1" />
      <path d="M5-12H16V0Q11 3 5 3Z" fill="var(--wall-shade)" />
      <path d="M-19-12H19L12-19H-12Z" fill="var(--roof)" stroke="var(--line)" strokeWidth="1" />
      <path d="M-7-19V-30H7V-19Z" fill="var(--wall)" stroke="var(--line)" strokeWidth="1" />
      <path d="M-9-30H9L0-37Z" fill="var(--roof)" stroke="var(--line)" strokeWidth="1" />
      <path d="M-12-8v6M-6-8v8M0-8v9M6-8v8" stroke="var(--window)" strokeWidth="2.2" />
      <path d="M-60 18-84 32-56 40-34 27Z" fill="var(--sea-middle)" />
      <path d="M-62 21-92 38M-35 29-58 45" stroke="var(--line)" strokeWidth="7.5" strokeLinecap="round" />
      <path d="M-62 21-92 38M-35 29-58 45" stroke="var(--wall)" strokeWidth="5" strokeLinecap="round" />
      <path d="M-92 38v-7M-58 45v-7" stroke="var(--line)" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="-92" cy="30" r="2" fill="#f0a93c" />
      <circle cx="-58" cy="37" r="2" fill="#f0a93c" />
    </g>
  );
}

/** What is left of a ship on a shoal. */
export function Wreck({
  x,
  y,
  s,
  flip = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly flip?: 1 | -1;
}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${s * flip} ${s})`}
      stroke="var(--line)"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M-30 2C-22-3-14 2-6 0s16 4 34 0c4 5-2 9-12 8s-26 2-40 1-8-5-6-7Z"
        fill="var(--foam)"
        stroke="none"
        opacity=".75"
      />
      <path
        d="M-26 2C-28-8-24-16-17-21c-2 7 0 15 6 21M-10 1c-4-8-5-17-1-25 2 9 4 18 9 24M6 1C2-6 1-14 4-20c3 7 5 14 9 19"
        fill="none"
        stroke="#5a3b1f"
        strokeWidth="3.4"
      />
      <path d="M-26 2C-22-4-12-8 0-7S20-4 26 3" fill="#6b4523" />
      <path d="M-22-1C-12-5 8-5 20 0" fill="none" strokeWidth=".8" />
      <path d="M10 0 24-38" stroke="#5a3b1f" strokeWidth="3" />
      <path d="M14-30 34-22" stroke="#5a3b1f" strokeWidth="2" />
      <path d="M16-29c2 6 8 5 7 11 4-3 5 2 8-4" fill="#cfc0a0" strokeWidth=".9" />
    </g>
  );
}

/** The black flag, its foot at 0,0. */
export function BlackFlag() {
  return (
    <g>
      <path d="M0 8V-74" stroke="#3a2412" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="0" cy="-76" r="3" fill="#c99a3d" stroke="#2b2118" strokeWidth="1" />
      <path
        d="M1.5-72C14-78 26-66 42-72c4-1.5 6-1 8-.5-3 7-3 9-1 15-1 8 1 12 2 18-10-3-17 5-27 2-10-3-15 2-22 1Z"
        fill="#1d1712"
        stroke="#0d0a08"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="M14-74c-2 10 0 24-1 36M33-70c-2 10 0 22-1 32"
        stroke="#fff"
        strokeOpacity=".12"
        strokeWidth="3"
        fill="none"
      />
      <svg aria-hidden="true" x="11" y="-68" width="27" height="27" viewBox="0 0 24 24" color="#f3e7cd">
        <SkullShape />
      </svg>
    </g>
  );
}

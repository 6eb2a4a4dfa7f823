import { sailFill } from "./shields.tsx";

/** A ship cut open, under its owner's sail. It is stretched to the room that it is given. */

const SAIL = "M196-6C330 8 790 8 924-6C936 24 930 62 900 92C780 66 340 66 220 92C190 62 184 24 196-6Z";
/** How much larger than on a ship of the chart the sail's pattern is. */
const PATTERN_SCALE = 3.5;
const SAIL_TO_FILL = SAIL.replace(/-?\d+/g, (units) => ` ${(Number(units) / PATTERN_SCALE).toFixed(2)}`);
const OUTSIDE =
  "M20 66L92 66L100 104C300 132 800 132 1004 100L1098 46C1100 210 1060 340 968 404C920 436 820 444 560 444C300 444 200 440 146 404C76 352 26 230 20 66Z";
const INSIDE =
  "M62 128C300 150 800 150 1046 112C1044 220 1006 324 934 374C900 396 820 404 560 404C300 404 236 400 186 376C120 340 72 240 62 128Z";

const RIBS = Array.from({ length: 13 }, (_, i) => {
  const x = 120 + i * 74;
  const foot = i < 2 ? 392 - (2 - i) * 14 : i > 10 ? 396 - (i - 10) * 24 : 404;
  const head = 132 - (i > 10 ? (i - 10) * 6 : 0);
  return `M${x} ${head}C${x - (i - 6)} 230 ${x + (6 - i) * 2} 330 ${x + (6 - i) * 2} ${foot}`;
}).join("");

const PLANKS = [176, 216, 256, 296, 336, 374]
  .map((y) => `M60 ${y}C300 ${y + 10} 800 ${y + 10} 1060 ${y - 8}`)
  .join("");

export function Hull({ seat }: { readonly seat: number }) {
  return (
    <svg className="om-hull" viewBox="0 0 1120 460" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="om-hull-outside" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#a06c3c" />
          <stop offset=".5" stopColor="#7a4b26" />
          <stop offset="1" stopColor="#46290f" />
        </linearGradient>
        <radialGradient id="om-hull-inside" cx=".5" cy=".2" r=".9">
          <stop stopColor="#5c3a20" />
          <stop offset="1" stopColor="#2c190b" />
        </radialGradient>
        <linearGradient id="om-hull-sail" x1="0" y1="0" x2="0" y2="1">
          <stop stopOpacity=".28" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".1" />
          <stop offset="1" stopOpacity=".2" />
        </linearGradient>
        <clipPath id="om-hull-clip">
          <path d={INSIDE} />
        </clipPath>
      </defs>
      <g fill="none">
        <path d="M560 120V-10" stroke="#4a2c14" strokeWidth="12" />
        <path
          d="M110 100L548-30M1000 98L572-30M300 122L552-30M820 122L568-30"
          stroke="#24150a"
          strokeWidth="1.6"
        />
      </g>
      <path d={SAIL_TO_FILL} transform={`scale(${PATTERN_SCALE})`} fill={sailFill(seat)} />
      <path d={SAIL} fill="url(#om-hull-sail)" stroke="#2b2118" strokeWidth="2" />
      <path
        d={OUTSIDE}
        fill="url(#om-hull-outside)"
        stroke="#1f1207"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M18 70L92 70L100 110C300 138 800 138 1004 106L1100 50"
        fill="none"
        stroke="#d9a970"
        strokeWidth="5"
      />
      <path d={INSIDE} fill="url(#om-hull-inside)" stroke="#1f1207" strokeWidth="2" />
      <g clipPath="url(#om-hull-clip)" fill="none">
        <path d={PLANKS} stroke="#1c0f05" strokeWidth="1.6" strokeOpacity=".55" />
        <path d={RIBS} stroke="#75492a" strokeWidth="9" strokeOpacity=".55" />
        <path d="M100 382C300 374 820 374 1010 368V420H100Z" fill="#7a4f2b" />
        <path d="M100 382C300 374 820 374 1010 368" stroke="#c08a52" strokeWidth="3" />
        <path d="M62 128C300 150 800 150 1046 112V140C800 178 300 178 62 156Z" fill="#000" opacity=".35" />
      </g>
      <g fill="none" strokeLinecap="round" strokeWidth="3">
        <path d="M-10 428c14-9 22 6 36 0s22 6 36 0 22 6 36 0 22 6 36 0" stroke="#d3e2dd" />
        <path d="M978 426c14-9 22 6 36 0s22 6 36 0 22 6 36 0 22 6 36 0" stroke="#d3e2dd" />
      </g>
    </svg>
  );
}

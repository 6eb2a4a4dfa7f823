/** Signs in a box of 32 units: the four actions, and what is counted. */

function Ducat() {
  return (
    <>
      <circle cx="16" cy="16" r="13.5" fill="url(#om-shade-coin)" stroke="#5a3c08" strokeWidth="1.5" />
      <circle
        cx="16"
        cy="16"
        r="10.3"
        fill="none"
        stroke="#6e4a0c"
        strokeWidth="1.1"
        strokeDasharray="1.4 1.3"
      />
      <path
        d="M16 8.2c4.2 2.7 4.2 12.9 0 15.6-4.2-2.7-4.2-12.9 0-15.6z"
        fill="#f9e6a8"
        stroke="#6e4a0c"
        strokeWidth="1.1"
      />
      <path d="M16 11.5v9M13.9 14.5h4.2" stroke="#6e4a0c" strokeWidth="1.3" strokeLinecap="round" />
    </>
  );
}

function Pirate() {
  return (
    <>
      <path d="M7 3v27" stroke="#5a3a1e" strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M8 4.5c6-3 10 2.5 20-.5-2.6 5-2.6 10 0 15.5-10 3-14-2.5-20 .5z"
        fill="#1f1b1a"
        stroke="#000"
        strokeWidth="1"
      />
      <path
        d="M17.6 6.8c3 0 4.7 1.9 4.7 4.3 0 1.5-.7 2.5-1.7 3.1v1.9h-6v-1.9c-1-.6-1.7-1.6-1.7-3.1 0-2.4 1.7-4.3 4.7-4.3z"
        fill="#f6ead2"
      />
      <circle cx="15.8" cy="11.3" r="1.25" fill="#1f1b1a" />
      <circle cx="19.4" cy="11.3" r="1.25" fill="#1f1b1a" />
      <path d="M16.4 14.6v1.5M17.6 14.6v1.5M18.8 14.6v1.5" stroke="#1f1b1a" strokeWidth=".7" />
    </>
  );
}

function Market() {
  return (
    <>
      <path d="M5 14v14M27 14v14" stroke="#5a3a1e" strokeWidth="2" />
      <path d="M3.5 22h25v5.5h-25z" fill="url(#om-shade-wood)" stroke="#3c2410" strokeWidth="1.2" />
      <circle cx="10" cy="20.6" r="2.3" fill="#b5562e" stroke="#3c2410" strokeWidth=".8" />
      <circle cx="14.5" cy="20.6" r="2.3" fill="#c98d1d" stroke="#3c2410" strokeWidth=".8" />
      <path d="M18.5 22c0-3 6-3 6 0z" fill="#6b7f2a" stroke="#3c2410" strokeWidth=".8" />
      <path d="M6 4h20l3 9H3z" fill="#fff6e2" stroke="#1d3f37" strokeWidth="1.2" />
      <path d="M6 4h4l-1.8 9H3zM14 4h4l.8 9h-5.6zM22 4h4l3 9h-5.2z" fill="#2f7362" />
      <path
        d="M3 13a2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0A2.6 2.6 0 0 0 29 13z"
        fill="#e9dcbf"
        stroke="#1d3f37"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  );
}

function Ship() {
  return (
    <>
      <path d="M15.5 21V3" stroke="#4a2c14" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M16.5 4C24 7 27 13 26 19.5c-4-1.4-6.5-1.4-9.5-.6z"
        fill="#3d7f99"
        stroke="#183d4d"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="M14.5 6C9 9 6.5 14 6 19.3c3-1.2 6-1.3 8.5-.6z"
        fill="#eef4f2"
        stroke="#183d4d"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="M2.5 20.5C5 27 9 29 16 29s11.5-2.2 13.5-9c-5 3-22 3-27 .5z"
        fill="url(#om-shade-hull)"
        stroke="#2d180a"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </>
  );
}

function Lion() {
  return (
    <>
      <path
        d="M16 1.8l3 2.3 3.8-1 1.7 3.5 3.900.7-.1 4 3.1 2.5-1.9 3.5 1.6 3.7-3.5 1.9-.6 4-4-.1-2.5 3.1-3.5-1.6-1 .3-1-.3-3.5 1.6-2.5-3.1-4 .1-.6-4-3.5-1.9 1.6-3.7-1.9-3.5 3.1-2.5-.1-4 3.9-.7L9.2 3.1l3.8 1z"
        fill="#b06f1c"
        stroke="#3d2205"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="M8.5 9.5C8 7 10.5 6.3 12 8c2.5-1 5.5-1 8 0 1.5-1.7 4-1 3.5 1.5 1.5 3 1.2 6-.5 8.5-.5 5-3.5 8-7 8s-6.5-3-7-8c-1.7-2.5-2-5.5-.5-8.5z"
        fill="#f0c667"
        stroke="#3d2205"
        strokeWidth="1.1"
      />
      <path
        d="M11 13.5c1-.8 2.2-.8 3 0M18 13.5c.8-.8 2-.8 3 0"
        stroke="#3d2205"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M13.5 18.5h5L16 21.3z" fill="#3d2205" />
      <path
        d="M16 21v1.8M12.5 22.3c1.2 1.6 2.7 1.4 3.500.4.8 1 2.3 1.2 3.5-.4"
        stroke="#3d2205"
        strokeWidth="1.2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Crate() {
  return (
    <>
      <path
        d="M4 8.5L9 4h19v19l-5 5z"
        fill="#7a4b22"
        stroke="#2d180a"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path
        d="M4 8.5h19V28H4z"
        fill="url(#om-shade-wood)"
        stroke="#2d180a"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path
        d="M4 8.5L9 4h19l-5 4.5z"
        fill="#d9a970"
        stroke="#2d180a"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M4 13.5h19M4 23h19" stroke="#2d180a" strokeWidth="1" />
      <path d="M6 21.5l15-6.5" stroke="#5c3515" strokeWidth="2.6" />
    </>
  );
}

function Prestige() {
  return (
    <>
      <path
        d="M16 1.5l12 4.2v9.8c0 7.5-5 12.5-12 15-7-2.5-12-7.5-12-15V5.7z"
        fill="#8f2f22"
        stroke="#3d0f08"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path
        d="M16 4l9.5 3.3v8.2c0 6-4 10-9.5 12.2"
        fill="none"
        stroke="#e9b45c"
        strokeWidth=".9"
        opacity=".7"
      />
      <path
        d="M8.5 21.5c-.8-5 1.2-8 5-9.5 2.5-1 3-2.5 4.5-3.8 2-1.6 4.300.3 4 3.3 1.7 2.5 2 6.5 1.5 10z"
        fill="#efc566"
        stroke="#5a3408"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
      <path d="M8 18.8h15.8v3.4H8z" fill="#fff1cc" stroke="#5a3408" strokeWidth="1" />
    </>
  );
}

function Hand() {
  return (
    <>
      <g stroke="#2b2118" strokeWidth="1.3" strokeLinejoin="round">
        <path d="M4.5 9.5l10-4 6 17-10 4z" fill="#2b5563" />
        <path d="M11 6h11.5v19H11z" fill="#396b7b" />
        <path d="M18.5 5.5l10 4-6.5 17-10-4z" fill="#4a8293" />
      </g>
      <path d="M20.3 12.5l1.5 2.6 2.6 1.5-2.6 1.5-1.5 2.6-1.5-2.6-2.6-1.5 2.6-1.5z" fill="#e9cf8d" />
    </>
  );
}

function Skull() {
  return (
    <>
      <path d="M5 22l22 7M27 22L5 29" stroke="#efe2c8" strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M16 4c6.5 0 10 4.2 10 9.2 0 3.2-1.4 5.4-3.6 6.6v3.7H9.6v-3.7C7.4 18.6 6 16.4 6 13.2 6 8.2 9.5 4 16 4z"
        fill="#efe2c8"
      />
      <circle cx="12" cy="13.5" r="2.8" fill="#2a2524" />
      <circle cx="20" cy="13.5" r="2.8" fill="#2a2524" />
      <path d="M16 16.5l-1.4 2.5h2.8z" fill="#2a2524" />
      <path d="M13 20.5v3M16 20.5v3M19 20.5v3" stroke="#2a2524" strokeWidth="1.1" />
    </>
  );
}

const DRAWINGS = {
  ducat: Ducat,
  pirate: Pirate,
  market: Market,
  ship: Ship,
  lion: Lion,
  crate: Crate,
  prestige: Prestige,
  hand: Hand,
  skull: Skull,
} as const;

export type IconName = keyof typeof DRAWINGS;

const NAMES = Object.keys(DRAWINGS) as readonly IconName[];

function IconSymbol({ name }: { readonly name: IconName }) {
  const Drawing = DRAWINGS[name];
  return (
    <symbol id={`om-icon-${name}`} viewBox="0 0 32 32">
      <Drawing />
    </symbol>
  );
}

export function IconSymbols() {
  return (
    <>
      <linearGradient id="om-shade-coin" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f6dc8b" />
        <stop offset=".5" stopColor="#d9a93c" />
        <stop offset="1" stopColor="#a67414" />
      </linearGradient>
      <linearGradient id="om-shade-hull" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#8a5a33" />
        <stop offset="1" stopColor="#4d2d16" />
      </linearGradient>
      <linearGradient id="om-shade-wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#c08a52" />
        <stop offset="1" stopColor="#8a5a30" />
      </linearGradient>
      {NAMES.map((name) => (
        <IconSymbol key={name} name={name} />
      ))}
    </>
  );
}

/** A sign, as large as the text beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="om-icon" viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#om-icon-${name}`} width="32" height="32" />
    </svg>
  );
}

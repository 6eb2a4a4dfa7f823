import { at, polar } from "./geometry.ts";

const LAMPS = Array.from({ length: 11 }, (_, i) => {
  const [x, y] = polar(1, 168 - i * 15.6);
  return { x: x * 214, y: 19 + y * 30, colour: i % 2 ? "#ffd778" : "#8ff0e2" };
});

/** The draft's tray: a saucer with its pilot, who has seen it all. */
export function Saucer() {
  return (
    <svg className="gt-saucer" viewBox="-256 -58 512 190" aria-hidden="true">
      <defs>
        <linearGradient id="gt-beam" x2="0" y2="1">
          <stop stopColor="#ffe7a6" stopOpacity=".42" />
          <stop offset="1" stopColor="#ffe7a6" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="gt-saucer-hull" x2="0" y2="1">
          <stop stopColor="#dfe3f6" />
          <stop offset=".5" stopColor="#8f94bd" />
          <stop offset="1" stopColor="#43426f" />
        </linearGradient>
        <linearGradient id="gt-saucer-deck" x2="0" y2="1">
          <stop stopColor="#4b4a7d" />
          <stop offset="1" stopColor="#7c7fae" />
        </linearGradient>
      </defs>
      <path d="M-60 62-150 132H150L60 62Z" fill="url(#gt-beam)" />
      <path d="M-120 34Q0 122 120 34Z" fill="#35345f" stroke="#14113a" strokeWidth="1.4" />
      <path
        d="M-246 6C-230 44-110 56 0 56S230 44 246 6Z"
        fill="url(#gt-saucer-hull)"
        stroke="#14113a"
        strokeWidth="1.6"
      />
      <ellipse cy="6" rx="246" ry="34" fill="#c9cdea" stroke="#14113a" strokeWidth="1.6" />
      <ellipse cy="7" rx="236" ry="29.5" fill="url(#gt-saucer-deck)" />
      <ellipse cy="7" rx="200" ry="23" fill="none" stroke="#c9cdea" strokeOpacity=".35" />
      {LAMPS.map(({ x, y, colour }) => (
        <circle key={x} cx={at(x)} cy={at(y)} r="4.6" fill={colour} stroke="#14113a" strokeWidth="1.2" />
      ))}
      <g transform="translate(-206 2) scale(1.18)" stroke="#14113a" strokeWidth="1.5" strokeLinecap="round">
        <path d="M-14 0C-14-16-8-26 0-26S14-16 14 0Z" fill="#a6e08a" />
        <g fill="#14113a" stroke="none">
          <ellipse cx="-5" cy="-14" rx="3.6" ry="4.6" />
          <ellipse cx="6" cy="-14" rx="3.6" ry="4.6" />
        </g>
        <g fill="#fff" stroke="none">
          <circle cx="-4" cy="-15.6" r="1.2" />
          <circle cx="7" cy="-15.6" r="1.2" />
        </g>
        <path d="M-4-5Q1-2 6-5" fill="none" />
        <path d="M-13-20H13L10-28Q0-33-10-28Z" fill="#3c3f8f" />
        <circle cy="-25" r="2.4" fill="#ffd778" stroke="none" />
        <path
          d="M-24 2C-24-22-14-38 0-38S24-22 24 2Z"
          fill="#dff6ff"
          fillOpacity=".2"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="1.2"
        />
      </g>
    </svg>
  );
}

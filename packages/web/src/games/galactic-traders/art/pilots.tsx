import type { ReactNode } from "react";
import { houseNumber, INK } from "./palette.ts";

/** The pilots of the four houses, each standing on 0,0 and about 28 wide and 30 high. */
const PILOTS: readonly ReactNode[] = [
  <g key="captain" stroke={INK} strokeWidth="1.4" strokeLinejoin="round">
    <path d="M-14 0C-14-16-8-26 0-26S14-16 14 0Z" fill="#a6e08a" />
    <path d="M-13-20H13L10-28Q0-33-10-28Z" fill="#3c3f8f" />
    <g fill={INK} stroke="none">
      <ellipse cx="-5" cy="-13.5" rx="3.6" ry="4.6" />
      <ellipse cx="6" cy="-13.5" rx="3.6" ry="4.6" />
    </g>
    <path d="M-4-4.6Q1-1.6 6-4.6" fill="none" strokeLinecap="round" />
    <path d="M-5-15.4h.1M6-15.4h.1" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
    <circle cy="-25" r="2.4" fill="#ffd778" strokeWidth="1" />
  </g>,
  <g key="cyclops" stroke={INK} strokeWidth="1.4" strokeLinejoin="round">
    <path d="M-6-22Q-8-29-11-30M6-22Q8-29 11-30" fill="none" strokeLinecap="round" />
    <circle cx="-11" cy="-30.5" r="2.3" fill="#ffd778" />
    <circle cx="11" cy="-30.5" r="2.3" fill="#ffd778" />
    <path d="M-13 0C-17-14-11-24 0-24S17-14 13 0Z" fill="#f7a9bd" />
    <circle cy="-13.5" r="7" fill="#fff" />
    <circle cx="1.4" cy="-13" r="3.4" fill={INK} stroke="none" />
    <path d="M2.2-14.6h.1" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    <path d="M-6-3.4Q0 .6 6-3.4Z" fill="#a32a45" />
  </g>,
  <g key="robot" stroke={INK} strokeWidth="1.4" strokeLinejoin="round">
    <path d="M0-24V-30" />
    <circle cy="-31" r="2.2" fill="#fb8590" />
    <path d="M-17-15h4v7h-4ZM13-15h4v7h-4Z" fill="#5f7f94" />
    <rect x="-13" y="-24" width="26" height="24" rx="5" fill="#b9d3d8" />
    <rect x="-10" y="-19" width="20" height="8" rx="4" fill={INK} stroke="none" />
    <path d="M-5-15h.1M5-15h.1" stroke="#8ff0e2" strokeWidth="4" strokeLinecap="round" />
    <path d="M-6-5.4H6M-3-7.4v4M0-7.4v4M3-7.4v4" strokeWidth="1.1" fill="none" />
  </g>,
  // Named after an astronomer who wore a nose of brass.
  <g key="brass-nose" stroke={INK} strokeWidth="1.4" strokeLinejoin="round">
    <path d="M-12-22Q-15-30-7-28M12-22Q15-30 7-28" fill="#9a7fe0" />
    <path d="M-13 0C-16-16-10-27 0-27S16-16 13 0Z" fill="#b79cf0" />
    <g fill="#fff">
      <circle cx="-5.6" cy="-17" r="4.2" />
      <circle cx="5.6" cy="-17" r="4.2" />
    </g>
    <path d="M-4.8-16.4h.1M6.4-16.4h.1" strokeWidth="3.6" strokeLinecap="round" />
    <path d="M-9-4Q-5-8 0-5.4Q5-8 9-4Q4-3 0-4.4Q-4-3-9-4Z" fill="#4a2f7a" />
    <ellipse cy="-9.6" rx="4.6" ry="3.8" fill="#e8b23c" />
    <path d="M-1.8-11.2q1-1 2-.8" stroke="#fff3c4" strokeWidth="1.2" strokeLinecap="round" fill="none" />
  </g>,
];

/** The pilot of a house inside a drawing, standing on 0,0. */
export function PilotShape({ seat }: { readonly seat: number }) {
  return PILOTS[houseNumber(seat)] ?? null;
}

/** A saucer of 72 units around 0,0, painted in the pattern of its house, its pilot under glass. */
export function SaucerShape({ seat, isFree = false }: { readonly seat: number; readonly isFree?: boolean }) {
  const house = houseNumber(seat);
  return (
    <g stroke={INK} strokeWidth="1.4">
      <path d="M-17 6Q0 21 17 6Z" fill="#35345f" />
      <path
        d="M-36 0C-33 7-16 10.5 0 10.5S33 7 36 0Z"
        fill={isFree ? "none" : `url(#gt-metal-${house})`}
        strokeDasharray={isFree ? "3 3" : undefined}
      />
      {isFree ? null : <path d="M-36 0C-33 7-16 10.5 0 10.5S33 7 36 0Z" fill={`url(#gt-paint-${house})`} />}
      <ellipse rx="36" ry="6" fill={isFree ? "#4a4a7c" : "#c9cdea"} fillOpacity={isFree ? 0.5 : 1} />
      <ellipse cy=".4" rx="33" ry="4.6" fill="#55588c" stroke="none" fillOpacity={isFree ? 0.4 : 1} />
      {isFree ? null : (
        <g transform="translate(0 2) scale(.82)">
          <PilotShape seat={seat} />
        </g>
      )}
      <path
        d="M-19 2C-19-18-12-31 0-31S19-18 19 2"
        fill="#dff6ff"
        fillOpacity=".16"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.1"
      />
      <path
        d="M-27 4.4h.1M-14 7h.1M0 7.8h.1M14 7h.1M27 4.4h.1"
        stroke="#ffd778"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeOpacity={isFree ? 0.4 : 1}
      />
    </g>
  );
}

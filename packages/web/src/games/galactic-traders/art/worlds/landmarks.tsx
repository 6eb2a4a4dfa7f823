import type { ReactNode } from "react";
import type { Landmark } from "./recipes.ts";

/**
 * What stands on the limb of a world, 16 units high, its foot at the origin, and where: degrees from the top. One thing
 * for each world, so that it is recognised by its outline alone.
 */
const LANDMARKS: Readonly<Record<Landmark, { readonly angle: number; readonly drawing: ReactNode }>> = {
  tents: {
    angle: -26,
    drawing: (
      <>
        <path d="M-14 2-6-9 2 2Z" fill="#ffe6a8" />
        <path d="M-9 2-6-9-3 2Z" fill="#e0607a" />
        <path d="M-6-9V-14" />
        <path d="M-6-14 0-12.2-6-10.6Z" fill="#fff" />
        <path d="M4 3 9-4 15 4Z" fill="#9fe3e0" />
      </>
    ),
  },
  train: {
    angle: -34,
    drawing: (
      <>
        <rect x="-14" y="-7.5" width="9" height="6.5" rx="1" fill="#ffd778" />
        <rect x="-4" y="-7.5" width="7" height="6.5" rx="1" fill="#fb8590" />
        <path d="M4-1V-6H8V-10H10.5V-6H12.5Q15-5 15-1Z" fill="#86e2dc" />
        <path d="M-11 0h.1M-7 0h.1M-2 0h.1M1.5 0h.1M7 0h.1M12 0h.1" strokeWidth="3.4" strokeLinecap="round" />
        <g fill="#fff" fillOpacity=".8" stroke="none">
          <circle cx="8" cy="-13" r="2.3" />
          <circle cx="4.5" cy="-15.5" r="2.8" />
        </g>
      </>
    ),
  },
  whale: {
    angle: 34,
    drawing: (
      <path
        d="M-2 2C-1-3-1.6-5-2.4-7C-6-6.6-9-9-9.4-12C-6-12-3-11-1.4-9C0-11 3-12.4 6.6-12.2C6-9 3.4-6.8.4-7C1-5 2.6-2 3 2Z"
        fill="#2b5f9e"
      />
    ),
  },
  peaks: {
    angle: -8,
    drawing: (
      <>
        <path d="M-14 2-6-9-1-3 5-14 14 2Z" fill="#7d98a8" />
        <path d="M2-8.6 5-14 8.4-8 6-9.2 4.6-7.6ZM-8-6.2-6-9-3.7-6.2-6-6.8Z" fill="#fff" stroke="none" />
      </>
    ),
  },
  tower: {
    angle: -30,
    drawing: (
      <>
        <path d="M-6 2V-11H-3.6V-9H-1.2V-11H1.2V-9H3.6V-11H6V2Z" fill="#d5c8c4" />
        <path d="M0-11V-18" />
        <path d="M0-18 7-16 0-13.6Z" fill="#fb8590" />
      </>
    ),
  },
  mill: {
    angle: -24,
    drawing: (
      <>
        <path d="M-3 2-2-9H2L3 2Z" fill="#fff3d8" />
        <path d="M0-9-7-15M0-9 7-3.5M0-9 6-16M0-9-6.4-2.6" strokeWidth="1.8" />
      </>
    ),
  },
  chimneys: {
    angle: -30,
    drawing: (
      <>
        <path d="M-5 2-3-12H0L.6 2Z" fill="#8d7aa0" />
        <path d="M2 2 3-8H5.6L7 2Z" fill="#7a688e" />
        <g fill="#ffcf9a" fillOpacity=".75" stroke="none">
          <circle cx="-1" cy="-15" r="2.5" />
          <circle cx="2.5" cy="-18" r="3" />
        </g>
      </>
    ),
  },
  signpost: {
    angle: -26,
    drawing: (
      <>
        <path d="M0 2V-8" strokeWidth="1.6" />
        <path d="M-8-8H7L10-11 7-14H-8Z" fill="#fff3cf" />
        <path d="M-5-11h8" stroke="#a32a35" strokeWidth="1.4" />
      </>
    ),
  },
  cross: {
    angle: -28,
    drawing: (
      <>
        <path d="M-10 2V-5Q-10-11 0-11T10-5V2Z" fill="#fff" />
        <path d="M-3 2V-3H3V2Z" fill="#9fd8cc" />
        <path d="M-1.4-10h2.8v2.2h2.2V-5H1.4v2.2h-2.8V-5h-2.2v-2.8h2.2Z" fill="#e0405a" stroke="none" />
      </>
    ),
  },
  arch: {
    angle: -20,
    drawing: (
      <>
        <path d="M-11 2V-9H11V2H7V-2Q7-6 3.6-6T0-2V2H-1V-2Q-1-6-4-6T-7-2V2Z" fill="#ffe9b8" />
        <path d="M-13-9H13L10-13H-10Z" fill="#e0805a" />
      </>
    ),
  },
  hammock: {
    angle: -24,
    drawing: (
      <>
        <path d="M-11 2Q-12-6-10-11M11 2Q12-6 10-11" strokeWidth="2" stroke="#6b4a3a" />
        <path
          d="M-10-11Q-16-15-18-10-14-13-10-11-13-18-7-17-10-15-10-11-5-16-3-11-7-13-10-11ZM10-11Q4-15 2-10 6-13 10-11 7-18 13-17 10-15 10-11 15-16 17-11 13-13 10-11Z"
          fill="#4f9a62"
        />
        <path d="M-10.6-4Q0 3 10.6-4" strokeWidth="2.6" stroke="#e0607a" />
        <circle cx="2" cy="-3.4" r="2" fill="#a6e08a" />
      </>
    ),
  },
  anvil: {
    angle: -26,
    drawing: <path d="M-6 2Q-3-1-3-4-12-4-14-9H9V-6Q4-4 3-3 3-1 6 2Z" fill="#4b4658" />,
  },
  angler: {
    angle: 28,
    drawing: (
      <>
        <path d="M-12 3C-12-6-4-10 3-9 8-8 11-4 11 0L15-4V7L10 4Z" fill="#1d3a58" />
        <path d="M-4-9Q-6-17-13-14" strokeWidth="1.4" stroke="#8fd8e6" />
        <circle cx="-13.5" cy="-13.5" r="2.6" fill="#ffd778" />
        <circle cx="-4" cy="-4" r="2" fill="#fff" />
        <path d="M-11 0l3 1.6 2-2.4 2 2.6 2-2" stroke="#fff" />
      </>
    ),
  },
  dome: {
    angle: -24,
    drawing: (
      <>
        <path d="M-11 2V-2H11V2ZM-9-2V-8M-3-2V-8M3-2V-8M9-2V-8" fill="#fff3d8" strokeWidth="1.6" />
        <path d="M-11-8H11Q9-16 0-16T-11-8Z" fill="#ffe6a8" />
        <path d="M0-16V-20" />
      </>
    ),
  },
  crown: {
    angle: -20,
    drawing: (
      <>
        <path d="M-15 3-10-10-5-2 0-14 5-2 10-10 15 3Z" fill="#7a3a40" />
        <path d="M-10-10h.1M0-14h.1M10-10h.1" stroke="#ffb24a" strokeWidth="4.6" strokeLinecap="round" />
      </>
    ),
  },
  ears: {
    angle: -20,
    drawing: (
      <>
        <path d="M-6 2C-10-6-9-16-6-16S-1-8-1 2ZM2 2C2-8 4-16 8-15S9-5 7 3Z" fill="#fff3ea" />
        <path
          d="M-5.6-1C-8-7-7-13-6-13S-3.4-7-3.4-1ZM3.6-1C4-7 5-12 7-12S7-5 5.6-1Z"
          fill="#ffb6c8"
          stroke="none"
        />
      </>
    ),
  },
  umbrella: {
    angle: -24,
    drawing: (
      <>
        <path d="M0-12V0Q0 3 3 2" strokeWidth="1.6" stroke="#e9dcb6" />
        <path d="M-12-6Q-10-15 0-16 10-15 12-6 9-9 6-6 3-9 0-6-3-9-6-6-9-9-12-6Z" fill="#c9b6ff" />
      </>
    ),
  },
  nest: {
    angle: -28,
    drawing: (
      <>
        <path d="M-9-2Q0 7 9-2Z" fill="#8a6238" />
        <path d="M-11-2H11M-9 0 8-4M-8-4 10 0" stroke="#5c3f22" />
        <path d="M-5-3Q-7-10-1-12-1-15 2-14L6-12.4 2-11Q4-6 2-3Z" fill="#ffd778" />
        <path d="M-.2-12.4h.1" strokeWidth="1.8" strokeLinecap="round" />
      </>
    ),
  },
  well: {
    angle: -24,
    drawing: (
      <>
        <path d="M-8 3V-4H8V3Z" fill="#a7b0a0" />
        <path d="M-7-4V-11M7-4V-11" strokeWidth="1.8" />
        <path d="M-11-10 0-17 11-10Z" fill="#b0604a" />
        <path d="M0-11V-6M-2-6H2V-3H-2Z" fill="#ffd778" />
      </>
    ),
  },
};

export function LandmarkDrawing({ landmark }: { readonly landmark: Landmark }) {
  const { angle, drawing } = LANDMARKS[landmark];
  return (
    <g
      transform={`rotate(${angle}) translate(0 -59)`}
      fill="none"
      stroke="#1b1436"
      strokeWidth="1"
      strokeLinejoin="round"
    >
      {drawing}
    </g>
  );
}

import type { ReactNode } from "react";
import { at, type Point, polar } from "../geometry.ts";
import { type Paint, R } from "./ground.tsx";
import type { Feature } from "./recipes.ts";

/** Something around a world: the half that is seen behind it, and the half before it. */
interface Both {
  readonly back?: ReactNode;
  readonly front?: ReactNode;
}

/** A half of a ring that lies flat: an arc of an ellipse. */
function arc(rx: number, ry: number, isFront: boolean): string {
  return `M${-rx} 0A${rx} ${ry} 0 0 ${isFront ? 0 : 1} ${rx} 0`;
}

function ring({ palette: [, light, , bright] }: Paint): Both {
  const half = (isFront: boolean): ReactNode => (
    <g transform="rotate(-14)" fill="none">
      <path d={arc(82, 19, isFront)} stroke={bright} strokeOpacity=".9" strokeWidth="6" />
      <path d={arc(91, 22, isFront)} stroke={light} strokeOpacity=".8" strokeWidth="2.7" />
      <path d={arc(73, 17, isFront)} stroke="#fff" strokeOpacity=".55" strokeWidth="1.8" />
    </g>
  );
  return { back: half(false), front: half(true) };
}

/** A gate that stands on the meridian, with its lamps. */
function gate({ palette: [, , , bright, air] }: Paint): Both {
  const half = (isFront: boolean): ReactNode => (
    <g transform="rotate(68)" fill="none">
      <path d={arc(76, 20, isFront)} stroke="#241d4c" strokeWidth="9" />
      <path d={arc(76, 20, isFront)} stroke={air} strokeOpacity=".9" strokeWidth="6" />
      <path
        d={arc(76, 20, isFront)}
        stroke={bright}
        strokeWidth="3"
        strokeDasharray="0 13"
        strokeLinecap="round"
      />
    </g>
  );
  return { back: half(false), front: half(true) };
}

const SCRAP = ["#e6d8b0", "#c0cfc6", "#f0b25e", "#9fb3c8"];

/** What others have thrown away: crates, wheels, a boot, planks. */
function scrapPiece(kind: number, size: number): ReactNode {
  const s = at(size);
  switch (kind) {
    case 0:
      return (
        <path d={`M${at(-size)} ${at(-size * 0.6)}h${at(2 * size)}v${at(1.2 * size)}h${at(-2 * size)}z`} />
      );
    case 1:
      return (
        <>
          <circle r={s} />
          <circle r={at(size * 0.4)} fill="#17112f" />
        </>
      );
    case 2:
      return <path d="M-3-4H1V0H4Q5 3 3 3H-3Z" transform={`scale(${at(size / 3)})`} />;
    default:
      return (
        <path
          d={`M${at(-size * 1.4)} ${at(-size * 0.3)}h${at(2.8 * size)}v${at(0.6 * size)}h${at(-2.8 * size)}z`}
        />
      );
  }
}

function scrap({ random }: Paint): Both {
  const pieces = Array.from({ length: 44 }, (_, i) => {
    const [cos, sin] = polar(1, (i / 44) * 360 + random() * 6);
    const x = cos * R * (1.2 + random() * 0.24);
    const y = sin * R * (0.26 + random() * 0.1);
    const size = R * (0.045 + random() * 0.055);
    const kind = Math.floor(random() * 4);
    const turn = at(random() * 180);
    const drawn = (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change.
      <g key={i} transform={`translate(${at(x)} ${at(y)}) rotate(${turn})`} fill={SCRAP[kind]}>
        {scrapPiece(kind, size)}
      </g>
    );
    return { y, drawn };
  });
  const half = (isFront: boolean): ReactNode => (
    <g transform="rotate(12)" stroke="#17112f" strokeOpacity=".6" strokeWidth=".7">
      {pieces.filter(({ y }) => y >= 0 === isFront).map(({ drawn }) => drawn)}
    </g>
  );
  return { back: half(false), front: half(true) };
}

function moon(): Both {
  return {
    front: (
      <g transform="translate(68 30)">
        <circle r="10" fill="#efe2c4" />
        <circle cx="-3" cy="-2" r="2.4" fill="#c9b692" />
        <circle cx="1.5" cy="-5" r="1.5" fill="#c9b692" />
        <path d="M7.1-7.1A10 10 0 0 1-7.1 7.1 13.5 13.5 0 0 0 7.1-7.1Z" fill="#120d2c" fillOpacity=".6" />
        <circle r="10" fill="none" stroke="#140c2c" strokeOpacity=".7" strokeWidth=".9" />
      </g>
    ),
  };
}

/** The way that it came: nobody would call it an orbit. */
function trail({ palette: [, , , , air] }: Paint): Both {
  return {
    back: (
      <path
        d="M-48 18c-18 24-30-18-45 6"
        fill="none"
        stroke={air}
        strokeOpacity=".55"
        strokeWidth="3"
        strokeDasharray="1.2 7.2"
        strokeLinecap="round"
      />
    ),
  };
}

function halo({ palette: [, , , bright] }: Paint): Both {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = polar(63, i * 15);
    const [u, v] = polar(i % 2 ? 71 : 78, i * 15);
    return `M${at(x)} ${at(y)}L${at(u)} ${at(v)}`;
  }).join("");
  return {
    back: (
      <g fill="none" stroke={bright}>
        <path d={rays} strokeOpacity=".5" strokeWidth="1.4" strokeLinecap="round" />
        <circle r="62" strokeOpacity=".8" strokeWidth="3" />
      </g>
    ),
  };
}

function thorns({ palette: [, , deep], random }: Paint): Both {
  const spikes = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * 360 + random() * 6;
    const tip = polar(R + 7 + random() * 8, angle + 2);
    const [a, b] = [polar(R - 2, angle - 3), polar(R - 2, angle + 4)];
    const pair = ([x, y]: Point): string => `${at(x)} ${at(y)}`;
    return `M${pair(a)}L${pair(tip)}L${pair(b)}Z`;
  }).join("");
  return { back: <path d={spikes} fill={deep} stroke="#140c2c" strokeWidth=".8" strokeLinejoin="round" /> };
}

/** Windows on the night side. */
function lights({ random }: Paint): Both {
  return {
    front: (
      <g fill="#ffe29a">
        {Array.from({ length: 12 }, (_, i) => {
          const [x, y] = polar(R * (0.45 + random() * 0.42), 10 + random() * 70);
          // biome-ignore lint/suspicious/noArrayIndexKey: the lights never change.
          return <circle key={i} cx={at(x)} cy={at(y)} r={at(0.7 + random() * 0.8)} />;
        })}
      </g>
    ),
  };
}

export const AROUND: readonly (readonly [feature: Feature, draw: (paint: Paint) => Both])[] = [
  ["halo", halo],
  ["thorns", thorns],
  ["trail", trail],
  ["lights", lights],
  ["ring", ring],
  ["gate", gate],
  ["scrap", scrap],
  ["moon", moon],
];

import type { aids } from "@portolan/guides/galactic-traders";
import { memo } from "react";
import { at, seeded } from "./geometry.ts";
import { AROUND } from "./worlds/around.tsx";
import { GROUND, R } from "./worlds/ground.tsx";
import { LandmarkDrawing } from "./worlds/landmarks.tsx";
import { recipeOf } from "./worlds/recipes.ts";

export type WorldCard = Pick<aids.PlanetCard, "id" | "ability">;

/** Half the side of the square that a world with all that surrounds it is drawn in; the world itself has radius 60. */
const REACH = 96;
/** How much larger the drawing is than the world. */
export const WORLD_REACH = REACH / R;

/** Meridians of the night side, closer towards the limb: what makes all worlds one engraved set. */
const HATCHING = Array.from({ length: 9 }, (_, i) => {
  const rx = at(R * (0.3 + 0.68 * Math.sqrt(i / 8)));
  return { d: `M0-60A${rx} 60 0 0 1 0 60`, width: at(R * (0.008 + (0.016 * i) / 9)) };
});

/** The same light falls on every world, from the upper left. */
function Light() {
  return (
    <>
      <radialGradient id="gt-lit" cx=".31" cy=".27" r=".86">
        <stop stopColor="#fff" stopOpacity=".5" />
        <stop offset=".3" stopColor="#fff" stopOpacity=".12" />
        <stop offset=".55" stopColor="#0a0826" stopOpacity=".05" />
        <stop offset=".82" stopColor="#0a0826" stopOpacity=".5" />
        <stop offset="1" stopColor="#070520" stopOpacity=".86" />
      </radialGradient>
      <linearGradient id="gt-dusk">
        <stop offset=".46" stopColor="#0b0830" stopOpacity="0" />
        <stop offset=".78" stopColor="#0b0830" stopOpacity=".44" />
      </linearGradient>
      <clipPath id="gt-disc">
        <circle r={R} />
      </clipPath>
      <g id="gt-light" clipPath="url(#gt-disc)">
        <circle r={R} fill="url(#gt-lit)" />
        <g transform="rotate(44)">
          <circle r={R} fill="url(#gt-dusk)" />
          <g fill="none" stroke="#0a0728" strokeOpacity=".5">
            {HATCHING.map(({ d, width }) => (
              <path key={d} d={d} strokeWidth={width} />
            ))}
          </g>
        </g>
        <circle r={R - 0.5} fill="none" stroke="#140c2c" strokeOpacity=".8" strokeWidth="1.4" />
      </g>
    </>
  );
}

/** One world in two parts, so that light falls between them: what lies below it, and what is before it. */
const WorldSymbol = memo(function WorldSymbol({ card }: { readonly card: WorldCard }) {
  const { id } = card;
  const { palette, features, landmark, squash = 1 } = recipeOf(card);
  const [base, light, deep, , air] = palette;
  const random = seeded(id);
  const tilt = random() * 30 - 15;
  const paint = { palette, random };
  const ground = GROUND.filter(([feature]) => features.includes(feature)).map(([feature, Layer]) => (
    <g key={feature}>{Layer(paint)}</g>
  ));
  const around = AROUND.filter(([feature]) => features.includes(feature)).map(
    ([feature, draw]) => [feature, draw(paint)] as const,
  );
  return (
    <>
      <radialGradient id={`gt-air-${id}`}>
        <stop offset=".7" stopColor={air} stopOpacity=".5" />
        <stop offset=".82" stopColor={air} stopOpacity=".16" />
        <stop offset="1" stopColor={air} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`gt-ground-${id}`} x2="0" y2="1">
        <stop stopColor={light} />
        <stop offset=".5" stopColor={base} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <g id={`gt-world-${id}`}>
        <circle r="80" fill={`url(#gt-air-${id})`} />
        {around.map(([feature, { back }]) => (
          <g key={feature}>{back}</g>
        ))}
        <g transform={squashOf(squash)}>
          {landmark ? <LandmarkDrawing landmark={landmark} /> : null}
          <g clipPath="url(#gt-disc)">
            <g transform={`rotate(${at(tilt)})`}>
              <rect x={-R} y={-R} width={2 * R} height={2 * R} fill={`url(#gt-ground-${id})`} />
              {ground}
            </g>
          </g>
        </g>
      </g>
      <g id={`gt-before-${id}`}>
        {around.map(([feature, { front }]) => (
          <g key={feature}>{front}</g>
        ))}
      </g>
    </>
  );
});

/** A world that is a little wrong is as much lower as it is wider. */
function squashOf(squash: number): string | undefined {
  return squash === 1 ? undefined : `rotate(-12) scale(${squash} ${(2 - squash).toFixed(2)}) rotate(12)`;
}

/** What worlds are drawn from. A page that shows worlds has this once. */
export function WorldSymbols({ cards }: { readonly cards: readonly WorldCard[] }) {
  return (
    <>
      <Light />
      {cards.map((card) => (
        <WorldSymbol key={card.id} card={card} />
      ))}
    </>
  );
}

/** A world as large as its box; the box is a square around all that belongs to it. */
export const World = memo(function World(props: {
  readonly card: WorldCard;
  /** A planet that has been used lies turned by a quarter; the light stays where it is. GT-ABI-1 */
  readonly isTurned?: boolean;
  readonly className?: string;
}) {
  const { card, isTurned = false, className = "" } = props;
  return (
    <svg
      className={`gt-world ${className}`}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      aria-hidden="true"
      data-turned={isTurned}
    >
      <WorldParts card={card} />
    </svg>
  );
});

/** The same inside another drawing, around the origin, with radius 60. */
export function WorldParts({ card }: { readonly card: WorldCard }) {
  const { squash = 1 } = recipeOf(card);
  return (
    <>
      <use href={`#gt-world-${card.id}`} className="gt-turning" />
      <use href="#gt-light" transform={squashOf(squash)} />
      <use href={`#gt-before-${card.id}`} className="gt-turning" />
    </>
  );
}

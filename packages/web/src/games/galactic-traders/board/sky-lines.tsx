import type { PlanetId } from "@portolan/guides/galactic-traders";
import { useLayoutEffect, useState } from "react";
import type { Size } from "../../../ui/use-size.ts";
import { at, type Point } from "../art/geometry.ts";
import { houseOf } from "../art/palette.ts";
import { comet } from "./comets.tsx";
import { bayAt, type Galaxy, plannedBays } from "./galaxy.ts";
import type { Layout } from "./layout.ts";
import { type Berth, type Thrust, thrustsOf } from "./thrusts.ts";

interface LinesProps {
  readonly galaxy: Galaxy;
  readonly layout: Layout;
  readonly spots: ReadonlyMap<PlanetId, Point>;
  readonly size: Size;
}

function spotOf({ galaxy, layout, spots }: LinesProps): (berth: Berth) => Point {
  return ({ planet, slot }) => bayAt(galaxy, layout, spots.get(planet) ?? [0, 0], planet, slot);
}

/** A dotted arc with a head: where a good could be sent. It leaves room for the pods at both ends. */
function ThrustLine(props: {
  readonly from: Point;
  readonly to: Point;
  readonly pod: number;
  readonly owner: Thrust["owner"];
}) {
  const { from, to, pod, owner } = props;
  const { colour } = houseOf(owner);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bow = Math.min(pod * 1.7, length * 0.3);
  // Arcs rise, so that they pass over the planets between.
  const side = dx >= 0 ? 1 : -1;
  const middle: Point = [
    (from[0] + to[0]) / 2 + (side * dy * bow) / length,
    (from[1] + to[1]) / 2 - (side * dx * bow) / length,
  ];
  const gap = pod * 0.72;
  const towards = ([x, y]: Point): Point => {
    const far = Math.hypot(middle[0] - x, middle[1] - y) || 1;
    return [x + ((middle[0] - x) * gap) / far, y + ((middle[1] - y) * gap) / far];
  };
  const [start, end] = [towards(from), towards(to)];
  const heading = (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI;
  return (
    <g style={{ color: colour }}>
      <path
        className="gt-thrust"
        d={`M${at(start[0])} ${at(start[1])}Q${at(middle[0])} ${at(middle[1])} ${at(end[0])} ${at(end[1])}`}
      />
      <path
        className="gt-thrust-head"
        d="M-9-5.5 0 0-9 5.5"
        transform={`translate(${at(end[0])} ${at(end[1])}) rotate(${at(heading)})`}
      />
    </g>
  );
}

/** Where the goods that the planned turn displaces could go. */
export function Thrusts(props: LinesProps) {
  const { galaxy, layout, size } = props;
  const { picture, outcomes } = galaxy;
  const find = spotOf(props);
  const thrusts = thrustsOf(picture.table, picture.view, outcomes, find);
  if (thrusts.length === 0) return null;
  return (
    <svg className="gt-comets" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {thrusts.map(({ owner, from, to }) => (
        <ThrustLine
          key={`${from.planet} ${from.slot}`}
          from={find(from)}
          to={find(to)}
          pod={layout.pod}
          owner={owner}
        />
      ))}
    </svg>
  );
}

const GHOST = ".gt-held.is-ghost";

/** The trail of the good that was laid last, from its pad up to its bay. */
export function Trail(props: LinesProps) {
  const { galaxy, layout, size } = props;
  const { planning, pointer } = galaxy;
  const loose = pointer.pointed.length === 0 ? planning.loose : null;
  const [pad, setPad] = useState<number | null>(null);
  useLayoutEffect(() => {
    const ghost = document.querySelector(GHOST)?.getBoundingClientRect();
    const sky = document.querySelector(".gt-sky-map")?.getBoundingClientRect();
    setPad(ghost && sky ? ghost.x + ghost.width / 2 - sky.x : null);
  });
  const planned = plannedBays(galaxy);
  const key = [...planned].find(([, number]) => number === loose?.at)?.[0];
  if (key === undefined || pad === null) return null;
  const [planet, slot] = key.split(" ").map(Number);
  const end = spotOf(props)({ planet, slot });
  const { tail } = comet([pad, size.height], end, layout.pod * 0.16);
  return (
    <svg className="gt-comets" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <linearGradient id="gt-trail" gradientUnits="userSpaceOnUse" x1="0" y1={size.height} x2="0" y2={end[1]}>
        <stop stopColor="var(--lamp)" stopOpacity=".05" />
        <stop offset=".3" stopColor="var(--lamp)" stopOpacity=".35" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity=".9" />
      </linearGradient>
      <path d={tail} fill="url(#gt-trail)" />
    </svg>
  );
}

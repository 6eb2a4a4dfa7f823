import { type PlanetId, planetName } from "@portolan/guides/galactic-traders";
import type { CSSProperties } from "react";
import type { Size } from "../../../ui/use-size.ts";
import { at, type Point } from "../art/geometry.ts";
import { MarkShape } from "../art/houses.tsx";
import { houseOf } from "../art/palette.ts";
import { WORLD_REACH, World } from "../art/world.tsx";
import type { Hop, Link } from "./chain.ts";
import { bayAt, type Galaxy, nameOf, stepOf } from "./galaxy.ts";
import type { Layout } from "./layout.ts";

/** A planet that has been won in this step: it stays as a shadow, with its winner's mark, until the chain ends. */
export function Afterimage(props: {
  readonly galaxy: Galaxy;
  readonly link: Link;
  readonly layout: Layout;
  readonly spot: Point;
}) {
  const { galaxy, link, layout, spot } = props;
  const { picture } = galaxy;
  const { translator, table } = picture;
  const card = table.edition.planets[link.planet];
  const owner = link.receiver ?? link.winner;
  const { radius } = layout;
  const { colour } = houseOf(owner);
  return (
    <div
      className="gt-gone"
      data-plate={layout.plate}
      style={
        {
          "--left": `${at(spot[0])}px`,
          "--top": `${at(spot[1])}px`,
          "--radius": `${at(radius)}px`,
          "--globe": `${at(2 * radius * WORLD_REACH)}px`,
          "--house": colour,
        } as CSSProperties
      }
    >
      <span className="gt-gone-globe">
        <World card={card} />
      </span>
      <svg className="gt-gone-mark" viewBox="-24 -24 48 48" aria-hidden="true">
        <circle r="19" fill="#14113a" />
        <MarkShape seat={owner} scale={1.2} />
      </svg>
      <span className="gt-gone-words">
        <strong>{planetName(picture, link.planet)}</strong>
        <span>
          {owner === picture.viewer
            ? translator.t("gt.chain.byYou")
            : translator.t("gt.chain.by", { name: nameOf(picture, owner) })}
        </span>
      </span>
    </div>
  );
}

/** A tail that widens towards its head: from one point to another in a bow. */
export function comet(
  [x1, y1]: Point,
  [x2, y2]: Point,
  width: number,
): { readonly tail: string; readonly near: Point } {
  const bow = Math.min(90, Math.hypot(x2 - x1, y2 - y1) * 0.22);
  const normal = Math.hypot(x2 - x1, y2 - y1) || 1;
  const side = x2 >= x1 ? -1 : 1;
  const mid: Point = [
    (x1 + x2) / 2 + (side * -(y2 - y1) * bow) / normal,
    (y1 + y2) / 2 + (side * (x2 - x1) * bow) / normal,
  ];
  const pointAt = (u: number): Point => [
    (1 - u) ** 2 * x1 + 2 * u * (1 - u) * mid[0] + u * u * x2,
    (1 - u) ** 2 * y1 + 2 * u * (1 - u) * mid[1] + u * u * y2,
  ];
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= 20; i++) {
    const u = i / 20;
    const [x, y] = pointAt(u);
    const [a, b] = [pointAt(Math.max(0, u - 0.02)), pointAt(Math.min(1, u + 0.02))];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = 0.5 + u * u * width;
    const [dx, dy] = [((b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    left.push(`${at(x + dx)} ${at(y - dy)}`);
    right.unshift(`${at(x - dx)} ${at(y + dy)}`);
  }
  return { tail: `M${left.join("L")}L${right.join("L")}Z`, near: pointAt(0.82) };
}

interface CometsProps {
  readonly galaxy: Galaxy;
  readonly layout: Layout;
  readonly spots: ReadonlyMap<PlanetId, Point>;
  readonly size: Size;
  readonly part: "tails" | "numbers";
}

/** A hop: its tail passes behind planets, its number stands before them, close to where it led. */
function HopTrail(props: Omit<CometsProps, "size"> & { readonly hop: Hop }) {
  const { galaxy, layout, spots, hop, part } = props;
  const [from, to] = [spots.get(hop.from), spots.get(hop.to)];
  if (!from || !to) return null;
  const start = bayAt(galaxy, layout, from, hop.from, hop.origin);
  const end = bayAt(galaxy, layout, to, hop.to, hop.slot);
  const { tail, near } = comet(start, end, layout.pod * 0.16);
  const { colour } = houseOf(hop.owner);
  const r = layout.plate === "small" ? 9 : 14;
  if (part === "tails") {
    const half = layout.pod * 0.44;
    return (
      <g style={{ color: colour }}>
        <path d={tail} fill={colour} fillOpacity=".8" />
        {[start, end].map(([x, y]) => (
          <rect
            key={`${x} ${y}`}
            className="gt-left-bay"
            x={at(x - half)}
            y={at(y - half)}
            width={at(2 * half)}
            height={at(2 * half)}
            rx={at(half * 0.4)}
          />
        ))}
      </g>
    );
  }
  return (
    <g transform={`translate(${at(near[0])} ${at(near[1])})`}>
      <circle r={r} fill={colour} stroke="#1b1436" strokeWidth="2" />
      <text className="gt-hop-number" y={at(r * 0.38)} fontSize={at(r * 1.15)}>
        {hop.number}
      </text>
    </g>
  );
}

/** The hops of the present chain, as comets in the colours of their owners; gone as soon as the chain has ended. */
export function Comets({ galaxy, layout, spots, size, part }: CometsProps) {
  const { chain, show } = galaxy;
  const step = stepOf(galaxy)?.step;
  const isOn = show.isRunning || step === "redistribute" || step === "give" || step === "agree";
  if (!isOn || chain.hops.length === 0) return null;
  return (
    <svg className="gt-comets" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {chain.hops.map((hop) => (
        <HopTrail key={hop.number} galaxy={galaxy} layout={layout} spots={spots} part={part} hop={hop} />
      ))}
    </svg>
  );
}

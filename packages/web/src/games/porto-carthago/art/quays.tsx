import { arc, grown, moved, onEllipse, type Point, ringPiece, short, spot } from "./geometry.ts";
import type { Layout } from "./layout.ts";

/** A pier between two docks; a long one, with a fire at its end, between two peoples. */
function Pier({
  layout,
  angle,
  isLong,
}: {
  readonly layout: Layout;
  readonly angle: number;
  readonly isLong: boolean;
}) {
  const { centre, inner, size } = layout;
  const root = onEllipse(centre, grown(inner, 3 * size), angle);
  const away = Math.hypot(centre.x - root.x, centre.y - root.y);
  const u = { x: (centre.x - root.x) / away, y: (centre.y - root.y) / away };
  const length = (isLong ? 34 : 20) * size;
  const half = (isLong ? 6.5 : 4.5) * size;
  const end = moved(root, u.x * length, u.y * length);
  const beside = (at: Point, side: number): string => spot(moved(at, -u.y * half * side, u.x * half * side));
  const top = `M${beside(root, 1)}L${beside(end, 1)}Q${spot(moved(end, u.x * half, u.y * half))} ${beside(end, -1)}L${beside(root, -1)}Z`;
  return (
    <>
      <path d={top} transform={`translate(0 ${short(7 * size)})`} className="pc-pier-wall" />
      <path d={top} className="pc-pier" />
      {isLong ? (
        <g transform={`translate(${spot(end)}) scale(${size})`}>
          <circle cy="-16" r="40" fill="url(#pc-torch)" className="pc-night" />
          <ellipse cx="3" cy="1" rx="6.4" ry="2.4" className="pc-shade" />
          <path d="M-4.4.6L-1-13H0L4.4.6M0 .8V-13" className="pc-tripod" />
          <path d="M-5.6-16.4H5.6C5-13.4 2.6-12 0-12C-2.6-12-5-13.4-5.6-16.4Z" className="pc-bowl" />
          <path
            d="M.4-28C4.6-22.6 4-18.4 0-16.6C-4.2-18.4-3.6-21.6-1.6-23.6C-1-22.2-.2-22 .2-22.8C.8-24.4.2-26 .4-28Z"
            className="pc-flame"
          />
        </g>
      ) : null}
    </>
  );
}

export function Quays({ layout }: { readonly layout: Layout }) {
  const { centre, outer, inner, ring, docks, size } = layout;
  const middle = { x: (outer.x + inner.x) / 2, y: (outer.y + inner.y) / 2 };
  const joints = Array.from({ length: docks.length * 6 }, (_, i) => {
    const angle = ring.at(i / docks.length / 6);
    return `M${spot(onEllipse(centre, outer, angle))}L${spot(onEllipse(centre, inner, angle))}`;
  }).join("");
  return (
    <>
      <path
        d={ringPiece(centre, outer, inner, ring.from, ring.to)}
        fill="url(#pc-stone)"
        className="pc-quay"
      />
      <path d={joints + arc(centre, middle, ring.from, ring.to)} className="pc-joint" />
      <path d={arc(centre, grown(inner, 4 * size), ring.from, ring.to)} className="pc-kerb" />
      <path d={arc(centre, grown(outer, -2 * size), ring.from, ring.to)} className="pc-rim" />
      {docks.slice(1).map(({ from }, i) => (
        <Pier key={from} layout={layout} angle={from} isLong={i % 2 === 1} />
      ))}
    </>
  );
}

/** The people's names along the road outside their docks. */
export function Names({ layout, names }: { readonly layout: Layout; readonly names: readonly string[] }) {
  const { centre, outer, rise, peoples } = layout;
  return peoples.map(({ angle }, i) => {
    const isBelow = Math.sin(angle) > 0.05;
    // Beside the flat end of the ring a name would run into the next one.
    const shifted = angle + (Math.abs(Math.sin(angle)) < 0.8 && !isBelow && Math.cos(angle) > 0.5 ? 0.13 : 0);
    const radii = grown(outer, isBelow ? 12 : 5);
    const half = isBelow ? -0.42 : 0.42;
    const id = `pc-name-${i}`;
    return (
      <g key={id}>
        <path
          id={id}
          d={arc(isBelow ? moved(centre, 0, rise) : centre, radii, shifted - half, shifted + half)}
          fill="none"
        />
        <text className="pc-people" textAnchor="middle">
          <textPath href={`#${id}`} startOffset="50%">
            {names[i]}
          </textPath>
        </text>
      </g>
    );
  });
}

/** The points of a compass rose, each half in shade. */
function points(radius: number, width: number, turn: number): string[] {
  return Array.from({ length: 4 }, (_, i) => {
    const angle = (Math.PI / 2) * i + turn;
    const at = (distance: number, beside: number): string =>
      `${(100 + distance * Math.sin(angle + beside)).toFixed(1)} ${(100 - distance * Math.cos(angle + beside)).toFixed(1)}`;
    return `M100 100L${at(width, Math.PI / 4)}L${at(radius, 0)}Z`;
  });
}

const GREAT = points(92, 20, 0);
const SMALL = points(60, 16, Math.PI / 4);

/** A compass rose, as it stands on sea charts. Decoration only. */
export function CompassRose({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle cx="100" cy="100" r="72" fill="none" stroke="currentColor" strokeWidth="1.2" opacity="0.6" />
      <circle cx="100" cy="100" r="66" fill="none" stroke="currentColor" strokeWidth="0.7" opacity="0.6" />
      {[...SMALL, ...GREAT].map((path) => (
        <g key={path}>
          <path d={path} fill="currentColor" />
          <path
            d={path}
            fill="var(--sheet)"
            stroke="currentColor"
            strokeWidth="0.8"
            transform={mirror(path)}
          />
        </g>
      ))}
      <circle cx="100" cy="100" r="6" fill="var(--rubric)" />
    </svg>
  );
}

/** Mirrors a point of the rose along its own axis. */
function mirror(path: string): string {
  const [, x, y] = /L(?:[\d.-]+ [\d.-]+)L([\d.-]+) ([\d.-]+)Z/.exec(path) ?? [];
  const angle = (Math.atan2(Number(y) - 100, Number(x) - 100) * 180) / Math.PI;
  return `rotate(${angle.toFixed(1)} 100 100) scale(1 -1) translate(0 -200) rotate(${(-angle).toFixed(1)} 100 100)`;
}

const WINDS = Array.from({ length: 32 }, (_, i) => {
  const angle = (Math.PI / 16) * i;
  return `M0 0L${(1000 * Math.cos(angle)).toFixed(0)} ${(1000 * Math.sin(angle)).toFixed(0)}`;
}).join("");

/** Rhumb lines in all 32 directions from the middle of a large square. Decoration only. */
export function RhumbLines({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="-1000 -1000 2000 2000" aria-hidden="true" focusable="false">
      <path d={WINDS} fill="none" stroke="var(--rhumb)" strokeWidth="1.2" />
    </svg>
  );
}

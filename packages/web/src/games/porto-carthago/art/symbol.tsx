import type { aids } from "@portolan/games/porto-carthago";

/** Small signs in one ink, on plates, chips and labels. */
export type IconName =
  | "coin"
  | "servant"
  | "warehouse"
  | "card"
  | "dock"
  | "lighthouse"
  | "temple"
  | "palace"
  | "point"
  | "path"
  | "purse";

/** Everything that is drawn once and used many times. A seat, a good or a people is named by its number or id. */
export type PieceName =
  | `servant-${number | "free"}`
  | `mark-${number}`
  | `good-${string}`
  | `people-${string}`
  | `privilege-${aids.Privilege}`
  | `action-${aids.ActionKind}`
  | IconName;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The box that pieces of a kind are drawn in. */
export function boxOf(name: PieceName): Box {
  if (name.startsWith("servant-")) return { width: 34, height: 50 };
  if (name.startsWith("good-")) return { width: 40, height: 40 };
  if (name.startsWith("action-")) return { width: 48, height: 48 };
  if (name.startsWith("mark-") || name.startsWith("people-")) return { width: 32, height: 32 };
  return { width: 24, height: 24 };
}

export function symbolId(name: PieceName): string {
  return `pc-${name}`;
}

/** A piece among words and buttons; CSS gives it a size. */
export function Piece({ name, className }: { readonly name: PieceName; readonly className?: string }) {
  const { width, height } = boxOf(name);
  return (
    <svg
      className={className === undefined ? "pc-piece" : `pc-piece ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <use href={`#${symbolId(name)}`} width={width} height={height} />
    </svg>
  );
}

/** Coordinates to a tenth: finer than any screen, and shorter. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A piece within a larger drawing, its middle at the point, as high as `size`. */
export function PieceAt(props: {
  readonly name: PieceName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}) {
  const { name, x, y, size, className } = props;
  const box = boxOf(name);
  const width = (size * box.width) / box.height;
  return (
    <use
      href={`#${symbolId(name)}`}
      x={tenth(x - width / 2)}
      y={tenth(y - size / 2)}
      width={tenth(width)}
      height={tenth(size)}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** A servant within a larger drawing, standing with the feet at the point. */
export function ServantAt(props: {
  /** "free" is the outline of a servant that might stand there. */
  readonly seat: number | "free";
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly className?: string;
}) {
  const { seat, x, y, height, className } = props;
  return (
    <use
      href={`#${symbolId(`servant-${seat}`)}`}
      x={tenth(x - height * 0.34)}
      y={tenth(y - height * 0.96)}
      width={tenth(height * 0.68)}
      height={tenth(height)}
      {...(className === undefined ? {} : { className })}
    />
  );
}

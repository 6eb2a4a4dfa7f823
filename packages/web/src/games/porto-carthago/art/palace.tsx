import { tenth } from "./symbol.tsx";

/** A free seat of the palace: a worn place in the step, with its price; the next one for sale is golden. */
export function SeatAt(props: {
  readonly x: number;
  readonly y: number;
  readonly price: number;
  readonly isNext: boolean;
  /** Telephones leave the prices of later seats out. */
  readonly hasPrice: boolean;
}) {
  const { x, y, price, isNext, hasPrice } = props;
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`} className={isNext ? "pc-seat is-next" : "pc-seat"}>
      {isNext ? <ellipse rx="26" ry="13" fill="url(#pc-glow)" /> : null}
      <ellipse rx={isNext ? 14 : 12.5} ry={isNext ? 7.6 : 6.4} className="pc-seat-place" />
      {hasPrice ? (
        <text y="4.5" textAnchor="middle" className="pc-seat-price">
          {price}
        </text>
      ) : null}
    </g>
  );
}

/** A stone of the intrigue path; a golden one carries the seats that it brings. */
export function PathStoneAt(props: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** What it says: seats for first, second, third. */
  readonly award: string | null;
  readonly isNext: boolean;
}) {
  const { x, y, radius, award, isNext } = props;
  const [rx, ry] = [tenth(radius * 1.12), tenth(radius * 0.78)];
  return (
    <g
      transform={`translate(${tenth(x)} ${tenth(y)})`}
      className="pc-stone"
      data-award={award === null ? undefined : "true"}
      data-next={isNext ? "true" : undefined}
    >
      <ellipse cy="1.6" rx={rx} ry={ry} opacity=".3" />
      <ellipse rx={rx} ry={ry} className="pc-stone-top" />
      {award === null ? null : (
        <text y="4.2" textAnchor="middle" className="pc-stone-award">
          {award}
        </text>
      )}
    </g>
  );
}

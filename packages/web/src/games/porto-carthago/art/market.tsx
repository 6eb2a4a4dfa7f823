import { tenth } from "./symbol.tsx";

export type PriceState = "past" | "now" | "later";

/** A coin with a price, in a drawing: struck out once it has been paid. */
export function PriceAt(props: {
  readonly x: number;
  readonly y: number;
  readonly price: number;
  readonly state: PriceState;
}) {
  const { x, y, price, state } = props;
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`} className="pc-price-coin" data-state={state}>
      {state === "now" ? <circle r="24" fill="url(#pc-glow)" /> : null}
      <circle cx="1" cy="2" r="13" opacity=".35" />
      <circle r="13" fill="url(#pc-gold)" stroke="#7a5411" strokeWidth="1.3" />
      <circle r="10.4" fill="none" stroke="#8f6417" strokeWidth=".9" />
      <text y="5.6" textAnchor="middle" className="pc-price-figure">
        {price}
      </text>
      {state === "past" ? (
        <path d="M-11 9 11-9" stroke="#7a1f14" strokeWidth="2.4" strokeLinecap="round" />
      ) : null}
    </g>
  );
}

/** A striped awning over a stall, from the point to the right. */
export function AwningAt(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly stripes: number;
}) {
  const { x, y, width, stripes } = props;
  const step = width / stripes;
  const stripe = (i: number) =>
    `M${tenth(x + i * step)} ${y}h${tenth(step)}v18q${tenth(-step / 2)} 10 ${tenth(-step)} 0Z`;
  const every = (from: number) =>
    Array.from({ length: Math.ceil((stripes - from) / 2) }, (_, i) => stripe(from + 2 * i)).join("");
  return (
    <g stroke="rgb(0 0 0 / 25%)" strokeWidth=".6">
      <path d={every(0)} fill="var(--pc-awning-1)" />
      <path d={every(1)} fill="var(--pc-awning-2)" />
    </g>
  );
}

/** A place on the counter where a good may lie. */
export function SpotAt({ x, y }: { readonly x: number; readonly y: number }) {
  return <ellipse cx={tenth(x)} cy={tenth(y)} rx="16" ry="5" opacity=".2" />;
}

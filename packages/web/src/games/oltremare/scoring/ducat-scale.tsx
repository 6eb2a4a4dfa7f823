import type { Seat } from "@portolan/kernel";
import type { CSSProperties } from "react";
import { LaurelShape, shieldHref } from "../art/shields.tsx";
import { along, rowsOf, type Scale } from "./scale.ts";

/** How far apart shields must stand so that none covers another, in hundredths of the scale: wide, and on a telephone. */
const APART = { wide: 3, narrow: 7 } as const;

export interface Balance {
  readonly seat: Seat;
  readonly ducats: number;
  readonly leads: boolean;
}

/** The shields of all players on the ducat scale; they glide along it as they are paid. */
export function DucatScale(props: {
  readonly scale: Scale;
  readonly balances: readonly Balance[];
  /** What the scale says, in words. */
  readonly label: string;
}) {
  const { scale, balances, label } = props;
  const places = balances.map(({ ducats }) => along(scale, ducats));
  const wide = rowsOf(places, APART.wide);
  const narrow = rowsOf(places, APART.narrow);
  const stretches = scale.labels.length - 1;
  return (
    <div className="om-scoring-scale" role="img" aria-label={label}>
      <div className="om-scoring-scale-line" style={{ "--stretches": stretches } as CSSProperties} />
      {scale.labels.map((value) => (
        <span
          key={value}
          className="om-scoring-scale-label"
          style={{ "--at": along(scale, value) } as CSSProperties}
        >
          {value}
        </span>
      ))}
      {balances.map(({ seat, ducats, leads }, i) => (
        <span
          key={seat}
          className="om-scoring-scale-mark"
          data-mark={seat}
          style={{ "--at": places[i], "--row-wide": wide[i], "--row-narrow": narrow[i] } as CSSProperties}
        >
          <b>{ducats}</b>
          <svg viewBox="-20 -22 40 42" aria-hidden="true">
            {leads ? <LaurelShape /> : null}
            <use href={shieldHref(seat)} x="-12" y="-14" width="24" height="26.7" />
          </svg>
        </span>
      ))}
    </div>
  );
}

import { aids, type Picture } from "@portolan/guides/oltremare";
import type { ReactNode } from "react";
import { Icon } from "../art/icons.tsx";
import { Shield } from "../art/shields.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import * as place from "../places.ts";
import type { Helm } from "./helm.ts";

/** Who would be paid what, the most first. */
export function places({
  pays,
}: aids.Race): { readonly ducats: number; readonly seats: readonly number[] }[] {
  const steps = [...new Set(pays)].filter((ducats) => ducats > 0).sort((a, b) => b - a);
  return steps.map((ducats) => ({
    ducats,
    seats: pays.flatMap((paid, seat) => (paid === ducats ? [seat] : [])),
  }));
}

function Race(props: {
  readonly picture: Picture;
  readonly icon: ReactNode;
  readonly name: string;
  readonly race: aids.Race;
}) {
  const { picture, icon, name, race } = props;
  const { translator } = picture;
  const paid = places(race);
  return (
    <p>
      {icon}
      <span className="om-race-name">{name}</span>
      {paid.map(({ ducats, seats }) => (
        <span key={ducats} className="om-race-place">
          <b>+{ducats}</b>
          {seats.map((seat) => (
            <span key={seat}>
              <Shield seat={seat} />
              <span className="hidden">
                {translator.called(seat)}: {race.counts[seat]}
              </span>
            </span>
          ))}
        </span>
      ))}
      {paid.length === 0 ? <span>{translator.t("om.race.nobody")}</span> : null}
    </p>
  );
}

/** The majorities, with the ducats that each place would pay now. */
export function Races({ helm }: { readonly helm: Helm }) {
  const { picture } = helm;
  const { translator, table, view } = picture;
  const { tiles, tokens } = aids.races(table, view);
  return (
    <section className="om-races" data-place={place.races} aria-labelledby="om-races-title">
      <h3 id="om-races-title">{translator.t("om.b.races")}</h3>
      <Race
        picture={picture}
        icon={<Icon name="prestige" />}
        name={translator.t("om.b.races.tiles")}
        race={tiles}
      />
      <Race
        picture={picture}
        icon={<TokenPicture token="goodBusiness" />}
        name={translator.t("om.b.races.tokens")}
        race={tokens}
      />
    </section>
  );
}

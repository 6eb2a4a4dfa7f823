import { planetName } from "@portolan/guides/galactic-traders";
import { Badge } from "../art/houses.tsx";
import { houseOf } from "../art/palette.ts";
import { World } from "../art/world.tsx";
import * as place from "../places.ts";
import { type Galaxy, nameOf, stepOf } from "./galaxy.ts";

/** The agreements of this step, one after the other, with the goods that led from each to the next. */
export function ChainStrip({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, chain } = galaxy;
  const { table, viewer, translator } = picture;
  const isChoosing = stepOf(galaxy)?.step === "redistribute";
  if (chain.links.length === 0) return null;
  return (
    <div className="gt-chain" data-place={place.chain}>
      <h3>{translator.t("gt.chain.title")}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ol tabIndex={0} data-scrolls="true">
        {chain.links.map(({ planet, winner, receiver }) => {
          const hops = chain.hops.filter(({ to }) => to === planet);
          const owner = receiver ?? winner;
          return (
            <li key={planet}>
              {hops.map(({ number, owner: mover }) => (
                <i key={number} className="gt-hop" style={{ background: houseOf(mover).colour }}>
                  {number}
                </i>
              ))}
              <span className="gt-chain-globe" aria-hidden="true">
                <World card={table.edition.planets[planet]} />
                <Badge seat={owner} />
              </span>
              <strong>{planetName(picture, planet)}</strong>
              <span style={{ color: houseOf(owner).colour }}>
                {translator.t("gt.chain.to", { name: nameOf(picture, owner) })}
              </span>
            </li>
          );
        })}
        {isChoosing ? (
          <li className="gt-next-link">
            <i className="gt-hop" style={{ background: houseOf(viewer ?? 0).colour }}>
              {chain.hops.length + 1}
            </i>
            <span className="gt-chain-globe" aria-hidden="true">
              ?
            </span>
            <strong>{translator.t("gt.chain.choose")}</strong>
          </li>
        ) : null}
      </ol>
    </div>
  );
}

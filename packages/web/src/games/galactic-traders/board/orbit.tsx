import {
  abilityText,
  type aids,
  goodName,
  type PlanetId,
  planetName,
} from "@portolan/guides/galactic-traders";
import { pieceState } from "../../../table/stage/pointing/piece-state.ts";
import { Ability } from "../art/abilities.tsx";
import { MarkShape } from "../art/houses.tsx";
import { World, WorldParts } from "../art/world.tsx";
import * as place from "../places.ts";
import { abilityShort, abilitySign } from "./ability.tsx";
import { type Galaxy, layElsewhere, movesMeant } from "./galaxy.ts";

/** What a planet of the viewer would do for the good that is pointed at or was laid last; null if nothing. */
function effectText(galaxy: Galaxy, planet: PlanetId): string | null {
  const { picture } = galaxy;
  for (const move of movesMeant(galaxy)) {
    if (move.type === "convert" && move.via === planet) {
      const goods = { good: goodName(picture, move.good), as: goodName(picture, move.as) };
      return picture.translator.t("gt.orbit.turns", goods);
    }
    if (move.type === "exchange" && move.via === planet) {
      return picture.translator.t("gt.orbit.swaps", { good: goodName(picture, move.good) });
    }
  }
  return null;
}

/** A planet of the viewer with its ability: pressed, it is used, and turns by a quarter. GT-ABI-1 */
function Owned({
  galaxy,
  owned,
}: {
  readonly galaxy: Galaxy;
  readonly owned: aids.View["traders"][number]["planets"][number];
}) {
  const { picture, pointer, props } = galaxy;
  const { table, translator } = picture;
  const { planet, rotated } = owned;
  const card = table.edition.planets[planet];
  const name = place.target.own(card.id);
  const effect = rotated ? null : effectText(galaxy, planet);
  const found = pieceState(pointer, name);
  const state = effect !== null && found === "open" ? "lit" : found;
  const sign = abilitySign(picture, planet);
  const text = rotated ? translator.t("gt.orbit.used") : (effect ?? abilityShort(picture, planet));
  const isSuggested = props.suggested !== null && "via" in props.suggested && props.suggested.via === planet;
  return (
    <button
      type="button"
      className="gt-owned"
      data-state={rotated ? "used" : state}
      data-suggested={isSuggested}
      aria-pressed={state === "picked"}
      aria-disabled={rotated || state === "shut" || state === "still" ? true : undefined}
      onClick={() => {
        if (effect === null || !layElsewhere(galaxy, name)) pointer.press(name, state === "picked");
      }}
    >
      <span className="hidden">{`${planetName(picture, planet)}: ${rotated ? translator.t("gt.orbit.used") : abilityText(picture, planet)}`}</span>
      <span className="gt-owned-globe" data-piece={place.world(card.id)}>
        <World card={card} isTurned={rotated} />
        {state === "lit" || state === "picked" ? (
          <svg className="gt-quarter" viewBox="-50 -50 100 100" aria-hidden="true">
            <path d="M0-45A45 45 0 0 1 45 0" />
            <path d="M38-6 45 4 52-6Z" />
          </svg>
        ) : null}
      </span>
      <strong aria-hidden="true">{planetName(picture, planet)}</strong>
      {sign && !rotated ? <Ability ability={sign} /> : null}
      {effect === null ? null : (
        <span className="gt-would" aria-hidden="true">
          {translator.t("gt.orbit.would")}
        </span>
      )}
      <span aria-hidden="true">{text}</span>
    </button>
  );
}

/** Planets that only count: small, side by side. */
function Trophies({ galaxy, planets }: { readonly galaxy: Galaxy; readonly planets: readonly PlanetId[] }) {
  const { picture } = galaxy;
  const { edition } = picture.table;
  return (
    <ul className="gt-trophies">
      {planets.map((planet) => {
        const card = edition.planets[planet];
        return (
          <li key={planet} data-piece={place.world(card.id)} title={planetName(picture, planet)}>
            <World card={card} />
            <b aria-hidden="true">{card.vp < 0 ? `−${-card.vp}` : card.vp}</b>
            <span className="hidden">
              {picture.translator.t("gt.choices.on", {
                planet: planetName(picture, planet),
                points: card.vp,
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a planet has an ability that its owner uses by turning it. GT-ABI-9 */
function isUsable({ edition }: aids.GameConfig, planet: PlanetId): boolean {
  const type = edition.planets[planet].ability?.type;
  return type !== undefined && type !== "strangeOrbit";
}

/** The planets of the viewer, around the mark of the house; one that would come is there as a ghost. */
export function Orbit({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, outcomes } = galaxy;
  const { table, view, viewer, translator } = picture;
  if (viewer === null) return null;
  const { planets } = view.traders[viewer];
  const able = planets.filter(({ planet }) => isUsable(table, planet));
  const others = planets.filter(({ planet }) => !isUsable(table, planet)).map(({ planet }) => planet);
  const coming = outcomes.filter(
    ({ winner, planet }) =>
      winner === viewer && table.edition.planets[planet].ability?.type !== "strangeOrbit",
  );
  return (
    <section
      className="gt-orbit"
      aria-label={translator.t("gt.orbit.title")}
      data-place={place.orbit(viewer)}
      data-count={able.length}
      data-crowd={able.length > 6 ? "dense" : able.length > 3 ? "many" : "few"}
    >
      <svg className="gt-orbit-path" viewBox="-170 -56 340 112" aria-hidden="true">
        <ellipse rx="126" ry="34" />
        <ellipse rx="166" ry="52" className="is-outer" />
        <circle r="30" cy="-7" fill="url(#gt-lamp)" opacity=".6" />
        <MarkShape seat={viewer} y={-7} />
        {coming.slice(0, 1).map(({ planet }) => (
          <g key={planet} transform="translate(0 35)">
            <g transform="scale(.24)" opacity=".7">
              <WorldParts card={table.edition.planets[planet]} />
            </g>
            <circle r="19" className="gt-coming" />
            <text className="gt-comes" y="34">
              {translator.t("gt.orbit.comes")}
            </text>
          </g>
        ))}
      </svg>
      {able.length === 0 && others.length === 0 ? (
        <p className="gt-orbit-empty">{translator.t("gt.orbit.empty")}</p>
      ) : null}
      <div className="gt-able">
        {able.map((owned) => (
          <Owned key={owned.planet} galaxy={galaxy} owned={owned} />
        ))}
      </div>
      {others.length > 0 && able.length < 3 ? <Trophies galaxy={galaxy} planets={others} /> : null}
    </section>
  );
}

import { aids, planetName } from "@portolan/guides/galactic-traders";
import { Chosen, Question } from "../../../../table/stage/act/act.tsx";
import { Badge } from "../../art/houses.tsx";
import { World } from "../../art/world.tsx";
import { ChainStrip } from "../chain-strip.tsx";
import type { Galaxy } from "../galaxy.ts";
import { Cause } from "./cause.tsx";

/** Who gets a planet in a strange orbit. GT-AGR-7 */
export function GiveParts({ galaxy, planet }: { readonly galaxy: Galaxy; readonly planet: number }) {
  const { picture, props, pointer } = galaxy;
  const { table, view, viewer, translator } = picture;
  const card = table.edition.planets[planet];
  const heirs = aids
    .runningScores(table, view)
    .map(({ total }, seat) => ({ seat, total }))
    .filter(({ seat }) => seat !== viewer);
  const title = translator.t("gt.q.give", { planet: planetName(picture, planet) });
  if (pointer.settled) {
    return (
      <>
        <Chosen board={props} move={pointer.settled} title={title} facts={null} />
        <Cause galaxy={galaxy} />
        <ChainStrip galaxy={galaxy} />
      </>
    );
  }
  return (
    <>
      <Question asked={title} say={translator.t("gt.say.give", { points: translator.number(card.vp) })} />
      <div className="act-answer gt-heirs">
        <span className="gt-gift" aria-hidden="true">
          <World card={card} />
        </span>
        {heirs.map(({ seat, total }) => (
          <button
            key={seat}
            type="button"
            className="gt-heir"
            onClick={() => props.choose({ type: "give", to: seat })}
          >
            <Badge seat={seat} />
            <strong>{translator.called(seat)}</strong>
            <span>
              {translator.t("gt.give.score", {
                from: translator.number(total),
                to: translator.number(total + card.vp),
              })}
            </span>
          </button>
        ))}
      </div>
      <Cause galaxy={galaxy} />
      <ChainStrip galaxy={galaxy} />
    </>
  );
}

import { type aids, type Picture, planetName } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import { nameOf } from "../../../table/stage/end/standing.ts";
import { Badge, PipShape } from "../art/houses.tsx";
import { World } from "../art/world.tsx";

/** The goods that somebody has left, in hand and on planets: every two are a point. GT-SCORE-1 */
function Goods({ picture, seat }: { readonly picture: Picture; readonly seat: Seat }) {
  const { handSize, out } = picture.view.traders[seat];
  const count = handSize + out;
  if (count === 0) return null;
  return (
    <li className="gt-left">
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <PipShape seat={seat} isFull />
      </svg>
      <span className="hidden">{picture.translator.t("gt.over.goods", { count })}</span>
      <b aria-hidden="true">×{picture.translator.number(count)}</b>
    </li>
  );
}

/** What everybody has at the end, as the rules score it. */
export function Sheet(props: {
  readonly picture: Picture;
  /** Best first. */
  readonly order: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly scores: readonly aids.Score[];
}) {
  const { picture, order, winners, scores } = props;
  const { table, view, viewer, translator } = picture;
  return (
    <ol className="gt-sheet">
      {order.map((seat) => {
        const { planets } = view.traders[seat];
        const { total, planets: fromPlanets, goods } = scores[seat];
        return (
          <li key={seat} data-winner={winners.includes(seat)}>
            <Badge seat={seat} />
            <div className="gt-sheet-name">
              <b>{nameOf(seat, viewer, translator)}</b>
              <span>{translator.t("gt.over.sum", { planets: fromPlanets, goods })}</span>
            </div>
            <ul className="gt-sheet-worlds">
              {planets.length === 0 ? <li className="gt-none">{translator.t("gt.over.none")}</li> : null}
              {planets.map(({ planet }) => {
                const card = table.edition.planets[planet];
                return (
                  <li key={planet} title={planetName(picture, planet)}>
                    <World card={card} />
                    <span className="hidden">{planetName(picture, planet)}</span>
                    <b data-loss={card.vp < 0}>{translator.number(card.vp)}</b>
                  </li>
                );
              })}
              <Goods picture={picture} seat={seat} />
            </ul>
            <b className="gt-sheet-total">{translator.number(total)}</b>
          </li>
        );
      })}
    </ol>
  );
}

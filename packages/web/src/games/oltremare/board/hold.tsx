import { capital } from "@portolan/guides";
import { aids, goodName, tokenName } from "@portolan/guides/oltremare";
import { CardFace } from "../art/card.tsx";
import { GoodPicture } from "../art/goods.tsx";
import { Icon } from "../art/icons.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import * as place from "../places.ts";
import type { Helm } from "./helm.ts";
import { printOf } from "./print.ts";

/** More edges than these look like a block of wood. */
const MOST_EDGES = 4;

/** The viewer's own hold: the top card large, with what it demands, and what lies beside it. */
export function MyHold({ helm }: { readonly helm: Helm }) {
  const { picture } = helm;
  const { table, view, viewer, translator } = picture;
  if (viewer === null) return null;
  const merchant = view.merchants[viewer];
  const { top, cargoSize, pirateCount, prestige, active } = merchant;
  const figures = aids.topFigures(table, merchant);
  return (
    <section className="om-hold" aria-labelledby="om-hold-title">
      <span className="om-hold-pile" data-place={place.hold(viewer)} data-drop="hold">
        {Array.from({ length: Math.min(cargoSize - 1, MOST_EDGES) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one edge is like the other.
          <i key={i} data-edge={i} />
        ))}
        {top === null ? null : <GoodPicture good={table.edition.goods[table.edition.cards[top].good].id} />}
        {top === null ? null : (
          <span data-piece={place.card(table.edition.cards[top].code)}>
            <CardFace
              print={printOf(picture, top)}
              name={capital(goodName(picture, table.edition.cards[top].good))}
            />
          </span>
        )}
        <b className="om-pile-count">
          {cargoSize}
          <span className="hidden">{translator.t("om.b.cargoCount", { count: cargoSize })}</span>
        </b>
      </span>
      <div className="om-hold-facts">
        <h2 id="om-hold-title">{translator.t("om.b.hold")}</h2>
        {figures === null ? null : (
          <>
            <p>
              <Icon name="lion" /> <span>{translator.t("om.b.keep")}</span> <b>{figures.limit}</b>
            </p>
            <p>
              <Icon name="crate" /> <span>{translator.t("om.b.play")}</span> <b>{figures.load}</b>
            </p>
          </>
        )}
        <p className="om-hold-piles">
          <span data-bad={pirateCount > 2} data-place={place.pirates(viewer)}>
            <Icon name="pirate" /> <b aria-hidden="true">{pirateCount}</b>
            <span className="hidden">{translator.t("om.b.pirateCount", { count: pirateCount })}</span>
          </span>
          <span data-place={place.tiles(viewer)}>
            <Icon name="prestige" /> <b aria-hidden="true">{prestige}</b>
            <span className="hidden">{translator.t("om.b.tileCount", { count: prestige })}</span>
          </span>
        </p>
        <p className="om-hold-token" data-place={place.tokens(viewer)}>
          {active === null ? (
            <>
              <TokenPicture token="used" />
              <span>{translator.t("om.b.token.none")}</span>
            </>
          ) : (
            <>
              <TokenPicture token={active} />
              <span title={translator.t(`token.${active}.tip`)}>{tokenName(picture, active)}</span>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

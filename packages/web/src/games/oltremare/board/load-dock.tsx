import { capital } from "@portolan/guides";
import { aids, type Card, cardNames, goodName } from "@portolan/guides/oltremare";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { SmallCard } from "../art/card.tsx";
import { type Helm, loadProposals } from "./helm.ts";
import { Fate, OrderCard, usePressOrder } from "./load-scene.tsx";
import { printOf } from "./print.ts";

/** The best order for each card that could lie on top, in one press. */
function Tops({ helm }: { readonly helm: Helm }) {
  const { picture, order } = helm;
  const { table, view, viewer, translator } = picture;
  const proposals = loadProposals(picture);
  const top = order.at(-1);
  if (viewer === null) return null;
  return (
    <div className="om-tops">
      <h3>{translator.t("om.b.tops")}</h3>
      <div>
        {proposals.map((proposal) => {
          const card: Card = proposal.at(-1) ?? 0;
          const { limit, load, gain, surplus } = aids.loadPreview(table, view, viewer, proposal);
          const good = goodName(picture, table.edition.cards[card].good);
          return (
            <button
              key={card}
              type="button"
              className="om-top"
              aria-pressed={card === top && proposal.join() === order.join()}
              onClick={() => helm.setOrder(proposal)}
            >
              <SmallCard print={printOf(picture, card)} />
              <span>
                <b>{translator.t("om.b.tops.on", { good: capital(good) })}</b>
                <span>{translator.t("om.b.tops.next", { limit, load })}</span>
                <span data-tone="gain">{translator.t("om.b.tops.pays", { gain })}</span>
                {surplus > 0 ? (
                  <span data-tone="danger">{translator.t("om.b.tops.lost", { count: surplus })}</span>
                ) : null}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Which card on top, and the button that loads. */
export function LoadDock({ helm, drags }: { readonly helm: Helm; readonly drags: Drags }) {
  const { picture, order } = helm;
  const { table, view, viewer, translator } = picture;
  const [held, press] = usePressOrder(helm);
  const top = order.at(-1);
  if (viewer === null || top === undefined) return null;
  const { gain, limit, load } = aids.loadPreview(table, view, viewer, order);
  const good = goodName(picture, table.edition.cards[top].good);
  return (
    <>
      <div className="om-order">
        {order.map((card) => (
          <OrderCard
            key={card}
            helm={helm}
            drags={drags}
            card={card}
            held={held}
            size="full"
            onPress={press}
          />
        ))}
      </div>
      <div className="om-order-fate">
        <Fate helm={helm} />
      </div>
      {order.length > 1 ? <Tops helm={helm} /> : null}
      <div className="act-answer">
        <button
          type="button"
          className="go"
          title={cardNames(picture, order)}
          onClick={() => helm.play({ type: "load", cards: order })}
        >
          {translator.t("om.b.load.go", { good, gain })}{" "}
          <small>{translator.t("om.b.tops.next", { limit, load })}</small>
        </button>
      </div>
    </>
  );
}

import { capital } from "@portolan/guides";
import { aids, type Card, goodName, type Picture } from "@portolan/guides/oltremare";
import { type CSSProperties, useState } from "react";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { useSize } from "../../../ui/use-size.ts";
import { CardBack, CardFace, SmallCard } from "../art/card.tsx";
import { Hull } from "../art/hull.tsx";
import { Icon } from "../art/icons.tsx";
import { Shield } from "../art/shields.tsx";
import * as place from "../places.ts";
import { cardText } from "./hand.tsx";
import type { Helm } from "./helm.ts";
import { moved } from "./order.ts";
import { printOf } from "./print.ts";
import { type Run, runsOf } from "./runs.ts";
import { NARROW, useMedia } from "./use-media.ts";

/** What is seen of the hold: all of it where the table lets its owner look through it, else the top card. OM-LOA-2 */
function seenCargo({ view, viewer }: Picture): { readonly cards: readonly Card[]; readonly hidden: number } {
  const { cargo, top, cargoSize } = view.merchants[viewer ?? view.activeSeat];
  if (cargo !== null) return { cards: cargo, hidden: 0 };
  return top === null ? { cards: [], hidden: 0 } : { cards: [top], hidden: cargoSize - 1 };
}

/** What a run pays now, and what one more card would make of it. */
function RunLabel({
  picture,
  run,
  isOpenEnded,
}: {
  readonly picture: Picture;
  readonly run: Run;
  readonly isOpenEnded: boolean;
}) {
  const { translator } = picture;
  const good = goodName(picture, run.good);
  const isGrown = run.fresh > 0;
  return (
    <span className="om-run-label">
      <b>
        <Icon name="ducat" />
        {isGrown && run.paidBefore > 0 ? `${run.paidBefore} → ` : ""}
        <em data-grown={isGrown}>{run.pays}</em>
      </b>
      <small>
        {isOpenEnded
          ? translator.t("om.b.load.below", { good })
          : run.next > run.pays
            ? translator.t("om.b.load.next", { count: run.cards.length, good, next: run.next })
            : translator.t("om.b.load.full", { count: run.cards.length, good })}
      </small>
    </span>
  );
}

/** The cards that are being loaded can be pressed or dragged into another order; the others lie where they lie. */
export function OrderCard(props: {
  readonly helm: Helm;
  readonly drags: Drags;
  readonly card: Card;
  readonly held: Card | null;
  readonly size: "full" | "small";
  onPress(card: Card): void;
}) {
  const { helm, drags, card, held, size, onPress } = props;
  const { picture, order } = helm;
  const { code, good } = picture.table.edition.cards[card];
  const at = order.indexOf(card);
  const isTop = at === order.length - 1;
  const name = place.card(code);
  return (
    <button
      type="button"
      className="om-load-card"
      data-drop={name}
      data-held={held === card}
      aria-pressed={held === card}
      aria-label={picture.translator.t("om.b.load.card", {
        card: cardText(picture, card),
        place: at + 1,
        count: order.length,
      })}
      onPointerDown={(event) => drags.begin(event, name, false)}
      onClick={() => (drags.wasDragged() ? undefined : onPress(card))}
    >
      {size === "full" ? (
        <CardFace print={printOf(picture, card)} name={capital(goodName(picture, good))} />
      ) : (
        <SmallCard print={printOf(picture, card)} />
      )}
      <i
        className="om-load-number"
        aria-hidden="true"
        data-number={isTop ? picture.translator.t("om.b.load.top", { place: at + 1 }) : at + 1}
      />
    </button>
  );
}

/** Press-press: the card that was pressed first goes where the one pressed next lies. */
export function usePressOrder({ order, setOrder }: Helm): readonly [Card | null, (card: Card) => void] {
  const [held, setHeld] = useState<Card | null>(null);
  return [
    held !== null && order.includes(held) ? held : null,
    (card) => {
      if (held === null || !order.includes(held)) setHeld(card);
      else {
        if (held !== card) setOrder(moved(order, held, card));
        setHeld(null);
      }
    },
  ];
}

/** What the new top card demands next turn, and what becomes of the cards beyond the limit. */
export function Fate({ helm }: { readonly helm: Helm }) {
  const { picture, order } = helm;
  const { table, view, viewer, translator } = picture;
  const top = order.at(-1);
  if (viewer === null || top === undefined) return null;
  const { limit, load, handSize, surplus, missing } = aids.loadPreview(table, view, viewer, order);
  const good = goodName(picture, table.edition.cards[top].good);
  const shown = Math.min(handSize, 10);
  return (
    <div className="om-fate">
      <div data-tone={surplus > 0 ? "danger" : "plain"}>
        <h3>
          <Icon name={surplus > 0 ? "pirate" : "hand"} />
          {surplus > 0
            ? translator.t("om.b.fate.surplus", { hand: handSize, limit, surplus })
            : missing > 0
              ? translator.t("om.b.fate.missing", { hand: handSize, load, missing })
              : translator.t("om.b.fate.fits", { hand: handSize, limit })}
        </h3>
        <p className="om-fate-backs" aria-hidden="true">
          {Array.from({ length: shown }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other.
            <span key={i} data-lost={i >= limit}>
              <CardBack isPirate={i >= limit} />
            </span>
          ))}
        </p>
        {surplus > 0 ? <p className="om-fate-why">{translator.t("om.b.fate.why", { surplus })}</p> : null}
      </div>
      <div>
        <h3>{translator.t("om.b.fate.top", { good })}</h3>
        <p className="om-fate-figures">
          <span>
            <Icon name="lion" />
            <b>{limit}</b>
            <small>{translator.t("om.b.fate.keep")}</small>
          </span>
          <span>
            <Icon name="crate" />
            <b>{load}</b>
            <small>{translator.t("om.b.fate.play")}</small>
          </span>
        </p>
      </div>
    </div>
  );
}

/** The hold is the ship, cut open: bottom of the stack to the left, top to the right. */
export function LoadScene({ helm, drags }: { readonly helm: Helm; readonly drags: Drags }) {
  const { picture, order } = helm;
  const { table, view, viewer, translator } = picture;
  const [ref, size] = useSize<HTMLDivElement>();
  const [held, press] = usePressOrder(helm);
  const isNarrow = useMedia(NARROW);
  if (viewer === null) return null;
  const { cards, hidden } = seenCargo(picture);
  const runs = runsOf(table.edition, [...cards, ...order], order.length);
  const { gain } = aids.loadPreview(table, view, viewer, order);
  const total = cards.length + order.length + (hidden > 0 ? 1 : 0);
  const room = size ?? { width: 800, height: 300 };
  // Old cards of a run overlap; every run needs a gap beside it.
  const needed = runs.reduce(
    (sum, run) =>
      sum +
      1.22 +
      (run.cards.length - 1 - Math.max(0, run.fresh - 1)) * 0.4 +
      Math.max(0, run.fresh - 1) * 1.06,
    hidden > 0 ? 1 : 0,
  );
  const width = Math.max(34, Math.min(104, (room.width * 0.84) / needed, (room.height * 0.86 - 74) / 1.5));
  return (
    <section
      className="om-load"
      aria-label={translator.t("om.b.load.title")}
      style={{ "--card": `${width.toFixed(0)}px` } as CSSProperties}
    >
      <header className="om-load-head">
        <h3>
          <Shield seat={viewer} />
          {translator.t("om.b.hold")}
        </h3>
        <p>
          {translator.t("om.b.load.sum", { count: total + Math.max(0, hidden - 1) })} <b>+{gain}</b>
        </p>
        <small>{translator.t(hidden > 0 ? "om.b.load.closed" : "om.b.load.open")}</small>
      </header>
      <div className="om-load-hull" ref={ref} data-drop="hold" data-place={place.hold(viewer)}>
        <Hull seat={viewer} />
        <div className="om-runs">
          {hidden > 0 ? (
            <span className="om-run is-hidden">
              <span className="om-run-label">
                <small>{translator.t("om.b.load.hidden", { count: hidden })}</small>
              </span>
              <span className="om-run-cards">
                <span className="om-load-still">
                  <CardBack />
                </span>
              </span>
            </span>
          ) : null}
          {runs.map((run, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs are known by their place in the hold.
            <span key={i} className="om-run" data-grown={run.fresh > 0}>
              <RunLabel picture={picture} run={run} isOpenEnded={hidden > 0 && i === 0} />
              <span className="om-run-cards">
                {run.cards.map((card) => {
                  // On a telephone the order is changed in the dock, where cards are large enough.
                  const isNew = order.includes(card) && !isNarrow;
                  const { code, good } = table.edition.cards[card];
                  return isNew ? (
                    <OrderCard
                      key={code}
                      helm={helm}
                      drags={drags}
                      card={card}
                      held={held}
                      size={width < 62 ? "small" : "full"}
                      onPress={press}
                    />
                  ) : (
                    <span key={code} className="om-load-still" data-new={order.includes(card)}>
                      {width < 62 ? (
                        <SmallCard print={printOf(picture, card)} />
                      ) : (
                        <CardFace print={printOf(picture, card)} name={capital(goodName(picture, good))} />
                      )}
                    </span>
                  );
                })}
              </span>
            </span>
          ))}
        </div>
      </div>
      <Fate helm={helm} />
    </section>
  );
}

import { capital } from "@portolan/guides";
import { aids, type Card, cardName, faceText, goodName, type Picture } from "@portolan/guides/oltremare";
import type { CSSProperties } from "react";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { useSize } from "../../../ui/use-size.ts";
import { CardFace } from "../art/card.tsx";
import * as place from "../places.ts";
import { fan, rowsOf } from "./fan.ts";
import type { Helm } from "./helm.ts";
import { printOf } from "./print.ts";

/** How wide a hand card is in a room of this height. */
function cardWidth(height: number, width: number): number {
  return Math.max(62, Math.min(104, (height - 42) / 1.423, width / 3.4));
}

/** Hand cards that a suggested move uses. */
function suggestedCards({ props }: Helm): readonly Card[] {
  const { suggested } = props;
  if (suggested?.type === "play" || suggested?.type === "accept") return suggested.cards;
  if (suggested?.type === "discard") return [suggested.card];
  if (suggested?.type === "offer" || suggested?.type === "counter") {
    return suggested.terms.give.map(({ card }) => card);
  }
  return [];
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6.5 12.5 4 4 7.5-9" />
    </svg>
  );
}

/** What a card is, in words. */
export function cardText(picture: Picture, card: Card): string {
  const { good } = picture.table.edition.cards[card];
  return `${capital(goodName(picture, good))}: ${faceText(picture, card)}`;
}

/** The viewer's own hand as a fan, from jewels to grain. */
export function Hand(props: {
  readonly helm: Helm;
  readonly drags: Drags;
  /** Cards that are picked: to be played, discarded, or given in an offer. */
  readonly picked: readonly Card[];
  /** Whether pressing a card does anything now. */
  readonly isOpen: boolean;
  onPress(card: Card): void;
}) {
  const { helm, drags, picked, isOpen, onPress } = props;
  const { picture } = helm;
  const { table, view, viewer, translator } = picture;
  const roving = useRoving<HTMLDivElement>();
  const [ref, size] = useSize<HTMLElement>();
  if (view.hand === null || viewer === null) return null;
  const cards = aids.sortedHand(table.edition, view.hand);
  const room = size ?? { width: 400, height: 190 };
  const wide = cardWidth(room.height, room.width);
  const rows = rowsOf(cards, room.width, wide);
  const width = rows.length > 1 ? Math.min(wide, room.width / 5) : wide;
  const suggested = suggestedCards(helm);
  const title = translator.t("om.b.hand", { count: cards.length });
  return (
    <section
      className="om-hand"
      ref={ref}
      aria-labelledby="om-hand-title"
      data-drop="hand"
      data-place={place.hand(viewer)}
    >
      <h2 id="om-hand-title" className={cards.length === 0 ? "om-hand-empty" : "hidden"}>
        {cards.length === 0 ? translator.t("om.hand.empty") : title}
      </h2>
      <div
        className="om-fan"
        role="toolbar"
        aria-label={title}
        {...roving}
        style={{ "--card": `${width.toFixed(0)}px` } as CSSProperties}
      >
        {rows.map((row, at) => {
          const spots = fan(row.length, room.width, width);
          return row.map((card, i) => {
            const isPicked = picked.includes(card);
            const number = picked.indexOf(card) + 1;
            const { x, y, turn } = spots[i];
            const { code } = table.edition.cards[card];
            return (
              <button
                key={code}
                type="button"
                className="om-card"
                aria-label={cardText(picture, card)}
                aria-pressed={isOpen ? isPicked : undefined}
                data-fan="hand"
                data-picked={isPicked}
                data-open={isOpen}
                data-suggested={suggested.includes(card)}
                data-piece={place.card(code)}
                data-row={rows.length > 1 ? at : undefined}
                style={
                  {
                    "--x": `${x.toFixed(1)}px`,
                    "--y": `${(y * (width / 104)).toFixed(1)}px`,
                    "--turn": `${turn.toFixed(2)}deg`,
                  } as CSSProperties
                }
                onPointerDown={(event) => drags.begin(event, place.card(code), isPicked)}
                onClick={() => (drags.wasDragged() ? undefined : onPress(card))}
              >
                <CardFace
                  print={printOf(picture, card)}
                  name={capital(goodName(picture, table.edition.cards[card].good))}
                />
                {isPicked ? (
                  <i className="om-tick" aria-hidden="true">
                    {helm.step === "surplus" ? number : <Tick />}
                  </i>
                ) : null}
                <span className="hidden">{isPicked ? cardName(picture, card) : ""}</span>
              </button>
            );
          });
        })}
      </div>
    </section>
  );
}

import { called } from "@portolan/guides";
import { aids, type Picture } from "@portolan/guides/traders-of-carthage";
import { useState } from "react";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { Sheet } from "../../../ui/controls.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { CardBack, CardPicture, type CardSize } from "../art/card.tsx";
import { Marker } from "../art/people.tsx";
import { Quay as Ground, SoldOut } from "../art/quay.tsx";
import * as place from "../places.ts";
import { CardButton, cardText } from "./card-button.tsx";
import type { Coastal } from "./coastal.ts";

/** The share of the width that the field takes. */
const FIELD = 0.38;
/** Below this width of the whole quay there is no field to be seen, only the stones. */
const NARROW = 620;
/** Below this width of a card its small face is read more easily, in pixels. */
export const SMALL_CARD = 80;

interface ZoneProps {
  readonly coastal: Coastal;
  readonly zone: place.Zone;
  readonly label: string;
  readonly size: CardSize;
  readonly drags: Drags;
}

function Slots({ coastal, zone, label, size, drags }: ZoneProps) {
  const { picture, pointer, props } = coastal;
  const { table, view, viewer, translator } = picture;
  const roving = useRoving<HTMLDivElement>();
  // Of equal cards, the one that was touched is the one that is shown as chosen.
  const [touched, setTouched] = useState("");
  const copies = new Map<number, number>();
  const isBuying = pointer.meant?.type === "buy";
  const suggested = props.suggested;
  const zonePlace = zone === "market" ? place.market : place.farm;
  const cards = view[zone].map(({ card, reservedBy }) => {
    const { code } = table.edition.cards[card];
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    const name = place.target.slot(zone, code, reservedBy, viewer);
    return { card, reservedBy, name, piece: place.cardIn(zonePlace, code, copy) };
  });
  const chosen = (name: string): string | undefined => {
    const equal = cards.filter((one) => one.name === name);
    return (equal.find(({ piece }) => piece === touched) ?? equal[0])?.piece;
  };
  const isOwn = (reservedBy: number | null): boolean => reservedBy === null || reservedBy === viewer;
  return (
    <div className="tc-row" role="toolbar" aria-label={label} data-place={zonePlace} {...roving}>
      {cards.map(({ card, reservedBy, name, piece }) => {
        const isLeft = pointer.pointed.includes(name) && chosen(name) !== piece;
        const notes =
          reservedBy === null
            ? []
            : [translator.t("tc.market.reserved", { name: called(picture, reservedBy) })];
        const isSuggested =
          suggested?.type === "buy"
            ? zone === "market" && isOwn(reservedBy)
            : suggested?.type === "take"
              ? zone === "market" && suggested.card === card && chosen(name) === piece
              : suggested?.type === "reserve" &&
                suggested.zone === zone &&
                suggested.card === card &&
                chosen(name) === piece;
        return (
          <CardButton
            key={piece}
            picture={picture}
            pointer={pointer}
            card={card}
            size={size}
            name={name}
            number={isLeft ? 1 : 0}
            piece={piece}
            notes={notes}
            isWanted={isBuying && zone === "market" && isOwn(reservedBy)}
            isSuggested={isSuggested}
            drags={drags}
            onTouch={() => setTouched(piece)}
          >
            {reservedBy === null ? null : <Marker seat={reservedBy} className="tc-reserved" />}
          </CardButton>
        );
      })}
    </div>
  );
}

/** What the Market costs the viewer, beside what the viewer has. */
function marketNote({ table, view, viewer, translator }: Picture): string {
  const total = aids.handTotal(table, view);
  if (viewer === null || total === null) return "";
  const cost = aids.marketCost(table, view, viewer);
  if (cost === 0) return "";
  return translator.t(total >= cost ? "tc.market.cost" : "tc.market.cost.short", {
    cost,
    total,
    missing: cost - total,
  });
}

/** All cards of the discard pile, which lies face up. */
function DiscardSheet({ picture, onClose }: { readonly picture: Picture; onClose(): void }) {
  const { table, view, translator } = picture;
  const kinds = table.edition.byColour.flat().filter((card) => view.discard[card] > 0);
  return (
    <Sheet title={translator.t("tc.piles.discard")} isOpen isNarrow onClose={onClose}>
      {kinds.length === 0 ? <p>{translator.t("tc.board.discard.empty")}</p> : null}
      <ul className="tc-discards">
        {kinds.map((card) => (
          <li key={card}>
            <CardPicture code={table.edition.cards[card].code} size="small" />
            <span aria-hidden="true">× {translator.number(view.discard[card])}</span>
            <span className="hidden">
              {view.discard[card]} × {cardText(picture, card)}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function DrawPile({ picture }: { readonly picture: Picture }) {
  const { view, translator } = picture;
  const height = Math.min(5, Math.ceil(view.drawPileSize / 12));
  return (
    <div className="tc-pile" data-place={place.drawPile}>
      <p className="tc-pile-name">
        <span aria-hidden="true">
          {translator.t("tc.piles.draw.short")} <b>{translator.number(view.drawPileSize)}</b>
        </span>
        <span className="hidden">{translator.t("tc.board.draw.long", { count: view.drawPileSize })}</span>
      </p>
      <div className="tc-stack" aria-hidden="true">
        {Array.from({ length: height }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other.
          <span key={i} style={{ translate: `${(height - i) * 1.5}px ${(i - height) * 1.5}px` }}>
            <CardBack />
          </span>
        ))}
      </div>
    </div>
  );
}

function DiscardPile({ coastal, size }: { readonly coastal: Coastal; readonly size: CardSize }) {
  const { picture } = coastal;
  const { table, view, translator } = picture;
  const [isOpen, setOpen] = useState(false);
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  const top = table.edition.byValue.filter((card) => view.discard[card] > 0).slice(-2);
  return (
    <div className="tc-pile is-discard">
      <p className="tc-pile-name" aria-hidden="true">
        {translator.t("tc.piles.discard.short")} <b>{translator.number(discarded)}</b>
      </p>
      <button
        type="button"
        className="tc-stack"
        data-place={place.discardPile}
        data-empty={discarded === 0}
        onClick={() => setOpen(true)}
      >
        <span className="hidden">{translator.t("tc.board.discard.show", { count: discarded })}</span>
        {top.map((card) => (
          <span key={card} aria-hidden="true">
            <CardPicture code={table.edition.cards[card].code} size={size} />
          </span>
        ))}
      </button>
      {isOpen ? <DiscardSheet picture={picture} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** The field that feeds the quay, and the quay with the goods on it. */
export function Quay({ coastal, drags }: { readonly coastal: Coastal; readonly drags: Drags }) {
  const { picture } = coastal;
  const { view, translator } = picture;
  const [ref, size] = useSize<HTMLDivElement>();
  const isNarrow = size !== null && size.width < NARROW;
  const split = Math.round((size?.width ?? 0) * FIELD);
  const cardWidth = ((size?.height ?? 0) - 46) / 1.4;
  const face: CardSize = cardWidth < SMALL_CARD ? "small" : "card";
  return (
    <div className="tc-quay" ref={ref} data-narrow={isNarrow}>
      {size === null || isNarrow ? null : <Ground width={size.width} height={size.height} split={split} />}
      <section className="tc-zone is-farm" aria-labelledby="tc-farm-title">
        <DrawPile picture={picture} />
        <h3 id="tc-farm-title">
          {translator.t("tc.board.farm")} <small>{translator.t("tc.board.farm.note")}</small>
        </h3>
        {view.farm.length === 0 ? (
          <p className="tc-quiet" data-place={place.farm}>
            {translator.t("tc.market.empty")}
          </p>
        ) : (
          <Slots
            coastal={coastal}
            zone="farm"
            label={translator.t("tc.board.farm")}
            size={face}
            drags={drags}
          />
        )}
      </section>
      <section className="tc-zone is-market" aria-labelledby="tc-market-title" data-drop="market">
        <h3 id="tc-market-title">
          {translator.t("tc.market.title")} <small>{marketNote(picture)}</small>
        </h3>
        {view.market.length === 0 ? (
          <>
            {isNarrow ? null : <SoldOut />}
            <p className="tc-quiet" data-place={place.market}>
              {translator.t("tc.board.market.refills")}
            </p>
          </>
        ) : (
          <Slots
            coastal={coastal}
            zone="market"
            label={translator.t("tc.market.title")}
            size={face}
            drags={drags}
          />
        )}
        <DiscardPile coastal={coastal} size={face} />
      </section>
    </div>
  );
}

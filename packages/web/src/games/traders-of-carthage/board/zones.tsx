import { useState } from "react";
import { called } from "../../../table/guide/scene.ts";
import type { PlaceId } from "../../../table/place.ts";
import { Sheet } from "../../../ui/controls.tsx";
import { MarkShape } from "../../../ui/mark.tsx";
import { purchaseInShort } from "../guide/preview.ts";
import { aids, type Picture } from "../guide/telling.ts";
import * as places from "../places.ts";
import { CardFace, cardText } from "./card.tsx";
import { CardButton } from "./card-button.tsx";
import type { Pointer } from "./use-pointing.ts";
import { useRoving } from "./use-roving.ts";

interface ZoneProps {
  readonly picture: Picture;
  readonly pointer: Pointer;
}

function Slots({ picture, pointer, zone, label }: ZoneProps & { zone: places.Zone; label: string }) {
  const { table, view, viewer, voice } = picture;
  const roving = useRoving<HTMLDivElement>();
  // Of equal cards, the one that was touched is the one that is shown as chosen.
  const [touched, setTouched] = useState<PlaceId | null>(null);
  const place = zone === "market" ? places.market : places.farm;
  const copies = new Map<number, number>();
  const isBuying = pointer.meant?.type === "buy";
  const cards = view[zone].map(({ card, reservedBy }) => {
    const { code } = table.edition.cards[card];
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    const name = places.target.slot(zone, code, reservedBy, viewer);
    return { card, reservedBy, name, piece: places.cardIn(place, code, copy) };
  });
  const chosen = (name: PlaceId): PlaceId | undefined => {
    const equal = cards.filter((one) => one.name === name);
    return (equal.find(({ piece }) => piece === touched) ?? equal[0])?.piece;
  };
  return (
    <div className="tc-cards" role="toolbar" aria-label={label} data-place={place} {...roving}>
      {cards.map(({ card, reservedBy, name, piece }) => {
        const isLeft = pointer.pointed.includes(name) && chosen(name) !== piece;
        const notes =
          reservedBy === null ? [] : [voice.say("tc.market.reserved", { name: called(picture, reservedBy) })];
        return (
          <CardButton
            key={piece}
            picture={picture}
            pointer={pointer}
            card={card}
            name={name}
            number={isLeft ? 1 : 0}
            piece={piece}
            notes={notes}
            isWanted={isBuying && zone === "market" && (reservedBy === null || reservedBy === viewer)}
            onTouch={() => setTouched(piece)}
          >
            {reservedBy === null ? null : (
              <span className="tc-marker" aria-hidden="true">
                <MarkShape mark={{ seat: reservedBy }} />
                <span>{voice.called(reservedBy)}</span>
              </span>
            )}
          </CardButton>
        );
      })}
    </div>
  );
}

/** What the Market costs the viewer, beside what the viewer has. */
function marketTitle({ table, view, viewer, voice }: Picture): string {
  const total = aids.handTotal(table, view);
  if (viewer === null || total === null) return voice.say("tc.market.title");
  const cost = aids.marketCost(table, view, viewer);
  if (cost === 0) return voice.say("tc.market.nothing");
  const id = total >= cost ? "tc.market.affordable" : "tc.market.tooDear";
  return voice.say(id, { cost, total, missing: cost - total });
}

/** What would follow if whoever's turn it is bought the Market. */
function Outlook({ picture }: { readonly picture: Picture }) {
  const { view, viewer, voice } = picture;
  const step = view.agenda.at(-1);
  if (step?.step !== "action") return null;
  const lines = purchaseInShort(picture, step.seat);
  if (lines.length === 0) return null;
  const title =
    step.seat === viewer
      ? voice.say("tc.board.ifYouBuy")
      : voice.say("tc.board.ifTheyBuy", { name: voice.called(step.seat) });
  return (
    <div className="tc-outlook">
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export function Market({ picture, pointer }: ZoneProps) {
  const { view, voice } = picture;
  return (
    <section className="tc-zone tc-market" aria-labelledby="tc-market-title">
      <h3 id="tc-market-title">{marketTitle(picture)}</h3>
      {view.market.length === 0 ? (
        <p className="tc-quiet" data-place={places.market}>
          {voice.say("tc.board.market.refills")}
        </p>
      ) : (
        <Slots picture={picture} pointer={pointer} zone="market" label={voice.say("tc.market.title")} />
      )}
      <Outlook picture={picture} />
    </section>
  );
}

/** All cards of the discard pile, which lies face up. */
function DiscardSheet({ picture, onClose }: { readonly picture: Picture; onClose(): void }) {
  const { table, view, voice } = picture;
  const kinds = table.edition.byColour.flat().filter((card) => view.discard[card] > 0);
  return (
    <Sheet title={voice.say("tc.piles.discard")} isOpen isNarrow onClose={onClose}>
      {kinds.length === 0 ? <p>{voice.say("tc.board.discard.empty")}</p> : null}
      <ul className="tc-discards">
        {kinds.map((card) => (
          <li key={card}>
            <span className="tc-mini">
              <CardFace picture={picture} card={card} />
            </span>
            <span aria-hidden="true">× {voice.number(view.discard[card])}</span>
            <span className="hidden">
              {view.discard[card]} × {cardText(picture, card)}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Piles({ picture }: { readonly picture: Picture }) {
  const { view, voice } = picture;
  const [isOpen, setOpen] = useState(false);
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  return (
    <div className="tc-piles">
      <p className="tc-pile" data-place={places.drawPile}>
        <span className="tc-back" aria-hidden="true" />
        <span aria-hidden="true">
          {voice.say("tc.piles.draw")} <strong>{voice.number(view.drawPileSize)}</strong>
        </span>
        <span className="hidden">{voice.say("tc.board.draw.long", { count: view.drawPileSize })}</span>
      </p>
      <button type="button" className="tc-pile" data-place={places.discardPile} onClick={() => setOpen(true)}>
        <span className="hidden">{voice.say("tc.board.discard.show", { count: discarded })}</span>
        <span className="tc-back is-open" aria-hidden="true" />
        <span aria-hidden="true">
          {voice.say("tc.piles.discard")} <strong>{voice.number(discarded)}</strong>
        </span>
      </button>
      {isOpen ? <DiscardSheet picture={picture} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

export function Farm({ picture, pointer }: ZoneProps) {
  const { view, voice } = picture;
  return (
    <section className="tc-zone tc-farm" aria-labelledby="tc-farm-title">
      <h3 id="tc-farm-title">
        {voice.say("tc.board.farm")} <small>{voice.say("tc.board.farm.note")}</small>
      </h3>
      {view.farm.length === 0 ? (
        <p className="tc-quiet" data-place={places.farm}>
          {voice.say("tc.market.empty")}
        </p>
      ) : (
        <Slots picture={picture} pointer={pointer} zone="farm" label={voice.say("tc.board.farm")} />
      )}
      <Piles picture={picture} />
    </section>
  );
}

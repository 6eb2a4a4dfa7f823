import { aids } from "@portolan/guides/traders-of-carthage";
import type { CSSProperties } from "react";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { useSize } from "../../../ui/use-size.ts";
import * as place from "../places.ts";
import { CardButton } from "./card-button.tsx";
import { type Coastal, numbered } from "./coastal.ts";
import { SMALL_CARD } from "./quay.tsx";

/** Where a card of a fan lies, in pixels and degrees. */
export interface FanSpot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A fan as wide as it needs to be and no wider than the room: every card shows at least its strip. */
export function fan(count: number, room: number, card: number): readonly FanSpot[] {
  const widest = card * 0.64;
  const pitch = count < 2 ? 0 : Math.min(widest, (room - card - 8) / (count - 1));
  const left = (room - (pitch * (count - 1) + card)) / 2;
  const middle = (count - 1) / 2;
  const turn = Math.min(1.1, 16 / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => {
    const d = i - middle;
    return { x: left + i * pitch, y: Math.min(14, d * d * 0.7 * (card / 100)), turn: d * turn };
  });
}

/**
 * By colour: how many of the viewer's goods pirates threaten, now or by the purchase that is being thought about, and so
 * what jars of that colour are good for.
 */
function threatened({ picture, preview }: Coastal): ReadonlyMap<number, number> {
  const { table, view, viewer } = picture;
  const dangers =
    preview?.losses.filter(({ seat }) => seat === viewer) ??
    (viewer === null ? [] : aids.goodsAtRisk(table, view, viewer));
  return new Map(dangers.map(({ colour, goods }) => [colour, goods.length]));
}

/** Room above the fan for cards that are picked, in pixels: less on a telephone. */
const ABOVE = { tall: 58, low: 40 } as const;

/** A hand card is as high as its row allows, and never wider than a card on the quay. */
function cardWidth(height: number): number {
  return Math.max(56, Math.min(112, (height - (height < 180 ? ABOVE.low : ABOVE.tall)) / 1.4));
}

/** The viewer's own hand as a fan; a card that could save goods in danger has its jars ringed. */
export function Hand({ coastal, drags }: { readonly coastal: Coastal; readonly drags: Drags }) {
  const { picture, pointer, props } = coastal;
  const { table, view, viewer, translator } = picture;
  const roving = useRoving<HTMLDivElement>();
  const [ref, size] = useSize<HTMLElement>();
  if (view.hand === null || viewer === null) return null;
  const cards = aids.sortedCards(table.edition, view.hand);
  const risk = threatened(coastal);
  const at = place.hand(viewer);
  const title = translator.t("tc.board.hand");
  const width = cardWidth(size?.height ?? 200);
  const spots = fan(cards.length, size?.width ?? 400, width);
  const suggested = suggestedCounts(props.suggested);
  return (
    <section className="tc-hand" aria-labelledby="tc-hand-title" ref={ref} data-drop="hand" data-place={at}>
      <h3 id="tc-hand-title" className={cards.length === 0 ? undefined : "hidden"}>
        {cards.length === 0 ? translator.t("tc.hand.empty") : title}
      </h3>
      <div
        className="tc-fan"
        role="toolbar"
        aria-label={title}
        {...roving}
        style={{ "--card": `${width}px` } as CSSProperties}
      >
        {numbered(cards).map(({ card, number }, i) => {
          const { code, colour, icons } = table.edition.cards[card];
          const count = Math.min(icons, risk.get(colour) ?? 0);
          const { x, y, turn } = spots[i];
          return (
            <CardButton
              key={place.cardIn(at, code, number)}
              picture={picture}
              pointer={pointer}
              card={card}
              size={width < SMALL_CARD ? "small" : "card"}
              name={place.target.hand(code)}
              number={number}
              piece={place.cardIn(at, code, number)}
              notes={count > 0 ? [translator.t("tc.board.saves.short", { count })] : []}
              isSuggested={number < (suggested.get(card) ?? 0)}
              drags={drags}
              style={
                {
                  "--x": `${x.toFixed(1)}px`,
                  "--y": `${y.toFixed(1)}px`,
                  "--turn": `${turn.toFixed(2)}deg`,
                } as CSSProperties
              }
            >
              {count > 0 ? <span className="tc-ring" aria-hidden="true" /> : null}
            </CardButton>
          );
        })}
      </div>
    </section>
  );
}

/** The hand cards that a suggested move spends. */
function suggestedCounts(move: Coastal["props"]["suggested"]): ReadonlyMap<number, number> {
  const cards = move?.type === "buy" ? move.payment : move?.type === "store" ? move.discards : [];
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

import { aids, type Picture } from "../guide/telling.ts";
import * as places from "../places.ts";
import { numbered } from "./card.tsx";
import { CardButton } from "./card-button.tsx";
import type { Pointer } from "./use-pointing.ts";
import { useRoving } from "./use-roving.ts";

/** By colour: how many of the viewer's goods pirates threaten now, and so what amphoras of that colour are good for. */
function threatened({ table, view, viewer }: Picture): ReadonlyMap<number, number> {
  const dangers = viewer === null ? [] : aids.goodsAtRisk(table, view, viewer);
  return new Map(dangers.map(({ colour, goods }) => [colour, goods.length]));
}

/** The viewer's own hand; a card that could save goods in danger says how many. */
export function Hand({ picture, pointer }: { readonly picture: Picture; readonly pointer: Pointer }) {
  const { table, view, viewer, voice } = picture;
  const roving = useRoving<HTMLDivElement>();
  if (view.hand === null || viewer === null) return null;
  const cards = aids.sortedCards(table.edition, view.hand);
  const risk = threatened(picture);
  const place = places.hand(viewer);
  const title = voice.say("tc.board.hand");
  return (
    <section className="tc-zone tc-hand" aria-labelledby="tc-hand-title">
      <h3 id="tc-hand-title">
        {title}{" "}
        <small>{voice.say("tc.board.hand.total", { total: aids.coinsOf(table.edition, cards) })}</small>
      </h3>
      {cards.length === 0 ? (
        <p className="tc-quiet" data-place={place}>
          {voice.say("tc.hand.empty")}
        </p>
      ) : (
        <div className="tc-cards" role="toolbar" aria-label={title} data-place={place} {...roving}>
          {numbered(cards).map(({ card, number }) => {
            const { code, colour, icons } = table.edition.cards[card];
            const count = Math.min(icons, risk.get(colour) ?? 0);
            const piece = places.cardIn(place, code, number);
            return (
              <CardButton
                key={piece}
                picture={picture}
                pointer={pointer}
                card={card}
                name={places.target.hand(code)}
                number={number}
                piece={piece}
                notes={count > 0 ? [voice.say("tc.board.saves.short", { count })] : []}
              >
                {count > 0 ? (
                  <span className="tc-saves" aria-hidden="true">
                    {voice.say("tc.board.saves", { count })}
                  </span>
                ) : null}
              </CardButton>
            );
          })}
        </div>
      )}
    </section>
  );
}

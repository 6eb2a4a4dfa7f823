import { aids } from "@portolan/guides/oltremare";
import { CardBack } from "../art/card.tsx";
import * as place from "../places.ts";
import type { Helm } from "./helm.ts";
import { SMALL_CHART, useMedia } from "./use-media.ts";

/** The goods deck, when Venice comes, and in the last round who still has a turn. */
export function Deck({ helm }: { readonly helm: Helm }) {
  const { table, view, translator } = helm.picture;
  const { venice, deckSize, discard } = view;
  const isShort = useMedia(SMALL_CHART);
  const last = aids.turnsToTheEnd(table, view);
  return (
    <div className="om-deck" data-place={place.deck}>
      <span className="om-deck-pile" data-empty={deckSize === 0}>
        <CardBack />
        <b aria-hidden="true">{deckSize}</b>
      </span>
      <p>
        <span className="om-deck-count">
          <b>{deckSize}</b> {translator.t("om.b.deck", { count: deckSize })}
        </span>
        {last ? (
          <em>{translator.t("om.b.lastRound", { names: { list: last.map((seat) => ({ seat })) } })}</em>
        ) : (
          <em>
            {venice === null
              ? translator.t("om.b.venice.gone")
              : translator.t(isShort ? "om.b.venice.short" : "om.b.venice", { ...venice })}
          </em>
        )}
        {discard.length > 0 ? (
          <small>{translator.t("om.b.discards", { count: discard.length })}</small>
        ) : null}
      </p>
    </div>
  );
}

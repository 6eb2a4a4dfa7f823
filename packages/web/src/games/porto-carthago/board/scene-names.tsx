import { aids, type Picture } from "@portolan/guides/porto-carthago";
import type { ReactNode } from "react";
import type { Layout } from "../art/layout.ts";
import { PieceAt } from "../art/symbol.tsx";

/** The peoples' emblems on the quay. */
export function Roundels({ picture, layout }: { readonly picture: Picture; readonly layout: Layout }) {
  const radius = layout.kind === "wide" ? 16.5 : 11;
  return layout.peoples.map(({ roundel }, i) => {
    const id = picture.table.edition.civilisations[i];
    return (
      <g key={id}>
        <circle cx={roundel.x} cy={roundel.y} r={radius} className="pc-roundel" />
        <circle cx={roundel.x} cy={roundel.y} r={radius - 2.6 * layout.size} className="pc-roundel-rim" />
        <PieceAt
          name={`people-${id}`}
          x={roundel.x}
          y={roundel.y}
          size={radius * 1.36}
          className="pc-roundel-emblem"
        />
      </g>
    );
  });
}

/** Names of the places, where the drawing has room for them. */
export function PlaceNames(props: {
  readonly picture: Picture;
  readonly layout: Layout;
  /** The table as it is, or as the move that is thought about would leave it. */
  readonly view: aids.View;
}) {
  const { picture, layout, view } = props;
  const { table, translator, viewer } = picture;
  const { town, lighthouse, temple, charters } = layout;
  if (!town) return null;
  const odds = viewer === null ? null : aids.voyageOdds(table, view, viewer);
  const canSail = viewer !== null && view.senators[viewer].temple > 0;
  const manned = view.senators.reduce((sum, senator) => sum + senator.charters, 0);
  const label = (x: number, y: number, text: string, className: string): ReactNode => (
    <text x={x} y={y} textAnchor="middle" className={className}>
      {text}
    </text>
  );
  const line = Math.max(16, layout.text * 1.2);
  return (
    <>
      {label(lighthouse.at.x - 8, lighthouse.at.y + 44, translator.t("pc.board.lighthouse"), "pc-place-name")}
      {label(
        lighthouse.at.x - 8,
        lighthouse.at.y + 44 + line,
        translator.t("pc.board.picks"),
        "pc-place-note",
      )}
      {label(temple.at.x, temple.at.y + 31, translator.t("pc.board.temple"), "pc-place-name")}
      {odds && canSail
        ? label(
            temple.at.x,
            temple.at.y + 31 + line,
            translator.t("pc.board.odds", { percent: Math.round(odds.success * 100) }),
            "pc-place-note",
          )
        : null}
      {label(
        charters.x + 46,
        charters.y + 28,
        translator.t("pc.board.charters", { free: table.charters - manned, count: table.charters }),
        "pc-sea-note",
      )}
      {label(town.deck.x + 22, town.deck.y + 33, translator.t("pc.board.deck"), "pc-place-name")}
      <g transform={`translate(${town.market.x + town.market.width / 2} ${town.market.y})`}>
        <rect x="-44" y="-7" width="88" height="22" rx="4" className="pc-sign" />
        <text y="9.4" textAnchor="middle" className="pc-sign-text">
          {translator.t("pc.board.market")}
        </text>
      </g>
    </>
  );
}

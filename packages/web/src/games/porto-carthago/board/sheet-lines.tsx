import { cargoText, type Picture, shipName } from "@portolan/guides/porto-carthago";
import type { ReactNode } from "react";
import { shipPrint } from "../art/pieces.ts";
import { Ship } from "../art/ship.tsx";
import { Piece, type PieceName } from "../art/symbol.tsx";

/** A line of a sheet: sign, words, and what counts at the end. */
export function Line(props: {
  readonly sign?: PieceName;
  readonly text: ReactNode;
  readonly note?: ReactNode;
  readonly value?: ReactNode;
  readonly tone?: "danger" | "gain";
}) {
  return (
    <li data-tone={props.tone}>
      {props.sign === undefined ? null : <Piece name={props.sign} />}
      <span>
        {props.text}
        {props.note === undefined ? null : <small>{props.note}</small>}
      </span>
      {props.value === undefined ? null : <b>{props.value}</b>}
    </li>
  );
}

export function ShipLine({
  picture,
  ship,
  fate,
}: {
  readonly picture: Picture;
  readonly ship: number;
  readonly fate?: string;
}) {
  return (
    <li>
      <Ship print={shipPrint(picture.table.edition, ship)} className="pc-sheet-ship" />
      <span>
        {shipName(picture, ship)}
        <small>{cargoText(picture, ship)}</small>
        {fate === undefined ? null : <small>{fate}</small>}
      </span>
    </li>
  );
}

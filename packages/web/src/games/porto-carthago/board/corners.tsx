import { aids } from "@portolan/guides/porto-carthago";
import { Piece } from "../art/symbol.tsx";
import * as place from "../places.ts";
import type { Harbour } from "./harbour.ts";

/** On a telephone: what the ring has no room for, one press away. */
export function Corners({ harbour }: { readonly harbour: Harbour }) {
  const { picture, inspect } = harbour;
  const { table, view, translator } = picture;
  const goods = aids.goodsOf(view.market);
  return (
    <>
      <button
        type="button"
        className="pc-corner is-left"
        data-place={place.market}
        onClick={() => inspect({ what: "market" })}
      >
        <span>
          <i className="pc-corner-price">{aids.ladderPrice(table, view)}</i>
          <small>× {goods.length}</small>
        </span>
        <span>{translator.t("pc.board.market")}</span>
      </button>
      <button
        type="button"
        className="pc-corner is-right"
        data-place={place.row(2)}
        onClick={() => inspect({ what: "sea" })}
      >
        <Piece name="dock" />
        <span>{translator.t("pc.board.row2.short")}</span>
      </button>
    </>
  );
}

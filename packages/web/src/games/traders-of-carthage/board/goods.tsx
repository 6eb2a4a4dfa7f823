import { capital } from "@portolan/guides";
import { type aids, codeOf, colourName, goodName, type Picture } from "@portolan/guides/traders-of-carthage";
import type { CSSProperties } from "react";
import { pieceState } from "../../../table/stage/pointing/piece-state.ts";
import { useRoving } from "../../../table/stage/pointing/use-roving.ts";
import { CardPicture, GoodChip } from "../art/card.tsx";
import { Jar, Sign, Skull } from "../art/goods.tsx";
import { paletteOf } from "../art/palette.ts";
import * as place from "../places.ts";
import { type Coastal, type Column, columnOf, numbered } from "./coastal.ts";

/** 7 × 2 = 14: how what a set is worth comes about, without the step that everybody knows by now. */
function sumText({ highest, tokens, size, raw }: aids.SetValue): string {
  return `${highest + tokens} × ${size} = ${raw}`;
}

/** What the column is worth: now, or what becomes of it. */
function Worth({ picture, column }: { readonly picture: Picture; readonly column: Column }) {
  const { translator } = picture;
  const { set, after, added, isSold, lost } = column;
  if (set.size === 0 && added.length === 0)
    return <p className="tc-worth is-empty">{translator.t("tc.board.empty")}</p>;
  if (lost.length > 0)
    return (
      <p className="tc-worth">
        <b className="is-bad">{translator.t("tc.board.atRisk", { count: lost.length })}</b>
        <small>{sumText(after)}</small>
      </p>
    );
  const isChanged = added.length > 0 || isSold;
  return (
    <p className="tc-worth">
      {isChanged ? (
        <span>
          <i>{set.points}</i>{" "}
          <b className="is-good">→ {translator.t("tc.board.points.short", { points: after.points })}</b>
        </span>
      ) : (
        <b>{translator.t("tc.board.points", { points: set.points })}</b>
      )}
      <small>{sumText(isChanged ? after : set)}</small>
    </p>
  );
}

/** A good as a card, or, where there is little room, as a chip. */
function GoodFace({ code, isStored = false }: { readonly code: string; readonly isStored?: boolean }) {
  return (
    <>
      <CardPicture code={code} size="small" />
      <GoodChip code={code} isStored={isStored} />
    </>
  );
}

/** A good in its column: a card, or, where the viewer may have to save it, a button. */
function Good(props: {
  readonly coastal: Coastal;
  readonly card: number;
  readonly number: number;
  readonly colour: number;
  readonly style: CSSProperties;
}) {
  const { coastal, card, number, colour, style } = props;
  const { picture, pointer } = coastal;
  const { table, view, viewer, translator } = picture;
  const { code, value } = table.edition.cards[card];
  const piece = place.cardIn(place.goods(viewer ?? 0), code, number);
  const step = view.agenda.at(-1);
  const isAsked =
    pointer.isAsked && step?.step === "storage" && step.seat === viewer && step.colour === colour;
  if (!isAsked) {
    return (
      <span className="tc-good" data-piece={piece} style={style} aria-hidden="true">
        <GoodFace code={code} />
      </span>
    );
  }
  const name = place.target.goods(code);
  const state = pieceState(pointer, name, number);
  const isPicked = state === "picked";
  return (
    <button
      type="button"
      className="tc-good"
      data-piece={piece}
      data-state={state}
      data-fate={isPicked ? "saved" : "lost"}
      aria-pressed={isPicked}
      style={style}
      onClick={() => pointer.press(name, isPicked)}
    >
      <span className="hidden">
        {translator.t("tc.board.good", {
          code: codeOf(picture, card),
          colour: colourName(picture, colour),
          value,
        })}
      </span>
      <GoodFace code={code} />
      {isPicked ? <Jar className="tc-good-jar" /> : <Skull className="tc-good-skull" />}
    </button>
  );
}

/** How far down the goods of a column reach, how far apart they lie, and how much more of one in store shows: card heights. */
const REACH = 0.66;
const WIDEST_PITCH = 0.3;
const STORED_MORE = 0.22;

/** Where the goods of a column lie, those in store first, so that all of them show their strip. */
function spotsOf(stored: number, others: number): readonly number[] {
  const count = stored + others;
  const more = stored > 0 ? STORED_MORE : 0;
  const pitch = count < 2 ? 0 : Math.min(WIDEST_PITCH, (REACH - more) / (count - 1));
  return Array.from({ length: count }, (_, i) => i * pitch + (i >= stored ? more : 0));
}

function GoodsColumn({ coastal, colour }: { readonly coastal: Coastal; readonly colour: number }) {
  const { picture, preview } = coastal;
  const { table, view, viewer, translator } = picture;
  const seat = viewer ?? 0;
  const column = columnOf(picture, preview, seat, colour);
  const { set, added } = column;
  const good = table.edition.colours[colour];
  const { base, ink } = paletteOf(good);
  const all = [...set.stored, ...set.unstored, ...added];
  const stored = set.stored.length;
  const spots = spotsOf(stored, all.length - stored);
  const at = (i: number): CSSProperties => ({ "--at": spots[i], zIndex: i }) as CSSProperties;
  const own = stored + set.unstored.length;
  const tokens = view.traders[seat].tokens[colour];
  const isAtRisk = column.lost.length > 0;
  return (
    <li className="tc-column" style={{ "--good": base, "--good-ink": ink } as CSSProperties}>
      <h4 className="tc-ribbon">
        <Sign colourId={good} />
        <span className="hidden">{capital(goodName(picture, colour))}</span>
        <span aria-hidden="true">+{tokens}</span>
        <span className="hidden">{translator.t("tc.board.tokens.of", { tokens })}</span>
      </h4>
      <div
        className="tc-heap"
        data-place={place.rowIn(place.goods(seat), good)}
        data-empty={all.length === 0}
      >
        {all.length === 0 ? <Sign colourId={good} className="is-faint" /> : null}
        {set.stored.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike.
          <span key={`s${i}`} className="tc-good is-stored" style={at(i)} aria-hidden="true">
            <GoodFace code={table.edition.cards[card].code} isStored />
            <Jar className="tc-good-jar" />
          </span>
        ))}
        {numbered(set.unstored).map(({ card, number }, i) => (
          <Good
            key={`g${card} ${number}`}
            coastal={coastal}
            card={card}
            number={number}
            colour={colour}
            style={at(stored + i)}
          />
        ))}
        {added.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike.
          <span key={`a${i}`} className="tc-good is-coming" style={at(own + i)} aria-hidden="true">
            <GoodFace code={table.edition.cards[card].code} />
          </span>
        ))}
        {column.isSold && column.after.points > 0 ? (
          <span className="tc-plus" aria-hidden="true">
            +{column.after.points}
          </span>
        ) : null}
        {isAtRisk ? <Skull className="tc-heap-skull" /> : null}
      </div>
      <Worth picture={picture} column={column} />
    </li>
  );
}

/** The viewer's goods in four columns under the ships' colours: what a payday would bring, at a glance. */
export function MyGoods({ coastal }: { readonly coastal: Coastal }) {
  const { picture } = coastal;
  const { table, viewer, translator } = picture;
  const roving = useRoving<HTMLUListElement>();
  if (viewer === null) return null;
  return (
    <section className="tc-mine" aria-labelledby="tc-mine-title" data-place={place.goods(viewer)}>
      <h3 id="tc-mine-title" className="hidden">
        {translator.t("tc.board.myGoods")}
      </h3>
      <ul className="tc-columns" {...roving}>
        {table.edition.colours.map((id, colour) => (
          <GoodsColumn key={id} coastal={coastal} colour={colour} />
        ))}
      </ul>
    </section>
  );
}

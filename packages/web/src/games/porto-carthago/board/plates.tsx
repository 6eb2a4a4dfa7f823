import { seatsFromViewer, selfOf } from "@portolan/guides";
import { aids, goodsText, privilegeName, showsPurse } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import { Button } from "react-aria-components";
import { ClockFace, seatNote } from "../../../table/seats.tsx";
import { isOver } from "../../../table/source.ts";
import { Piece, type PieceName } from "../art/symbol.tsx";
import * as place from "../places.ts";
import { Change } from "./change.tsx";
import { type Harbour, leaders } from "./harbour.ts";

/** A number with its sign; a small screen leaves the word out for the eye, not for the ear. */
function Figure(props: {
  readonly sign: PieceName;
  readonly word: string;
  readonly now: number | null;
  readonly then?: number | undefined;
  readonly at?: string;
}) {
  const { sign, word, now, then, at } = props;
  return (
    <span className="pc-figure" data-place={at} title={word}>
      <Piece name={sign} />
      {now === null ? <b aria-hidden="true">?</b> : <Change now={now} then={then} />}
      <em>{word}</em>
    </span>
  );
}

/** Goods, privileges and servants in lighthouse and temple, in one line. */
function Belongings({ harbour, seat }: { readonly harbour: Harbour; readonly seat: Seat }) {
  const { picture, after } = harbour;
  const { table, view, viewer, translator } = picture;
  const senator = view.senators[seat];
  const then = after?.senators[seat];
  const goods = aids.goodsOf(senator.warehouse);
  const isOwn = seat === viewer;
  return (
    <div className="pc-belongings">
      <span className="pc-plate-goods" data-place={isOwn ? undefined : place.warehouse(seat)}>
        {goods.length === 0 ? (
          <em>{translator.t("pc.plate.empty")}</em>
        ) : (
          goods.map((good, i) => {
            const { id } = table.edition.goods[good];
            const number = goods.slice(0, i).filter((one) => one === good).length;
            const piece = place.goodIn(place.warehouse(seat), id, number);
            return (
              <span key={piece} data-piece={isOwn ? undefined : piece}>
                <Piece name={`good-${id}`} />
              </span>
            );
          })
        )}
        <span className="hidden">{goods.length === 0 ? "" : goodsText(picture, senator.warehouse)}</span>
      </span>
      {senator.held.map((ship) => {
        const { id, privilege } = table.edition.ships[ship];
        return (
          <span key={id} className="pc-plate-held" data-piece={isOwn ? undefined : place.ship(id)}>
            <Piece name={`privilege-${privilege}`} />
            <span>{privilegeName(picture, ship)}</span>
          </span>
        );
      })}
      {(["lighthouse", "temple"] as const).map((post) =>
        senator[post] > 0 || (then?.[post] ?? 0) > 0 ? (
          <span key={post} className="pc-plate-post" title={translator.t(`pc.post.${post}`)}>
            <Piece name={post} />
            <Change now={senator[post]} then={then?.[post]} />
            <span className="hidden">{translator.t(`pc.post.${post}`)}</span>
          </span>
        ) : null,
      )}
    </div>
  );
}

/** When the player has a turn in this round, from 1 on. */
function turnOf({ table, view }: Harbour["picture"], seat: Seat): number {
  return ((seat - view.startSeat + table.players) % table.players) + 1;
}

/** Who has the next turn of this round; null if nobody has, or no turns are being played. */
function nextSeat({ table, view }: Harbour["picture"]): Seat | null {
  const inTurns = ["main", "act", "tail"].includes(view.stage.stage);
  const isLast = view.turnIndex + 1 >= table.players;
  return inTurns && !isLast ? (view.startSeat + view.turnIndex + 1) % table.players : null;
}

/** What is said under a player's name: the part that they play just now. */
function noteOf({ picture, props }: Harbour, seat: Seat, isActive: boolean): string {
  const { view, translator, viewer, table } = picture;
  const isStart = view.decade > 0 && seat === view.startSeat;
  const notes = isStart ? [translator.t("pc.plate.start")] : [];
  const asked = aids.asked(table, view);
  if (isActive) notes.push(translator.t(asked?.isOutOfTurn ? "pc.plate.decides" : "pc.plate.acts"));
  else if (leaders(view).includes(seat)) notes.push(translator.t("pc.plate.leads"));
  else if (seat === nextSeat(picture)) notes.push(translator.t("pc.plate.next"));
  if (notes.length > 0) return notes.join(", ");
  return seat === viewer
    ? translator.called(seat)
    : seatNote(props.table.seats[seat], false, isActive, translator);
}

/** A player as a plate beside the board, or, where there is little room, as a chip above it. */
function Plate({ harbour, seat }: { readonly harbour: Harbour; readonly seat: Seat }) {
  const { picture, props, after, inspect } = harbour;
  const { view, viewer, translator } = picture;
  const { table: state } = props;
  const senator = view.senators[seat];
  const then = after?.senators[seat];
  const isActive = state.waitsFor.includes(seat) && !isOver(state);
  const isOwn = seat === viewer;
  const { clock } = state.seats[seat];
  const isLeading = leaders(view).includes(seat);
  const seats = aids.seatsOf(view, seat);
  return (
    <div
      className="pc-plate"
      data-place={place.player(seat)}
      data-seat={seat}
      data-own={isOwn}
      data-active={isActive}
      data-leads={isLeading}
      aria-current={isActive ? "true" : undefined}
    >
      <Button
        className="pc-plate-head"
        onPress={() => inspect({ what: "player", seat })}
        aria-haspopup="dialog"
      >
        <span className="pc-plate-mark">
          <Piece name={`mark-${seat}`} />
          {view.decade > 0 ? (
            <i data-first={seat === view.startSeat} aria-hidden="true">
              {turnOf(picture, seat)}
            </i>
          ) : null}
        </span>
        <span className="pc-plate-name">
          <strong data-cut>
            {seat === selfOf(picture) ? translator.t("pc.plate.you") : translator.called(seat)}
          </strong>
          <span className="pc-plate-note">{noteOf(harbour, seat, isActive)}</span>
          <span className="pc-plate-brief" aria-hidden="true">
            <Piece name="point" />
            {senator.points}
          </span>
        </span>
        {clock ? <ClockFace clock={clock} translator={translator} /> : null}
        <span className="pc-plate-seats">
          <Piece name="palace" />
          <Change now={seats} then={after ? aids.seatsOf(after, seat) : undefined} />
          <em>{translator.t("pc.plate.seats", { seats })}</em>
        </span>
      </Button>
      <div className="pc-figures">
        <Figure
          sign="point"
          word={translator.t("pc.plate.points")}
          now={senator.points}
          then={then?.points}
        />
        <Figure
          sign="servant"
          word={translator.t("pc.plate.reserve")}
          now={senator.reserve}
          then={then?.reserve}
          {...(isOwn ? {} : { at: place.reserve(seat) })}
        />
        <Figure
          sign={showsPurse(picture, seat) ? "coin" : "purse"}
          word={translator.t("pc.plate.talents")}
          now={showsPurse(picture, seat) ? senator.talents : null}
          then={then?.talents}
          {...(isOwn ? {} : { at: place.purse(seat) })}
        />
      </div>
      <Belongings harbour={harbour} seat={seat} />
    </div>
  );
}

export function Plates({ harbour }: { readonly harbour: Harbour }) {
  return (
    <div className="pc-plates" data-place={place.players} data-count={harbour.picture.table.players}>
      {seatsFromViewer(harbour.picture).map((seat) => (
        <Plate key={seat} harbour={harbour} seat={seat} />
      ))}
    </div>
  );
}

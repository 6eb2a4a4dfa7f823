import { called, capital, seatsFromViewer, selfOf } from "@portolan/guides";
import { codes, formula, goodName, type Picture } from "@portolan/guides/traders-of-carthage";
import type { Seat } from "@portolan/kernel";
import { useState } from "react";
import { Button } from "react-aria-components";
import { ClockFace, seatNote } from "../../../table/seats.tsx";
import { isOver } from "../../../table/source.ts";
import { Sheet } from "../../../ui/controls.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { CardPicture, GoodChip } from "../art/card.tsx";
import { Jar, Laurel, Sign, Skull } from "../art/goods.tsx";
import { HandIcon, Marker, Pawn, Token } from "../art/people.tsx";
import * as place from "../places.ts";
import { type Coastal, columnOf, gains, leaders, markerOf, numbered } from "./coastal.ts";

/** Points, and what a purchase would make of them. */
function Points({ coastal, seat }: { readonly coastal: Coastal; readonly seat: Seat }) {
  const { view, translator } = coastal.picture;
  const { victoryPoints } = view.traders[seat];
  const after = gains(coastal.preview, view).get(seat);
  return (
    <span className="tc-points" data-place={place.points(seat)}>
      <b aria-hidden="true">{victoryPoints}</b>
      <span className="hidden">{translator.t("tc.board.vp.long", { points: victoryPoints })}</span>
      {after === undefined ? null : <i>→ {after}</i>}
    </span>
  );
}

/** One token of each good that the player has, and places for those that are missing until the game ends. */
function Tokens({ picture, seat }: { readonly picture: Picture; readonly seat: Seat }) {
  const { table, view, translator } = picture;
  const { tokens } = view.traders[seat];
  const most = table.edition.tokens.endThreshold;
  const held = table.edition.colours.flatMap((good, colour) => new Array<string>(tokens[colour]).fill(good));
  return (
    <span className="tc-tokens" data-place={place.tokens(seat)} data-near={most - held.length <= 2}>
      <span className="tc-token-row" aria-hidden="true">
        {Array.from({ length: Math.max(most, held.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place among the tokens is known by its number.
          <Token key={i} colourId={held[i] ?? null} />
        ))}
      </span>
      <span className="tc-token-count" aria-hidden="true">
        {translator.t("tc.board.tokens.short", { tokens: held.length, most })}
      </span>
      <span className="hidden">{translator.t("tc.board.tokens", { tokens: held.length, most })}</span>
    </span>
  );
}

/** A rival's goods of one colour, and what they would sell for. */
function Goods({
  coastal,
  seat,
  colour,
}: {
  readonly coastal: Coastal;
  readonly seat: Seat;
  readonly colour: number;
}) {
  const { picture, preview } = coastal;
  const { table, translator } = picture;
  const { set, isSold, lost } = columnOf(picture, preview, seat, colour);
  const good = table.edition.colours[colour];
  const at = place.goods(seat);
  return (
    <li className="tc-set" data-fate={lost.length > 0 ? "lost" : isSold && set.size > 0 ? "sold" : "still"}>
      <span className="tc-chips" aria-hidden="true" data-place={place.rowIn(at, good)} data-count={set.size}>
        {set.size === 0 ? <Sign colourId={good} className="is-faint" /> : null}
        {numbered(set.unstored).map(({ card, number }) => {
          const { code } = table.edition.cards[card];
          return (
            <span key={place.cardIn(at, code, number)} data-piece={place.cardIn(at, code, number)}>
              <GoodChip code={code} isStored={false} />
            </span>
          );
        })}
        {set.stored.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike.
          <span key={`s${i}`}>
            <GoodChip code={table.edition.cards[card].code} isStored />
          </span>
        ))}
      </span>
      <span className="tc-set-worth" aria-hidden="true">
        {set.size === 0 ? (
          "–"
        ) : (
          <>
            {set.highest + set.tokens}×{set.size} <b>{set.points}</b>
            {lost.length > 0 ? <Skull /> : null}
          </>
        )}
      </span>
      <span className="hidden">
        {capital(goodName(picture, colour))}:{" "}
        {set.size === 0
          ? translator.t("tc.board.empty")
          : `${codes(picture, [...set.unstored, ...set.stored])}, ${translator.t("tc.board.vp.long", { points: set.points })}`}
      </span>
    </li>
  );
}

function MarkerFigure({ picture, seat }: { readonly picture: Picture; readonly seat: Seat }) {
  const { translator } = picture;
  const marker = markerOf(picture, seat);
  const text =
    marker === null ? translator.t("tc.board.marker.free.short") : translator.t(`zone.${marker.zone}`);
  return (
    <span className="tc-figure is-marker" data-out={marker !== null}>
      <Marker seat={seat} />
      <em aria-hidden="true">{text}</em>
      <span className="hidden">
        {marker === null
          ? translator.t("tc.board.marker.free")
          : translator.t("tc.board.marker.out", { card: marker.code })}
      </span>
    </span>
  );
}

/** What is said under a player's name. */
function noteOf({ picture, props }: Coastal, seat: Seat, isActive: boolean): string {
  const { viewer, translator } = picture;
  if (seat !== viewer) return seatNote(props.table.seats[seat], false, isActive, translator);
  return isActive ? translator.t("table.title.yourMove") : translator.called(seat);
}

/** A player as a plate beside the board, or, where there is little room, as a chip above it. */
function Plate({
  coastal,
  seat,
  onOpen,
}: {
  readonly coastal: Coastal;
  readonly seat: Seat;
  onOpen(): void;
}) {
  const { picture, props } = coastal;
  const { table, view, viewer, translator } = picture;
  const { table: state } = props;
  const isActive = state.waitsFor.includes(seat) && !isOver(state);
  const isOwn = seat === viewer;
  const { clock } = state.seats[seat];
  const isLeading = leaders(view).includes(seat);
  return (
    <div
      className="tc-plate"
      data-place={place.player(seat)}
      data-seat={seat}
      data-own={isOwn}
      data-active={isActive}
      aria-current={isActive ? "true" : undefined}
    >
      <Button className="tc-plate-head" onPress={onOpen} aria-haspopup="dialog">
        <Pawn seat={seat} />
        <span className="tc-who">
          <strong>
            {seat === selfOf(picture) ? translator.t("tc.board.you.name") : translator.called(seat)}
            {isLeading ? (
              <em>
                <Laurel className="tc-laurel" />
                <span>{translator.t("tc.board.leads")}</span>
              </em>
            ) : null}
          </strong>
          <span className="tc-note">{noteOf(coastal, seat, isActive)}</span>
        </span>
        {clock ? <ClockFace clock={clock} translator={translator} /> : null}
        <span className="tc-figure" data-place={isOwn ? undefined : place.hand(seat)}>
          <HandIcon />
          <b aria-hidden="true">{view.traders[seat].handSize}</b>
          <span className="hidden">
            {translator.t("tc.board.held", { count: view.traders[seat].handSize })}
          </span>
        </span>
        <MarkerFigure picture={picture} seat={seat} />
        <Points coastal={coastal} seat={seat} />
      </Button>
      <Tokens picture={picture} seat={seat} />
      {isOwn ? null : (
        <ul className="tc-sets" data-place={place.goods(seat)}>
          {table.edition.colours.map((id, colour) => (
            <Goods key={id} coastal={coastal} seat={seat} colour={colour} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** All there is to know about a player, large enough for a telephone. */
function PlateSheet(props: {
  readonly coastal: Coastal;
  readonly seat: Seat;
  onTurn(seat: Seat): void;
  onClose(): void;
}) {
  const { coastal, seat, onTurn, onClose } = props;
  const { picture, preview } = coastal;
  const { table, view, translator, viewer } = picture;
  const { handSize, victoryPoints } = view.traders[seat];
  const after = gains(preview, view).get(seat);
  const beside = (by: number): Seat => (seat + by + table.players) % table.players;
  return (
    <Sheet
      title={called(picture, seat)}
      isOpen
      isNarrow
      onClose={onClose}
      foot={
        <>
          <Button className="button" onPress={() => onTurn(beside(-1))}>
            <Icon name="back" /> <Pawn seat={beside(-1)} /> {translator.called(beside(-1))}
          </Button>
          <Button className="button primary" onPress={onClose}>
            {translator.t("tc.board.backToBoard")}
          </Button>
          <Button className="button" onPress={() => onTurn(beside(1))}>
            <Pawn seat={beside(1)} /> {translator.called(beside(1))} <Icon name="next" />
          </Button>
        </>
      }
    >
      <div className="tc-scene tc-dossier">
        <p className="tc-dossier-figures">
          <span>
            <HandIcon /> {translator.t("tc.board.held", { count: handSize })}
          </span>
          <MarkerFigure picture={picture} seat={seat} />
          <b>{translator.t("tc.board.points", { points: victoryPoints })}</b>
        </p>
        <Tokens picture={picture} seat={seat} />
        <h3>{translator.t("tc.board.goodsNow")}</h3>
        <ul className="tc-dossier-sets">
          {table.edition.colours.map((id, colour) => {
            const { set, isSold, lost } = columnOf(picture, seat === viewer ? null : preview, seat, colour);
            const steps = table.edition.carthage - view.ships[colour];
            return (
              <li key={id}>
                <span className="tc-dossier-cards" aria-hidden="true">
                  {[...set.unstored, ...set.stored].map((card, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike.
                    <span key={i} data-stored={i >= set.unstored.length}>
                      <CardPicture code={table.edition.cards[card].code} size="small" />
                      {i >= set.unstored.length ? <Jar className="tc-good-jar" /> : null}
                    </span>
                  ))}
                  {set.size === 0 ? <Sign colourId={id} className="is-faint" /> : null}
                </span>
                <span>
                  <strong>{set.size === 0 ? translator.t("tc.board.empty") : formula(set)}</strong>
                  <small>
                    {goodName(picture, colour)} · {translator.t("tc.board.steps", { steps })}
                  </small>
                  {lost.length > 0 ? (
                    <small className="is-bad">{translator.t("tc.board.ifBuy.lost")}</small>
                  ) : null}
                  {isSold && set.size > 0 ? (
                    <small className="is-good">{translator.t("tc.board.ifBuy.sold")}</small>
                  ) : null}
                </span>
                <b>{set.size === 0 ? "–" : translator.t("tc.board.points", { points: set.points })}</b>
              </li>
            );
          })}
        </ul>
        {after === undefined ? null : (
          <p className="tc-dossier-after">
            {translator.t("tc.board.ifYouBuy")} <b>{translator.t("tc.board.points", { points: after })}</b>
          </p>
        )}
      </div>
    </Sheet>
  );
}

export function Plates({ coastal }: { readonly coastal: Coastal }) {
  const [open, setOpen] = useState<Seat | null>(null);
  return (
    <div className="tc-plates" data-place={place.players}>
      {seatsFromViewer(coastal.picture).map((seat) => (
        <Plate key={seat} coastal={coastal} seat={seat} onOpen={() => setOpen(seat)} />
      ))}
      {open === null ? null : (
        <PlateSheet coastal={coastal} seat={open} onTurn={setOpen} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

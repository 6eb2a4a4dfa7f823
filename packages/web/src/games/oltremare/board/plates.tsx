import { seatsFromViewer, selfOf } from "@portolan/guides";
import { type Picture, tokenName } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import { useState } from "react";
import { Button } from "react-aria-components";
import { ClockFace } from "../../../table/seats.tsx";
import { isOver } from "../../../table/source.ts";
import { Pile } from "../art/card.tsx";
import { Icon, type IconName } from "../art/icons.tsx";
import { LaurelShape, Shield, shieldHref } from "../art/shields.tsx";
import { TokenPicture } from "../art/tokens.tsx";
import * as place from "../places.ts";
import { Dossier } from "./dossier.tsx";
import { type Helm, leaders, tallyOf } from "./helm.ts";
import { portName } from "./ports.tsx";
import { printOf } from "./print.ts";
import { Races } from "./races.tsx";
import { Scale } from "./scale.tsx";

/** A figure with its sign; small screens show the sign and the figure alone. */
function Figure(props: {
  readonly icon: IconName;
  readonly value: number;
  readonly label: string;
  readonly long: string;
  readonly isBad?: boolean;
  readonly at?: ReturnType<typeof place.hand>;
}) {
  const { icon, value, label, long, isBad = false, at } = props;
  return (
    <span className="om-count" data-bad={isBad} data-place={at}>
      <Icon name={icon} />
      <b aria-hidden="true">{value}</b>
      <small aria-hidden="true">{label}</small>
      <span className="hidden">{long}</span>
    </span>
  );
}

/** Who it is and where: Captain, at Ragusa. */
function noteOf({ picture, props }: Helm, seat: Seat): string {
  const { translator, view } = picture;
  const port = portName(picture, view.merchants[seat].port);
  const { player, level, presence } = props.table.seats[seat];
  if (presence === "away") return `${translator.t("table.seat.away")} · ${port}`;
  if (seat === selfOf(picture)) return translator.t("om.b.at", { who: translator.called(seat), port });
  return player === "computer" && level !== null
    ? translator.t("om.b.at", { who: translator.t(`level.${level}`), port })
    : translator.t("om.b.atPort", { port });
}

/** The shield, in laurels for who leads. */
function Mark({ seat, isLeading }: { readonly seat: Seat; readonly isLeading: boolean }) {
  return isLeading ? (
    <svg className="om-mark" viewBox="-20 -19 40 38" aria-hidden="true">
      <use href={shieldHref(seat)} x="-10" y="-11" width="20" height="22" />
      <LaurelShape />
    </svg>
  ) : (
    <Shield seat={seat} />
  );
}

function Ducats({ helm, seat }: { readonly helm: Helm; readonly seat: Seat }) {
  const { view, translator, viewer } = helm.picture;
  const { ducats } = view.merchants[seat];
  const sums = seat === viewer ? tallyOf(helm) : null;
  const gained = sums === null ? 0 : sums.ducats + sums.sailingDucats;
  return (
    <span className="om-ducats" data-place={place.ducats(seat)} data-debt={ducats < 0}>
      <Icon name="ducat" />
      <b aria-hidden="true">{ducats < 0 ? `−${-ducats}` : ducats}</b>
      {gained > 0 ? (
        <em>
          <i>→</i> {ducats + gained}
        </em>
      ) : null}
      <span className="hidden">{translator.t("om.ducats", { ducats })}</span>
    </span>
  );
}

function Token({ picture, seat }: { readonly picture: Picture; readonly seat: Seat }) {
  const { view, translator } = picture;
  const { active, used } = view.merchants[seat];
  return (
    <span className="om-plate-token" data-place={place.tokens(seat)}>
      {active === null ? null : <TokenPicture token={active} />}
      <span data-cut>{active === null ? translator.t("om.b.token.none") : tokenName(picture, active)}</span>
      {used.length > 0 ? (
        <i>
          <TokenPicture token="used" />
          {used.length > 1 ? <b aria-hidden="true">{used.length}</b> : null}
          <span className="hidden">{translator.t("om.b.token.used", { count: used.length })}</span>
        </i>
      ) : null}
    </span>
  );
}

/** A player as a plate beside the board, or, where there is little room, as a chip above it. */
function Plate({ helm, seat, onOpen }: { readonly helm: Helm; readonly seat: Seat; onOpen(): void }) {
  const { picture, props } = helm;
  const { view, viewer, translator } = picture;
  const { top, cargoSize, handSize, pirateCount, prestige } = view.merchants[seat];
  const isActive = props.table.waitsFor.includes(seat) && !isOver(props.table);
  const isOwn = seat === viewer;
  const isLeading = leaders(view).includes(seat);
  const { clock } = props.table.seats[seat];
  return (
    <div
      className="om-plate"
      data-place={place.player(seat)}
      data-seat={seat}
      data-own={isOwn}
      data-active={isActive}
      data-turn={seat === view.activeSeat}
      aria-current={isActive ? "true" : undefined}
    >
      <Button className="om-plate-head" onPress={onOpen} aria-haspopup="dialog">
        <Mark seat={seat} isLeading={isLeading} />
        <span className="om-who" data-cut>
          <strong>
            {seat === selfOf(picture) ? translator.t("om.b.you") : translator.called(seat)}
            {isLeading ? <em>{translator.t("om.b.leads")}</em> : null}
          </strong>
          <small>{noteOf(helm, seat)}</small>
        </span>
        {clock ? <ClockFace clock={clock} translator={translator} /> : null}
        <span className="om-chip-hand" aria-hidden="true">
          <Icon name="hand" />
          {handSize}
        </span>
        <Ducats helm={helm} seat={seat} />
      </Button>
      {isOwn ? null : (
        <div className="om-plate-body">
          <span className="om-plate-hold" data-place={place.hold(seat)}>
            {top === null ? null : <Pile top={printOf(picture, top)} count={cargoSize} />}
          </span>
          <div className="om-plate-figures">
            <Figure
              icon="hand"
              value={handSize}
              label={translator.t("om.b.figure.hand")}
              long={translator.t("om.b.handCount", { count: handSize })}
              at={place.hand(seat)}
            />
            <Figure
              icon="pirate"
              value={pirateCount}
              label={translator.t("om.b.figure.pirates")}
              long={translator.t("om.b.pirateCount", { count: pirateCount })}
              isBad={pirateCount > 2}
              at={place.pirates(seat)}
            />
            <Figure
              icon="prestige"
              value={prestige}
              label={translator.t("om.b.figure.tiles")}
              long={translator.t("om.b.tileCount", { count: prestige })}
              at={place.tiles(seat)}
            />
          </div>
          <Token picture={picture} seat={seat} />
        </div>
      )}
    </div>
  );
}

/** Everybody's ducats on one scale, a plate for each, and the majorities. */
export function Plates({ helm, onDeal }: { readonly helm: Helm; onDeal: ((seat: Seat) => void) | null }) {
  const [open, setOpen] = useState<Seat | null>(null);
  const { players } = helm.picture.table;
  return (
    <>
      <Scale helm={helm} />
      <div className="om-plates" data-place={place.players} data-count={players}>
        {seatsFromViewer(helm.picture).map((seat) => (
          <Plate key={seat} helm={helm} seat={seat} onOpen={() => setOpen(seat)} />
        ))}
      </div>
      <Races helm={helm} />
      {open === null ? null : (
        <Dossier
          helm={helm}
          seat={open}
          onTurn={setOpen}
          onClose={() => setOpen(null)}
          onDeal={
            onDeal === null || open === helm.picture.viewer
              ? null
              : () => {
                  onDeal(open);
                  setOpen(null);
                }
          }
        />
      )}
    </>
  );
}

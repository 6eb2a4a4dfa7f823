import { called, seatsFromViewer, selfOf } from "@portolan/guides";
import { abilityText, aids, goodsText, planetName } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import { useState } from "react";
import { Button } from "react-aria-components";
import { ClockFace, seatNote } from "../../../table/seats.tsx";
import { isOver } from "../../../table/source.ts";
import { Sheet } from "../../../ui/controls.tsx";
import { Badge, Primon } from "../art/houses.tsx";
import { houseNumber, houseOf } from "../art/palette.ts";
import { World } from "../art/world.tsx";
import * as place from "../places.ts";
import { Clock } from "./clock.tsx";
import { type Galaxy, nameOf } from "./galaxy.ts";
import { Heading } from "./heading.tsx";
import { leadersOf, scoresAfter } from "./standing.ts";

const HOUSES = ["gt.house.halley", "gt.house.brava", "gt.house.ottokar", "gt.house.tycho"] as const;

/** What is said under a player's name: that somebody is missing, or else the name of their house. */
function noteOf({ picture, props }: Galaxy, seat: Seat): string {
  const { viewer, translator } = picture;
  const state = props.table.seats[seat];
  const isThere = state.presence !== "away" && state.player !== "open";
  return seat === viewer || isThere
    ? translator.t(HOUSES[houseNumber(seat)] ?? HOUSES[0])
    : seatNote(state, false, false, translator);
}

/** Points, and what the planned turn would make of them. GT-SCORE-1 */
function Points({ galaxy, seat }: { readonly galaxy: Galaxy; readonly seat: Seat }) {
  const { picture, outcomes } = galaxy;
  const { table, view, translator } = picture;
  const { total } = aids.runningScores(table, view)[seat];
  const after = outcomes.length === 0 ? total : scoresAfter(table, view, outcomes)[seat];
  return (
    <span className="gt-points" data-place={place.points(seat)}>
      <b>
        {translator.number(total)}
        {after === total ? null : <i data-down={after < total}>→ {translator.number(after)}</i>}
      </b>
    </span>
  );
}

/** A player as a plate beside the sky, or, where there is little room, as a chip above it. */
function Plate({ galaxy, seat, onOpen }: { readonly galaxy: Galaxy; readonly seat: Seat; onOpen(): void }) {
  const { picture, props } = galaxy;
  const { table, view, viewer, translator } = picture;
  const { planets, handSize, out } = view.traders[seat];
  const isActive = props.table.waitsFor.includes(seat) && !isOver(props.table);
  const isOwn = seat === viewer;
  const scores = aids.runningScores(table, view);
  const { planets: fromPlanets, goods: fromGoods } = scores[seat];
  const { clock } = props.table.seats[seat];
  const most = table.edition.limits.goodsOnPlanets;
  return (
    <div
      className="gt-trader"
      data-place={place.player(seat)}
      data-seat={seat}
      data-own={isOwn}
      data-active={isActive}
      aria-current={isActive ? "true" : undefined}
    >
      <Button className="gt-trader-head" onPress={onOpen} aria-haspopup="dialog">
        <span className="gt-badge-place">
          <Badge seat={seat} />
          {seat === view.primon ? <Primon /> : null}
        </span>
        <span className="gt-who">
          <strong style={{ color: houseOf(seat).colour }}>
            {nameOf(picture, seat)}
            {leadersOf(scores.map(({ total }) => total)).includes(seat) ? (
              <em>{translator.t("gt.board.leads")}</em>
            ) : null}
          </strong>
          <span className="gt-note-line" data-cut="true">
            {noteOf(galaxy, seat)}
          </span>
          {seat === view.primon ? <span className="hidden">{translator.t("term.primon")}</span> : null}
        </span>
        {clock ? <ClockFace clock={clock} translator={translator} /> : null}
        <Points galaxy={galaxy} seat={seat} />
        <span className="gt-moons" aria-hidden="true" data-place={isOwn ? undefined : place.orbit(seat)}>
          {planets.map(({ planet, rotated }) => {
            const card = table.edition.planets[planet];
            return (
              <span key={planet} data-piece={isOwn ? undefined : place.world(card.id)}>
                <World card={card} isTurned={rotated} />
              </span>
            );
          })}
        </span>
        <span className="gt-figures">
          <small>
            {translator.t("gt.plate.parts", {
              planets: translator.number(fromPlanets),
              goods: translator.number(fromGoods),
            })}
          </small>
          {isOwn && isActive ? <b className="gt-your-turn">{translator.t("table.title.yourMove")}</b> : null}
          <span data-place={isOwn ? undefined : place.hand(seat)}>
            {translator.t("gt.board.hand")} <b>{handSize}</b>
          </span>
          <span>
            {translator.t("gt.board.out")}{" "}
            <b>
              {out}/{most}
            </b>
          </span>
        </span>
      </Button>
    </div>
  );
}

/** All there is to know about a player. */
function PlateSheet({
  galaxy,
  seat,
  onClose,
}: {
  readonly galaxy: Galaxy;
  readonly seat: Seat;
  onClose(): void;
}) {
  const { picture, props } = galaxy;
  const { table, view, translator } = picture;
  const { planets, handSize, out } = view.traders[seat];
  const { total, planets: fromPlanets, goods } = aids.runningScores(table, view)[seat];
  const known = seat === selfOf(picture) ? null : aids.knownInHand(view, seat);
  const { limits } = table.edition;
  return (
    <Sheet
      title={called(picture, seat)}
      isOpen
      isNarrow
      onClose={onClose}
      foot={
        <Button className="button primary" onPress={onClose}>
          {translator.t("close")}
        </Button>
      }
    >
      <div className="gt gt-dossier">
        <p>{seatNote(props.table.seats[seat], seat === selfOf(picture), false, translator)}</p>
        <p>{translator.t("gt.players.score", { total, planets: fromPlanets, goods })}</p>
        <p>
          {translator.t("gt.players.head.hand")}:{" "}
          {translator.t("gt.players.of", { count: handSize, most: limits.hand })}
          {known ? `, ${translator.t("gt.board.known", { goods: goodsText(picture, known) })}` : ""}
        </p>
        <p>
          {translator.t("gt.players.head.out")}:{" "}
          {translator.t("gt.players.of", { count: out, most: limits.goodsOnPlanets })}
        </p>
        <ul>
          {planets.map(({ planet, rotated }) => (
            <li key={planet}>
              <World card={table.edition.planets[planet]} isTurned={rotated} />
              <span>
                <strong>
                  {translator.t("gt.choices.on", {
                    planet: planetName(picture, planet),
                    points: table.edition.planets[planet].vp,
                  })}
                </strong>
                <span>
                  {[abilityText(picture, planet), rotated ? translator.t("gt.orbit.used") : ""]
                    .filter((text) => text !== "")
                    .join(" · ")}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** All players, and below them how the game stands. */
export function Plates({ galaxy }: { readonly galaxy: Galaxy }) {
  const [open, setOpen] = useState<Seat | null>(null);
  return (
    <>
      <Heading picture={galaxy.picture} />
      <div className="gt-traders" data-place={place.players}>
        {seatsFromViewer(galaxy.picture).map((seat) => (
          <Plate key={seat} galaxy={galaxy} seat={seat} onOpen={() => setOpen(seat)} />
        ))}
      </div>
      <Clock galaxy={galaxy} />
      {open === null ? null : <PlateSheet galaxy={galaxy} seat={open} onClose={() => setOpen(null)} />}
    </>
  );
}

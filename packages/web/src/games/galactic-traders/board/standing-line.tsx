import { selfOf } from "@portolan/guides";
import type { aids, Picture } from "@portolan/guides/galactic-traders";
import type { Seat } from "@portolan/kernel";
import type { ReactNode } from "react";
import { Mark } from "../art/houses.tsx";
import { houseOf } from "../art/palette.ts";
import * as place from "../places.ts";
import { type Galaxy, stepOf } from "./galaxy.ts";
import { promiseOf, type Standing, standingOf } from "./standing.ts";

function leadText(
  { translator, ...rest }: Picture,
  { leader, isLevel }: Extract<Standing, { kind: "open" }>,
): string {
  if (isLevel) return translator.t("gt.stand.level");
  if (leader === null) return "";
  return leader === selfOf(rest)
    ? translator.t("gt.stand.youLead")
    : translator.t("gt.stand.leads", { name: translator.called(leader) });
}

/** What the viewer needs to win it. */
function needText({ translator, viewer }: Picture, standing: Extract<Standing, { kind: "open" }>): string {
  if (viewer === null) return "";
  return standing.canWin
    ? translator.t("gt.stand.more", { count: standing.missing })
    : translator.t("gt.stand.out");
}

function completeText(picture: Picture, winner: Seat): string {
  const { translator } = picture;
  return winner === selfOf(picture)
    ? translator.t("gt.stand.yours")
    : translator.t("gt.stand.theirs", { name: translator.called(winner) });
}

/** How things stand on a planet, in words. */
export function standingText(picture: Picture, row: aids.RowPlanetView): string {
  const standing = standingOf(picture.table, row, picture.viewer);
  if (standing.kind === "complete") return completeText(picture, standing.winner);
  return [leadText(picture, standing), needText(picture, standing)].filter((text) => text !== "").join(", ");
}

function Coloured({ seat, children }: { readonly seat: Seat; readonly children: ReactNode }) {
  return <span style={{ color: houseOf(seat).colour }}>{children}</span>;
}

/** What the good that is to be moved would do here. GT-RED-4 */
function PromiseLine({
  picture,
  row,
  viewer,
}: {
  readonly picture: Picture;
  readonly row: aids.RowPlanetView;
  readonly viewer: Seat;
}) {
  const { translator } = picture;
  const promise = promiseOf(picture.table, row, viewer);
  if (promise === null) return null;
  if (promise.kind === "leaves")
    return <span>→ {translator.t("gt.promise.left", { count: promise.missing })}</span>;
  const { winner, points, isGift } = promise;
  if (winner !== selfOf(picture))
    return (
      <Coloured seat={winner}>
        → {translator.t("gt.promise.theirs", { name: translator.called(winner) })}
      </Coloured>
    );
  return (
    <b className="gt-near">
      →{" "}
      {isGift
        ? translator.t("gt.promise.gift")
        : translator.t("gt.promise.yours", { points: translator.number(points) })}
    </b>
  );
}

/** Who would win a planet now, and what it would take. */
export function StandingLine({ galaxy, row }: { readonly galaxy: Galaxy; readonly row: aids.RowPlanetView }) {
  const { picture } = galaxy;
  const { table, viewer } = picture;
  const at = place.standing(table.edition.planets[row.planet].id);
  if (stepOf(galaxy)?.step === "redistribute" && viewer !== null) {
    return (
      <span className="gt-standing" data-place={at}>
        <PromiseLine picture={picture} row={row} viewer={viewer} />
      </span>
    );
  }
  const standing = standingOf(table, row, viewer);
  if (standing.kind === "complete") {
    return (
      <span className="gt-standing" data-place={at}>
        <Mark seat={standing.winner} />
        <Coloured seat={standing.winner}>{completeText(picture, standing.winner)}</Coloured>
      </span>
    );
  }
  const lead = leadText(picture, standing);
  const need = needText(picture, standing);
  const { leader, missing, canWin } = standing;
  return (
    <span className="gt-standing" data-place={at}>
      {leader === null ? null : <Mark seat={leader} />}
      {lead === "" ? null : (
        <span className="gt-lead" style={leader === null ? undefined : { color: houseOf(leader).colour }}>
          {lead}
          {need === "" ? "" : " ·"}
        </span>
      )}
      {need === "" ? null : <b className={canWin && missing === 1 ? "gt-near" : undefined}>{need}</b>}
    </span>
  );
}

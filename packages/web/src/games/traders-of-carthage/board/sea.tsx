import { called, capital, seatsFromViewer, selfOf } from "@portolan/guides";
import {
  aids,
  colourName,
  formula,
  goodName,
  isPirate,
  type Picture,
  spaceName,
} from "@portolan/guides/traders-of-carthage";
import { type CSSProperties, useMemo } from "react";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { MapView } from "../../../table/stage/map-view.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { BlackFlag } from "../art/buildings.tsx";
import { GoodChip } from "../art/card.tsx";
import { Coast } from "../art/coast.tsx";
import { course, type SeaGeometry, seaGeometry, shipSpot, stationX } from "../art/geometry.ts";
import { Sign, Skull } from "../art/goods.tsx";
import { paletteOf } from "../art/palette.ts";
import { Pawn } from "../art/people.tsx";
import { Ship } from "../art/ship.tsx";
import * as place from "../places.ts";
import type { Coastal } from "./coastal.ts";

/** Below this width of a station its name takes two lines and says less. */
const NARROW = 110;
/** Below these widths of the whole sea, the cloth and the pennant over it say only what matters most. */
const NARROW_SEA = 700;
const MIDDLING_SEA = 1000;
/** How high the cloth is with two who are paid, in pixels: where it says less, and else. */
const CLOTH = { narrow: 96, wide: 112 } as const;

/** Where the cloth hangs: below the harbour, or higher or lower where the ships that come in would be hidden. */
function clothTop(sea: SeaGeometry, arrived: readonly number[], cloth: number, usual: number): number {
  const tops = arrived.map((colour) => shipSpot(sea, colour, sea.stations - 1).top);
  const above = Math.min(usual, Math.min(...tops) - cloth);
  const below = Math.max(...tops) + sea.shipWidth * 0.9;
  if (above >= sea.horizon * 0.55) return above;
  return below + cloth <= sea.height ? below : usual;
}

function kindNote({ table, translator }: Picture, space: number): string | null {
  const { track, ships } = table.edition;
  if (track[space].kind === "pirate") return translator.t("tc.board.pirates.short");
  return space === ships.afterRaidIndex ? translator.t("tc.board.haven.short") : null;
}

function PlaceName({
  picture,
  space,
  sea,
}: {
  readonly picture: Picture;
  readonly space: number;
  readonly sea: SeaGeometry;
}) {
  const { table, translator } = picture;
  const steps = table.edition.carthage - space;
  const isNarrow = sea.width / sea.stations < NARROW;
  const isTight = sea.width / sea.stations < 150;
  const note = kindNote(picture, space);
  const long = [translator.t("tc.board.steps.long", { steps }), ...(note ? [note] : [])].join(", ");
  const style = { left: stationX(sea, space, isNarrow ? 1 : 0.86), width: (sea.width / sea.stations) * 1.06 };
  return (
    <li className="tc-place" data-kind={table.edition.track[space].kind} data-narrow={isNarrow} style={style}>
      <span className="tc-place-name">{spaceName(picture, space)}</span>
      <span className="tc-place-note" aria-hidden="true">
        {isTight || note === null ? null : <>{note} · </>}
        {translator.t("tc.board.steps", { steps })}
      </span>
      <span className="hidden">{long}</span>
    </li>
  );
}

function shipText(picture: Picture, colour: number, voyage: aids.Voyage | undefined): string {
  const { table, view, translator } = picture;
  const space = view.ships[colour];
  const parts = {
    colour: colourName(picture, colour),
    good: goodName(picture, colour),
    space: spaceName(picture, space),
    steps: table.edition.carthage - space,
  };
  const danger = isPirate(picture, space) ? [translator.t("tc.board.ship.danger")] : [];
  const sails = voyage ? [translator.t("tc.board.ship.sails", { space: spaceName(picture, voyage.to) })] : [];
  return capital([translator.t("tc.board.ship", parts), ...danger, ...sails].join(", "));
}

/** What is aboard: whose goods of this colour, and what they would sell for now. */
function Aboard({ picture, colour }: { readonly picture: Picture; readonly colour: number }) {
  const { table, view, translator } = picture;
  const sets = seatsFromViewer(picture)
    .map((seat) => aids.setValue(table, view, seat, colour))
    .filter(({ size }) => size > 0);
  const steps = table.edition.carthage - view.ships[colour];
  return (
    <>
      <h3>
        <Sign colourId={table.edition.colours[colour]} />
        {capital(goodName(picture, colour))}
        <small>
          {spaceName(picture, view.ships[colour])} · {translator.t("tc.board.steps", { steps })}
        </small>
      </h3>
      {sets.length === 0 ? <p>{translator.t("tc.board.aboard.none")}</p> : null}
      <ul className="tc-aboard">
        {sets.map((set) => (
          <li key={set.seat}>
            <Pawn seat={set.seat} />
            <span className="tc-aboard-name">{called(picture, set.seat)}</span>
            <span className="tc-aboard-goods">
              {[...set.unstored, ...set.stored].map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike.
                <GoodChip key={i} code={table.edition.cards[card].code} isStored={i >= set.unstored.length} />
              ))}
            </span>
            <span className="tc-aboard-sum">
              {formula(set)} <b>{translator.t("tc.board.points", { points: set.points })}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function ShipPiece(props: { readonly coastal: Coastal; readonly colour: number; readonly sea: SeaGeometry }) {
  const { coastal, colour, sea } = props;
  const { picture, preview } = coastal;
  const { table, view } = picture;
  const good = table.edition.colours[colour];
  const voyage = preview?.voyages.find((one) => one.colour === colour);
  const spot = (station: number): CSSProperties => ({
    ...shipSpot(sea, colour, station),
    zIndex: 10 + colour * 2,
  });
  const text = shipText(picture, colour, voyage);
  return (
    <li>
      {voyage ? (
        <span className="tc-ship is-ghost" aria-hidden="true" style={spot(voyage.to)}>
          <Ship colourId={good} isGhost />
        </span>
      ) : null}
      <DialogTrigger>
        <Button
          className="tc-ship"
          aria-label={text}
          data-piece={place.ship(good)}
          data-danger={isPirate(picture, view.ships[colour])}
          style={spot(view.ships[colour])}
        >
          <Ship colourId={good} />
        </Button>
        <Popover className="tc-scene tc-popover" placement="top">
          <Dialog aria-label={text}>
            <Aboard picture={picture} colour={colour} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </li>
  );
}

/** The ways that ships would take. */
function Courses({ coastal, sea }: { readonly coastal: Coastal; readonly sea: SeaGeometry }) {
  const ways = coastal.preview?.voyages ?? [];
  const width = Math.max(2, 3.4 * sea.scale);
  return (
    <svg className="tc-courses" viewBox={`0 0 ${sea.width} ${sea.height}`} aria-hidden="true">
      {ways.map(({ colour, from, to }) => {
        const way = course(sea, colour, from, to);
        return way === null ? null : (
          <g key={colour} fill="none" strokeLinecap="round" strokeLinejoin="round">
            <path d={`${way.arc}${way.head}`} stroke="#1d1712" strokeOpacity=".5" strokeWidth={width * 1.8} />
            <path d={way.arc} stroke="#fff6dc" strokeWidth={width} strokeDasharray={`.1 ${width * 2.4}`} />
            <path d={way.head} stroke="#fff6dc" strokeWidth={width} />
          </g>
        );
      })}
    </svg>
  );
}

/** Where ships have come from since the viewer's last move, faintly. */
function Trails({ coastal, sea }: { readonly coastal: Coastal; readonly sea: SeaGeometry }) {
  const { picture, props, preview } = coastal;
  const { since } = props;
  if (since === null || preview !== null) return null;
  const width = Math.max(1.5, 2.4 * sea.scale);
  return (
    <svg className="tc-courses is-trail" viewBox={`0 0 ${sea.width} ${sea.height}`} aria-hidden="true">
      {picture.view.ships.map((to, colour) => {
        const from = since.ships[colour];
        const way = from < to ? course(sea, colour, from - 0.35, to) : null;
        return way === null ? null : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship is known by its colour's number.
            key={colour}
            d={way.arc}
            fill="none"
            stroke="var(--foam)"
            strokeWidth={width}
            strokeDasharray={`.1 ${width * 3}`}
            strokeLinecap="round"
          />
        );
      })}
    </svg>
  );
}

/** A cloth at Carthage: what the payday would bring, and to whom. */
function PaydayBanner({ coastal, sea }: { readonly coastal: Coastal; readonly sea: SeaGeometry }) {
  const { picture, preview } = coastal;
  const { table, translator, viewer } = picture;
  if (!preview || preview.arrived.length === 0) return null;
  const bySeat = seatsFromViewer(picture)
    .map((seat) => ({
      seat,
      points: preview.sales.filter((sale) => sale.seat === seat).reduce((sum, sale) => sum + sale.points, 0),
    }))
    .filter(({ points }) => points > 0);
  const goods = { list: preview.arrived.map((colour) => goodName(picture, colour)) };
  const isNarrow = sea.width < NARROW_SEA;
  const title = isNarrow
    ? translator.t("tc.board.steps", { steps: 0 })
    : translator.t("tc.board.payday.for", { goods });
  const band = paletteOf(table.edition.colours[preview.arrived[0]]).base;
  const usual = sea.horizon + (isNarrow ? 52 : 74) * sea.scale;
  const top = clothTop(sea, preview.arrived, isNarrow ? CLOTH.narrow : CLOTH.wide, usual);
  const style = { top, "--band": band } as CSSProperties;
  return (
    <div className="tc-banner" style={style}>
      <p className="tc-banner-title">
        {preview.arrived.map((colour) => (
          <Sign key={colour} colourId={table.edition.colours[colour]} />
        ))}
        {capital(title)}
      </p>
      <ul>
        {bySeat.map(({ seat, points }) => (
          <li key={seat} data-own={seat === viewer}>
            <b>+{points}</b>{" "}
            {seat === selfOf(picture) ? translator.t("tc.board.you") : translator.called(seat)}
          </li>
        ))}
        {bySeat.length === 0 ? <li>{translator.t("tc.board.payday.nobody")}</li> : null}
      </ul>
    </div>
  );
}

/** A black pennant at the raided ships: whose goods are in danger, the viewer's first. */
function DangerPennant({ coastal, sea }: { readonly coastal: Coastal; readonly sea: SeaGeometry }) {
  const { picture, preview } = coastal;
  const { translator, viewer } = picture;
  const losses = preview?.losses ?? [];
  if (!preview || losses.length === 0) return null;
  const own = losses.filter(({ seat }) => seat === viewer);
  const others = losses.filter(({ seat }) => seat !== viewer);
  const [first] = own.length > 0 ? own : others;
  const station =
    preview.voyages.find(({ colour }) => colour === first.colour)?.to ?? picture.view.ships[first.colour];
  const { top } = shipSpot(sea, first.colour, station);
  const counted = (seat: number): number =>
    others.filter((loss) => loss.seat === seat).reduce((sum, { goods }) => sum + goods.length, 0);
  const names = [...new Set(others.map(({ seat }) => seat))].map(
    (seat) => `${translator.called(seat)} ${counted(seat)}`,
  );
  const what = own.map(({ colour, goods }) =>
    translator.t("tc.board.danger.own", { count: goods.length, good: goodName(picture, colour) }),
  );
  const isNarrow = sea.width < MIDDLING_SEA;
  const style = {
    top: Math.max(sea.horizon, top + sea.shipWidth * (isNarrow ? 0.45 : 0.12)),
    left: stationX(sea, Math.min(station + 0.46, sea.stations - (isNarrow ? 2.4 : 1.9)), 0.97),
  };
  if (isNarrow && own.length > 0) {
    return (
      <div className="tc-pennant" style={style}>
        <Skull />
        <p>
          <span className="hidden">{what.join(", ")}</span>
          {own.map(({ colour, goods }) => (
            <b key={colour} aria-hidden="true">
              {goods.length} <Sign colourId={picture.table.edition.colours[colour]} />
            </b>
          ))}
        </p>
      </div>
    );
  }
  return (
    <div className="tc-pennant" style={style}>
      <Skull />
      <p>
        <b>{what.length > 0 ? what.join(", ") : translator.t("tc.board.danger.others")}</b>
        <span>
          {what.length > 0 ? translator.t("tc.board.danger") : null}
          {what.length > 0 && names.length > 0 ? " · " : null}
          {names.join(", ")}
        </span>
      </p>
    </div>
  );
}

function Flags({
  picture,
  sea,
  isRaid,
}: {
  readonly picture: Picture;
  readonly sea: SeaGeometry;
  readonly isRaid: boolean;
}) {
  const { track } = picture.table.edition;
  const shoals = track.flatMap(({ kind }, space) => (kind === "pirate" ? [space] : []));
  return track.map(({ id, kind }, space) =>
    kind === "pirate" ? (
      <svg
        key={id}
        className="tc-flag"
        data-raid={isRaid}
        viewBox="-6 -82 60 92"
        aria-hidden="true"
        style={{
          // Beside the wreck: on the near edge of the first shoal, on the far edge of the next.
          left: stationX(sea, space + (shoals.indexOf(space) % 2 === 0 ? -0.2 : 0.2), 0.9),
          top: sea.horizon - 14 * sea.scale,
          width: Math.max(24, 52 * sea.scale),
        }}
      >
        <BlackFlag />
      </svg>
    ) : null,
  );
}

/** The coast from Alexandria to Carthage, seen from the sea, with the four ships on their way. */
export function Sea(props: {
  readonly coastal: Coastal;
  readonly isRaid: boolean;
  /** The ships that have just docked in Carthage. */
  readonly docked: readonly number[];
}) {
  const { coastal, isRaid, docked } = props;
  const { picture } = coastal;
  const { table, translator } = picture;
  const { track, colours } = table.edition;
  const [ref, size] = useSize<HTMLElement>();
  const sea = useMemo(
    () => (size === null ? null : seaGeometry(size.width, size.height, track.length, colours.length)),
    [size, track.length, colours.length],
  );
  const shoals = useMemo(
    () => track.flatMap(({ kind }, space) => (kind === "pirate" ? [space] : [])),
    [track],
  );
  return (
    <section className="tc-sea" ref={ref} aria-labelledby="tc-sea-title" data-place={place.route}>
      <h2 id="tc-sea-title" className="hidden">
        {translator.t("tc.board.chart", {
          from: spaceName(picture, table.edition.ships.startIndex),
          to: spaceName(picture, table.edition.carthage),
        })}
      </h2>
      {sea === null ? null : (
        <MapView fitLabel={translator.t("table.fit")}>
          <Coast sea={sea} shoals={shoals} />
          <ol className="tc-places" aria-label={translator.t("tc.board.places")}>
            {track.map(({ id }, space) => (
              <PlaceName key={id} picture={picture} space={space} sea={sea} />
            ))}
          </ol>
          <Flags picture={picture} sea={sea} isRaid={isRaid} />
          {docked.map((colour) => {
            const { left, top, width } = shipSpot(sea, colour, sea.stations - 1);
            return (
              <span
                key={colour}
                className="tc-glory"
                aria-hidden="true"
                style={{ left: left + width / 2, top: top + width * 0.4, width: width * 3.4 }}
              />
            );
          })}
          <Trails coastal={coastal} sea={sea} />
          <Courses coastal={coastal} sea={sea} />
          <ul className="tc-ships" aria-label={translator.t("tc.board.ships")}>
            {colours.map((id, colour) => (
              <ShipPiece key={id} coastal={coastal} colour={colour} sea={sea} />
            ))}
          </ul>
          <PaydayBanner coastal={coastal} sea={sea} />
          <DangerPennant coastal={coastal} sea={sea} />
        </MapView>
      )}
    </section>
  );
}

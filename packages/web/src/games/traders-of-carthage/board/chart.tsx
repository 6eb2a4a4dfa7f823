import type { CSSProperties } from "react";
import { CompassRose, RhumbLines } from "../../../ui/compass.tsx";
import { capital } from "../../../words/speech.ts";
import { type aids, colourName, goodName, isPirate, type Picture, spaceName } from "../guide/telling.ts";
import * as places from "../places.ts";
import { Anchor, Coast, Gate, ShipPicture, Skull } from "./drawings.tsx";

function kindNote({ table, voice }: Picture, space: number): string | null {
  const { track, ships } = table.edition;
  if (track[space].kind === "pirate") return voice.say("tc.board.pirates");
  if (space === ships.afterRaidIndex) return voice.say("tc.board.haven");
  return space === ships.startIndex ? voice.say("tc.board.start") : null;
}

function KindMark({ picture, space }: { readonly picture: Picture; readonly space: number }) {
  const { track, ships } = picture.table.edition;
  if (track[space].kind === "pirate") return <Skull />;
  if (track[space].kind === "payday") return <Gate />;
  return space === ships.afterRaidIndex ? <Anchor /> : null;
}

function Place({ picture, space }: { readonly picture: Picture; readonly space: number }) {
  const { table, voice } = picture;
  const steps = table.edition.carthage - space;
  const note = kindNote(picture, space);
  return (
    <li className="tc-place" data-kind={table.edition.track[space].kind} data-odd={space % 2 === 1}>
      <span className="tc-place-label">
        <span className="tc-place-name">{spaceName(picture, space)}</span>
        <span className="tc-place-note">
          <KindMark picture={picture} space={space} />
          <span aria-hidden="true">{voice.say("tc.board.steps", { steps })}</span>
          <span className="hidden">
            {[voice.say("tc.board.steps.long", { steps }), ...(note ? [note] : [])].join(", ")}
          </span>
        </span>
      </span>
    </li>
  );
}

function shipText(picture: Picture, colour: number, voyage: aids.Voyage | undefined): string {
  const { table, view, voice } = picture;
  const space = view.ships[colour];
  const parts = {
    colour: colourName(picture, colour),
    good: goodName(picture, colour),
    space: spaceName(picture, space),
    steps: table.edition.carthage - space,
  };
  const danger = isPirate(picture, space) ? [voice.say("tc.board.ship.danger")] : [];
  const sails = voyage ? [voice.say("tc.board.ship.sails", { space: spaceName(picture, voyage.to) })] : [];
  return capital([voice.say("tc.board.ship", parts), ...danger, ...sails].join(", "));
}

function Ship(props: {
  readonly picture: Picture;
  readonly colour: number;
  readonly voyage: aids.Voyage | undefined;
}) {
  const { picture, colour, voyage } = props;
  const { table, view } = picture;
  const good = table.edition.colours[colour];
  const at = (space: number): CSSProperties => ({ gridRow: colour + 1, gridColumn: space + 1 });
  return (
    <li className="tc-lane">
      <span className="hidden">{shipText(picture, colour, voyage)}</span>
      {voyage ? (
        <>
          <span
            className="tc-wake"
            aria-hidden="true"
            style={{
              gridRow: colour + 1,
              gridColumn: `${voyage.from + 1} / ${voyage.to + 2}`,
              marginInline: `calc(50% / ${voyage.to - voyage.from + 1})`,
            }}
          />
          <span className="tc-ship is-coming" data-good={good} aria-hidden="true" style={at(voyage.to)}>
            <ShipPicture good={good} />
          </span>
        </>
      ) : null}
      <span
        className="tc-ship"
        data-good={good}
        data-piece={places.ship(good)}
        data-danger={isPirate(picture, view.ships[colour])}
        aria-hidden="true"
        style={at(view.ships[colour])}
      >
        <ShipPicture good={good} />
        <span className="tc-ship-name">{colourName(picture, colour)}</span>
      </span>
    </li>
  );
}

/** The sea route as a portolan: six places along the coast, two of them pirate waters, and a lane for each ship. */
export function Chart(props: {
  readonly picture: Picture;
  /** What a purchase that is being thought about would do. */
  readonly preview: aids.PurchasePreview | null;
}) {
  const { picture, preview } = props;
  const { table, voice } = picture;
  const { track, colours } = table.edition;
  return (
    <section
      className="tc-chart"
      data-place={places.route}
      aria-labelledby="tc-chart-title"
      style={{ "--spaces": track.length, "--lanes": colours.length } as CSSProperties}
    >
      <h3 id="tc-chart-title" className="hidden">
        {voice.say("tc.board.chart")}
      </h3>
      <RhumbLines className="tc-rhumbs" />
      <CompassRose className="tc-rose" />
      <Coast />
      <ol className="tc-places" aria-label={voice.say("tc.board.places")}>
        {track.map(({ id }, space) => (
          <Place key={id} picture={picture} space={space} />
        ))}
      </ol>
      <ul className="tc-ships" aria-label={voice.say("tc.board.ships")}>
        {colours.map((id, colour) => (
          <Ship
            key={id}
            picture={picture}
            colour={colour}
            voyage={preview?.voyages.find((one) => one.colour === colour)}
          />
        ))}
      </ul>
    </section>
  );
}

import { type CSSProperties, Fragment, useMemo } from "react";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { spot } from "../art/geometry.ts";
import { Ground } from "../art/ground.tsx";
import type { Layout } from "../art/layout.ts";
import { SealAt } from "../art/seal.tsx";
import type { Chain } from "../chain/chain.ts";
import { sealsOf } from "../chain/seals.ts";
import * as place from "../places.ts";
import { Court } from "./court.tsx";
import { DockStones, standingsOf, useDockLights } from "./docks.tsx";
import { type DockLight, ghostsOf, type Harbour } from "./harbour.ts";
import { Palace } from "./palace.tsx";
import type { Press } from "./press.ts";
import { BuildingButtons, DockButtons, ShipButtons } from "./scene-buttons.tsx";
import { PlaceNames, Roundels } from "./scene-names.tsx";
import { SeaShips } from "./sea.tsx";
import { Charters, LighthouseFigures, Markers, TempleFigures, TownFigures } from "./town.tsx";
import { Trails } from "./trails.tsx";

/** Everything that may move, over the ground. */
function Things(props: {
  readonly harbour: Harbour;
  readonly layout: Layout;
  readonly lights: readonly DockLight[];
  readonly press: Press;
  readonly chain: Chain;
}) {
  const { harbour, layout, lights, press, chain } = props;
  const { picture, pointer, thought, after } = harbour;
  const { since } = harbour.props;
  const { table } = picture;
  const { edition } = table;
  const ghosts = useMemo(() => ghostsOf(picture, thought), [picture, thought]);
  const standing = useMemo(() => standingsOf(picture, layout, ghosts), [picture, layout, ghosts]);
  const lit = useMemo(() => {
    const open = (ship: number): boolean =>
      pointer.isAsked && pointer.narrowed.open.has(place.target.ship(edition.ships[ship].id));
    return new Set(picture.view.rows[0].flatMap((ship) => (ship !== null && open(ship) ? [ship] : [])));
  }, [pointer, edition, picture.view.rows]);
  const picked = picture.view.rows[0].find(
    (ship) => ship !== null && pointer.pointed.includes(place.target.ship(edition.ships[ship].id)),
  );
  const town = { picture, layout, ghosts, after };
  const island = layout.centre.y + layout.island.y * 0.2;
  const behind = standing.filter(({ foot }) => foot <= island).toSorted((a, b) => a.foot - b.foot);
  const before = standing.filter(({ foot }) => foot > island).toSorted((a, b) => a.foot - b.foot);
  return (
    <svg className="pc-things" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Roundels picture={picture} layout={layout} />
      <DockStones harbour={harbour} layout={layout} lights={lights} onPress={press.dock} />
      {since && thought === null && !harbour.show.isRunning ? (
        <Trails picture={picture} layout={layout} since={since} />
      ) : null}
      {behind.map(({ key, node }) => (
        <Fragment key={key}>{node}</Fragment>
      ))}
      <Palace {...town} />
      {before.map(({ key, node }) => (
        <Fragment key={key}>{node}</Fragment>
      ))}
      <SeaShips picture={picture} layout={layout} lit={lit} picked={picked ?? null} onPress={press.ship} />
      <LighthouseFigures {...town} />
      <TempleFigures {...town} />
      <Charters {...town} />
      <TownFigures picture={picture} layout={layout} />
      <Markers {...town} />
      <PlaceNames picture={picture} layout={layout} view={after ?? picture.view} />
      {sealsOf(layout, chain).map(({ at, number, isNow }) => (
        <SealAt
          key={`${number} ${spot(at)}`}
          {...at}
          number={number}
          isNow={isNow}
          scale={Math.max(0.8, layout.size)}
        />
      ))}
    </svg>
  );
}

/** The harbour as one scene, scaled as a whole. */
export function Scene(props: {
  readonly harbour: Harbour;
  readonly layout: Layout;
  readonly press: Press;
  readonly drags: Drags;
  readonly chain: Chain;
}) {
  const { harbour, layout, press, drags, chain } = props;
  const { table, translator } = harbour.picture;
  const { edition } = table;
  const names = useMemo(
    () => edition.civilisations.map((id) => translator.t(`civilisation.${id}`)),
    [edition, translator],
  );
  const lights = useDockLights(harbour);
  return (
    <div
      className="pc-picture"
      data-kind={layout.kind}
      data-place={place.harbour}
      style={{ "--u": `${layout.scale}px`, "--text": `${layout.text}px` } as CSSProperties}
    >
      <Ground
        layout={layout}
        names={names}
        end={edition.parameters.earlyEndPoints}
        prices={edition.prices.length}
      />
      <Things harbour={harbour} layout={layout} lights={lights} press={press} chain={chain} />
      <BuildingButtons harbour={harbour} layout={layout} press={press} drags={drags} />
      <ShipButtons harbour={harbour} layout={layout} press={press} />
      <DockButtons harbour={harbour} layout={layout} lights={lights} press={press} />
      <Court harbour={harbour} layout={layout} press={press} drags={drags} chain={chain} />
    </div>
  );
}

import type { PlaceId } from "@portolan/guides";
import { configFor, type Picture, type Porto } from "@portolan/guides/porto-carthago";
import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import "../art/place.css";
import "../art/pieces.css";
import "./bar.css";
import "./scene.css";
import "./lettering.css";
import "./court.css";
import "./moments.css";
import "./dock.css";
import "./mine.css";
import "./plates.css";
import "./sheet.css";
import "./narrow.css";
import "./telephone.css";
import { useChoices } from "../../../app/settings/store.ts";
import type { BoardProps } from "../../../table/board.ts";
import { play, type SoundName } from "../../../table/sound.ts";
import { Latest } from "../../../table/stage/act/act.tsx";
import { useDrag } from "../../../table/stage/pointing/use-drag.ts";
import { usePointing } from "../../../table/stage/pointing/use-pointing.ts";
import { Caption, Flights } from "../../../table/stage/show/flights.tsx";
import { GLIDE, useCapture, useMotion } from "../../../table/stage/show/use-motion.ts";
import { useShow } from "../../../table/stage/show/use-show.ts";
import { Stage } from "../../../table/stage/stage.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { type Layout, layoutOf } from "../art/layout.ts";
import { PlaceSymbols } from "../art/light.tsx";
import { Piece } from "../art/symbol.tsx";
import { Symbols } from "../art/symbols.tsx";
import { chainOf, chainShown } from "../chain/chain.ts";
import { Ribbon } from "../chain/ribbon.tsx";
import * as place from "../places.ts";
import { WhatToDo } from "./act.tsx";
import { type Flown, type Frame, framesFor } from "./beats.ts";
import { Corners } from "./corners.tsx";
import { ActionCards } from "./court.tsx";
import { afterDrop, dropOf, servantDrop } from "./drop.ts";
import { afterMove, type Harbour, type Inspected } from "./harbour.ts";
import { Inspector } from "./inspect.tsx";
import { Mine } from "./mine.tsx";
import { Moment } from "./moment.tsx";
import { Note } from "./note.tsx";
import { Outlook } from "./outlook.tsx";
import { Plates } from "./plates.tsx";
import { boardPointing } from "./pointing.ts";
import { pressFor } from "./press.ts";
import { Scene } from "./scene.tsx";
import { captionAt, spotOf } from "./spot.ts";
import { Status } from "./status.tsx";
import { useTelephone } from "./use-screen.ts";

/** What each beat sounds like. */
const SOUNDS: Partial<Readonly<Record<Frame["beat"]["kind"], SoundName>>> = {
  claimed: "wood",
  goodTaken: "wood",
  docked: "wave",
  leftPort: "wave",
  turnedAway: "wave",
  rowMoved: "wave",
  cardServants: "card",
  cardsLaid: "card",
  income: "coin",
  cardUsed: "card",
  talents: "coin",
  refreshed: "card",
  captain: "wood",
  carried: "wood",
  court: "wood",
  dockMoved: "wood",
  dockLeft: "wood",
  goodBought: "coin",
  spaceFreed: "wood",
  seatBought: "bell",
  loaded: "coin",
  voyageCard: "wave",
  voyage: "drum",
  voyagePaid: "coin",
  contractBonus: "coin",
  privilege: "card",
  shifted: "wood",
  award: "bell",
};

/** Ships take longer than servants. In milliseconds at a brisk pace. */
const VOYAGE = 900;

function glideTime(piece: PlaceId): number {
  return place.isShip(piece) ? VOYAGE : GLIDE;
}

function drawFlown({ goods }: { readonly goods: readonly { readonly id: string }[] }, flown: Flown) {
  switch (flown.kind) {
    case "servant":
      return <Piece name={`servant-${flown.seat}`} />;
    case "good":
      return <Piece name={`good-${goods[flown.good].id}`} />;
    case "coin":
      return <Piece name="coin" />;
  }
}

/** How many steps of a chain have room for their words; without words all do. */
function ribbonRoom(layout: Layout | null): number {
  if (layout?.kind !== "wide") return 7;
  return Math.min(7, Math.floor((layout.width * layout.scale) / 185));
}

/** Porto Carthago on the stage: the round harbour, and the viewer's own place below it. */
export default function Board(props: BoardProps<Porto>) {
  const { scene, guide, table: state, parts, suggested } = props;
  const { view } = scene;
  const table = useMemo(() => configFor(state.settings), [state.settings]);
  const { edition } = table;
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [field, size] = useSize<HTMLDivElement>();
  const { before, capture } = useCapture(root);
  const makeFrames = useMemo(() => framesFor(edition), [edition]);
  const show = useShow(props, makeFrames, capture);
  const { frame, isRunning } = show;
  const pointing = useMemo(() => boardPointing(table, view), [table, view]);
  const pointer = usePointing(props, pointing, show);
  const picture: Picture = useMemo(() => ({ ...scene, view: show.view, table }), [scene, show.view, table]);
  useMotion({ root, layer, before, timeOf: glideTime }, frame, ({ flights }) => flights);
  const { sound } = useChoices();
  useEffect(() => {
    const heard = frame && SOUNDS[frame.beat.kind];
    if (heard && sound) play(heard);
  }, [frame, sound]);
  const isTelephone = useTelephone();
  const [inspected, inspect] = useState<Inspected | null>(null);
  const thought = isRunning ? null : (pointer.meant ?? suggested);
  const after = useMemo(() => (thought ? afterMove(picture, thought) : null), [picture, thought]);
  const harbour: Harbour = { props, picture, show, pointer, thought, after, inspect };
  const press = pressFor(harbour, pointing);
  const drags = useDrag((name, _, drop) => {
    const servant = servantDrop(name, drop);
    if (servant) {
      const names = afterDrop(pointer.pointed, servant);
      const last = names.at(-1);
      if (last === undefined) pointer.clear();
      else pointer.pressAfter(names.slice(0, -1), last);
    }
    const targets = dropOf(name, drop);
    if (targets) pointer.pressAfter(targets.before, targets.name);
  });
  const layout = useMemo(
    () =>
      size &&
      layoutOf(size.width, size.height, {
        docks: edition.docks.map(({ civilisation }) => civilisation),
        civilisations: edition.civilisations.length,
        rowLength: table.rowLength,
        spaces: edition.spaces.length,
      }),
    [size, edition, table.rowLength],
  );
  const { events } = state;
  const { news } = props;
  const chain = useMemo(() => {
    if (!isRunning) return chainOf(table, picture.view, events);
    return chainShown(events.slice(0, events.length - news.length + (frame?.seen ?? 0)));
  }, [table, picture.view, events, news, isRunning, frame]);
  const { translator } = picture;
  const told = frame ? guide.log(picture, frame.beat.told) : [];
  const isWide = layout?.kind === "wide";
  const happens = layout && spotOf(layout, edition.docks, frame?.at ?? null);
  const caption = layout && happens ? captionAt(layout, happens) : null;
  const captionStyle = caption
    ? ({ "--caption-x": `${caption.x * 100}%`, "--caption-y": `${caption.y * 100}%` } as CSSProperties)
    : undefined;
  return (
    <div className="pc pc-scene" ref={root} data-running={isRunning}>
      <Symbols prints={edition} />
      <PlaceSymbols />
      <Stage
        game="porto-carthago"
        parts={parts}
        status={<Status picture={picture} isAsked={pointer.isAsked} />}
        playersLabel={translator.t("table.seats")}
        players={
          <>
            <Plates harbour={harbour} />
            <Outlook harbour={harbour} />
          </>
        }
        board={
          <div className="pc-board" data-board="porto-carthago" ref={field} style={captionStyle}>
            {layout ? (
              <>
                <Scene harbour={harbour} layout={layout} press={press} drags={drags} chain={chain} />
                {isWide ? null : <Corners harbour={harbour} />}
                <Note harbour={harbour} layout={layout} />
                <Moment harbour={harbour} />
              </>
            ) : null}
            <Caption text={told.map(({ text }) => text).join(" ")} />
          </div>
        }
        dock={
          <div
            className="pc-dock"
            data-step={picture.view.stage.stage}
            data-chain={chain.isLong}
            data-asked={pointer.isAsked}
            data-own={scene.viewer !== null}
          >
            <div className="pc-latest">
              <Latest board={props} />
            </div>
            {isTelephone ? <ActionCards harbour={harbour} press={press} chain={chain} /> : null}
            <WhatToDo harbour={harbour} press={press} chain={chain} />
            {chain.isLong ? <Ribbon picture={picture} chain={chain} room={ribbonRoom(layout)} /> : null}
            <Mine harbour={harbour} press={press} drags={drags} />
          </div>
        }
      />
      <Inspector harbour={harbour} inspected={inspected} onClose={() => inspect(null)} />
      <Flights
        layer={layer}
        className="pc-scene"
        drawings={(frame?.flights ?? []).map((flown) => drawFlown(edition, flown))}
      />
    </div>
  );
}

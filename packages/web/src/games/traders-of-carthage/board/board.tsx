import { useEffect, useMemo, useRef } from "react";
import "../art/scene.css";
import "./sea.css";
import "./quay.css";
import "./dock.css";
import "./plates.css";
import "./ceremony.css";
import { useChoices } from "../../../settings/store.ts";
import type { BoardProps } from "../../../table/board.ts";
import { PieceDrawing } from "../../../table/log.tsx";
import { play, type SoundName } from "../../../table/sound.ts";
import { Stage } from "../../../table/stage/stage.tsx";
import { Sign } from "../art/goods.tsx";
import { Symbols } from "../art/symbols.tsx";
import { goodName, type Picture, type Traders, tableOf } from "../guide/telling.ts";
import { thingOf } from "../places.ts";
import { Act, Tally } from "./act.tsx";
import type { Beat } from "./beats.ts";
import { Ceremony, ceremonyEvents, dockedOf } from "./ceremony.tsx";
import { type Coastal, previewOf } from "./coastal.ts";
import { Caption, Flights } from "./flights.tsx";
import { MyGoods } from "./goods.tsx";
import { Hand } from "./hand.tsx";
import { Plates } from "./plates.tsx";
import { Quay } from "./quay.tsx";
import { Sea } from "./sea.tsx";
import { useDrag } from "./use-drag.ts";
import { useLead } from "./use-lead.ts";
import { useCapture, useMotion } from "./use-motion.ts";
import { usePointing } from "./use-pointing.ts";
import { useShow } from "./use-show.ts";

/** What each beat sounds like. */
const SOUNDS: Partial<Readonly<Record<Beat["kind"], SoundName>>> = {
  startToken: "wood",
  paid: "card",
  took: "card",
  reserved: "wood",
  sailed: "wave",
  sale: "coin",
  token: "wood",
  pirates: "drum",
  storedWith: "card",
  lost: "drum",
  returned: "wave",
  refill: "card",
};

function drawSign({ good }: { readonly good: string }) {
  return <Sign colourId={good} />;
}

/** What is printed on the cards of the edition, in the language of the page. */
function usePrints(picture: Picture) {
  const { table, voice } = picture;
  return useMemo(
    () =>
      table.edition.cards.map(({ code, colour, value, icons }) => ({
        code,
        colourId: table.edition.colours[colour],
        value,
        jars: icons,
        good: goodName({ table, voice } as Picture, colour),
      })),
    [table, voice],
  );
}

/** Traders of Carthage on the stage: the coast above, Market and Farm before it, hand and question in the dock. */
export default function Board(props: BoardProps<Traders>) {
  const { scene, guide, legal, table: state, parts } = props;
  const table = useMemo(() => tableOf(state.settings), [state.settings]);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { before, capture } = useCapture(root);
  const show = useShow(props, capture);
  const { frame, isRunning } = show;
  const pointer = usePointing(props, table, show);
  useLead(pointer);
  const picture: Picture = useMemo(() => ({ ...scene, view: show.view, table }), [scene, show.view, table]);
  const prints = usePrints(picture);
  useMotion(root, layer, before, frame, table.edition);
  const { sound } = useChoices();
  useEffect(() => {
    const heard = frame && SOUNDS[frame.beat.kind];
    if (heard && sound) play(heard);
  }, [frame, sound]);
  const drags = useDrag((name, isPicked, place) => {
    const { kind } = thingOf(name);
    // Money goes to the Market, a card of the Market into the hand; anything else lands where it was.
    if (kind === "hand" && place === "market" && !isPicked) pointer.press(name, false);
    if (kind === "hand" && place === "hand" && isPicked) pointer.press(name, true);
    if (kind === "slot" && place === "hand") pointer.take(name);
  });
  const preview = isRunning ? null : previewOf(picture, pointer.meant ?? props.suggested);
  const stores = useMemo(
    () =>
      isRunning || scene.view.agenda.at(-1)?.step !== "storage" || legal.length === 0
        ? []
        : (guide.choices(scene, legal)[0]?.choices.map(({ move }) => move) ?? []),
    [isRunning, guide, scene, legal],
  );
  const coastal: Coastal = { props, picture, show, pointer, preview };
  const ceremony = ceremonyEvents(coastal);
  const isRaid = ceremony.some(({ type }) => type === "pirates");
  const told = frame && frame.scene.length === 0 ? guide.log(picture, frame.told.at(-1) ?? []) : [];
  const { voice } = picture;
  return (
    <PieceDrawing value={drawSign}>
      <div className="tc tc-scene" ref={root} data-running={isRunning}>
        <Symbols colourIds={table.edition.colours} prints={prints} />
        <Stage
          game="traders-of-carthage"
          parts={parts}
          playersLabel={voice.say("table.seats")}
          players={<Plates coastal={coastal} />}
          board={
            <div className="tc-board" data-board="traders-of-carthage" data-ceremony={ceremony.length > 0}>
              <Sea coastal={coastal} isRaid={isRaid} docked={dockedOf(ceremony)} />
              <Quay coastal={coastal} drags={drags} />
              <Ceremony coastal={coastal} />
              <Caption text={told.map(({ text }) => text).join(" ")} />
            </div>
          }
          dock={
            <div className="tc-dock" data-step={scene.view.agenda.at(-1)?.step}>
              <p className="tc-latest">
                <span>{parts.latest}</span>
                <button type="button" className="link-button" onClick={parts.openFeed}>
                  {voice.say("table.log.open")}
                </button>
              </p>
              <MyGoods coastal={coastal} />
              <div className="tc-hand-place">
                <Tally coastal={coastal} />
                <Hand coastal={coastal} drags={drags} />
              </div>
              <Act coastal={coastal} stores={stores} />
            </div>
          }
        />
        <Flights picture={picture} frame={frame} layer={layer} />
      </div>
    </PieceDrawing>
  );
}

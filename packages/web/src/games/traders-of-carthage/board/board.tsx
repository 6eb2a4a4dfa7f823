import type { PlaceId } from "@portolan/guides";
import {
  type aids,
  goodName,
  type Picture,
  type Traders,
  tableOf,
} from "@portolan/guides/traders-of-carthage";
import { useEffect, useMemo, useRef } from "react";
import "../art/scene.css";
import "./sea.css";
import "./quay.css";
import "./dock.css";
import "./plates.css";
import "./ceremony.css";
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
import { CardBack, CardPicture } from "../art/card.tsx";
import { Symbols } from "../art/symbols.tsx";
import * as place from "../places.ts";
import { WhatToDo } from "./act.tsx";
import { type Flight, type Frame, framesOf } from "./beats.ts";
import { Ceremony, ceremonyEvents, dockedOf } from "./ceremony.tsx";
import { type Coastal, previewOf } from "./coastal.ts";
import { MyGoods } from "./goods.tsx";
import { Hand } from "./hand.tsx";
import { Plates } from "./plates.tsx";
import { boardPointing } from "./pointing.ts";
import { Quay } from "./quay.tsx";
import { Sea } from "./sea.tsx";
import { Tally } from "./tally.tsx";
import { useLead } from "./use-lead.ts";

/** What each beat sounds like. */
const SOUNDS: Partial<Readonly<Record<Frame["beat"]["kind"], SoundName>>> = {
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

/** Ships take longer than cards. In milliseconds at a brisk pace. */
const VOYAGE = 900;

function glideTime(piece: PlaceId): number {
  return place.isShip(piece) ? VOYAGE : GLIDE;
}

/** More equal cards than any place holds. */
const MOST_EQUAL = 30;

/** Where a card may lie that an event speaks of: the card itself, its row, its place, or its owner's plate. */
function spotsOf({ cards, colours }: aids.Edition, spot: Flight["from"], card: Flight["card"]): PlaceId[] {
  const at = place.placeOf(spot);
  // Where a player's things have no place of their own on a small screen, they come from the player.
  const rest = spot.seat === null ? [at] : [at, place.player(spot.seat)];
  if (card === null) return rest;
  const { code, colour } = cards[card];
  const alike = Array.from({ length: MOST_EQUAL }, (_, number) => place.cardIn(at, code, number));
  return [...alike, place.rowIn(at, colours[colour]), ...rest];
}

function pathOf(edition: aids.Edition, { card, from, to }: Flight) {
  return { from: spotsOf(edition, from, card), to: spotsOf(edition, to, card) };
}

function drawCard({ cards }: aids.Edition, card: Flight["card"]) {
  return card === null ? <CardBack /> : <CardPicture code={cards[card].code} size="small" />;
}

/** What is printed on the cards of the edition, in the language of the page. */
function usePrints(picture: Picture) {
  const { table, translator } = picture;
  return useMemo(
    () =>
      table.edition.cards.map(({ code, colour, value, icons }) => ({
        code,
        colourId: table.edition.colours[colour],
        value,
        jars: icons,
        good: goodName({ table, translator } as Picture, colour),
      })),
    [table, translator],
  );
}

/** Traders of Carthage on the stage: the coast above, Market and Farm before it, hand and question in the dock. */
export default function Board(props: BoardProps<Traders>) {
  const { scene, guide, legal, table: state, parts } = props;
  const table = useMemo(() => tableOf(state.settings), [state.settings]);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { before, capture } = useCapture(root);
  const show = useShow(props, framesOf, capture);
  const { frame, isRunning } = show;
  const pointing = useMemo(() => boardPointing(table, scene.view), [table, scene.view]);
  const pointer = usePointing(props, pointing, show);
  useLead(pointer);
  const picture: Picture = useMemo(() => ({ ...scene, view: show.view, table }), [scene, show.view, table]);
  const prints = usePrints(picture);
  useMotion({ root, layer, before, timeOf: glideTime }, frame, ({ flights }) =>
    flights.map((flight) => pathOf(table.edition, flight)),
  );
  const { sound } = useChoices();
  useEffect(() => {
    const heard = frame && SOUNDS[frame.beat.kind];
    if (heard && sound) play(heard);
  }, [frame, sound]);
  const drags = useDrag((name, isPicked, drop) => {
    const { kind } = place.thingOf(name);
    // Money goes to the Market, a card of the Market into the hand; anything else lands where it was.
    if (kind === "hand" && drop === "market" && !isPicked) pointer.press(name, false);
    if (kind === "hand" && drop === "hand" && isPicked) pointer.press(name, true);
    if (kind === "slot" && drop === "hand") pointer.pressAfter([place.target.take], name);
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
  const { translator } = picture;
  return (
    <div className="tc tc-scene" ref={root} data-running={isRunning}>
      <Symbols colourIds={table.edition.colours} prints={prints} />
      <Stage
        game="traders-of-carthage"
        parts={parts}
        playersLabel={translator.t("table.seats")}
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
            <Latest board={props} />
            <MyGoods coastal={coastal} />
            <div className="tc-hand-place">
              <Tally coastal={coastal} />
              <Hand coastal={coastal} drags={drags} />
            </div>
            <WhatToDo coastal={coastal} stores={stores} />
          </div>
        }
      />
      <Flights
        layer={layer}
        drawings={(frame?.flights ?? []).map(({ card }) => drawCard(table.edition, card))}
      />
    </div>
  );
}

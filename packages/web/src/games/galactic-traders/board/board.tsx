import type { PlaceId } from "@portolan/guides";
import { aids, configFor, type Galactic, type Picture } from "@portolan/guides/galactic-traders";
import { useEffect, useMemo, useRef, useState } from "react";
import "../art/scene.css";
import "./styles.ts";
import { useChoices } from "../../../app/settings/store.ts";
import type { BoardProps } from "../../../table/board.ts";
import { play, type SoundName } from "../../../table/sound.ts";
import { Latest } from "../../../table/stage/act/act.tsx";
import { useDrag } from "../../../table/stage/pointing/use-drag.ts";
import { usePointing } from "../../../table/stage/pointing/use-pointing.ts";
import { Flights } from "../../../table/stage/show/flights.tsx";
import { GLIDE, useCapture, useMotion } from "../../../table/stage/show/use-motion.ts";
import { useShow } from "../../../table/stage/show/use-show.ts";
import { Stage } from "../../../table/stage/stage.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { Port } from "../art/port.tsx";
import { PieceSymbols } from "../art/symbols.tsx";
import { WorldSymbols } from "../art/world.tsx";
import * as place from "../places.ts";
import { WhatToDo } from "./act/act.tsx";
import { type Frame, framesOf } from "./beats.ts";
import { chainOf, NO_CHAIN } from "./chain.ts";
import { alarmOf } from "./clock.tsx";
import { dropped, lifted } from "./drops.ts";
import { drawFlight, pathOf } from "./flight.tsx";
import type { Galaxy } from "./galaxy.ts";
import { Plates } from "./plates.tsx";
import { boardPointing } from "./pointing.ts";
import { SkyMap } from "./sky-map.tsx";
import { useLead } from "./use-lead.ts";
import { usePlan } from "./use-plan.ts";

/** What each beat sounds like. */
const SOUNDS: Partial<Readonly<Record<Frame["beat"]["kind"], SoundName>>> = {
  picked: "card",
  madeRoom: "card",
  recalled: "card",
  laid: "wood",
  converted: "wood",
  exchanged: "card",
  agreement: "coin",
  gave: "drum",
  relaid: "wave",
  guard: "drum",
  revealed: "wave",
  lastRound: "bell",
};

/** Planets take longer than goods. In milliseconds at a brisk pace. */
const VOYAGE = 800;

function glideTime(piece: PlaceId): number {
  return place.isWorld(piece) ? VOYAGE : GLIDE;
}

const NO_OUTCOMES: readonly aids.Outcome[] = [];

/** Galactic Traders on the stage: the sky with its planets above, the home port below. */
export default function Board(props: BoardProps<Galactic>) {
  const { scene, legal, table: state, parts, since } = props;
  const { rules, viewer, translator } = scene;
  const table = useMemo(() => configFor(state.settings), [state.settings]);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { before, capture } = useCapture(root);
  const makeFrames = useMemo(
    () => (folding: Parameters<typeof framesOf>[1], from: aids.View, events: readonly Galactic["event"][]) =>
      framesOf(table, folding, from, events),
    [table],
  );
  const show = useShow<Galactic, Frame>(props, makeFrames, capture);
  const { frame, isRunning } = show;
  const planning = usePlan(props, isRunning);
  const { plan } = planning;
  const [taken, take] = useState(-1);
  const displaced = scene.view.resolution?.displaced.filter(({ owner }) => owner === viewer) ?? [];
  const moving = (displaced.find(({ slot }) => slot === taken) ?? displaced[0])?.slot ?? null;
  // In a delivery turn everything is pointed at in the plan; a good that must move on is one at a time.
  const pointed = useMemo(
    () => (plan ? plan.offers : legal.filter((move) => move.type !== "relay" || move.slot === moving)),
    [plan, legal, moving],
  );
  const pointing = useMemo(() => boardPointing(table.edition), [table]);
  const pointer = usePointing(
    plan && legal.length > 0
      ? { ...props, legal: pointed, check: plan.check, chosen: planning.swap, choose: planning.add }
      : { ...props, legal: pointed },
    pointing,
    show,
  );
  // Between two pictures what was drawn last stays.
  const drawn = useRef(scene.view);
  if (!isRunning) drawn.current = plan ? plan.view : scene.view;
  else if (frame) drawn.current = frame.view;
  const view = drawn.current;
  const picture: Picture = useMemo(() => ({ ...scene, view, table }), [scene, view, table]);
  const chain = useMemo(() => {
    const isOrbit = (planet: number): boolean =>
      table.edition.planets[planet].ability?.type === "strangeOrbit";
    const step = scene.view.agenda.at(-1)?.step;
    const isOn = isRunning || step === "redistribute" || step === "give" || step === "agree";
    return isOn ? chainOf(state.events, isOrbit) : NO_CHAIN;
  }, [state.events, scene.view, isRunning, table]);
  const outcomes = useMemo(() => {
    if (isRunning || viewer === null) return NO_OUTCOMES;
    if (plan) return aids.pendingAgreements(table, plan.view);
    const meant = pointer.settled ?? props.suggested;
    const outcome = meant ? aids.completedBy(table, scene.view, viewer, meant) : null;
    return outcome ? [outcome] : NO_OUTCOMES;
  }, [isRunning, viewer, plan, table, scene.view, pointer.settled, props.suggested]);
  useMotion({ root, layer, before, timeOf: glideTime }, frame, ({ flights }) =>
    flights.map((flight) => pathOf(table.edition, flight)),
  );
  const { sound } = useChoices();
  useEffect(() => {
    const heard = frame && SOUNDS[frame.beat.kind];
    if (heard && sound) play(heard);
  }, [frame, sound]);
  const drags = useDrag(
    (name, _, drop) => dropped(galaxy, name, drop as PlaceId),
    (name) => lifted(galaxy, name),
  );
  const galaxy: Galaxy = {
    props,
    picture,
    show,
    pointer,
    pointing,
    planning,
    drags,
    chain,
    moving: { slot: moving, take },
    outcomes,
  };
  useLead(galaxy);
  const [dock, dockSize] = useSize<HTMLDivElement>();
  const step = view.agenda.at(-1)?.step;
  const isDraft = step === "draft";
  const alarm = alarmOf(picture);
  return (
    <div className="gt" ref={root} data-running={isRunning} data-step={step} data-players={rules.players}>
      <PieceSymbols goodIds={table.edition.goods} />
      <svg className="gt-symbols" width="0" height="0" aria-hidden="true">
        <defs>
          <WorldSymbols cards={table.edition.planets} />
        </defs>
      </svg>
      <Stage
        game="galactic-traders"
        parts={parts}
        status={<p className="gt-company">{translator.t("gt.company", { count: rules.players })}</p>}
        playersLabel={translator.t("table.seats")}
        players={<Plates galaxy={galaxy} />}
        board={
          <div
            className="gt-board"
            data-board="galactic-traders"
            data-running={isRunning}
            data-since={since !== null}
          >
            <div className="gt-top">
              <Latest board={props} />
              <span data-place={place.round}>
                {alarm === "" ? translator.t("gt.clock.now", { round: view.round }) : alarm}
              </span>
            </div>
            <SkyMap galaxy={galaxy} />
          </div>
        }
        dock={
          <div className="gt-dock" ref={dock} data-step={step} data-draft={isDraft}>
            {dockSize ? <Port width={dockSize.width} height={dockSize.height} /> : null}
            <WhatToDo galaxy={galaxy} />
          </div>
        }
      />
      <Flights
        layer={layer}
        className="gt"
        drawings={(frame?.flights ?? []).map((flight) => drawFlight(table.edition, flight))}
      />
    </div>
  );
}

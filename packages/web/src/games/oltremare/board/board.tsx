import type { PlaceId } from "@portolan/guides";
import { type aids, configFor, type Oltremare, type Picture } from "@portolan/guides/oltremare";
import { useEffect, useMemo, useRef } from "react";
import "../art/chart.css";
import "./chart-view.css";
import "./chart-marks.css";
import "./dock.css";
import "./hand.css";
import "./dock-desk.css";
import "./dock-sheet.css";
import "./load.css";
import "./load-dock.css";
import "./plates.css";
import "./plates-small.css";
import "./dossier.css";
import "./stage.css";
import "./trade/trade.css";
import "./trade/claims.css";
import "./trade/trade-small.css";
import { useChoices } from "../../../app/settings/store.ts";
import type { BoardProps } from "../../../table/board.ts";
import { play, type SoundName } from "../../../table/sound.ts";
import { Latest } from "../../../table/stage/act/act.tsx";
import { useDrag } from "../../../table/stage/pointing/use-drag.ts";
import { Caption, Flights } from "../../../table/stage/show/flights.tsx";
import { GLIDE, useCapture, useMotion } from "../../../table/stage/show/use-motion.ts";
import { useShow } from "../../../table/stage/show/use-show.ts";
import { Stage } from "../../../table/stage/stage.tsx";
import { CardBack, SmallCard } from "../art/card.tsx";
import { PieceSymbols } from "../art/symbols.tsx";
import * as place from "../places.ts";
import { ScoringDialog } from "../scoring/scoring-dialog.tsx";
import { scoringIn } from "../scoring/steps.ts";
import { WhatToDo } from "./act.tsx";
import { type Flight, type Frame, framesOf } from "./beats.ts";
import { ChartView } from "./chart-view.tsx";
import { Hand } from "./hand.tsx";
import { MyHold } from "./hold.tsx";
import { LoadScene } from "./load-scene.tsx";
import { moved } from "./order.ts";
import { Phases } from "./phases.tsx";
import { Plates } from "./plates.tsx";
import { printOf } from "./print.ts";
import { TradePanel } from "./trade/panel.tsx";
import { useTrade } from "./trade/use-trade.ts";
import { useHelm } from "./use-helm.ts";
import { SHORT, useMedia } from "./use-media.ts";
import { useVoyage } from "./use-voyage.ts";

/** What each beat sounds like. */
const SOUNDS: Partial<Readonly<Record<Frame["beat"]["kind"], SoundName>>> = {
  influence: "coin",
  surplus: "drum",
  called: "wood",
  offered: "wood",
  countered: "wood",
  callClosed: "wood",
  deal: "coin",
  handed: "coin",
  paid: "card",
  played: "card",
  ducats: "coin",
  plundered: "drum",
  drew: "card",
  calmSailing: "coin",
  sailed: "wave",
  compassBoxed: "wave",
  loaded: "wood",
  lastRound: "bell",
};

/** Ships follow their course by themselves; see `useVoyage`. */
function glideTime(piece: PlaceId): number {
  return place.shipOwner(piece) === null ? GLIDE : 0;
}

/** Where a card may lie that an event speaks of: the card itself, its place, or its owner's plate. */
function spotsOf({ cards }: aids.Edition, spot: Flight["from"], card: Flight["card"]): PlaceId[] {
  const rest = spot.seat === null ? [place.placeOf(spot)] : [place.placeOf(spot), place.player(spot.seat)];
  return card === null ? rest : [place.card(cards[card].code), ...rest];
}

function drawCard(picture: Picture, card: Flight["card"]) {
  return card === null ? <CardBack /> : <SmallCard print={printOf(picture, card)} />;
}

/** Oltremare on the stage: the chart above, holds and hands around it, the trading table over it. */
export default function Board(props: BoardProps<Oltremare>) {
  const { scene, guide, table: state, parts } = props;
  const table = useMemo(() => configFor(state.settings), [state.settings]);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { before, capture } = useCapture(root);
  const show = useShow(props, framesOf, capture);
  const { frame, isRunning } = show;
  const picture: Picture = useMemo(() => ({ ...scene, view: show.view, table }), [scene, show.view, table]);
  const helm = useHelm(props, picture, show);
  const trade = useTrade(helm);
  useMotion({ root, layer, before, timeOf: glideTime }, frame, ({ flights }) =>
    flights.map(({ card, from, to }) => ({
      from: spotsOf(table.edition, from, card),
      to: spotsOf(table.edition, to, card),
    })),
  );
  useVoyage(root, frame, table.edition);
  const { sound } = useChoices();
  useEffect(() => {
    const heard = frame && SOUNDS[frame.beat.kind];
    if (heard && sound) play(heard);
  }, [frame, sound]);
  const cardNamed = (name: string): number =>
    table.edition.cards.findIndex(({ code }) => place.card(code) === name);
  const drags = useDrag((name, isPicked, drop) => {
    const card = cardNamed(name);
    const { step, order } = helm;
    if (step === "load" && order.includes(card)) {
      const to = cardNamed(drop);
      if (order.includes(to)) helm.setOrder(moved(order, card, to));
      return;
    }
    if (drop === "felt" && !isPicked) trade.press(card);
    else if (drop === "hold" && !isPicked) helm.press(card);
    else if (drop === "hand" && isPicked) press(card);
  });
  const isTrading = helm.step === "trade";
  const press = (card: number): void => (isTrading ? trade.press(card) : helm.press(card));
  const isHandOpen =
    helm.isAsked && (isTrading ? trade.dealing !== null : helm.step === "play" || helm.step === "surplus");
  const picked = isTrading ? trade.cards : helm.picked;
  const { translator } = picture;
  const isShort = useMedia(SHORT);
  const isLoading = helm.isAsked && helm.step === "load";
  const told = frame ? guide.log(picture, frame.beat.told).map(({ text }) => text) : [];
  const scoring = useMemo(
    () =>
      frame?.time === null ? scoringIn(scene.rules, frame.before, frame.beat.events, scene.viewer) : null,
    [frame, scene.rules, scene.viewer],
  );
  const goodIds = useMemo(() => table.edition.goods.map(({ id }) => id), [table]);
  const hand = <Hand helm={helm} drags={drags} picked={picked} isOpen={isHandOpen} onPress={press} />;
  const canDeal = helm.isAsked && isTrading && trade.dealing?.type === "offer" && trade.tray.kind !== "draft";
  return (
    <div className="om om-scene" ref={root} data-running={isRunning}>
      <PieceSymbols goodIds={goodIds} />
      <Phases helm={helm} />
      <Stage
        game="oltremare"
        parts={parts}
        playersLabel={translator.t("table.seats")}
        players={<Plates helm={helm} onDeal={canDeal ? (seat) => trade.look(seat) : null} />}
        board={
          <div
            className="om-board"
            data-board="oltremare"
            data-loading={isLoading}
            data-trading={trade.tray.kind !== "none"}
          >
            <ChartView helm={helm} />
            {isLoading ? <LoadScene helm={helm} drags={drags} /> : null}
            <Caption text={scoring ? "" : told.join(" ")} />
          </div>
        }
        dock={
          <div
            className="om-dock"
            data-scrolls={isShort ? true : undefined}
            data-step={helm.isAsked ? helm.step : "watch"}
            data-tray={trade.tray.kind}
          >
            <Latest board={props} />
            {isLoading ? null : <MyHold helm={helm} />}
            {hand}
            <WhatToDo helm={helm} trade={trade} drags={drags} told={told.at(-1) ?? null} />
            <TradePanel helm={helm} trade={trade} />
          </div>
        }
      />
      {scoring ? <ScoringDialog picture={picture} scoring={scoring} onDone={show.goOn} /> : null}
      <Flights
        layer={layer}
        className="om-scene"
        drawings={(frame?.flights ?? []).map(({ card }) => drawCard(picture, card))}
      />
    </div>
  );
}

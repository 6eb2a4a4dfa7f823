import { capital, labelOf, ofType } from "@portolan/guides";
import { aids, type Move, tokenName } from "@portolan/guides/oltremare";
import type { ReactNode } from "react";
import {
  Act,
  Chosen,
  Fact,
  Question,
  ShutVerb,
  StrongVerb,
  Verb,
  Watching,
} from "../../../table/stage/act/act.tsx";
import type { Drags } from "../../../table/stage/pointing/use-drag.ts";
import { TokenPicture } from "../art/tokens.tsx";
import { cardsWanted, type Helm } from "./helm.ts";
import { LoadDock } from "./load-dock.tsx";
import { portName } from "./ports.tsx";
import { Tally } from "./tally.tsx";
import type { Trade } from "./trade/use-trade.ts";
import { TradeVerbs } from "./trade/verbs.tsx";

/** What is asked, short enough for the ribbon. */
function questionOf({ picture, step }: Helm, { tray, offers }: Trade): string {
  const { view, viewer, translator } = picture;
  const wanted = cardsWanted(picture, step);
  const last = view.agenda.at(-1);
  switch (step) {
    case "surplus":
      return translator.t("om.b.ask.surplus", { count: wanted });
    case "play":
      return translator.t("om.b.ask.play", { count: wanted });
    case "sail":
      return translator.t("om.b.ask.sail", { count: last?.step === "sail" ? last.steps : 0 });
    case "compass":
      return translator.t("om.b.ask.compass");
    case "load":
      return translator.t("om.b.ask.load", { count: view.played.length });
    case "trade": {
      const [first] = offers;
      if (tray.kind === "offer") {
        return translator.t("om.b.ask.answer", {
          count: offers.length,
          name: translator.called(tray.offer.from),
        });
      }
      if (view.call !== null && viewer !== view.activeSeat) {
        return translator.t("om.b.ask.called", { name: translator.called(view.activeSeat) });
      }
      if (view.call !== null) return translator.t("om.b.ask.calling");
      if (tray.kind === "open") return translator.t("om.b.ask.open");
      if (tray.kind === "draft")
        return translator.t("om.b.ask.draft", { name: translator.called(tray.draft.partner) });
      return first ? translator.t("om.ask.answer") : translator.t("om.b.ask.trade");
    }
    default:
      return "";
  }
}

/** Playing: the tally of what is selected, and the button that plays it. */
function PlayVerbs({ helm }: { readonly helm: Helm }) {
  const { picture, picked } = helm;
  const { table, view, viewer, translator } = picture;
  const wanted = cardsWanted(picture, "play");
  if (viewer === null) return null;
  const { ducats, sailingDucats, steps } = aids.playPreview(table, view, viewer, picked);
  const missing = wanted - picked.length;
  return (
    <>
      <Tally helm={helm} />
      <div className="act-answer">
        {missing > 0 ? (
          <ShutVerb
            label={translator.t("om.b.play.more", { count: missing })}
            isStrong
            onPress={helm.playPicked}
          />
        ) : (
          <StrongVerb
            label={translator.t("om.b.play.go", { count: wanted, ducats: ducats + sailingDucats, steps })}
            onPress={helm.playPicked}
          />
        )}
      </div>
    </>
  );
}

function SurplusVerbs({ helm }: { readonly helm: Helm }) {
  const { picture, picked } = helm;
  const { translator } = picture;
  const wanted = cardsWanted(picture, "surplus");
  const label = translator.t("om.b.surplus.go", { count: Math.max(1, picked.length) });
  return (
    <>
      <p className="act-say">{translator.t("om.b.surplus.say", { count: wanted })}</p>
      <div className="act-answer">
        {picked.length === 0 ? (
          <ShutVerb label={label} isStrong onPress={() => undefined} />
        ) : (
          <StrongVerb label={label} onPress={helm.discardPicked} />
        )}
      </div>
    </>
  );
}

/** Ports in words, for those who would rather not search the chart, and where it shows only a part. */
function PortChips({ helm, others }: { readonly helm: Helm; readonly others?: ReactNode }) {
  const { picture, ways } = helm;
  const { view } = picture;
  const ports = [...ways.keys()].sort(
    (a, b) => Number(view.portTokens[a] === null) - Number(view.portTokens[b] === null),
  );
  return (
    <div className="om-port-chips" data-scrolls>
      {others}
      {ports.map((port) => {
        const token = view.portTokens[port];
        return (
          <button
            key={port}
            type="button"
            className="act-verb"
            aria-pressed={helm.aim === port}
            onPointerEnter={() => helm.setAim(port)}
            onFocus={() => helm.setAim(port)}
            onClick={() => helm.sailTo(port)}
          >
            <TokenPicture token={token ?? "used"} />
            <span>
              {portName(picture, port)}
              {token === null ? null : <small>{tokenName(picture, token)}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function CompassVerbs({ helm }: { readonly helm: Helm }) {
  const [stay] = ofType(helm.props.legal, "stay");
  const { translator, table } = helm.picture;
  return (
    <PortChips
      helm={helm}
      others={
        stay ? (
          <Verb
            label={translator.t(table.options.compass === "discard" ? "om.b.stay.discard" : "om.b.stay")}
            onPress={() => helm.play(stay)}
          />
        ) : null
      }
    />
  );
}

/** Moves that show on the board as if they had been put together there; all others are previewed in words. */
const SHOWN: ReadonlySet<Move["type"]> = new Set(["play", "discard", "load", "offer", "counter"]);

function Answers({
  helm,
  trade,
  drags,
}: {
  readonly helm: Helm;
  readonly trade: Trade;
  readonly drags: Drags;
}) {
  switch (helm.step) {
    case "surplus":
      return <SurplusVerbs helm={helm} />;
    case "trade":
      return <TradeVerbs helm={helm} trade={trade} />;
    case "play":
      return <PlayVerbs helm={helm} />;
    case "sail":
      return <PortChips helm={helm} />;
    case "compass":
      return <CompassVerbs helm={helm} />;
    case "load":
      return <LoadDock helm={helm} drags={drags} />;
    default:
      return null;
  }
}

/** A previewed move in words, with the button that plays it: what a hint has shown. */
function Previewed({ helm, move }: { readonly helm: Helm; readonly move: Move }) {
  const { props, picture } = helm;
  const { guide } = props;
  return (
    <Chosen
      board={props}
      move={move}
      title={`${capital(labelOf(guide, picture, move))}?`}
      facts={
        <>
          {guide.preview(picture, move).map((text) => (
            <Fact key={text} tone="plain">
              {text}
            </Fact>
          ))}
          {guide.warnings(picture, move).map((text) => (
            <Fact key={text} tone="danger">
              {text}
            </Fact>
          ))}
        </>
      }
    />
  );
}

/** The question, what would follow, and the button that answers it. */
export function WhatToDo(props: {
  readonly helm: Helm;
  readonly trade: Trade;
  readonly drags: Drags;
  /** What is being shown, in words. */
  readonly told: string | null;
}) {
  const { helm, trade, drags, told } = props;
  const { picture, show, isAsked } = helm;
  const { view, viewer, translator } = picture;
  const { chosen } = helm.props;
  const isOwnTurn = viewer === view.activeSeat;
  const turn = !isAsked ? null : translator.t(isOwnTurn ? "om.b.yourTurn" : "om.b.yourAnswer");
  return (
    <Act label={translator.t("om.b.doing")} turn={turn}>
      {!isAsked ? (
        <Watching board={helm.props} isRunning={show.isRunning} told={told} />
      ) : chosen !== null && !SHOWN.has(chosen.type) ? (
        <Previewed helm={helm} move={chosen} />
      ) : (
        <>
          <Question asked={questionOf(helm, trade)} />
          <Answers helm={helm} trade={trade} drags={drags} />
        </>
      )}
    </Act>
  );
}

import type { aids } from "@portolan/guides/galactic-traders";
import type { ReactNode } from "react";
import { Act, Watching } from "../../../../table/stage/act/act.tsx";
import { ChainStrip } from "../chain-strip.tsx";
import { type Galaxy, stepOf } from "../galaxy.ts";
import { Counters, Hand } from "../hand.tsx";
import { Note } from "../note.tsx";
import { Orbit } from "../orbit.tsx";
import { Lanes, Tray } from "../tray.tsx";
import { AgreeParts } from "./agree.tsx";
import { DraftParts } from "./draft.tsx";
import { GiveParts } from "./give.tsx";
import { RelayParts } from "./relay.tsx";
import { TurnParts } from "./turn.tsx";

function partsOf(galaxy: Galaxy, step: aids.Step): ReactNode {
  switch (step.step) {
    case "draft":
      return <DraftParts galaxy={galaxy} />;
    case "recall":
    case "deliver":
      return <TurnParts galaxy={galaxy} />;
    case "agree":
      return <AgreeParts galaxy={galaxy} />;
    case "give":
      return <GiveParts galaxy={galaxy} planet={step.planet} />;
    case "redistribute":
      return <RelayParts galaxy={galaxy} />;
    default:
      return null;
  }
}

/** What others do, or what is being shown. */
function Told({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, show, props } = galaxy;
  const told = show.frame ? (props.guide.log(picture, show.frame.beat.told).at(-1)?.text ?? null) : null;
  return <Watching board={props} isRunning={show.isRunning} told={told} />;
}

/** Steps in which planets are settled: the chain so far takes the place of hand and planets. */
const CHAIN: ReadonlySet<string | undefined> = new Set(["redistribute", "give", "agree"]);

/** The home port: the question, what the viewer has, and the button that answers. */
export function WhatToDo({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture } = galaxy;
  const { view, translator } = picture;
  const step = stepOf(galaxy);
  const isDraft = view.agenda.at(-1)?.step === "draft";
  const isChain = CHAIN.has(view.agenda.at(-1)?.step);
  return (
    <Act label={translator.t("gt.board.doing")} turn={step ? translator.t("table.title.yourMove") : null}>
      {step ? partsOf(galaxy, step) : <Told galaxy={galaxy} />}
      {isChain && !step ? <ChainStrip galaxy={galaxy} /> : null}
      {isDraft ? <Lanes galaxy={galaxy} /> : null}
      {isDraft ? <Tray galaxy={galaxy} /> : null}
      {isChain ? null : <Hand galaxy={galaxy} />}
      {isDraft || isChain ? null : <Orbit galaxy={galaxy} />}
      <Counters picture={picture} />
      <Note galaxy={galaxy} />
    </Act>
  );
}

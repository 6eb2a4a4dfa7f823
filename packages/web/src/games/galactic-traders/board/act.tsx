import { capital, labelOf } from "@portolan/guides";
import { aids, goodName, type Move, planetName } from "@portolan/guides/galactic-traders";
import { type ReactNode, useState } from "react";
import { Act, Chosen, Fact, Question, StrongVerb, Verb, Watching } from "../../../table/stage/act/act.tsx";
import { Badge } from "../art/houses.tsx";
import { Pod } from "../art/pods.tsx";
import { World } from "../art/world.tsx";
import * as place from "../places.ts";
import { ChainStrip } from "./chain-strip.tsx";
import { cargoOf, type Galaxy, heldGood, nameOf, stepOf } from "./galaxy.ts";
import { Counters, Hand, isHandFull } from "./hand.tsx";
import { Note } from "./note.tsx";
import { Orbit } from "./orbit.tsx";
import { choicesAmong } from "./pointing.ts";
import { Lanes, Tray, wantedBy } from "./tray.tsx";

/** Ways that pointing alone does not tell apart, in words: never more than the planet has bays. */
function Choices({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, pointer, planning, props } = galaxy;
  const moves = choicesAmong(pointer.narrowed.moves, pointer.pointed);
  if (moves.length === 0) return null;
  return (
    <div className="act-verbs gt-choices">
      {moves.slice(0, 6).map((move) => (
        <Verb
          key={picture.rules.print(move)}
          label={capital(labelOf(props.guide, picture, move))}
          onPress={() => (planning.plan ? planning.add(move) : props.choose(move))}
        />
      ))}
      <Verb label={picture.voice.say("bar.cancel")} onPress={pointer.clear} />
    </div>
  );
}

/** What ending the turn does, as its button says it. */
function endLabel({ picture, outcomes, planning }: Galaxy): string {
  const { voice, viewer } = picture;
  const theirs = outcomes.find(({ winner }) => winner !== viewer);
  if (theirs) {
    const planet = planetName(picture, theirs.planet);
    return voice.say("gt.end.theirs", { planet, name: voice.called(theirs.winner) });
  }
  if (outcomes.length > 0) {
    return voice.say("gt.end.complete", {
      planets: { list: outcomes.map(({ planet }) => planetName(picture, planet)) },
    });
  }
  return voice.say(planning.plan?.moves.length ? "gt.end.turn" : "gt.end.nothing");
}

/** The good that was laid or recalled last, in words; null if nothing is planned. */
function lastPlanned({ picture, planning }: Galaxy): { readonly at: number; readonly text: string } | null {
  const moves = planning.plan?.moves ?? [];
  const at = moves.findLastIndex(({ type }) => type !== "end");
  const move = moves[at];
  if (!move) return null;
  const { voice } = picture;
  if (move.type === "lay" || move.type === "convert") {
    return { at, text: voice.say("gt.plan.back", { good: goodName(picture, move.good) }) };
  }
  return { at, text: voice.say("gt.plan.leave") };
}

/** Ends the turn; who would complete a planet for somebody else is asked once more. */
function EndTurn({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, planning, outcomes, props } = galaxy;
  const { voice, viewer } = picture;
  const key = (planning.plan?.moves ?? []).map((move) => picture.rules.print(move)).join();
  const [warned, setWarned] = useState<string | null>(null);
  const isRisky = outcomes.some(({ winner }) => winner !== viewer);
  const isWarned = warned === key;
  const last = lastPlanned(galaxy);
  return (
    <div className="act-answer" data-place={place.ending} data-risky={isRisky}>
      <button
        type="button"
        className="go"
        disabled={props.parts.isSending}
        onClick={() => (isRisky && !isWarned ? setWarned(key) : planning.end())}
      >
        {props.parts.isSending
          ? voice.say("bar.sending")
          : isRisky && isWarned
            ? voice.say("gt.end.anyway")
            : endLabel(galaxy)}
      </button>
      {last ? (
        <div className="act-verbs">
          <Verb label={last.text} onPress={() => planning.drop(last.at)} />
        </div>
      ) : null}
    </div>
  );
}

/** The steps of a turn, so that one knows where one is. GT-TURN-1 */
function Steps({ galaxy }: { readonly galaxy: Galaxy }) {
  const { voice, view } = galaxy.picture;
  const now = view.agenda.at(-1)?.step;
  return (
    <ol className="gt-steps">
      {(["recall", "deliver", "agree"] as const).map((step) => (
        <li key={step} aria-current={step === now ? "step" : undefined}>
          {voice.say(`gt.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** What is asked in a delivery turn. */
function turnQuestion(galaxy: Galaxy): { readonly asked: string; readonly say: string } {
  const { picture, pointer } = galaxy;
  const { voice, view } = picture;
  const good = heldGood(galaxy);
  const things = pointer.pointed.map(place.thingOf);
  if (things.some(({ kind }) => kind === "laid")) {
    return { asked: voice.say("gt.q.room"), say: voice.say("gt.say.room") };
  }
  if (good !== null) return { asked: voice.say("gt.q.where", { good }), say: voice.say("gt.say.where") };
  if (things.some(({ kind }) => kind === "own")) {
    return { asked: voice.say("gt.q.ability"), say: voice.say("gt.say.ability") };
  }
  if (things.length > 0) return { asked: voice.say("gt.q.which"), say: voice.say("gt.say.which") };
  const isRecall = view.agenda.at(-1)?.step === "recall";
  return isRecall
    ? { asked: voice.say("gt.q.recall"), say: voice.say("gt.say.recall") }
    : { asked: voice.say("gt.q.deliver"), say: voice.say("gt.say.deliver") };
}

/** A swap cannot be taken back: it is asked for first. GT-ABI-4 */
function Swap({
  galaxy,
  swap,
}: {
  readonly galaxy: Galaxy;
  readonly swap: Extract<Move, { type: "exchange" }>;
}) {
  const { picture, planning } = galaxy;
  const { voice } = picture;
  const good = goodName(picture, swap.good);
  return (
    <>
      <Question asked={voice.say("gt.q.swap", { good })} say={voice.say("gt.say.swap")} />
      <div className="act-answer">
        <StrongVerb label={voice.say("gt.verb.exchange", { good })} onPress={planning.draw} />
        <div className="act-verbs">
          <Verb label={voice.say("bar.cancel")} onPress={() => planning.add(null)} />
        </div>
      </div>
    </>
  );
}

function TurnParts({ galaxy }: { readonly galaxy: Galaxy }) {
  const { planning, pointer } = galaxy;
  const { swap } = planning;
  const { asked, say } = turnQuestion(galaxy);
  const hasChoices = choicesAmong(pointer.narrowed.moves, pointer.pointed).length > 0;
  return (
    <>
      {swap?.type === "exchange" ? (
        <Swap galaxy={galaxy} swap={swap} />
      ) : (
        <>
          <Question asked={asked} say={say} />
          {hasChoices ? <Choices galaxy={galaxy} /> : <EndTurn galaxy={galaxy} />}
        </>
      )}
      <Steps galaxy={galaxy} />
    </>
  );
}

/** What a good on the tray would be good for. */
function offerText({ picture }: Galaxy, good: number): string {
  const { voice } = picture;
  const { wins, wants } = wantedBy(picture, good);
  const names = (planets: readonly number[]) => ({
    list: planets.map((planet) => planetName(picture, planet)),
  });
  const parts = [
    ...(wins.length > 0 ? [voice.say("gt.tray.wins", { planets: names(wins) })] : []),
    ...(wants.length > 0 ? [voice.say("gt.tray.wants", { planets: names(wants), count: wants.length })] : []),
  ];
  return parts.length === 0 ? voice.say("gt.tray.nobody") : parts.join(" ");
}

function DraftParts({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, pointer, props } = galaxy;
  const { voice, view } = picture;
  const { settled } = pointer;
  const good = heldGood(galaxy);
  if (settled?.type === "pick") {
    return (
      <Chosen
        board={props}
        move={settled}
        title={voice.say("gt.q.keep", { good: goodName(picture, settled.good) })}
        facts={<Fact tone="plain">{offerText(galaxy, settled.good)}</Fact>}
      />
    );
  }
  const isFull = isHandFull(picture);
  const asked =
    good !== null && isFull
      ? voice.say("gt.q.makeRoom", { good })
      : voice.say(view.poolSize > 1 ? "gt.q.draft" : "gt.q.last");
  return <Question asked={asked} say={voice.say(isFull ? "gt.say.draftFull" : "gt.say.draft")} />;
}

/** The viewer's goods that must move on; the one that is laid next stands out. GT-RED-3 */
function Displaced({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, moving, drags } = galaxy;
  const { table, view, viewer, voice } = picture;
  const { resolution } = view;
  if (!resolution) return null;
  const { needs } = table.edition.planets[resolution.planet];
  const own = resolution.displaced.filter(({ owner }) => owner === viewer);
  return (
    <section
      className="gt-displaced"
      aria-label={voice.say("gt.chain.displaced")}
      data-place={place.displaced}
    >
      {own.map((good) => {
        const { slot } = good;
        const laid = { ...good, faceDown: true, laidAt: 0 };
        const words = goodName(picture, good.good ?? needs[slot]);
        return (
          <button
            key={slot}
            type="button"
            className="gt-held"
            data-state={moving.slot === slot ? "picked" : "open"}
            aria-pressed={moving.slot === slot}
            onClick={() => {
              if (!drags.wasDragged()) moving.take(slot);
            }}
          >
            <span
              className="gt-held-pod"
              onPointerDown={(event) => drags.begin(event, place.target.moved(slot), false)}
            >
              <Pod owner={viewer} cargo={cargoOf(picture, laid, needs[slot])} />
            </span>
            <span className="gt-held-name">{words}</span>
          </button>
        );
      })}
    </section>
  );
}

/** Why the viewer is asked in somebody else's turn. */
function Cause({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture } = galaxy;
  const { view, voice } = picture;
  const asked = aids.asked(view);
  if (!asked || asked.planet === null) return null;
  const winner = view.resolution?.winner ?? asked.seat;
  const planet = planetName(picture, asked.planet);
  const text =
    asked.step.step === "give"
      ? voice.say("gt.chain.cause.give", { planet })
      : voice.say("gt.chain.cause", { planet, name: nameOf(picture, winner) });
  return (
    <p className="gt-cause">
      {asked.isOutOfTurn ? <b className="gt-flag">{voice.say("gt.chain.outOfTurn")}</b> : null}
      <span>{text}</span>
    </p>
  );
}

function RelayParts({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, pointer, props, moving } = galaxy;
  const { view, voice, table } = picture;
  const { settled } = pointer;
  const own = view.resolution?.displaced.find(({ slot }) => slot === moving.slot);
  const needs = view.resolution ? table.edition.planets[view.resolution.planet].needs : [];
  const good = own ? goodName(picture, own.good ?? needs[own.slot]) : "";
  const asked = voice.say("gt.q.relay", { good });
  return (
    <>
      {settled ? (
        <Chosen
          board={props}
          move={settled}
          title={asked}
          facts={props.guide.warnings(picture, settled).map((text) => (
            <Fact key={text} tone="danger">
              {text}
            </Fact>
          ))}
        />
      ) : (
        <>
          <Question asked={asked} say={voice.say("gt.say.relay")} />
          <Choices galaxy={galaxy} />
        </>
      )}
      <Cause galaxy={galaxy} />
      <Displaced galaxy={galaxy} />
      <ChainStrip galaxy={galaxy} />
    </>
  );
}

function GiveParts({ galaxy, planet }: { readonly galaxy: Galaxy; readonly planet: number }) {
  const { picture, props, pointer } = galaxy;
  const { table, view, viewer, voice } = picture;
  const card = table.edition.planets[planet];
  const heirs = aids
    .runningScores(table, view)
    .map(({ total }, seat) => ({ seat, total }))
    .filter(({ seat }) => seat !== viewer);
  const title = voice.say("gt.q.give", { planet: planetName(picture, planet) });
  if (pointer.settled) {
    return (
      <>
        <Chosen board={props} move={pointer.settled} title={title} facts={null} />
        <Cause galaxy={galaxy} />
        <ChainStrip galaxy={galaxy} />
      </>
    );
  }
  return (
    <>
      <Question asked={title} say={voice.say("gt.say.give", { points: voice.number(card.vp) })} />
      <div className="act-answer gt-heirs">
        <span className="gt-gift" aria-hidden="true">
          <World card={card} />
        </span>
        {heirs.map(({ seat, total }) => (
          <button
            key={seat}
            type="button"
            className="gt-heir"
            onClick={() => props.choose({ type: "give", to: seat })}
          >
            <Badge seat={seat} />
            <strong>{voice.called(seat)}</strong>
            <span>
              {voice.say("gt.give.score", { from: voice.number(total), to: voice.number(total + card.vp) })}
            </span>
          </button>
        ))}
      </div>
      <Cause galaxy={galaxy} />
      <ChainStrip galaxy={galaxy} />
    </>
  );
}

function AgreeParts({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, props, pointer } = galaxy;
  const { voice } = picture;
  const title = voice.say("gt.q.agree");
  if (pointer.settled) return <Chosen board={props} move={pointer.settled} title={title} facts={null} />;
  return (
    <>
      <Question asked={title} say={voice.say("gt.say.agree")} />
      <div className="act-answer gt-choices">
        {props.legal.map((move) => (
          <StrongVerb
            key={picture.rules.print(move)}
            label={move.type === "resolve" ? planetName(picture, move.planet) : ""}
            onPress={() => props.choose(move)}
          />
        ))}
      </div>
      <ChainStrip galaxy={galaxy} />
    </>
  );
}

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

/** The home port: the question, what the viewer has, and the button that answers. */
export function WhatToDo({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture } = galaxy;
  const { view, voice } = picture;
  const step = stepOf(galaxy);
  const isDraft = view.agenda.at(-1)?.step === "draft";
  const isChain = step !== null && ["redistribute", "give", "agree"].includes(step.step);
  return (
    <Act label={voice.say("gt.board.doing")} turn={step ? voice.say("table.title.yourMove") : null}>
      {step ? partsOf(galaxy, step) : <Told galaxy={galaxy} />}
      {isDraft ? <Lanes galaxy={galaxy} /> : null}
      {isDraft ? <Tray galaxy={galaxy} /> : null}
      {isChain ? null : <Hand galaxy={galaxy} />}
      {isDraft || isChain ? null : <Orbit galaxy={galaxy} />}
      <Counters picture={picture} />
      <Note galaxy={galaxy} />
    </Act>
  );
}

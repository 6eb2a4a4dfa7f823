import { capital } from "@portolan/guides";
import { goodName, type Move, planetName } from "@portolan/guides/galactic-traders";
import { useState } from "react";
import { Question, StrongVerb, Verb } from "../../../../table/stage/act/act.tsx";
import * as place from "../../places.ts";
import { Emphasis } from "../emphasis.tsx";
import { type Galaxy, heldGood } from "../galaxy.ts";
import { choicesAmong } from "../pointing.ts";
import { Choices } from "./choices.tsx";

/** What ending the turn does, as its button says it. */
function endLabel({ picture, outcomes, planning }: Galaxy): string {
  const { translator, viewer } = picture;
  const theirs = outcomes.find(({ winner }) => winner !== viewer);
  if (theirs) {
    const planet = planetName(picture, theirs.planet);
    return translator.t("gt.end.theirs", { planet, name: translator.called(theirs.winner) });
  }
  if (outcomes.length > 0) {
    return translator.t("gt.end.complete", {
      planets: { list: outcomes.map(({ planet }) => planetName(picture, planet)) },
    });
  }
  return translator.t(planning.plan?.moves.length ? "gt.end.turn" : "gt.end.nothing");
}

/** The good that was laid or recalled last, in words; null if nothing is planned. */
function lastPlanned({ picture, planning }: Galaxy): { readonly at: number; readonly text: string } | null {
  const moves = planning.plan?.moves ?? [];
  const at = moves.findLastIndex(({ type }) => type !== "end");
  const move = moves[at];
  if (!move) return null;
  const { translator } = picture;
  if (move.type === "lay" || move.type === "convert") {
    return { at, text: capital(translator.t("gt.plan.back", { good: goodName(picture, move.good) })) };
  }
  return { at, text: translator.t("gt.plan.leave") };
}

/** Ends the turn; who would complete a planet for somebody else is asked once more. */
function EndTurn({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, planning, outcomes, props } = galaxy;
  const { translator, viewer } = picture;
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
          ? translator.t("bar.sending")
          : isRisky && isWarned
            ? translator.t("gt.end.anyway")
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
  const { translator, view } = galaxy.picture;
  const now = view.agenda.at(-1)?.step;
  return (
    <ol className="gt-steps">
      {(["recall", "deliver", "agree"] as const).map((step) => (
        <li key={step} aria-current={step === now ? "step" : undefined}>
          {translator.t(`gt.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** What is asked in a delivery turn. */
function turnQuestion(galaxy: Galaxy): { readonly asked: string; readonly say: string } {
  const { picture, pointer } = galaxy;
  const { translator, view } = picture;
  const good = heldGood(galaxy);
  const things = pointer.pointed.map(place.thingOf);
  if (things.some(({ kind }) => kind === "laid")) {
    return { asked: translator.t("gt.q.room"), say: translator.t("gt.say.room") };
  }
  if (good !== null)
    return { asked: translator.t("gt.q.where", { good }), say: translator.t("gt.say.where") };
  if (things.some(({ kind }) => kind === "own")) {
    return { asked: translator.t("gt.q.ability"), say: translator.t("gt.say.ability") };
  }
  if (things.length > 0) return { asked: translator.t("gt.q.which"), say: translator.t("gt.say.which") };
  const isRecall = view.agenda.at(-1)?.step === "recall";
  return isRecall
    ? { asked: translator.t("gt.q.recall"), say: translator.t("gt.say.recall") }
    : { asked: translator.t("gt.q.deliver"), say: translator.t("gt.say.deliver") };
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
  const { translator } = picture;
  const good = goodName(picture, swap.good);
  return (
    <>
      <Question asked={translator.t("gt.q.swap", { good })} say={translator.t("gt.say.swap")} />
      <div className="act-answer">
        <StrongVerb label={translator.t("gt.verb.exchange", { good })} onPress={planning.draw} />
        <div className="act-verbs">
          <Verb label={translator.t("bar.cancel")} onPress={() => planning.add(null)} />
        </div>
      </div>
    </>
  );
}

/** A delivery turn: what is asked, and how it ends. */
export function TurnParts({ galaxy }: { readonly galaxy: Galaxy }) {
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
          <Question asked={<Emphasis text={asked} />} say={say} />
          {hasChoices ? <Choices galaxy={galaxy} /> : <EndTurn galaxy={galaxy} />}
        </>
      )}
      <Steps galaxy={galaxy} />
    </>
  );
}

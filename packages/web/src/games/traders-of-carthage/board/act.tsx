import { capital, labelOf } from "@portolan/guides";
import { goodName, type Move } from "@portolan/guides/traders-of-carthage";
import { Act, Chosen, Fact, Question, Watching } from "../../../table/stage/act/act.tsx";
import { Skull } from "../art/goods.tsx";
import { target, thingOf } from "../places.ts";
import type { Coastal } from "./coastal.ts";
import { Facts } from "./facts.tsx";
import { InsteadVerbs, StorageVerbs, TokenVerbs, TurnVerbs } from "./verbs.tsx";

/** What is still to be pointed at. */
function sayNext({ picture, pointer }: Coastal): string {
  const { view, translator } = picture;
  const step = view.agenda.at(-1);
  const { pointed } = pointer;
  if (step?.step === "storage")
    return translator.t("tc.board.say.store", { good: goodName(picture, step.colour) });
  if (step?.step === "startToken")
    return translator.t("tc.board.say.token", { most: picture.table.edition.tokens.endThreshold });
  if (step?.step !== "action") return "";
  if (pointed.some((name) => thingOf(name).kind === "hand")) return translator.t("tc.board.say.paying");
  if (pointed.includes(target.take)) return translator.t("tc.board.say.take");
  if (pointed.includes(target.reserve)) return translator.t("tc.board.say.reserve");
  return translator.t("tc.board.say.idle");
}

/** The move that is previewed, and the button that plays it. */
function ChosenMove({ coastal, move }: { readonly coastal: Coastal; readonly move: Move }) {
  const { picture, props } = coastal;
  const { guide } = props;
  const isPurchase = move.type === "buy";
  // What a purchase costs the player is among its facts.
  const warnings = isPurchase ? [] : guide.warnings(picture, move);
  return (
    <Chosen
      board={props}
      move={move}
      title={isPurchase ? picture.translator.t("tc.act.buy") : `${capital(labelOf(guide, picture, move))}?`}
      facts={
        <>
          <Facts coastal={coastal} move={move} />
          {warnings.map((text) => (
            <Fact key={text} tone="danger" icon={<Skull />}>
              {text}
            </Fact>
          ))}
        </>
      }
      others={isPurchase ? <InsteadVerbs coastal={coastal} /> : null}
    />
  );
}

function ToldNow({ coastal }: { readonly coastal: Coastal }) {
  const { picture, show, props } = coastal;
  const lines = show.frame?.told.at(-1) ?? [];
  const told = lines.length === 0 ? null : (props.guide.log(picture, lines).at(-1)?.text ?? null);
  return <Watching board={props} isRunning={show.isRunning} told={told} />;
}

/** The question, what would follow, and the button that answers it. */
export function WhatToDo({
  coastal,
  stores,
}: {
  readonly coastal: Coastal;
  readonly stores: readonly Move[];
}) {
  const { picture, pointer, props } = coastal;
  const { view, viewer, translator } = picture;
  const step = view.agenda.at(-1);
  const isMine = pointer.isAsked && step !== undefined && "seat" in step && step.seat === viewer;
  const label = translator.t("tc.board.doing");
  if (!isMine) {
    return (
      <Act label={label} turn={null}>
        <ToldNow coastal={coastal} />
      </Act>
    );
  }
  return (
    <Act label={label} turn={translator.t("table.title.yourMove")}>
      {pointer.settled ? (
        <ChosenMove coastal={coastal} move={pointer.settled} />
      ) : (
        <>
          <Question asked={props.parts.asked} say={sayNext(coastal)} />
          {step.step === "action" ? <TurnVerbs coastal={coastal} /> : null}
          {step.step === "startToken" ? <TokenVerbs coastal={coastal} /> : null}
          {step.step === "storage" ? <StorageVerbs coastal={coastal} stores={stores} /> : null}
        </>
      )}
    </Act>
  );
}

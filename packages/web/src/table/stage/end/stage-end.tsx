import type { Translator } from "@portolan/guides";
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import { paths } from "../../../app/paths.ts";
import { FACES, type GameId } from "../../../games/registry.ts";
import { Sheet } from "../../../ui/controls.tsx";
import { Icon, type IconName } from "../../../ui/icons.tsx";
import { DealFacts, type EndActions, ScoreTable, useEndActions } from "../../end.tsx";
import { type Checked, FairVerdict, isDealBad, useCheckedDeal } from "../../fairness.tsx";
import type { TableState } from "../../source.ts";
import type { TableModel } from "../../use-model.ts";
import type { EndParts, EndProps } from "./end.ts";
import PlainEnd from "./plain-end.tsx";
import { headline, sharesDevice, standingOf } from "./standing.ts";

const made = new Map<GameId, ComponentType<EndProps>>();

/** The end of this game, fetched once. */
function lazyEnd(game: GameId): ComponentType<EndProps> {
  const known = made.get(game);
  if (known) return known;
  const load = FACES[game].end;
  const end = load ? lazy(load) : PlainEnd;
  made.set(game, end);
  return end;
}

/** A way on from here: an icon and a word, or fewer words where there is little room. */
function Face(props: { readonly icon: IconName; readonly text: string; readonly short?: string }) {
  const { icon, text, short = text } = props;
  return (
    <>
      <Icon name={icon} />
      <span className="end-word" aria-hidden="true">
        {text}
      </span>
      <span className="end-word is-short" aria-hidden="true">
        {short}
      </span>
      <span className="hidden">{text}</span>
    </>
  );
}

function Rematch({ table, translator, actions }: Speaking & { readonly actions: EndActions }) {
  const rematch = table.company?.rematch ?? null;
  if (table.viewer !== null) {
    return (
      <Button className="go" onPress={actions.rematch}>
        {translator.t(rematch === null ? "end.rematch" : "online.rematch.join")}
      </Button>
    );
  }
  return rematch === null ? null : (
    <Link className="go" href={rematch}>
      {translator.t("online.rematch.watch")}
    </Link>
  );
}

interface Speaking {
  readonly table: TableState;
  readonly translator: Translator;
}

function Actions(
  props: Speaking & {
    readonly actions: EndActions;
    readonly isDealBad: boolean;
    onAside(): void;
    onDetails(): void;
  },
) {
  const { table, translator, actions, isDealBad, onAside, onDetails } = props;
  const { replay, download, trouble } = actions;
  return (
    <>
      <div className="end-go">
        <Rematch table={table} translator={translator} actions={actions} />
      </div>
      <div className="end-ways">
        {replay === null ? null : (
          <Link className="end-way" href={replay}>
            <Face icon="replay" text={translator.t("home.replay")} />
          </Link>
        )}
        {table.result || table.deal.secret !== null || isDealBad ? (
          <Button className="end-way" onPress={onDetails} aria-haspopup="dialog">
            <Face
              icon="scores"
              text={translator.t("end.details")}
              short={translator.t("end.details.short")}
            />
          </Button>
        ) : null}
        <Button className="end-way" onPress={download}>
          <Face
            icon="download"
            text={translator.t("end.download")}
            short={translator.t("end.download.short")}
          />
        </Button>
        <Button className="end-way" onPress={onAside}>
          <Face icon="look" text={translator.t("end.board")} short={translator.t("end.board.short")} />
        </Button>
      </div>
      <p className="end-note" role="status">
        {table.company?.rematch ? translator.t("end.rematch.waiting") : null}
      </p>
      {isDealBad ? (
        <p className="notice danger" role="alert">
          {translator.t("fair.bad")}
        </p>
      ) : null}
      {trouble === "" ? null : (
        <p className="notice danger" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

/** The score as the rules count it, and where the cards came from. */
function Details({
  table,
  translator,
  checked,
  onClose,
}: Speaking & { readonly checked: Checked; onClose(): void }) {
  const { result } = table;
  return (
    <Sheet title={translator.t("end.details")} isOpen onClose={onClose}>
      {result ? (
        <>
          <p>{translator.t("end.reason", { reason: { term: result.reason } })}</p>
          <ScoreTable result={result} translator={translator} />
        </>
      ) : null}
      <FairVerdict checked={checked} translator={translator} />
      <DealFacts table={table} translator={translator} />
    </Sheet>
  );
}

/** The end of a game on the stage. It takes the place of the board until it is put aside. */
export default function StageEnd(props: {
  readonly model: TableModel;
  readonly isNews: boolean;
  readonly takesFocus: boolean;
  onAside(): void;
}) {
  const { model, isNews, takesFocus, onAside } = props;
  const { source, desk } = model;
  const { translator, scene, pacing } = desk;
  const table = { ...pacing.shown, company: model.table.company };
  const actions = useEndActions(source, table, translator);
  const checked = useCheckedDeal(source.checkDeal);
  // Where several people look at one screen, none of them is "you".
  const viewer = sharesDevice(table) ? null : table.viewer;
  const standing = standingOf({ ...table, viewer });
  const [isDetailed, setDetailed] = useState(false);
  const ending = table.result ? null : (table.company?.ending ?? null);
  const End = lazyEnd(table.game);
  const parts: EndParts = {
    headline: <Headline text={headline(standing, translator)} takesFocus={takesFocus} />,
    ending: ending ? translator.t(`online.ended.${ending.reason}`) : null,
    tools: (
      <>
        <Link className="end-tool" href={paths.home}>
          <Icon name="home" />
          <span>{translator.t("end.home")}</span>
        </Link>
        <Button className="end-tool is-close" aria-label={translator.t("end.board")} onPress={onAside}>
          <Icon name="close" />
        </Button>
      </>
    ),
    actions: (
      <Actions
        table={table}
        translator={translator}
        actions={actions}
        isDealBad={isDealBad(checked)}
        onAside={onAside}
        onDetails={() => setDetailed(true)}
      />
    ),
  };
  return (
    <>
      <Suspense fallback={<p className="waiting">{translator.t("app.loading")}</p>}>
        <End scene={{ ...scene, viewer }} table={table} standing={standing} isNews={isNews} parts={parts} />
      </Suspense>
      {isDetailed ? (
        <Details table={table} translator={translator} checked={checked} onClose={() => setDetailed(false)} />
      ) : null}
    </>
  );
}

/** Who won. Whoever was playing is taken here when the end comes. */
function Headline({ text, takesFocus }: { readonly text: string; readonly takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 id="end-title" ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}

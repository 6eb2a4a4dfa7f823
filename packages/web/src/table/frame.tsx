import type { Translator } from "@portolan/guides";
import { lazy, type ReactNode, Suspense } from "react";
import "./table.css";
import { KeysSheet, SettingsSheet } from "../app/settings/sheets.tsx";
import { useShortcuts } from "../app/settings/shortcuts.ts";
import { choose as chooseSetting, useChoices } from "../app/settings/store.ts";
import { hasBoard } from "../games/registry.ts";
import { Announcer } from "./announcer.tsx";
import { ResignSheet } from "./company.tsx";
import { useFinished } from "./confirm-offer.tsx";
import { Curtain } from "./curtain.tsx";
import { useCall, useTitle } from "./notify.ts";
import { isAwaited, isOver, type TableSource, type TableState } from "./source.ts";
import { StageFrame } from "./stage/stage-frame.tsx";
import { useForcedMove } from "./use-forced-move.ts";
import { type TableModel, useTableModel } from "./use-model.ts";
import type { Fetched } from "./use-table.ts";

const PlainFrame = lazy(() => import("./plain/plain-frame.tsx"));
const RulesDrawer = lazy(() => import("../pages/rulebook/drawer.tsx"));

function titleText(table: TableState, translator: Translator): string {
  const game = translator.t("title");
  const [first] = table.waitsFor;
  const state = isOver(table)
    ? translator.t("table.title.over")
    : isAwaited(table) || first === undefined
      ? translator.t("table.title.yourMove")
      : translator.t("table.title.theirMove", { name: translator.called(first) });
  return translator.t("table.title", { game, state });
}

function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
}

/** What opens over any table. */
function Overlays({ model }: { readonly model: TableModel }) {
  const { source, table, desk, opened, open } = model;
  const close = (): void => open(null);
  return (
    <>
      {opened?.what === "rules" ? (
        <Suspense fallback={null}>
          <RulesDrawer game={table.game} rule={opened.rule} onClose={close} />
        </Suspense>
      ) : null}
      {opened?.what === "resign" && source.company ? (
        <ResignSheet company={source.company} table={table} translator={desk.translator} onClose={close} />
      ) : null}
      <SettingsSheet isOpen={opened?.what === "settings"} onClose={close} />
      <KeysSheet isOpen={opened?.what === "keys"} onClose={close} />
    </>
  );
}

/** A table as its player likes it: drawn, or in words. */
export function TableFrame(props: {
  readonly source: TableSource;
  readonly table: TableState;
  readonly fetched: Fetched;
  /** What is laid on the table beside the game: the steps of a lesson. */
  readonly overlay?: ReactNode;
}) {
  const { source, table, fetched, overlay = null } = props;
  const { style } = useChoices();
  const isPlain = style === "plain" || !hasBoard(table.game);
  const model = useTableModel(source, table, fetched);
  const { desk, turn, isCurrent } = model;
  const { translator, pacing, story } = desk;
  const { shown } = pacing;
  const isYourMove = isAwaited(shown) && isCurrent && !isOver(shown);

  useShortcuts({
    Escape: turn.cancel,
    u: () => turn.undo("move"),
    r: turn.redo,
    h: model.hint,
    m: () => goTo(document.getElementById("moves-title") ? "moves-title" : "question"),
    t: () => goTo(document.getElementById("state-title") ? "state-title" : "board"),
    l: () => goTo("log-title"),
    c: () => goTo("talk-title"),
    p: () => chooseSetting({ style: isPlain ? "board" : "plain" }),
  });
  useForcedMove(model);
  useFinished(isOver(shown) && model.wasRunning);
  useTitle(titleText(shown, translator));
  useCall(isYourMove, translator, translator.t("title"));
  const Frame = isPlain ? PlainFrame : StageFrame;
  return (
    <>
      <Suspense fallback={<p className="waiting">{translator.t("app.loading")}</p>}>
        <Frame model={model} overlay={overlay} />
      </Suspense>
      <Curtain model={model} />
      <Announcer story={story} isYourMove={isYourMove} said={turn.said} translator={translator} />
      <Overlays model={model} />
    </>
  );
}

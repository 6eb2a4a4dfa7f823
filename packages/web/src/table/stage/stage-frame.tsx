import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { FACES } from "../../games/registry.ts";
import { Sheet } from "../../ui/controls.tsx";
import { CompanyNotices } from "../company.tsx";
import { ConfirmOffer } from "../confirm-offer.tsx";
import { GameLogArt } from "../game-log-art.tsx";
import { lazyBoard } from "../lazy-board.ts";
import { seatColours } from "../seat-colours.ts";
import { isOver } from "../source.ts";
import { linesShown } from "../story.ts";
import { TableTroubles } from "../table-troubles.tsx";
import { useHint } from "../use-hint.ts";
import type { TableModel } from "../use-model.ts";
import { useSteady } from "../use-steady.ts";
import { askedText, useFocusKeeper } from "../use-turn.ts";
import { StageTools } from "./bar.tsx";
import { Feed } from "./feed.tsx";

const HintCard = lazy(async () => ({ default: (await import("../hint.tsx")).HintCard }));
const loadEnd = () => import("./end/stage-end.tsx");
const StageEnd = lazy(loadEnd);

function Notices({ model, onEnd }: { readonly model: TableModel; readonly onEnd: (() => void) | null }) {
  const { source, table, desk } = model;
  const { translator } = desk;
  return (
    <>
      {table.connection === "reconnecting" ? (
        <p className="notice" role="status">
          {translator.t("table.reconnecting")}
        </p>
      ) : null}
      {source.company && table.company ? (
        <CompanyNotices
          company={source.company}
          state={table.company}
          table={table}
          translator={translator}
        />
      ) : null}
      <TableTroubles model={model} />
      {isOver(table) ? null : <ConfirmOffer translator={translator} />}
      {onEnd ? (
        <Button className="go small" onPress={onEnd} autoFocus>
          {translator.t("end.back")}
        </Button>
      ) : null}
    </>
  );
}

/** The table as a picture of a place, with things in it. */
export function StageFrame({ model, overlay }: { readonly model: TableModel; readonly overlay: ReactNode }) {
  const { table, desk, turn, legal, opened, open } = model;
  const { guide, translator, scene, pacing, story, check } = desk;
  const { shown } = pacing;
  const root = useRef<HTMLDivElement>(null);
  useFocusKeeper(
    useCallback(() => root.current, []),
    `${model.decision} ${table.troubles.length} ${turn.chosen !== null} ${turn.refusal !== null} ${opened?.what}`,
  );
  const isHinting = opened?.what === "hint" && model.isAsked;
  const hint = useHint(model.source, isHinting, translator);
  const Board = lazyBoard(table.game);
  // The end takes the window; it can be put aside to look at the board once more.
  const [aside, setAside] = useState<"no" | "yes" | "was">("no");
  const hasEnded = isOver(shown) && !pacing.isBusy;
  const isNearEnd = isOver(table);
  useEffect(() => {
    // It is there when the last moves have been shown. If it cannot be had, the end itself says so.
    if (isNearEnd) Promise.all([loadEnd(), FACES[table.game].end?.()]).catch(() => undefined);
  }, [isNearEnd, table.game]);
  const choose = useSteady(turn.choose);
  const play = useSteady(turn.play);
  const parts = {
    title: translator.t("title"),
    tools: <StageTools model={model} />,
    feed: opened?.what === "feed" ? null : <Feed model={model} />,
    notices: <Notices model={model} onEnd={hasEnded ? () => setAside("was") : null} />,
    overlay: (
      <>
        {overlay}
        {isHinting ? (
          <Suspense fallback={null}>
            <HintCard
              hint={hint}
              scene={scene}
              guide={guide}
              legal={legal}
              choose={turn.choose}
              onClose={() => open(null)}
            />
          </Suspense>
        ) : null}
      </>
    ),
    foot: null,
    asked: askedText(desk, isOver(shown)),
    latest: linesShown(story, pacing.isBusy).at(-1) ?? null,
    isSending: turn.isSending,
    confirm: useSteady(turn.confirm),
    cancel: useSteady(turn.cancel),
    skip: desk.skip,
    openFeed: useSteady(() => open({ what: "feed" })),
  };
  if (hasEnded && aside !== "yes") {
    return (
      <div ref={root} data-moves={shown.moves} style={seatColours(desk.rules.seatNames)}>
        <Suspense fallback={<p className="waiting">{translator.t("app.loading")}</p>}>
          <StageEnd
            model={model}
            isNews={model.wasRunning && aside === "no"}
            takesFocus={model.wasRunning || aside === "was"}
            onAside={() => setAside("yes")}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div
      ref={root}
      data-moves={shown.moves}
      data-asked={model.isAsked}
      style={seatColours(desk.rules.seatNames)}
    >
      <GameLogArt game={table.game}>
        <Suspense fallback={<p className="waiting">{translator.t("app.loading")}</p>}>
          <Board
            scene={scene}
            table={shown}
            guide={guide}
            legal={legal}
            chosen={turn.chosen}
            suggested={isHinting && hint.status === "thought" ? (hint.advice.ranking[0]?.move ?? null) : null}
            choose={choose}
            play={play}
            check={check}
            refuse={turn.refuse}
            news={pacing.news}
            settled={desk.settled}
            holdNews={desk.holdNews}
            skips={pacing.skips}
            since={model.since?.table.view ?? null}
            parts={parts}
            holdUndo={model.holdUndo}
          />
        </Suspense>
        {opened?.what === "feed" ? (
          <Sheet
            title={translator.t("table.log")}
            isOpen
            onClose={() => open(null)}
            foot={
              <Button className="button" onPress={() => open(null)}>
                {translator.t("close")}
              </Button>
            }
          >
            <Feed model={model} />
          </Sheet>
        ) : null}
      </GameLogArt>
    </div>
  );
}

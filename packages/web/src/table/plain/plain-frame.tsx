import { memo, type ReactNode, useCallback, useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { choose as chooseSetting, useChoices } from "../../app/settings/store.ts";
import { atBottom } from "../../ui/edge.ts";
import { Bar } from "../bar.tsx";
import { CompanyNotices } from "../company.tsx";
import { EndPanel } from "../end.tsx";
import { HintSheet } from "../hint.tsx";
import { Log } from "../log.tsx";
import { seatColours } from "../seat-colours.ts";
import { Seats } from "../seats.tsx";
import { isOver } from "../source.ts";
import { TableTroubles } from "../table-troubles.tsx";
import { Talk } from "../talk.tsx";
import { Tools } from "../tools.tsx";
import type { TableModel } from "../use-model.ts";
import { askedText, useFocusKeeper } from "../use-turn.ts";
import PlainTable from "./plain-table.tsx";

const Plain = memo(PlainTable);

/** How long the move of another stays in sight before the next one, in milliseconds. */
const BEATS = { instant: 0, brisk: 900, calm: 1800 } as const;

/** Others' moves one after the other, also where nothing moves. */
function useBeats({ desk }: TableModel): void {
  const { pace } = useChoices();
  const { settled, pacing } = desk;
  const { shown, isBusy, news } = pacing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment that is shown has a time of its own.
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(settled, BEATS[pace]);
    return () => clearTimeout(timer);
  }, [isBusy, shown, news, pace, settled]);
}

/** The table in words, as a page. */
export default function PlainFrame({
  model,
  overlay,
}: {
  readonly model: TableModel;
  readonly overlay: ReactNode;
}) {
  const { source, table, desk, turn, legal, isCurrent, isAsked } = model;
  const { guide, translator, scene, pacing, story, check } = desk;
  const { shown } = pacing;
  const { chosen } = turn;
  const frame = useRef<HTMLDivElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  useFocusKeeper(
    useCallback(() => frame.current, []),
    `${model.decision} ${table.troubles.length}`,
  );
  useBeats(model);
  // Whoever chose by keyboard confirms by keyboard: the next Enter is the confirmation, Escape goes back.
  useEffect(() => {
    if (chosen) confirmRef.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <>
      {overlay}
      <div
        ref={frame}
        className="table is-plain"
        data-moves={shown.moves}
        data-asked={isAsked}
        style={seatColours(desk.rules.seatNames)}
      >
        <div className="table-head">
          <h1>{translator.t("title")}</h1>
          <Seats table={shown} translator={translator} />
          <h2 id="question" className={isAsked ? "question asked" : "question"} tabIndex={-1}>
            {askedText(desk, isOver(shown))}
          </h2>
        </div>
        <div className="table-main">
          {table.connection === "reconnecting" ? (
            <p className="notice">{translator.t("table.reconnecting")}</p>
          ) : null}
          {source.company && table.company ? (
            <CompanyNotices
              company={source.company}
              state={table.company}
              table={table}
              translator={translator}
            />
          ) : null}
          {isOver(shown) ? (
            <EndPanel
              source={source}
              table={{ ...shown, company: table.company }}
              translator={translator}
              isNews={model.wasRunning}
            />
          ) : null}
          <div id="board" tabIndex={-1} className="board">
            <Plain
              scene={scene}
              table={shown}
              guide={guide}
              legal={legal}
              chosen={chosen}
              choose={turn.choose}
              check={check}
            />
          </div>
          <details className="intro panel">
            <summary>{translator.t("table.intro")}</summary>
            {guide.intro(scene).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        </div>
        <aside className="table-side">
          <Log lines={story.lines} translator={translator} />
          {source.company && table.company ? (
            <Talk
              talk={table.company.talk}
              watching={table.company.watching}
              translator={translator}
              room={table.viewer === null ? "spectators" : "players"}
              phrases={table.viewer === null ? [] : (guide.phrases?.(scene) ?? [])}
              say={source.company.say}
            />
          ) : null}
        </aside>
        <div className="bar" ref={atBottom} data-empty={!isAsked && !shown.canUndo && !shown.canRedo}>
          <TableTroubles model={model} />
          <Bar
            scene={scene}
            guide={guide}
            chosen={chosen}
            isSending={chosen !== null && turn.isSending}
            isAsked={isAsked}
            confirmRef={confirmRef}
            onConfirm={turn.confirm}
            onCancel={turn.cancel}
          />
          {pacing.isBusy || !isCurrent ? (
            <Button className="button" onPress={desk.skip}>
              {translator.t("table.skip")}
            </Button>
          ) : null}
          <Tools
            table={shown}
            translator={translator}
            isAsked={isAsked}
            isPlain
            onUndo={turn.undo}
            onRedo={turn.redo}
            onHint={model.hint}
            onNoHint={model.hint}
            onStyle={() => chooseSetting({ style: "board" })}
            onRules={() => model.open({ what: "rules", rule: null })}
            onResign={() => model.open({ what: "resign" })}
            onStop={() => void source.company?.answerStop(true).catch(turn.fail)}
          />
        </div>
      </div>
      <HintSheet
        source={source}
        scene={scene}
        guide={guide}
        isOpen={model.opened?.what === "hint"}
        onClose={() => model.open(null)}
        onShow={(move) => {
          model.open(null);
          turn.choose(legal.find((one) => scene.rules.print(one) === scene.rules.print(move)) ?? move);
        }}
      />
    </>
  );
}

import type { Piece } from "@portolan/guides";
import { lazy, Suspense, useMemo } from "react";
import { Button, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { Log, light } from "../log.tsx";
import { linesShown } from "../story.ts";
import type { TableModel } from "../use-model.ts";

const Talk = lazy(async () => ({ default: (await import("../talk.tsx")).Talk }));
const RulesPanel = lazy(() => import("../../pages/rulebook/panel.tsx"));

/** Log, chat and rules, beside the board or in a drawer. */
export function Feed({ model }: { readonly model: TableModel }) {
  const { source, table, desk } = model;
  const { translator, story, guide, scene } = desk;
  const { company } = table;
  const rule = guide.rule?.(scene) ?? null;
  const pieces = useMemo(() => guide.pieces?.(scene) ?? new Map<string, Piece>(), [guide, scene]);
  const { since } = model;
  const lines = useMemo(() => linesShown(story, desk.pacing.isBusy), [story, desk.pacing.isBusy]);
  return (
    <Tabs className="feed">
      <TabList className="feed-tabs" aria-label={translator.t("table.feed")}>
        <Tab id="log" className="feed-tab">
          {translator.t("table.log")}
        </Tab>
        {company ? (
          <Tab id="talk" className="feed-tab">
            {translator.t("table.chat")}
          </Tab>
        ) : null}
        <Tab id="rules" className="feed-tab">
          {translator.t("table.rules")}
        </Tab>
      </TabList>
      {since && !desk.pacing.isBusy ? (
        <Button className="link-button feed-since" onPress={() => desk.again(since.table)}>
          {translator.t("table.since")}
        </Button>
      ) : null}
      <TabPanel id="log" className="feed-panel">
        <Log
          lines={lines}
          translator={translator}
          pieces={pieces}
          divider={since?.lines ?? -1}
          onPlace={light}
        />
      </TabPanel>
      {company ? (
        <TabPanel id="talk" className="feed-panel">
          <Suspense fallback={<p className="help">{translator.t("app.loading")}</p>}>
            <Talk
              talk={company.talk}
              watching={company.watching}
              translator={translator}
              room={table.viewer === null ? "spectators" : "players"}
              phrases={table.viewer === null ? [] : (guide.phrases?.(scene) ?? [])}
              say={source.company?.say ?? silent}
            />
          </Suspense>
        </TabPanel>
      ) : null}
      <TabPanel id="rules" className="feed-panel">
        <Suspense fallback={<p className="help">{translator.t("app.loading")}</p>}>
          <RulesPanel game={table.game} rule={rule} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}

async function silent(): Promise<void> {}

import { aids, called } from "@portolan/guides/porto-carthago";
import { Piece } from "../art/symbol.tsx";
import { Change } from "./change.tsx";
import type { Harbour } from "./harbour.ts";

/** What the next decade brings as things stand, and what the move that is thought about would change. */
export function Outlook({ harbour }: { readonly harbour: Harbour }) {
  const { picture, after } = harbour;
  const { table, view, voice, viewer } = picture;
  const { decades } = table.edition.parameters;
  const { near, last } = aids.endSigns(table, view);
  const isOver = view.stage.stage === "over";
  if (isOver || view.decade === 0) return null;
  const then = after ?? view;
  const start = aids.startNext(table, then);
  const isChanged = start !== aids.startNext(table, view);
  const picks = aids.pickers(table, view).find(({ seat }) => seat === viewer)?.ships ?? 0;
  const picksThen = aids.pickers(table, then).find(({ seat }) => seat === viewer)?.ships ?? 0;
  const odds =
    viewer !== null && then.senators[viewer].temple > 0 ? aids.voyageOdds(table, then, viewer) : null;
  const isLastDecade = view.decade >= decades || last !== null;
  return (
    <section className="pc-outlook">
      <h2>
        {isLastDecade
          ? voice.say("pc.outlook.end")
          : voice.say("pc.outlook.next", { decade: view.decade + 1 })}
      </h2>
      <ul>
        {near.length > 0 ? (
          <li data-tone="danger">
            <Piece name="point" />
            <span>
              {voice.say("pc.outlook.near", {
                players: {
                  list: near.map(({ seat, points }) =>
                    voice.say("pc.outlook.has", { name: called(picture, seat), points }),
                  ),
                },
                end: table.edition.parameters.earlyEndPoints,
              })}
            </span>
          </li>
        ) : null}
        {last ? (
          <li>
            <Piece name="dock" />
            <span>{voice.say(last.docking ? "pc.outlook.docking" : "pc.outlook.noDocking")}</span>
          </li>
        ) : null}
        {isLastDecade ? null : (
          <>
            <li data-changed={isChanged}>
              <Piece name={`mark-${start}`} />
              <span>{voice.say("pc.outlook.start", { name: called(picture, start) })}</span>
            </li>
            {viewer === null ? null : (
              <li>
                <Piece name="coin" />
                <span>{voice.say("pc.outlook.income")}</span>
                <span className="pc-outlook-figure">
                  <Change
                    now={aids.incomeNext(table, view)[viewer]}
                    then={aids.incomeNext(table, then)[viewer]}
                  />
                </span>
              </li>
            )}
          </>
        )}
        {viewer === null ? null : (
          <li data-tone={picksThen === 0 ? "danger" : undefined}>
            <Piece name="lighthouse" />
            <span>
              {voice.say(
                picksThen > 0
                  ? "pc.outlook.picks"
                  : then.senators[viewer].lighthouse > 0
                    ? "pc.outlook.picks.late"
                    : "pc.outlook.picks.none",
              )}
            </span>
            {picks === 0 && picksThen === 0 ? null : (
              <span className="pc-outlook-figure">
                <Change now={picks} then={picksThen} />
              </span>
            )}
          </li>
        )}
        {odds ? (
          <li>
            <Piece name="temple" />
            <span>{voice.say("pc.outlook.voyage")}</span>
            <span className="pc-outlook-figure">
              <b>{voice.say("pc.chip.odds", { percent: Math.round(odds.success * 100) })}</b>
            </span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

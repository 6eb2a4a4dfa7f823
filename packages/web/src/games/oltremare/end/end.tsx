import { configFor, type Oltremare, type Picture } from "@portolan/guides/oltremare";
import { useMemo } from "react";
import "../art/chart.css";
import "./end.css";
import type { EndProps } from "../../../table/stage/end/end.ts";
import { EndPage } from "../../../table/stage/end/end-page.tsx";
import { PieceSymbols } from "../art/symbols.tsx";
import { Riches } from "./riches.tsx";
import { scoreRows } from "./score.ts";
import { ScoreTable } from "./score-table.tsx";
import { factText, leadOf } from "./telling.ts";
import { turningPoints } from "./turning-points.ts";

/** The end of Oltremare: everybody's ducats on the quay before Venice, where they came from, and what turned the game. */
export default function End({ scene, table: state, standing, parts }: EndProps<Oltremare>) {
  const table = useMemo(() => configFor(state.settings), [state.settings]);
  const picture: Picture = { ...scene, table };
  const { translator, view } = scene;
  const rows = scoreRows(view, standing.order);
  const { winners } = standing;
  const turns = turningPoints(table.edition.startDucats, state.events, rows, winners);
  const rounds = Math.ceil(
    state.events.filter(({ type }) => type === "turn").length / Math.max(1, state.seats.length),
  );
  return (
    <EndPage
      game="oltremare"
      className="om-scene om-end"
      parts={parts}
      title={translator.t("title")}
      note={translator.t("om.end.rounds", { count: rounds })}
      lead={leadOf(picture, state, standing)}
      picture={
        <>
          <PieceSymbols goodIds={table.edition.goods.map(({ id }) => id)} />
          <Riches picture={picture} standing={standing} scores={view.merchants.map(({ ducats }) => ducats)} />
        </>
      }
      body={
        <>
          <section aria-labelledby="om-score-title">
            <h2 id="om-score-title">{translator.t("om.end.score")}</h2>
            <ScoreTable picture={picture} rows={rows} labelledBy="om-score-title" />
          </section>
          <section aria-labelledby="om-turns-title">
            <h2 id="om-turns-title">{translator.t("om.end.turns")}</h2>
            {turns.length === 0 ? <p>{translator.t("om.end.turns.none")}</p> : null}
            <ol className="om-turns">
              {turns.map((fact, i) => (
                <li key={fact.fact}>
                  <i aria-hidden="true">{i + 1}</i>
                  <p>{factText(picture, fact)}</p>
                </li>
              ))}
            </ol>
          </section>
        </>
      }
    />
  );
}

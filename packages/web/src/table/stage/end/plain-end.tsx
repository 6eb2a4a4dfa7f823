import { RhumbLines } from "../../../ui/compass.tsx";
import { Emblem } from "../../../ui/emblem.tsx";
import { MarkShape } from "../../../ui/mark.tsx";
import { ScoreTable } from "../../end.tsx";
import type { EndProps } from "./end.ts";
import { EndPage } from "./end-page.tsx";
import { nameOf } from "./standing.ts";

/** The end of a game that has no picture of its own: the players on columns of their scores, and the score. */
export default function PlainEnd({ scene, table, standing, parts }: EndProps) {
  const { translator, viewer } = scene;
  const { result } = table;
  const best = Math.max(1, ...(result?.scores ?? []));
  const lead = result ? [translator.t("end.reason", { reason: { term: result.reason } })] : [];
  const place =
    standing.outcome === "lost" && viewer !== null && standing.ranks
      ? [translator.t("end.you", { rank: standing.ranks[viewer] })]
      : [];
  return (
    <EndPage
      game={table.game}
      parts={parts}
      title={translator.t("title")}
      note=""
      lead={[...place, ...lead]}
      className="is-plain"
      picture={
        <>
          <RhumbLines className="end-lines" />
          <Emblem game={table.game} />
          <ol className="end-columns">
            {standing.order.map((seat) => (
              <li key={seat} data-winner={standing.winners.includes(seat)} data-me={seat === viewer}>
                <MarkShape mark={{ seat }} />
                {result ? (
                  <span
                    className="end-column"
                    style={{ blockSize: `${(Math.max(0, result.scores[seat]) / best) * 100}%` }}
                  />
                ) : null}
                <span className="end-name">
                  {nameOf(seat, viewer, translator)}{" "}
                  {result ? <b>{translator.number(result.scores[seat])}</b> : null}
                </span>
              </li>
            ))}
          </ol>
        </>
      }
      body={result ? <ScoreTable result={result} translator={translator} /> : null}
    />
  );
}

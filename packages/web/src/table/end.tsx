import { capital, type Translator } from "@portolan/guides";
import type { Result, Seat } from "@portolan/kernel";
import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { Link, useLocation } from "wouter";
import { paths } from "../app/paths.ts";
import { MarkShape } from "../ui/mark.tsx";
import { FairDeal } from "./fairness.tsx";
import { saveRecord } from "./save-record.ts";
import type { Ending, TableSource, TableState } from "./source.ts";
import { troubleText } from "./trouble.ts";

/** The lines of the score: each part as the rules count it, the total, and what breaks ties. */
function scoreLines(
  result: Result,
  translator: Translator,
): { readonly name: string; readonly values: readonly number[] }[] {
  const parts = result.breakdown[0].map(({ id }, i) => ({
    name: capital(translator.t(id)),
    values: result.breakdown.map((lines) => lines[i].value),
  }));
  const ties = result.tieBreaks[0].map((_, i) => ({
    name: capital(translator.t(`tieBreak.${i}`)),
    values: result.tieBreaks.map((values) => values[i]),
  }));
  return [...parts, { name: capital(translator.t("score.total")), values: result.scores }, ...ties];
}

/** The score with a column for each player, best first. */
export function ScoreTable({
  result,
  translator,
}: {
  readonly result: Result;
  readonly translator: Translator;
}) {
  const order: Seat[] = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => result.ranks[a] - result.ranks[b]);
  const total = result.breakdown[0].length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="scroller" tabIndex={0} aria-label={translator.t("end.table")}>
      <table className="scores">
        <caption className="hidden">{translator.t("end.table")}</caption>
        <thead>
          <tr>
            <th scope="col">{translator.t("end.player")}</th>
            {order.map((seat) => (
              <th key={seat} scope="col">
                <span className="seat-head">
                  <MarkShape mark={{ seat }} />
                  {translator.called(seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{translator.t("end.rank")}</th>
            {order.map((seat) => (
              <td key={seat}>{translator.number(result.ranks[seat])}</td>
            ))}
          </tr>
          {scoreLines(result, translator).map(({ name, values }, i) => (
            <tr key={name} className={i === total ? "total" : undefined}>
              <th scope="row">{name}</th>
              {order.map((seat) => (
                <td key={seat}>{translator.number(values[seat])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function winnersText(ranks: readonly number[], viewer: Seat | null, translator: Translator): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (viewer !== null && winners.length === 1 && winners[0] === viewer) return translator.t("end.won");
  const names = { list: winners.map((seat) => ({ seat })) };
  const told = translator.t("end.winners", { count: winners.length, names });
  return viewer === null ? told : `${told} ${translator.t("end.you", { rank: ranks[viewer] })}`;
}

/** Where the cards came from, so that anyone can check the deal. */
export function DealFacts({
  table,
  translator,
}: {
  readonly table: TableState;
  readonly translator: Translator;
}) {
  const { seed, secret, commitment } = table.deal;
  if (seed === null && secret === null) return null;
  return (
    <details>
      <summary>{translator.t("end.deal")}</summary>
      <p className="deal">
        {seed === null
          ? translator.t("end.secret", { commitment, secret: secret ?? "" })
          : translator.t("end.seed", { seed })}
      </p>
    </details>
  );
}

/** How the game ended that did not end by its rules. */
function endingText({ reason, ranks }: Ending, viewer: Seat | null, translator: Translator): string {
  const why = translator.t(`online.ended.${reason}`);
  return ranks === null ? why : `${why} ${winnersText(ranks, viewer, translator)}`;
}

/** What can be done at the end of a game. */
export interface EndActions {
  /** The address of the replay, where there is one. */
  readonly replay: string | null;
  rematch(): void;
  download(): void;
  /** What went wrong when something was tried; empty most of the time. */
  readonly trouble: string;
}

export function useEndActions(source: TableSource, table: TableState, translator: Translator): EndActions {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState("");
  const attempt = (action: () => Promise<void>) => (): void => {
    action().catch((error: unknown) => setTrouble(troubleText(error, translator)));
  };
  return {
    replay: table.connection === "here" ? paths.replay(table.id) : (table.company?.replay ?? null),
    rematch: attempt(async () => go(await source.rematch())),
    download: attempt(async () => saveRecord(await source.record(), table.id)),
    trouble,
  };
}

/** The end of the game: who won, how the score came about, and what next. */
export function EndPanel(props: {
  readonly source: TableSource;
  readonly table: TableState;
  readonly translator: Translator;
  /** Whether the end came while the player was watching, and should be looked at. */
  readonly isNews: boolean;
}) {
  const { source, table, translator, isNews } = props;
  const { result, company, viewer } = table;
  const { replay, rematch, download, trouble } = useEndActions(source, table, translator);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <section className="end panel" aria-labelledby="end-title">
      <h2 id="end-title" ref={heading} tabIndex={-1}>
        {translator.t("end.title")}
      </h2>
      {result ? (
        <>
          <p className="end-winner">{winnersText(result.ranks, viewer, translator)}</p>
          <p className="help">{translator.t("end.reason", { reason: { term: result.reason } })}</p>
          <ScoreTable result={result} translator={translator} />
        </>
      ) : null}
      {company?.ending ? (
        <p className="end-winner">{endingText(company.ending, viewer, translator)}</p>
      ) : null}
      <div className="buttons">
        {viewer === null ? null : (
          <Button className="button primary" onPress={rematch}>
            {translator.t(company?.rematch ? "online.rematch.join" : "end.rematch")}
          </Button>
        )}
        {viewer === null && company?.rematch ? (
          <Link className="button primary" href={company.rematch}>
            {translator.t("online.rematch.watch")}
          </Link>
        ) : null}
        <Button className="button" onPress={download}>
          {translator.t("end.download")}
        </Button>
        {replay === null ? null : (
          <Link className="button" href={replay}>
            {translator.t("home.replay")}
          </Link>
        )}
        <Link className="button" href={paths.home}>
          {translator.t("end.home")}
        </Link>
      </div>
      {trouble === "" ? null : <p className="notice danger">{trouble}</p>}
      {source.checkDeal ? <FairDeal check={source.checkDeal} translator={translator} /> : null}
      <DealFacts table={table} translator={translator} />
    </section>
  );
}

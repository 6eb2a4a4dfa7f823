import type { GameRating, GameResult } from "@portolan/client";
import type { Translator } from "@portolan/guides";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { client } from "../../app/online/client.ts";
import { problemMessage } from "../../app/online/problems.ts";
import { Trouble } from "../../app/online/trouble.tsx";
import { paths } from "../../app/paths.ts";

/** As many results as one looks back at. */
const SHOWN = 20;

function RatingTable({
  ratings,
  translator,
}: {
  readonly ratings: readonly GameRating[];
  readonly translator: Translator;
}) {
  if (ratings.length === 0) return <p className="help">{translator.t("account.ratings.none")}</p>;
  return (
    <div className="scroller">
      <table className="keys">
        <caption className="hidden">{translator.t("account.ratings")}</caption>
        <thead>
          <tr>
            <th scope="col">{translator.t("account.ratings.game")}</th>
            <th scope="col">{translator.t("account.ratings.strength")}</th>
            <th scope="col">{translator.t("account.ratings.games")}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ game, mu, sigma, games }) => (
            <tr key={game}>
              <th scope="row">{translator.t(`game.${game}`)}</th>
              <td>
                {translator.t("account.ratings.value", {
                  strength: Math.round(mu * 10) / 10,
                  doubt: Math.round(sigma * 10) / 10,
                })}
              </td>
              <td>{translator.number(games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ResultList({
  results,
  translator,
}: {
  readonly results: readonly GameResult[];
  readonly translator: Translator;
}) {
  if (results.length === 0) return <p className="help">{translator.t("account.results.none")}</p>;
  return (
    <ul className="account-list">
      {results.slice(0, SHOWN).map(({ table, game, finished, rank, players }) => (
        <li key={table}>
          <span>
            {translator.t("account.result", {
              game: { term: `game.${game}` },
              rank,
              players,
              date: translator.date(finished),
            })}
          </span>
          <Link className="button quiet" href={paths.replayOfTable(table)}>
            {translator.t("home.replay")}
            <span className="hidden">: {translator.date(finished)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How one's games with others ended, and how strong that makes one. */
export function History() {
  const translator = useTranslator();
  const [ratings, setRatings] = useState<readonly GameRating[]>([]);
  const [results, setResults] = useState<readonly GameResult[] | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let isWanted = true;
    Promise.all([client.myRatings(), client.myResults()])
      .then(([strengths, ends]) => {
        if (!isWanted) return;
        setRatings(strengths.ratings);
        setResults(ends.results);
      })
      .catch((error: unknown) => {
        if (isWanted) setTrouble(translator.tell(problemMessage(error)));
      });
    return () => {
      isWanted = false;
    };
  }, [translator]);
  return (
    <section className="panel" aria-labelledby="history-title">
      <h2 id="history-title">{translator.t("account.history")}</h2>
      <Trouble text={trouble} />
      <h3>{translator.t("account.ratings")}</h3>
      <p className="help">{translator.t("account.ratings.about")}</p>
      <RatingTable ratings={ratings} translator={translator} />
      <h3>{translator.t("account.results")}</h3>
      {results === null ? (
        <p className="help">{translator.t("app.loading")}</p>
      ) : (
        <ResultList results={results} translator={translator} />
      )}
    </section>
  );
}

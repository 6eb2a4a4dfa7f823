import type { GameRating, GameResult } from "@portolan/client";
import type { Voice } from "@portolan/guides";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { paths } from "../../paths.ts";
import { useVoice } from "../../words/provider.tsx";
import { client } from "../client.ts";
import { problemMessage } from "../problems.ts";
import { Trouble } from "../trouble.tsx";

/** As many results as one looks back at. */
const SHOWN = 20;

function RatingTable({ ratings, voice }: { readonly ratings: readonly GameRating[]; readonly voice: Voice }) {
  if (ratings.length === 0) return <p className="help">{voice.say("account.ratings.none")}</p>;
  return (
    <div className="scroller">
      <table className="keys">
        <caption className="hidden">{voice.say("account.ratings")}</caption>
        <thead>
          <tr>
            <th scope="col">{voice.say("account.ratings.game")}</th>
            <th scope="col">{voice.say("account.ratings.strength")}</th>
            <th scope="col">{voice.say("account.ratings.games")}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ game, mu, sigma, games }) => (
            <tr key={game}>
              <th scope="row">{voice.say(`game.${game}`)}</th>
              <td>
                {voice.say("account.ratings.value", {
                  strength: Math.round(mu * 10) / 10,
                  doubt: Math.round(sigma * 10) / 10,
                })}
              </td>
              <td>{voice.number(games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ResultList({ results, voice }: { readonly results: readonly GameResult[]; readonly voice: Voice }) {
  if (results.length === 0) return <p className="help">{voice.say("account.results.none")}</p>;
  return (
    <ul className="account-list">
      {results.slice(0, SHOWN).map(({ table, game, finished, rank, players }) => (
        <li key={table}>
          <span>
            {voice.say("account.result", {
              game: { term: `game.${game}` },
              rank,
              players,
              date: voice.date(finished),
            })}
          </span>
          <Link className="button quiet" href={paths.replayOfTable(table)}>
            {voice.say("home.replay")}
            <span className="hidden">: {voice.date(finished)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How one's games with others ended, and how strong that makes one. */
export function History() {
  const voice = useVoice();
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
        if (isWanted) setTrouble(voice.tell(problemMessage(error)));
      });
    return () => {
      isWanted = false;
    };
  }, [voice]);
  return (
    <section className="panel" aria-labelledby="history-title">
      <h2 id="history-title">{voice.say("account.history")}</h2>
      <Trouble text={trouble} />
      <h3>{voice.say("account.ratings")}</h3>
      <p className="help">{voice.say("account.ratings.about")}</p>
      <RatingTable ratings={ratings} voice={voice} />
      <h3>{voice.say("account.results")}</h3>
      {results === null ? (
        <p className="help">{voice.say("app.loading")}</p>
      ) : (
        <ResultList results={results} voice={voice} />
      )}
    </section>
  );
}

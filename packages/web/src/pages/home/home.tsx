import "./home.css";
import { lazy, Suspense, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { hasBeenOnline } from "../../app/online/been-online.ts";
import { paths } from "../../app/paths.ts";
import type { Save } from "../../app/storage/saves.ts";
import { GAMES, type GameId } from "../../games/registry.ts";
import { useTitle } from "../../table/notify.ts";
import { NewGameSheet } from "../new/new-game.tsx";
import { byUrgency, type MyGame, nextGame } from "./agenda.ts";
import { Chart } from "./chart.tsx";
import { GameCard } from "./game-card.tsx";
import { Note } from "./note.tsx";
import { PlayButton } from "./play-button.tsx";
import { gameOfSave } from "./save-state.ts";
import { useSaves } from "./use-saves.ts";

const TablesOnline = lazy(() => import("../lobby/tables-online.tsx"));

const NONE: readonly never[] = [];

/** The ways to tables with other people, and to what is seldom looked for. */
function Foot() {
  const translator = useTranslator();
  return (
    <section className="home-foot" aria-labelledby="others-title">
      <div>
        <h2 id="others-title">{translator.t("home.others")}</h2>
        <p>{translator.t("home.others.about")}</p>
      </div>
      <div className="buttons">
        <Link className="button primary" href={paths.join}>
          {translator.t("home.join")}
        </Link>
        <Link className="button" href={paths.watch}>
          {translator.t("home.watch")}
        </Link>
        <Link className="button quiet" href={paths.replayOfFile}>
          {translator.t("home.record")}
        </Link>
      </div>
      <p className="help">{translator.t("app.credits")}</p>
    </section>
  );
}

/** What is being asked for before a game is dealt: which game, and whether another may be chosen instead. */
interface Asked {
  readonly game: GameId;
  readonly isOpen: boolean;
}

/** The first page: one press to play on, the games under way, and what else there is to play. */
export function HomePage() {
  const translator = useTranslator();
  const { saves, trouble } = useSaves();
  const [tables, setTables] = useState<readonly MyGame[]>(NONE);
  const [asked, setAsked] = useState<Asked | null>(null);
  useTitle(translator.t("app.name"));
  const mine: readonly Save[] = saves ?? NONE;
  const games = byUrgency([...mine.map((save) => gameOfSave(save, translator)), ...tables]);
  return (
    <div className="home">
      <div className="home-chart">
        <Chart />
      </div>
      <div className="home-top">
        <div className="home-say">
          <h1>{translator.t("app.tagline")}</h1>
          <p className="home-lead">{translator.t("app.lead")}</p>
          <div className="home-ways">
            {saves === null && trouble === "" ? (
              <span className="golden empty" />
            ) : (
              <PlayButton next={nextGame(games, mine)} />
            )}
            <Button
              className="underlined"
              aria-haspopup="dialog"
              onPress={() => setAsked({ game: mine[0]?.game ?? GAMES[0].id, isOpen: true })}
            >
              {translator.t("home.new")}
            </Button>
            <Link className="underlined" href={paths.invite()}>
              {translator.t("home.friends")}
            </Link>
          </div>
          {trouble === "" ? null : (
            <p className="notice danger">{translator.t("problem.storage", { what: trouble })}</p>
          )}
        </div>
        <Note games={games} />
      </div>
      {hasBeenOnline() ? (
        <Suspense fallback={null}>
          <TablesOnline onTables={setTables} />
        </Suspense>
      ) : null}
      <section className="home-games" aria-labelledby="games-title">
        <h2 id="games-title" className="hidden">
          {translator.t("home.games")}
        </h2>
        <ul className="game-cards">
          {GAMES.map((facts) => (
            <GameCard
              key={facts.id}
              facts={facts}
              onPlay={() => setAsked({ game: facts.id, isOpen: false })}
            />
          ))}
        </ul>
      </section>
      <Foot />
      {asked ? (
        <NewGameSheet
          key={asked.game}
          game={asked.game}
          onGame={asked.isOpen ? (game) => setAsked({ game, isOpen: true }) : undefined}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

import { lazy, Suspense, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import { GAMES, type GameId, hasLesson, type ListedGame } from "../games/registry.ts";
import { hasBeenOnline } from "../online/identity.ts";
import { paths } from "../paths.ts";
import { useTitle } from "../table/notify.ts";
import { CompassRose, RhumbLines } from "../ui/compass.tsx";
import { Emblem } from "../ui/emblem.tsx";
import { useVoice } from "../words/provider.tsx";
import { MyGames } from "./my-games.tsx";
import { NewGameSheet } from "./new-game.tsx";
import { hasPage } from "./pages.ts";

function Weight({ weight }: { readonly weight: number }) {
  const voice = useVoice();
  return (
    <span className="weight">
      <span className="hidden">{voice.say("home.weight", { weight })}: </span>
      <span className="dots" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <i key={step} className={step <= weight ? "on" : undefined} />
        ))}
      </span>
      {voice.say("home.weight.word", { weight })}
    </span>
  );
}

function GameCard({ facts, onPlay }: { readonly facts: ListedGame; onPlay(): void }) {
  const voice = useVoice();
  const { id, players, minutes, weight } = facts;
  const title = voice.say(`game.${id}`);
  const rules = paths.rules(id);
  const learn = paths.learn(id);
  return (
    <li className="game-card">
      <Emblem game={id} />
      <div className="game-text">
        <h3>{title}</h3>
        <p>{voice.say(`game.${id}.about`)}</p>
        <p className="help">{voice.say(`game.${id}.for`)}</p>
        <ul className="game-facts">
          <li>{voice.say("home.players", players)}</li>
          <li>{voice.say("home.minutes", { minutes })}</li>
          <li>
            <Weight weight={weight} />
          </li>
        </ul>
        <div className="buttons">
          <Button
            className="button primary"
            onPress={onPlay}
            aria-haspopup="dialog"
            aria-label={voice.say("home.play.game", { game: title })}
          >
            {voice.say("home.play")}
          </Button>
          <Link
            className="button"
            href={paths.invite(id)}
            aria-label={voice.say("home.invite.game", { game: title })}
          >
            {voice.say("home.invite")}
          </Link>
          {hasLesson(id) && hasPage(learn) ? (
            <Link className="button" href={learn}>
              {voice.say("home.learn")}
            </Link>
          ) : null}
          {hasPage(rules) ? (
            <Link
              className="button quiet"
              href={rules}
              aria-label={voice.say("home.rules.game", { game: title })}
            >
              {voice.say("home.rules")}
            </Link>
          ) : null}
        </div>
      </div>
    </li>
  );
}

const MyTables = lazy(() => import("../online/my-tables.tsx"));

/** The ways to a table with other people. */
function WithOthers() {
  const voice = useVoice();
  return (
    <section aria-labelledby="others-title">
      <h2 id="others-title">{voice.say("home.others")}</h2>
      <p>{voice.say("home.others.about")}</p>
      <div className="buttons others">
        <Link className="button" href={paths.invite()}>
          {voice.say("home.invite")}
        </Link>
        <Link className="button" href={paths.join}>
          {voice.say("home.join")}
        </Link>
        <Link className="button" href={paths.watch}>
          {voice.say("home.watch")}
        </Link>
        <Link className="button quiet" href={paths.account}>
          {voice.say("home.account")}
        </Link>
      </div>
    </section>
  );
}

/** The first page: what there is to play, and the games that are under way. */
export function HomePage() {
  const voice = useVoice();
  const [playing, setPlaying] = useState<GameId | null>(null);
  useTitle(voice.say("app.name"));
  return (
    <>
      <div className="hero">
        <div className="hero-text">
          <h1>{voice.say("app.name")}</h1>
          <p className="tagline">{voice.say("app.tagline")}</p>
          <p className="lead">{voice.say("app.lead")}</p>
        </div>
        <div className="hero-rose">
          <RhumbLines className="hero-lines" />
          <CompassRose />
        </div>
      </div>
      <div className="page">
        {hasBeenOnline() ? (
          <Suspense fallback={null}>
            <MyTables />
          </Suspense>
        ) : null}
        <MyGames />
        <section aria-labelledby="games-title">
          <h2 id="games-title">{voice.say("home.games")}</h2>
          <ul className="game-cards">
            {GAMES.map((facts) => (
              <GameCard key={facts.id} facts={facts} onPlay={() => setPlaying(facts.id)} />
            ))}
          </ul>
        </section>
        <WithOthers />
        <p className="help credits">{voice.say("app.credits")}</p>
      </div>
      {playing ? <NewGameSheet game={playing} onClose={() => setPlaying(null)} /> : null}
    </>
  );
}

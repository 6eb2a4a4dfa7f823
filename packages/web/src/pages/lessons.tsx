import { Link } from "wouter";
import { GAMES, hasLesson } from "../games/registry.ts";
import { paths } from "../paths.ts";
import { useTitle } from "../table/notify.ts";
import { Scene } from "../ui/scene.tsx";
import { useVoice } from "../words/provider.tsx";

/** Every way to learn a game: a guided first game where there is one, and the rulebooks. */
export default function LessonsPage() {
  const voice = useVoice();
  useTitle(voice.say("lessons.title"));
  return (
    <div className="page">
      <div>
        <h1>{voice.say("lessons.title")}</h1>
        <p className="lead">{voice.say("lessons.about")}</p>
      </div>
      <ul className="game-cards">
        {GAMES.map(({ id }) => {
          const title = voice.say(`game.${id}`);
          return (
            <li className="game-card" key={id}>
              <Scene game={id} />
              <div className="game-text">
                <h2>{title}</h2>
                <p>{voice.say(`game.${id}.about`)}</p>
                <p className="help">{voice.say(`game.${id}.for`)}</p>
                <div className="buttons">
                  {hasLesson(id) ? (
                    <Link className="button primary" href={paths.learn(id)}>
                      {voice.say("lessons.play")}
                      <span className="hidden">: {title}</span>
                    </Link>
                  ) : null}
                  <Link
                    className="button"
                    href={paths.rules(id)}
                    aria-label={voice.say("home.rules.game", { game: title })}
                  >
                    {voice.say("home.rules")}
                  </Link>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

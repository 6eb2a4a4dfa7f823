import { Link } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paths } from "../../app/paths.ts";
import { GAMES, hasLesson } from "../../games/registry.ts";
import { useTitle } from "../../table/notify.ts";
import { Scene } from "../../ui/scene.tsx";

/** Every way to learn a game: a guided first game where there is one, and the rulebooks. */
export default function LessonsPage() {
  const translator = useTranslator();
  useTitle(translator.t("lessons.title"));
  return (
    <div className="page">
      <div>
        <h1>{translator.t("lessons.title")}</h1>
        <p className="lead">{translator.t("lessons.about")}</p>
      </div>
      <ul className="game-cards">
        {GAMES.map(({ id }) => {
          const title = translator.t(`game.${id}`);
          return (
            <li className="game-card" key={id}>
              <Scene game={id} />
              <div className="game-text">
                <h2>{title}</h2>
                <p>{translator.t(`game.${id}.about`)}</p>
                <p className="help">{translator.t(`game.${id}.for`)}</p>
                <div className="buttons">
                  {hasLesson(id) ? (
                    <Link className="button primary" href={paths.learn(id)}>
                      {translator.t("lessons.play")}
                      <span className="hidden">: {title}</span>
                    </Link>
                  ) : null}
                  <Link
                    className="button"
                    href={paths.rules(id)}
                    aria-label={translator.t("home.rules.game", { game: title })}
                  >
                    {translator.t("home.rules")}
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

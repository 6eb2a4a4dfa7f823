import { Button } from "react-aria-components";
import { Link } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paths } from "../../app/paths.ts";
import { hasLesson, type ListedGame } from "../../games/registry.ts";
import { Scene } from "../../ui/scene.tsx";

/** A game to choose: what it is about, who can play it, how long and how deep it is. */
export function GameCard({ facts, onPlay }: { readonly facts: ListedGame; onPlay(): void }) {
  const translator = useTranslator();
  const { id, players, minutes, weight } = facts;
  const title = translator.t(`game.${id}`);
  const asked = [
    translator.t("home.players", players),
    translator.t("home.minutes", { minutes }),
    translator.t("home.weight", { weight }),
  ];
  return (
    <li className="game-card">
      <Scene game={id} />
      <div className="game-text">
        <h3>{title}</h3>
        <p className="game-pitch">{translator.t(`game.${id}.pitch`)}</p>
        <ul className="game-facts">
          {asked.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="buttons">
          <Button
            className="button primary"
            onPress={onPlay}
            aria-haspopup="dialog"
            aria-label={translator.t("home.play.game", { game: title })}
          >
            {translator.t("home.play")}
          </Button>
          <Link
            className="button quiet"
            href={hasLesson(id) ? paths.learn(id) : paths.rules(id)}
            aria-label={translator.t("home.learn.game", { game: title })}
          >
            {translator.t("home.learn")}
          </Link>
        </div>
      </div>
    </li>
  );
}

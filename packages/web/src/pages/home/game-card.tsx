import { Button } from "react-aria-components";
import { Link } from "wouter";
import { hasLesson, type ListedGame } from "../../games/registry.ts";
import { paths } from "../../paths.ts";
import { Scene } from "../../ui/scene.tsx";
import { useVoice } from "../../words/provider.tsx";

/** A game to choose: what it is about, who can play it, how long and how deep it is. */
export function GameCard({ facts, onPlay }: { readonly facts: ListedGame; onPlay(): void }) {
  const voice = useVoice();
  const { id, players, minutes, weight } = facts;
  const title = voice.say(`game.${id}`);
  const asked = [
    voice.say("home.players", players),
    voice.say("home.minutes", { minutes }),
    voice.say("home.weight", { weight }),
  ];
  return (
    <li className="game-card">
      <Scene game={id} />
      <div className="game-text">
        <h3>{title}</h3>
        <p className="game-pitch">{voice.say(`game.${id}.pitch`)}</p>
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
            aria-label={voice.say("home.play.game", { game: title })}
          >
            {voice.say("home.play")}
          </Button>
          <Link
            className="button quiet"
            href={hasLesson(id) ? paths.learn(id) : paths.rules(id)}
            aria-label={voice.say("home.learn.game", { game: title })}
          >
            {voice.say("home.learn")}
          </Link>
        </div>
      </div>
    </li>
  );
}

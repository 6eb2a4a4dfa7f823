import { Link } from "wouter";
import { paths } from "../../paths.ts";
import { SceneToken } from "../../ui/scene.tsx";
import { useVoice } from "../../words/provider.tsx";
import type { MyGame } from "./agenda.ts";

/** As many as the note has room for. */
const MAX_LINES = 3;

/** A note pinned to the chart: the player's games, what waits for them first. The games come in that order. */
export function Note({ games }: { readonly games: readonly MyGame[] }) {
  const voice = useVoice();
  if (games.length === 0) return null;
  const waiting = games.filter(({ isWaiting }) => isWaiting).length;
  return (
    <section className="home-note" aria-labelledby="mine-title">
      <h2 id="mine-title">
        {voice.say("home.mine")}
        {waiting === 0 ? null : <span>{voice.say("home.waiting", { count: waiting })}</span>}
      </h2>
      <ul>
        {games.slice(0, MAX_LINES).map(({ id, game, href, isWaiting, state, detail }) => (
          <li key={id}>
            <Link href={href} className={isWaiting ? "home-game waits" : "home-game"}>
              <SceneToken game={game} />
              <span>
                <strong>{voice.say(`game.${game}`)}</strong>
                <span className="home-state">
                  <em>{state}</em>
                  {detail === "" ? null : ` · ${detail}`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="underlined" href={paths.games}>
        {voice.say("home.all")}
      </Link>
    </section>
  );
}

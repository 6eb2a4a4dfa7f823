import { Link } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paths } from "../../app/paths.ts";
import { SceneToken } from "../../ui/scene.tsx";
import type { MyGame } from "./agenda.ts";

/** As many as the note has room for. */
const MAX_LINES = 3;

/** A note pinned to the chart: the player's games, what waits for them first. The games come in that order. */
export function Note({ games }: { readonly games: readonly MyGame[] }) {
  const translator = useTranslator();
  if (games.length === 0) return null;
  const waiting = games.filter(({ isWaiting }) => isWaiting).length;
  return (
    <section className="home-note" aria-labelledby="mine-title">
      <h2 id="mine-title">
        {translator.t("home.mine")}
        {waiting === 0 ? null : <span>{translator.t("home.waiting", { count: waiting })}</span>}
      </h2>
      <ul>
        {games.slice(0, MAX_LINES).map(({ id, game, href, isWaiting, state, detail }) => (
          <li key={id}>
            <Link href={href} className={isWaiting ? "home-game waits" : "home-game"}>
              <SceneToken game={game} />
              <span>
                <strong>{translator.t(`game.${game}`)}</strong>
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
        {translator.t("home.all")}
      </Link>
    </section>
  );
}

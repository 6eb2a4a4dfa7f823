import type { Translator } from "@portolan/guides";
import { Link, useParams } from "wouter";
import { useFragment } from "../../app/fragment.ts";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paths } from "../../app/paths.ts";
import { GAMES, type GameId, hasLesson, isGameId } from "../../games/registry.ts";
import { useTitle } from "../../table/notify.ts";
import { BookView } from "./book-view.tsx";
import { useBook } from "./load.ts";
import { useBookTranslator } from "./words.ts";

function OtherBooks({ game, words }: { readonly game: GameId; readonly words: Translator }) {
  return (
    <nav aria-label={words.t("rules.others")} className="buttons">
      {hasLesson(game) ? (
        <Link className="button primary" href={paths.learn(game)}>
          {words.t("rules.learn")}
        </Link>
      ) : null}
      {GAMES.filter(({ id }) => id !== game).map(({ id }) => (
        <Link key={id} className="button quiet" href={paths.rules(id)}>
          {words.t(`game.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

function RulesOf({ game }: { readonly game: GameId }) {
  const translator = useTranslator();
  const opened = useBook(game);
  const words = useBookTranslator(opened);
  const fragment = useFragment();
  useTitle(translator.t("home.rules.game", { game: translator.t(`game.${game}`) }));
  if (!words || opened === null) return <p className="waiting">{translator.t("app.loading")}</p>;
  if (opened === "failed")
    return (
      <div className="page narrow">
        <p className="notice danger">{words.t("rules.failed")}</p>
      </div>
    );
  return (
    <div className="page book-page">
      <div className="book-head">
        <h1>{opened.book.title}</h1>
        <OtherBooks game={game} words={words} />
      </div>
      <BookView
        opened={opened}
        translator={words}
        ways={{ href: (target) => `#${target}` }}
        at={fragment === "" ? null : fragment}
        visit={0}
        hasRoom
      />
    </div>
  );
}

/** The rulebook of a game, at the rule that the address names. */
export default function RulesPage() {
  const { game = "" } = useParams();
  const translator = useTranslator();
  if (isGameId(game)) return <RulesOf key={game} game={game} />;
  return (
    <div className="page narrow">
      <h1>{translator.t("app.lost.title")}</h1>
      <p>{translator.t("app.lost")}</p>
      <ul className="buttons">
        {GAMES.map(({ id }) => (
          <li key={id}>
            <Link className="button" href={paths.rules(id)}>
              {translator.t("home.rules.game", { game: translator.t(`game.${id}`) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Voice } from "@portolan/guides";
import { Link, useParams } from "wouter";
import { GAMES, type GameId, hasLesson, isGameId } from "../games/registry.ts";
import { paths } from "../paths.ts";
import { BookView } from "../rules/book-view.tsx";
import { useBook } from "../rules/load.ts";
import { useBookVoice } from "../rules/words.ts";
import { useTitle } from "../table/notify.ts";
import { useVoice } from "../words/provider.tsx";
import { useFragment } from "./fragment.ts";

function OtherBooks({ game, words }: { readonly game: GameId; readonly words: Voice }) {
  return (
    <nav aria-label={words.say("rules.others")} className="buttons">
      {hasLesson(game) ? (
        <Link className="button primary" href={paths.learn(game)}>
          {words.say("rules.learn")}
        </Link>
      ) : null}
      {GAMES.filter(({ id }) => id !== game).map(({ id }) => (
        <Link key={id} className="button quiet" href={paths.rules(id)}>
          {words.say(`game.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

function RulesOf({ game }: { readonly game: GameId }) {
  const voice = useVoice();
  const opened = useBook(game);
  const words = useBookVoice(opened);
  const fragment = useFragment();
  useTitle(voice.say("home.rules.game", { game: voice.say(`game.${game}`) }));
  if (!words || opened === null) return <p className="waiting">{voice.say("app.loading")}</p>;
  if (opened === "failed")
    return (
      <div className="page narrow">
        <p className="notice danger">{words.say("rules.failed")}</p>
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
        voice={words}
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
  const voice = useVoice();
  if (isGameId(game)) return <RulesOf key={game} game={game} />;
  return (
    <div className="page narrow">
      <h1>{voice.say("app.lost.title")}</h1>
      <p>{voice.say("app.lost")}</p>
      <ul className="buttons">
        {GAMES.map(({ id }) => (
          <li key={id}>
            <Link className="button" href={paths.rules(id)}>
              {voice.say("home.rules.game", { game: voice.say(`game.${id}`) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

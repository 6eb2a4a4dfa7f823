import { useState } from "react";
import { Link } from "wouter";
import type { GameId } from "../games/registry.ts";
import { paths } from "../paths.ts";
import { useVoice } from "../words/provider.tsx";
import { BookView } from "./book-view.tsx";
import { useBook } from "./load.ts";
import { useBookVoice } from "./words.ts";

/** A game's rulebook for a narrow place, opened at a rule or at its beginning. */
export function DrawerBook({ game, rule }: { readonly game: GameId; readonly rule: string | null }) {
  const voice = useVoice();
  const opened = useBook(game);
  const words = useBookVoice(opened);
  const [visited, setVisited] = useState({ at: rule, visit: 0 });
  if (opened === "failed") return <p className="notice danger">{words?.say("rules.failed")}</p>;
  if (!opened || !words) return <p className="waiting">{voice.say("app.loading")}</p>;
  const ways = {
    href: (target: string) => paths.rules(game, target),
    go: (target: string) => setVisited(({ visit }) => ({ at: target, visit: visit + 1 })),
  };
  return (
    <>
      <p>
        <Link className="button quiet" href={paths.rules(game, visited.at ?? undefined)}>
          {words.say("rules.whole")}
        </Link>
      </p>
      <BookView opened={opened} voice={words} ways={ways} hasRoom={false} {...visited} />
    </>
  );
}

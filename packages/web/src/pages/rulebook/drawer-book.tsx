import { useState } from "react";
import { Link } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paths } from "../../app/paths.ts";
import type { GameId } from "../../games/registry.ts";
import { BookView } from "./book-view.tsx";
import { useBook } from "./load.ts";
import { useBookTranslator } from "./words.ts";

/** A game's rulebook for a narrow place, opened at a rule or at its beginning. */
export function DrawerBook({ game, rule }: { readonly game: GameId; readonly rule: string | null }) {
  const translator = useTranslator();
  const opened = useBook(game);
  const words = useBookTranslator(opened);
  const [visited, setVisited] = useState({ at: rule, visit: 0 });
  if (opened === "failed") return <p className="notice danger">{words?.t("rules.failed")}</p>;
  if (!opened || !words) return <p className="waiting">{translator.t("app.loading")}</p>;
  const ways = {
    href: (target: string) => paths.rules(game, target),
    go: (target: string) => setVisited(({ visit }) => ({ at: target, visit: visit + 1 })),
  };
  return (
    <>
      <p>
        <Link className="button quiet" href={paths.rules(game, visited.at ?? undefined)}>
          {words.t("rules.whole")}
        </Link>
      </p>
      <BookView opened={opened} translator={words} ways={ways} hasRoom={false} {...visited} />
    </>
  );
}

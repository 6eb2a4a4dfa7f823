import { useEffect, useState } from "react";
import { Link, useLocation, useParams, useSearch } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paths } from "../../app/paths.ts";
import { useChoices } from "../../app/settings/store.ts";
import { type GameId, isGameId } from "../../games/registry.ts";
import { troubleText } from "../../table/trouble.ts";
import { useGame } from "../../table/use-table.ts";
import { type BadPart, readWanted, startGame, type Wanted } from "./start-game.ts";

function Failed({ text }: { readonly text: string }) {
  const translator = useTranslator();
  return (
    <div className="page narrow">
      <h1>{translator.t("problem.title")}</h1>
      <p>{text}</p>
      <p>
        <Link className="button primary" href={paths.home}>
          {translator.t("app.home")}
        </Link>
      </p>
    </div>
  );
}

function Dealing({ game, wanted }: { readonly game: GameId; readonly wanted: Wanted }) {
  const translator = useTranslator();
  const { name } = useChoices();
  const fetched = useGame(game);
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link deals once.
  useEffect(() => {
    if (!fetched) return;
    let isWanted = true;
    startGame(fetched.game, game, name.trim(), wanted).then(
      (id) => isWanted && go(paths.play(id), { replace: true }),
      (error: unknown) => isWanted && setTrouble(troubleText(error, translator)),
    );
    return () => {
      isWanted = false;
    };
  }, [fetched]);
  if (trouble !== "") return <Failed text={trouble} />;
  return <p className="waiting">{translator.t("table.opening")}</p>;
}

/** A link that deals a game on this device at once. */
export default function StartPage() {
  const { game = "" } = useParams();
  const query = useSearch();
  const translator = useTranslator();
  if (!isGameId(game)) return <Failed text={translator.t("app.lost")} />;
  const wanted: Wanted | BadPart = readWanted(game, query);
  if ("part" in wanted)
    return <Failed text={translator.t(`new.link.${wanted.part}`, { value: wanted.value })} />;
  return <Dealing game={game} wanted={wanted} />;
}

import { useEffect, useState } from "react";
import { Link, useLocation, useParams, useSearch } from "wouter";
import { type GameId, isGameId } from "../games/registry.ts";
import { paths } from "../paths.ts";
import { useChoices } from "../settings/store.ts";
import { troubleText } from "../table/trouble.ts";
import { useGame } from "../table/use-table.ts";
import { useVoice } from "../words/provider.tsx";
import { type BadPart, readWanted, startGame, type Wanted } from "./start-game.ts";

function Failed({ text }: { readonly text: string }) {
  const voice = useVoice();
  return (
    <div className="page narrow">
      <h1>{voice.say("problem.title")}</h1>
      <p>{text}</p>
      <p>
        <Link className="button primary" href={paths.home}>
          {voice.say("app.home")}
        </Link>
      </p>
    </div>
  );
}

function Dealing({ game, wanted }: { readonly game: GameId; readonly wanted: Wanted }) {
  const voice = useVoice();
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
      (error: unknown) => isWanted && setTrouble(troubleText(error, voice)),
    );
    return () => {
      isWanted = false;
    };
  }, [fetched]);
  if (trouble !== "") return <Failed text={trouble} />;
  return <p className="waiting">{voice.say("table.opening")}</p>;
}

/** A link that deals a game on this device at once. */
export default function StartPage() {
  const { game = "" } = useParams();
  const query = useSearch();
  const voice = useVoice();
  if (!isGameId(game)) return <Failed text={voice.say("app.lost")} />;
  const wanted: Wanted | BadPart = readWanted(game, query);
  if ("part" in wanted)
    return <Failed text={voice.say(`new.link.${wanted.part}`, { value: wanted.value })} />;
  return <Dealing game={game} wanted={wanted} />;
}

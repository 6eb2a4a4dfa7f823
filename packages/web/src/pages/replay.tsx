import type { Voice } from "@portolan/guides";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { type GameId, isGameId } from "../games/registry.ts";
import { paths } from "../paths.ts";
import { type Film, filmOf } from "../replay/film.ts";
import {
  linkIn,
  type Opening,
  openLink,
  openSaved,
  openServed,
  openText,
  type Shown,
  wordsOf,
} from "../replay/opening.ts";
import { ReplayPlayer } from "../replay/player.tsx";
import { replayWords } from "../replay/words.ts";
import { useTitle } from "../table/notify.ts";
import { useGame } from "../table/use-table.ts";
import { useFurtherVoice } from "../words/further.ts";
import { useVoice } from "../words/provider.tsx";
import { useFragment } from "./fragment.ts";

function Problem({ text, words }: { readonly text: string; readonly words: Voice }) {
  return (
    <div className="page narrow">
      <h1>{words.say("replay.open.title")}</h1>
      <p className="notice danger">{text}</p>
      <div className="buttons">
        <Link className="button primary" href="/replay">
          {words.say("replay.open.file")}
        </Link>
        <Link className="button" href={paths.home}>
          {words.say("app.home")}
        </Link>
      </div>
    </div>
  );
}

function Screen(props: { readonly shown: Shown; readonly game: GameId; readonly words: Voice }) {
  const { shown, game, words } = props;
  const fetched = useGame(game);
  const film = useMemo((): Film | { readonly what: string } | null => {
    if (!fetched) return null;
    try {
      return filmOf(fetched.game, shown.record, shown.self);
    } catch (error) {
      return { what: wordsOf(error) };
    }
  }, [fetched, shown]);
  if (!fetched || !film) return <p className="waiting">{words.say("table.opening")}</p>;
  if ("what" in film) return <Problem text={words.say("replay.problem.rules", film)} words={words} />;
  return <ReplayPlayer shown={shown} film={film} game={game} fetched={fetched} words={words} />;
}

/** Any record, wherever it came from. */
function Replay({ opening, words }: { readonly opening: Opening; readonly words: Voice }) {
  if ("problem" in opening) return <Problem text={words.tell(opening.problem)} words={words} />;
  const { game } = opening.record;
  if (!isGameId(game)) return <Problem text={words.say("replay.problem.game", { game })} words={words} />;
  return <Screen shown={opening} game={game} words={words} />;
}

function OpenForm({ words, onFile }: { readonly words: Voice; onFile(opening: Opening): void }) {
  const [, go] = useLocation();
  const [link, setLink] = useState("");
  const [isDamaged, setDamaged] = useState(false);
  useTitle(words.say("replay.open.title"));
  function follow(event: FormEvent): void {
    event.preventDefault();
    const found = linkIn(link);
    setDamaged(found === null);
    if (found !== null) go(`/replay#${found}`);
  }
  return (
    <div className="page narrow">
      <h1>{words.say("replay.open.title")}</h1>
      <p>{words.say("replay.open.about")}</p>
      <form className="stack" onSubmit={follow}>
        <label className="field">
          <span className="label">{words.say("replay.open.link")}</span>
          <input
            className="input"
            value={link}
            autoComplete="off"
            spellCheck="false"
            onChange={(event) => setLink(event.target.value)}
          />
        </label>
        {isDamaged ? (
          <p className="notice danger" role="alert">
            {words.say("replay.problem.link")}
          </p>
        ) : null}
        <div className="buttons">
          <button type="submit" className="button primary" disabled={link.trim() === ""}>
            {words.say("replay.open.go")}
          </button>
        </div>
      </form>
      <label className="field">
        <span className="label">{words.say("replay.open.file")}</span>
        <input
          className="input"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void file.text().then((text) => onFile(openText(text)));
          }}
        />
      </label>
    </div>
  );
}

/** A game on this device or on the server, one in a shared link, or one from a file. */
export default function ReplayPage() {
  const { id, table } = useParams<{ id?: string; table?: string }>();
  const fragment = useFragment();
  const voice = useVoice();
  const words = useFurtherVoice(replayWords);
  const [opening, setOpening] = useState<{ readonly of: string; readonly found: Opening } | null>(null);
  const wanted = id ?? (table === undefined ? `#${fragment}` : `table ${table}`);
  useEffect(() => {
    let isWanted = true;
    const kept = id === undefined ? table && openServed(table) : openSaved(id);
    if (kept) {
      void kept.then((found) => {
        if (isWanted) setOpening({ of: wanted, found });
      });
    } else if (fragment !== "" && fragment !== "content")
      setOpening({ of: wanted, found: openLink(fragment) });
    return () => {
      isWanted = false;
    };
  }, [id, table, fragment, wanted]);
  if (!words) return <p className="waiting">{voice.say("app.loading")}</p>;
  if (opening && (opening.of === wanted || fragment === "content"))
    return <Replay key={opening.of} opening={opening.found} words={words} />;
  if (wanted === "#" || fragment === "content")
    return <OpenForm words={words} onFile={(found) => setOpening({ of: wanted, found })} />;
  return <p className="waiting">{voice.say("table.opening")}</p>;
}

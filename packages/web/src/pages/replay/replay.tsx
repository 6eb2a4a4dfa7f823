import type { Translator } from "@portolan/guides";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { useFragment } from "../../app/fragment.ts";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useCatalogue } from "../../app/languages/use-catalogue.ts";
import { paths } from "../../app/paths.ts";
import { type GameId, isGameId } from "../../games/registry.ts";
import { useTitle } from "../../table/notify.ts";
import { useGame } from "../../table/use-table.ts";
import {
  linkIn,
  type Opening,
  openLink,
  openSaved,
  openServed,
  openText,
  type Shown,
  wordsOf,
} from "./opening.ts";
import { ReplayPlayer } from "./player.tsx";
import { type ReplayTimeline, timelineOf } from "./timeline.ts";
import { replayWords } from "./words.ts";

function Problem({ text, words }: { readonly text: string; readonly words: Translator }) {
  return (
    <div className="page narrow">
      <h1>{words.t("replay.open.title")}</h1>
      <p className="notice danger">{text}</p>
      <div className="buttons">
        <Link className="button primary" href="/replay">
          {words.t("replay.open.file")}
        </Link>
        <Link className="button" href={paths.home}>
          {words.t("app.home")}
        </Link>
      </div>
    </div>
  );
}

function Screen(props: { readonly shown: Shown; readonly game: GameId; readonly words: Translator }) {
  const { shown, game, words } = props;
  const fetched = useGame(game);
  const timeline = useMemo((): ReplayTimeline | { readonly what: string } | null => {
    if (!fetched) return null;
    try {
      return timelineOf(fetched.game, shown.record, shown.self);
    } catch (error) {
      return { what: wordsOf(error) };
    }
  }, [fetched, shown]);
  if (!fetched || !timeline) return <p className="waiting">{words.t("table.opening")}</p>;
  if ("what" in timeline) return <Problem text={words.t("replay.problem.rules", timeline)} words={words} />;
  return <ReplayPlayer shown={shown} timeline={timeline} game={game} fetched={fetched} words={words} />;
}

/** Any record, wherever it came from. */
function Replay({ opening, words }: { readonly opening: Opening; readonly words: Translator }) {
  if ("problem" in opening) return <Problem text={words.tell(opening.problem)} words={words} />;
  const { game } = opening.record;
  if (!isGameId(game)) return <Problem text={words.t("replay.problem.game", { game })} words={words} />;
  return <Screen shown={opening} game={game} words={words} />;
}

function OpenForm({ words, onFile }: { readonly words: Translator; onFile(opening: Opening): void }) {
  const [, go] = useLocation();
  const [link, setLink] = useState("");
  const [isDamaged, setDamaged] = useState(false);
  useTitle(words.t("replay.open.title"));
  function follow(event: FormEvent): void {
    event.preventDefault();
    const found = linkIn(link);
    setDamaged(found === null);
    if (found !== null) go(`/replay#${found}`);
  }
  return (
    <div className="page narrow">
      <h1>{words.t("replay.open.title")}</h1>
      <p>{words.t("replay.open.about")}</p>
      <form className="stack" onSubmit={follow}>
        <label className="field">
          <span className="label">{words.t("replay.open.link")}</span>
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
            {words.t("replay.problem.link")}
          </p>
        ) : null}
        <div className="buttons">
          <button type="submit" className="button primary" disabled={link.trim() === ""}>
            {words.t("replay.open.go")}
          </button>
        </div>
      </form>
      <label className="field">
        <span className="label">{words.t("replay.open.file")}</span>
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
  const translator = useTranslator();
  const words = useCatalogue(replayWords);
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
  if (!words) return <p className="waiting">{translator.t("app.loading")}</p>;
  if (opening && (opening.of === wanted || fragment === "content"))
    return <Replay key={opening.of} opening={opening.found} words={words} />;
  if (wanted === "#" || fragment === "content")
    return <OpenForm words={words} onFile={(found) => setOpening({ of: wanted, found })} />;
  return <p className="waiting">{translator.t("table.opening")}</p>;
}

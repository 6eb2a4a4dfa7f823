import type { Summary } from "@portolan/client";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { Link, useLocation } from "wouter";
import "../../app/online/online.css";
import { useTranslator } from "../../app/languages/provider.tsx";
import { client } from "../../app/online/client.ts";
import { problemMessage } from "../../app/online/problems.ts";
import { Online } from "../../app/online/require-name.tsx";
import { Trouble } from "../../app/online/trouble.tsx";
import { paths } from "../../app/paths.ts";
import { useTitle } from "../../table/notify.ts";
import { TableLine } from "./table-line.tsx";

/** How often the list is asked for again while somebody looks at it. */
const ASK_AGAIN_MS = 10_000;

type Phase = "waiting" | "playing";

interface Listed {
  readonly tables: readonly Summary[] | null;
  readonly trouble: string;
  refresh(): void;
}

function useLobby(phase: Phase): Listed {
  const translator = useTranslator();
  const [tables, setTables] = useState<readonly Summary[] | null>(null);
  const [trouble, setTrouble] = useState("");
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again looks again.
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      if (document.hidden) return;
      client
        .lobby(phase)
        .then((found) => {
          if (!isWanted) return;
          setTables(found.tables);
          setTrouble("");
        })
        .catch((error: unknown) => {
          if (isWanted) setTrouble(translator.tell(problemMessage(error)));
        });
    };
    look();
    const timer = setInterval(look, ASK_AGAIN_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [phase, translator, asked]);
  return { tables, trouble, refresh: () => setAsked(asked + 1) };
}

/** The table that an address, or only its last part, leads to. */
function addressIn(text: string): string | null {
  const [, id, code] = /(?:^|\/table\/)([\w-]{1,40})(?:\?code=([\w-]+))?$/.exec(text.trim()) ?? [];
  if (id === undefined) return null;
  return code === undefined ? paths.table(id) : `${paths.table(id)}?code=${code}`;
}

function ByLink() {
  const translator = useTranslator();
  const [, go] = useLocation();
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const follow = (event: FormEvent): void => {
    event.preventDefault();
    const address = addressIn(text);
    setWrong(address === null);
    if (address !== null) go(address);
  };
  return (
    <form className="panel by-link" onSubmit={follow}>
      <label className="field">
        <span className="label">{translator.t("online.join.link")}</span>
        <input
          className="input"
          value={text}
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button className="button" type="submit" isDisabled={text.trim() === ""}>
        {translator.t("online.join.go")}
      </Button>
      <Trouble text={isWrong ? translator.t("online.join.wrong") : ""} />
    </form>
  );
}

function Lobby({ phase }: { readonly phase: Phase }) {
  const translator = useTranslator();
  const kind = phase === "waiting" ? "join" : "watch";
  const { tables, trouble, refresh } = useLobby(phase);
  useTitle(translator.t(`online.${kind}`));
  return (
    <div className="page">
      <div>
        <h1>{translator.t(`online.${kind}`)}</h1>
        <p className="lead">{translator.t(`online.${kind}.about`)}</p>
      </div>
      <section aria-labelledby="lobby-title">
        <h2 id="lobby-title">{translator.t(`online.${kind}.list`)}</h2>
        <Trouble text={trouble} />
        {tables === null && trouble === "" ? <p className="help">{translator.t("app.loading")}</p> : null}
        {tables?.length === 0 ? <p>{translator.t(`online.${kind}.none`)}</p> : null}
        <ul className="saves">
          {tables?.map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
        <div className="buttons lobby-buttons">
          <Link className="button primary gold" href={paths.invite()}>
            {translator.t("online.invite")}
          </Link>
          <Button className="button" onPress={refresh}>
            {translator.t("online.refresh")}
          </Button>
          <Link className="button quiet" href={phase === "waiting" ? paths.watch : paths.join}>
            {translator.t(phase === "waiting" ? "online.watch" : "online.join")}
          </Link>
        </div>
      </section>
      <ByLink />
    </div>
  );
}

/** Tables that wait for players, or those at which others play. */
export default function LobbyPage() {
  const [location] = useLocation();
  const phase = location === paths.watch ? "playing" : "waiting";
  return (
    <Online>
      <Lobby key={phase} phase={phase} />
    </Online>
  );
}

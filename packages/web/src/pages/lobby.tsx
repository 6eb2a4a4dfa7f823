import type { Summary } from "@portolan/client";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { Link, useLocation } from "wouter";
import "../online/online.css";
import { client } from "../online/client.ts";
import { Online } from "../online/named.tsx";
import { problemMessage } from "../online/problems.ts";
import { TableLine } from "../online/table-line.tsx";
import { Trouble } from "../online/trouble.tsx";
import { paths } from "../paths.ts";
import { useTitle } from "../table/notify.ts";
import { useVoice } from "../words/provider.tsx";

/** How often the list is asked for again while somebody looks at it. */
const ASK_AGAIN_MS = 10_000;

type Phase = "waiting" | "playing";

interface Listed {
  readonly tables: readonly Summary[] | null;
  readonly trouble: string;
  refresh(): void;
}

function useLobby(phase: Phase): Listed {
  const voice = useVoice();
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
          if (isWanted) setTrouble(voice.tell(problemMessage(error)));
        });
    };
    look();
    const timer = setInterval(look, ASK_AGAIN_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [phase, voice, asked]);
  return { tables, trouble, refresh: () => setAsked(asked + 1) };
}

/** The table that an address, or only its last part, leads to. */
function addressIn(text: string): string | null {
  const [, id, code] = /(?:^|\/table\/)([\w-]{1,40})(?:\?code=([\w-]+))?$/.exec(text.trim()) ?? [];
  if (id === undefined) return null;
  return code === undefined ? paths.table(id) : `${paths.table(id)}?code=${code}`;
}

function ByLink() {
  const voice = useVoice();
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
        <span className="label">{voice.say("online.join.link")}</span>
        <input
          className="input"
          value={text}
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button className="button" type="submit" isDisabled={text.trim() === ""}>
        {voice.say("online.join.go")}
      </Button>
      <Trouble text={isWrong ? voice.say("online.join.wrong") : ""} />
    </form>
  );
}

function Lobby({ phase }: { readonly phase: Phase }) {
  const voice = useVoice();
  const kind = phase === "waiting" ? "join" : "watch";
  const { tables, trouble, refresh } = useLobby(phase);
  useTitle(voice.say(`online.${kind}`));
  return (
    <div className="page">
      <div>
        <h1>{voice.say(`online.${kind}`)}</h1>
        <p className="lead">{voice.say(`online.${kind}.about`)}</p>
      </div>
      <section aria-labelledby="lobby-title">
        <h2 id="lobby-title">{voice.say(`online.${kind}.list`)}</h2>
        <Trouble text={trouble} />
        {tables === null && trouble === "" ? <p className="help">{voice.say("app.loading")}</p> : null}
        {tables?.length === 0 ? <p>{voice.say(`online.${kind}.none`)}</p> : null}
        <ul className="saves">
          {tables?.map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
        <div className="buttons lobby-buttons">
          <Link className="button primary gold" href={paths.invite()}>
            {voice.say("online.invite")}
          </Link>
          <Button className="button" onPress={refresh}>
            {voice.say("online.refresh")}
          </Button>
          <Link className="button quiet" href={phase === "waiting" ? paths.watch : paths.join}>
            {voice.say(phase === "waiting" ? "online.watch" : "online.join")}
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

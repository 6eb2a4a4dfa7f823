import { phraseText, type Translator } from "@portolan/guides";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import type { TalkLine } from "./source.ts";
import { troubleText } from "./trouble.ts";

const LONGEST = 500;

function Line({ line, translator }: { readonly line: TalkLine; readonly translator: Translator }) {
  if (line.kind === "note") return <li className="talk-note">{translator.tell(line.note)}</li>;
  const phrase = line.phrase === undefined ? null : phraseText(translator, line.phrase);
  return (
    <li>
      <strong>{line.name}:</strong> {phrase ?? line.text}
    </li>
  );
}

/** What is often said, one press each. */
export function Phrases(props: {
  readonly phrases: readonly string[];
  readonly translator: Translator;
  say(text: string, phrase: string): Promise<void>;
  onFail(error: unknown): void;
}) {
  const { phrases, translator, say, onFail } = props;
  const known = phrases.flatMap((phrase) => {
    const text = phraseText(translator, phrase);
    return text === null ? [] : [{ phrase, text }];
  });
  if (known.length === 0) return null;
  return (
    <ul className="talk-phrases" aria-label={translator.t("table.chat.phrases")}>
      {known.map(({ phrase, text }) => (
        <li key={phrase}>
          <Button className="chip" onPress={() => void say(text, phrase).catch(onFail)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What people say to each other, and what happens at the table beside the game. */
export function Talk(props: {
  readonly talk: readonly TalkLine[];
  /** How many others watch. */
  readonly watching: number;
  readonly translator: Translator;
  /** Who hears it: during a game the players, or those who watch; null for those who have no name to talk under. */
  readonly room: "everyone" | "players" | "spectators" | null;
  /** Phrases of the game that can be said with one press, by their ids. */
  readonly phrases?: readonly string[];
  say(text: string, phrase?: string): Promise<void>;
}) {
  const { talk, watching, translator, room, phrases = [], say } = props;
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const count = talk.length;
  useEffect(() => {
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const fail = (error: unknown): void => setTrouble(troubleText(error, translator));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    say(text.trim())
      .then(() => {
        setText("");
        setTrouble("");
      })
      .catch(fail);
  };
  return (
    <section className="talk panel" aria-labelledby="talk-title">
      <h2 id="talk-title" tabIndex={-1}>
        {translator.t("table.chat")}
      </h2>
      {watching > 0 ? <p className="help">{translator.t("online.watching", { count: watching })}</p> : null}
      {count === 0 ? <p className="help">{translator.t("table.chat.none")}</p> : null}
      <div
        className="talk-lines"
        ref={list}
        role="log"
        aria-label={translator.t("table.chat")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <ol>
          {talk.map((line) => (
            <Line key={line.id} line={line} translator={translator} />
          ))}
        </ol>
      </div>
      {room === null ? null : <Phrases phrases={phrases} translator={translator} say={say} onFail={fail} />}
      {room === null ? null : (
        <form className="talk-form" onSubmit={send}>
          <label className="field">
            <span className="label">{translator.t(`online.say.${room}`)}</span>
            <input
              className="input"
              value={text}
              maxLength={LONGEST}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <Button className="button" type="submit" isDisabled={text.trim() === ""}>
            {translator.t("table.chat.send")}
          </Button>
        </form>
      )}
      {trouble === "" ? null : (
        <p className="notice danger" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

import { lazy, Suspense, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import { hasBeenOnline } from "../online/been-online.ts";
import { paths } from "../paths.ts";
import { removeSave } from "../storage/database.ts";
import type { Save } from "../storage/saves.ts";
import { useTitle } from "../table/notify.ts";
import { Sheet } from "../ui/controls.tsx";
import { SceneToken } from "../ui/scene.tsx";
import { useVoice } from "../words/provider.tsx";
import { gameOfSave } from "./home/save-state.ts";
import { useSaves } from "./home/use-saves.ts";

const MyTables = lazy(() => import("../online/my-tables.tsx"));

function SaveLine({ save, onDelete }: { readonly save: Save; onDelete(): void }) {
  const voice = useVoice();
  const { href, isWaiting, isOver, state, detail } = gameOfSave(save, voice);
  const title = voice.say(`game.${save.game}`);
  const facts = [
    voice.say("new.players.count", { count: save.record.seats.length }),
    detail,
    voice.date(save.updated),
  ];
  return (
    <li className="save panel">
      <SceneToken game={save.game} />
      <div className="save-text">
        <h3>{title}</h3>
        <p className={isWaiting ? "state yours" : "state"}>{state}</p>
        <p className="help">{facts.join(" · ")}</p>
      </div>
      <div className="buttons">
        <Link className={isOver ? "button" : "button primary"} href={href}>
          {voice.say(isOver ? "home.look" : "home.continue")}
          <span className="hidden">: {title}</span>
        </Link>
        <Link className="button" href={paths.replay(save.id)}>
          {voice.say("home.replay")}
          <span className="hidden">: {title}</span>
        </Link>
        <Button className="button quiet" onPress={onDelete} aria-haspopup="dialog">
          {voice.say("home.delete")}
          <span className="hidden">: {title}</span>
        </Button>
      </div>
    </li>
  );
}

function DeleteSheet({ save, onClose }: { readonly save: Save; onClose(isDeleted: boolean): void }) {
  const voice = useVoice();
  return (
    <Sheet
      title={voice.say("home.delete.title")}
      isOpen
      isNarrow
      onClose={() => onClose(false)}
      foot={
        <>
          <Button className="button" onPress={() => onClose(false)}>
            {voice.say("cancel")}
          </Button>
          <Button
            className="button danger"
            onPress={() => void removeSave(save.id).then(() => onClose(true))}
          >
            {voice.say("home.delete")}
          </Button>
        </>
      }
    >
      <p>
        {voice.say("home.delete.about", {
          game: voice.say(`game.${save.game}`),
          date: voice.date(save.updated),
        })}
      </p>
    </Sheet>
  );
}

function OnThisDevice() {
  const voice = useVoice();
  const { saves, trouble, forget } = useSaves();
  const [deleting, setDeleting] = useState<Save | null>(null);
  if (trouble !== "")
    return <p className="notice danger">{voice.say("problem.storage", { what: trouble })}</p>;
  if (saves === null) return null;
  return (
    <section aria-labelledby="device-title">
      <h2 id="device-title">{voice.say("games.device")}</h2>
      {saves.length === 0 ? <p>{voice.say("games.none")}</p> : null}
      <ul className="saves">
        {saves.map((save) => (
          <SaveLine key={save.id} save={save} onDelete={() => setDeleting(save)} />
        ))}
      </ul>
      {deleting ? (
        <DeleteSheet
          save={deleting}
          onClose={(isDeleted) => {
            if (isDeleted) forget(deleting.id);
            setDeleting(null);
          }}
        />
      ) : null}
    </section>
  );
}

/** All games of the player's: those with others, and those on this device. */
export default function MyGamesPage() {
  const voice = useVoice();
  useTitle(voice.say("home.mine"));
  return (
    <div className="page">
      <h1>{voice.say("home.mine")}</h1>
      {hasBeenOnline() ? (
        <Suspense fallback={null}>
          <MyTables />
        </Suspense>
      ) : null}
      <OnThisDevice />
      <p>
        <Link className="underlined" href={paths.replayOfFile}>
          {voice.say("home.record")}
        </Link>
      </p>
    </div>
  );
}

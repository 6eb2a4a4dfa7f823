import { useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import { paths } from "../paths.ts";
import { listSaves, removeSave } from "../storage/database.ts";
import type { Save } from "../storage/saves.ts";
import { Sheet } from "../ui/controls.tsx";
import { Emblem } from "../ui/emblem.tsx";
import { useVoice } from "../words/provider.tsx";
import { hasPage } from "./pages.ts";

function stateOf({ record, viewer, awaited }: Save): { readonly id: string; readonly rank: number } {
  if (record.result) return { id: "home.finished", rank: record.result.ranks[viewer] };
  return { id: awaited ? "home.yourMove" : "home.theirMove", rank: 0 };
}

function SaveLine({ save, onDelete }: { readonly save: Save; onDelete(): void }) {
  const voice = useVoice();
  const { id, rank } = stateOf(save);
  const isOver = save.record.result !== undefined;
  const title = voice.say(`game.${save.game}`);
  const replay = paths.replay(save.id);
  const facts = [
    voice.say("home.with", { players: save.record.seats.length - 1 }),
    voice.say("home.moves", { moves: save.record.moves.length }),
    voice.date(save.updated),
  ];
  return (
    <li className="save panel">
      <Emblem game={save.game} />
      <div className="save-text">
        <h3>{title}</h3>
        <p className={id === "home.yourMove" ? "state yours" : "state"}>{voice.say(id, { rank })}</p>
        <p className="help">{facts.join(" · ")}</p>
      </div>
      <div className="buttons">
        <Link className={isOver ? "button" : "button primary"} href={paths.play(save.id)}>
          {voice.say(isOver ? "home.look" : "home.continue")}
          <span className="hidden">: {title}</span>
        </Link>
        {hasPage(replay) ? (
          <Link className="button" href={replay}>
            {voice.say("home.replay")}
            <span className="hidden">: {title}</span>
          </Link>
        ) : null}
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

/** The games that are kept on this device, the latest first. */
export function MyGames() {
  const voice = useVoice();
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  const [deleting, setDeleting] = useState<Save | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      listSaves()
        .then((found) => {
          if (isWanted) setSaves(found);
        })
        .catch((error: unknown) => {
          if (isWanted) setTrouble(error instanceof Error ? error.message : String(error));
        });
    };
    look();
    addEventListener("focus", look);
    return () => {
      isWanted = false;
      removeEventListener("focus", look);
    };
  }, []);
  if (trouble !== "")
    return <p className="notice danger">{voice.say("problem.storage", { what: trouble })}</p>;
  if (saves === null || saves.length === 0) return null;
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title">{voice.say("home.mine")}</h2>
      <ul className="saves">
        {saves.map((save) => (
          <SaveLine key={save.id} save={save} onDelete={() => setDeleting(save)} />
        ))}
      </ul>
      {deleting ? (
        <DeleteSheet
          save={deleting}
          onClose={(isDeleted) => {
            if (isDeleted) setSaves(saves.filter(({ id }) => id !== deleting.id));
            setDeleting(null);
          }}
        />
      ) : null}
    </section>
  );
}

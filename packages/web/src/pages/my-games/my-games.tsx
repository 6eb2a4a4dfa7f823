import { lazy, Suspense, useState } from "react";
import { Button } from "react-aria-components";
import { Link } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { hasBeenOnline } from "../../app/online/been-online.ts";
import { paths } from "../../app/paths.ts";
import { removeSave } from "../../app/storage/database.ts";
import type { Save } from "../../app/storage/saves.ts";
import { useTitle } from "../../table/notify.ts";
import { Sheet } from "../../ui/controls.tsx";
import { SceneToken } from "../../ui/scene.tsx";
import { gameOfSave } from "../home/save-state.ts";
import { useSaves } from "../home/use-saves.ts";

const MyTables = lazy(() => import("./my-tables.tsx"));

function SaveLine({ save, onDelete }: { readonly save: Save; onDelete(): void }) {
  const translator = useTranslator();
  const { href, isWaiting, isOver, state, detail } = gameOfSave(save, translator);
  const title = translator.t(`game.${save.game}`);
  const facts = [
    translator.t("new.players.count", { count: save.record.seats.length }),
    detail,
    translator.date(save.updated),
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
          {translator.t(isOver ? "home.look" : "home.continue")}
          <span className="hidden">: {title}</span>
        </Link>
        <Link className="button" href={paths.replay(save.id)}>
          {translator.t("home.replay")}
          <span className="hidden">: {title}</span>
        </Link>
        <Button className="button quiet" onPress={onDelete} aria-haspopup="dialog">
          {translator.t("home.delete")}
          <span className="hidden">: {title}</span>
        </Button>
      </div>
    </li>
  );
}

function DeleteSheet({ save, onClose }: { readonly save: Save; onClose(isDeleted: boolean): void }) {
  const translator = useTranslator();
  return (
    <Sheet
      title={translator.t("home.delete.title")}
      isOpen
      isNarrow
      onClose={() => onClose(false)}
      foot={
        <>
          <Button className="button" onPress={() => onClose(false)}>
            {translator.t("cancel")}
          </Button>
          <Button
            className="button danger"
            onPress={() => void removeSave(save.id).then(() => onClose(true))}
          >
            {translator.t("home.delete")}
          </Button>
        </>
      }
    >
      <p>
        {translator.t("home.delete.about", {
          game: translator.t(`game.${save.game}`),
          date: translator.date(save.updated),
        })}
      </p>
    </Sheet>
  );
}

function OnThisDevice() {
  const translator = useTranslator();
  const { saves, trouble, forget } = useSaves();
  const [deleting, setDeleting] = useState<Save | null>(null);
  if (trouble !== "")
    return <p className="notice danger">{translator.t("problem.storage", { what: trouble })}</p>;
  if (saves === null) return null;
  return (
    <section aria-labelledby="device-title">
      <h2 id="device-title">{translator.t("games.device")}</h2>
      {saves.length === 0 ? <p>{translator.t("games.none")}</p> : null}
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
  const translator = useTranslator();
  useTitle(translator.t("home.mine"));
  return (
    <div className="page">
      <h1>{translator.t("home.mine")}</h1>
      {hasBeenOnline() ? (
        <Suspense fallback={null}>
          <MyTables />
        </Suspense>
      ) : null}
      <OnThisDevice />
      <p>
        <Link className="underlined" href={paths.replayOfFile}>
          {translator.t("home.record")}
        </Link>
      </p>
    </div>
  );
}

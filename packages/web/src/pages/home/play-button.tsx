import { useState } from "react";
import { Button } from "react-aria-components";
import { Link, useLocation } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paths } from "../../app/paths.ts";
import type { Save } from "../../app/storage/saves.ts";
import { factsOf } from "../../games/registry.ts";
import type { NextGame } from "./agenda.ts";

/** Who plays in a first game besides the newcomer: few and kind. */
const FIRST_PLAYERS = 3;
const FIRST_TABLE = `players=${FIRST_PLAYERS}&level=novice`;

function Words({ main, about }: { readonly main: string; readonly about: string }) {
  return (
    <>
      <strong>{main}</strong> <span>{about}</span>
    </>
  );
}

function Again({ save }: { readonly save: Save }) {
  const translator = useTranslator();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState("");
  const deal = (): void => {
    import("./deal-again.ts")
      .then(({ dealAndKeep }) => dealAndKeep(save))
      .then((id) => go(paths.play(id)))
      .catch((error: unknown) => {
        setTrouble(
          translator.t("new.failed", { what: error instanceof Error ? error.message : String(error) }),
        );
      });
  };
  const about = { game: translator.t(`game.${save.game}`), players: save.record.seats.length };
  return (
    <>
      <Button className="golden" onPress={deal}>
        <Words main={translator.t("home.go")} about={translator.t("home.go.again", about)} />
      </Button>
      {trouble === "" ? null : (
        <p className="notice danger" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

/** The one button that always does what most players come for. */
export function PlayButton({ next }: { readonly next: NextGame }) {
  const translator = useTranslator();
  if (next.kind === "again") return <Again save={next.save} />;
  if (next.kind === "on") {
    const { game, href, isWaiting } = next.game;
    const title = translator.t(`game.${game}`);
    return (
      <Link className="golden" href={href}>
        <Words
          main={translator.t("home.go.on")}
          about={isWaiting ? translator.t("home.go.yourMove", { game: title }) : title}
        />
      </Link>
    );
  }
  const about = {
    game: translator.t(`game.${next.game}`),
    players: FIRST_PLAYERS,
    minutes: factsOf(next.game).minutes,
  };
  return (
    <Link className="golden" href={paths.start(next.game, FIRST_TABLE)}>
      <Words main={translator.t("home.go")} about={translator.t("home.go.first", about)} />
    </Link>
  );
}

import { useState } from "react";
import { Button } from "react-aria-components";
import { Link, useLocation } from "wouter";
import { factsOf } from "../../games/registry.ts";
import { paths } from "../../paths.ts";
import type { Save } from "../../storage/saves.ts";
import { useVoice } from "../../words/provider.tsx";
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
  const voice = useVoice();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState("");
  const deal = (): void => {
    import("./deal-again.ts")
      .then(({ dealAndKeep }) => dealAndKeep(save))
      .then((id) => go(paths.play(id)))
      .catch((error: unknown) => {
        setTrouble(voice.say("new.failed", { what: error instanceof Error ? error.message : String(error) }));
      });
  };
  const about = { game: voice.say(`game.${save.game}`), players: save.record.seats.length };
  return (
    <>
      <Button className="golden" onPress={deal}>
        <Words main={voice.say("home.go")} about={voice.say("home.go.again", about)} />
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
  const voice = useVoice();
  if (next.kind === "again") return <Again save={next.save} />;
  if (next.kind === "on") {
    const { game, href, isWaiting } = next.game;
    const title = voice.say(`game.${game}`);
    return (
      <Link className="golden" href={href}>
        <Words
          main={voice.say("home.go.on")}
          about={isWaiting ? voice.say("home.go.yourMove", { game: title }) : title}
        />
      </Link>
    );
  }
  const about = {
    game: voice.say(`game.${next.game}`),
    players: FIRST_PLAYERS,
    minutes: factsOf(next.game).minutes,
  };
  return (
    <Link className="golden" href={paths.start(next.game, FIRST_TABLE)}>
      <Words main={voice.say("home.go")} about={voice.say("home.go.first", about)} />
    </Link>
  );
}

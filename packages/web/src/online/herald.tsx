import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { paths } from "../paths.ts";
import { useChoices } from "../settings/store.ts";
import { callPlayer, useTitleMark } from "../table/notify.ts";
import { useVoice } from "../words/provider.tsx";
import { leads, useMine } from "./mine.ts";
import { Online } from "./named.tsx";

/** Tells the player, wherever in Portolan they are, that another table waits for them. */
function Call() {
  const voice = useVoice();
  const choices = useChoices();
  const mine = useMine();
  const [location] = useLocation();
  const waiting = (mine ?? []).filter(({ id, yourMove }) => yourMove && location !== paths.table(id));
  const known = useRef<ReadonlySet<string> | null>(null);
  useTitleMark(waiting.length);
  useEffect(() => {
    if (!mine) return;
    const now = new Set(mine.flatMap(({ id, yourMove }) => (yourMove ? [id] : [])));
    const before = known.current;
    known.current = now;
    if (!before || !leads()) return;
    for (const { id, game } of mine) {
      if (!now.has(id) || before.has(id) || location === paths.table(id)) continue;
      callPlayer(choices, voice, voice.say(`game.${game}`), paths.table(id));
    }
  }, [mine, location, choices, voice]);
  const [first] = waiting;
  if (!first) return null;
  return (
    <Link className="button quiet waits" href={waiting.length === 1 ? paths.table(first.id) : paths.home}>
      {voice.say("online.waits", { count: waiting.length })}
    </Link>
  );
}

export default function Herald() {
  return (
    <Online>
      <Call />
    </Online>
  );
}

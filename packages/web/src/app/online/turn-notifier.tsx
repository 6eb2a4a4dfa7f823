import { useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { callPlayer, useTitleMark } from "../../table/notify.ts";
import { useTranslator } from "../languages/provider.tsx";
import { paths } from "../paths.ts";
import { useChoices } from "../settings/store.ts";
import { leads, useMine } from "./my-tables-store.ts";
import { Online } from "./require-name.tsx";

/** Tells the player, wherever in Portolan they are, that another table waits for them. */
function Call() {
  const translator = useTranslator();
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
      callPlayer(choices, translator, translator.t(`game.${game}`), paths.table(id));
    }
  }, [mine, location, choices, translator]);
  const [first] = waiting;
  if (!first) return null;
  return (
    <Link className="button quiet waits" href={waiting.length === 1 ? paths.table(first.id) : paths.home}>
      {translator.t("online.waits", { count: waiting.length })}
    </Link>
  );
}

export default function TurnNotifier() {
  return (
    <Online>
      <Call />
    </Online>
  );
}

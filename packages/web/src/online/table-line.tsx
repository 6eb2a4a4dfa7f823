import type { Summary } from "@portolan/client";
import type { Voice } from "@portolan/guides";
import { Link } from "wouter";
import { isGameId } from "../games/registry.ts";
import { paths } from "../paths.ts";
import { SceneToken } from "../ui/scene.tsx";
import { useVoice } from "../words/provider.tsx";
import { paceText, sitterText } from "./telling.ts";

/** What a table is about at this moment, for the viewer. */
export function stateText(
  { phase, seat, seats, waitsFor, yourMove, deadline }: Summary,
  voice: Voice,
): string {
  if (phase === "finished") return voice.say("online.list.finished");
  if (phase === "waiting") {
    const free = seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
    return voice.say("online.list.waiting", { count: free });
  }
  if (phase === "dealing") return voice.say("online.list.dealing");
  if (yourMove) {
    return deadline === null
      ? voice.say("home.yourMove")
      : voice.say("online.list.yourMove.until", { date: voice.date(deadline) });
  }
  const names = waitsFor.map((one) => sitterText(seats[one], voice));
  if (names.length === 0 || seat === null) return voice.say("online.list.playing");
  return voice.say("table.waiting", { names: voice.list(names), count: names.length });
}

/** What pressing on a table in a list leads to. */
function actionId({ phase, seat, yourMove, seats }: Summary): string {
  if (phase === "finished") return "home.look";
  if (phase === "waiting") {
    const hasFree = seats.some(({ kind }) => kind === "open" || kind === "invited");
    return seat === null && hasFree ? "online.list.join" : "online.list.open";
  }
  if (seat === null) return "online.list.watch";
  return yourMove ? "online.list.move" : "online.list.open";
}

/** A table in a list. */
export function TableLine({ table }: { readonly table: Summary }) {
  const voice = useVoice();
  const { game, seats, pace, touched, yourMove } = table;
  if (!isGameId(game)) return null;
  const title = voice.say(`game.${game}`);
  const others = seats.map((seat) => sitterText(seat, voice));
  const facts = [paceText(pace, voice), voice.date(touched)];
  return (
    <li className="save panel">
      <SceneToken game={game} />
      <div className="save-text">
        <h3>{title}</h3>
        <p className={yourMove ? "state yours" : "state"}>{stateText(table, voice)}</p>
        <p>{voice.list(others)}</p>
        <p className="help">{facts.join(" · ")}</p>
      </div>
      <div className="buttons">
        <Link className={yourMove ? "button primary" : "button"} href={paths.table(table.id)}>
          {voice.say(actionId(table))}
          <span className="hidden">: {title}</span>
        </Link>
      </div>
    </li>
  );
}

import type { Summary } from "@portolan/client";
import type { Translator } from "@portolan/guides";
import { Link } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paceText, sitterText } from "../../app/online/describe-table.ts";
import { paths } from "../../app/paths.ts";
import { isGameId } from "../../games/registry.ts";
import { SceneToken } from "../../ui/scene.tsx";

/** What a table is about at this moment, for the viewer. */
export function stateText(
  { phase, seat, seats, waitsFor, yourMove, deadline }: Summary,
  translator: Translator,
): string {
  if (phase === "finished") return translator.t("online.list.finished");
  if (phase === "waiting") {
    const free = seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
    return translator.t("online.list.waiting", { count: free });
  }
  if (phase === "dealing") return translator.t("online.list.dealing");
  if (yourMove) {
    return deadline === null
      ? translator.t("home.yourMove")
      : translator.t("online.list.yourMove.until", { date: translator.date(deadline) });
  }
  const names = waitsFor.map((one) => sitterText(seats[one], translator));
  if (names.length === 0 || seat === null) return translator.t("online.list.playing");
  return translator.t("table.waiting", { names: translator.list(names), count: names.length });
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
  const translator = useTranslator();
  const { game, seats, pace, touched, yourMove } = table;
  if (!isGameId(game)) return null;
  const title = translator.t(`game.${game}`);
  const others = seats.map((seat) => sitterText(seat, translator));
  const facts = [paceText(pace, translator), translator.date(touched)];
  return (
    <li className="save panel">
      <SceneToken game={game} />
      <div className="save-text">
        <h3>{title}</h3>
        <p className={yourMove ? "state yours" : "state"}>{stateText(table, translator)}</p>
        <p>{translator.list(others)}</p>
        <p className="help">{facts.join(" · ")}</p>
      </div>
      <div className="buttons">
        <Link className={yourMove ? "button primary" : "button"} href={paths.table(table.id)}>
          {translator.t(actionId(table))}
          <span className="hidden">: {title}</span>
        </Link>
      </div>
    </li>
  );
}

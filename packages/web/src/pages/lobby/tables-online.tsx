import type { Summary } from "@portolan/client";
import type { Translator } from "@portolan/guides";
import { useEffect } from "react";
import { useTranslator } from "../../app/languages/provider.tsx";
import { paceText } from "../../app/online/describe-table.ts";
import { useMine } from "../../app/online/my-tables-store.ts";
import { Online } from "../../app/online/require-name.tsx";
import { paths } from "../../app/paths.ts";
import { isGameId } from "../../games/registry.ts";
import type { MyGame } from "../home/agenda.ts";
import { stateText } from "./table-line.tsx";

function gameOfTable(table: Summary, translator: Translator): readonly MyGame[] {
  const { id, game, yourMove, phase, touched, pace } = table;
  if (!isGameId(game)) return [];
  const isOver = phase === "finished";
  const state = stateText(table, translator);
  const detail = isOver ? "" : paceText(pace, translator);
  return [{ id, game, href: paths.table(id), isWaiting: yourMove, isOver, touched, state, detail }];
}

interface Props {
  onTables(tables: readonly MyGame[]): void;
}

function Tables({ onTables }: Props) {
  const translator = useTranslator();
  const mine = useMine();
  useEffect(() => {
    onTables((mine ?? []).flatMap((table) => gameOfTable(table, translator)));
  }, [mine, translator, onTables]);
  return null;
}

/** Tells the first page of the player's tables on the server; fetched only by those who have any. */
export default function TablesOnline({ onTables }: Props) {
  return (
    <Online>
      <Tables onTables={onTables} />
    </Online>
  );
}

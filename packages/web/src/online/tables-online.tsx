import type { Summary } from "@portolan/client";
import type { Voice } from "@portolan/guides";
import { useEffect } from "react";
import { isGameId } from "../games/registry.ts";
import type { MyGame } from "../pages/home/agenda.ts";
import { paths } from "../paths.ts";
import { useVoice } from "../words/provider.tsx";
import { useMine } from "./mine.ts";
import { Online } from "./named.tsx";
import { stateText } from "./table-line.tsx";
import { paceText } from "./telling.ts";

function gameOfTable(table: Summary, voice: Voice): readonly MyGame[] {
  const { id, game, yourMove, phase, touched, pace } = table;
  if (!isGameId(game)) return [];
  const isOver = phase === "finished";
  const state = stateText(table, voice);
  const detail = isOver ? "" : paceText(pace, voice);
  return [{ id, game, href: paths.table(id), isWaiting: yourMove, isOver, touched, state, detail }];
}

interface Props {
  onTables(tables: readonly MyGame[]): void;
}

function Tables({ onTables }: Props) {
  const voice = useVoice();
  const mine = useMine();
  useEffect(() => {
    onTables((mine ?? []).flatMap((table) => gameOfTable(table, voice)));
  }, [mine, voice, onTables]);
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

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useParams } from "wouter";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useIdentity } from "../../app/online/identity.ts";
import { Online, useAsSomeone } from "../../app/online/require-name.tsx";
import type { TableSource } from "../../table/source.ts";
import { openOnlineTable } from "../../table/sources/online/open.ts";
import type { OnlineStatus, OnlineTable } from "../../table/sources/online/source.ts";
import { TablePage } from "../../table/table-page.tsx";
import { useGame } from "../../table/use-table.ts";
import { WaitingRoom } from "./waiting-room.tsx";

type Gathering = Extract<OnlineStatus, { readonly status: "gathering" }>;

function Room({ table, room }: { readonly table: OnlineTable; readonly room: Gathering }) {
  const translator = useTranslator();
  const fetched = useGame(room.setting.game);
  if (!fetched) return <p className="waiting">{translator.t("table.opening")}</p>;
  return <WaitingRoom table={table} room={room} fetched={fetched} />;
}

/** Whoever wants to say something needs a name to say it under. */
function useTalkingSource({ source }: OnlineTable): TableSource {
  const asSomeone = useAsSomeone();
  return useMemo(() => {
    const { company } = source;
    if (!company) return source;
    const say = async (text: string): Promise<void> => {
      if (await asSomeone()) await company.say(text);
    };
    return { ...source, company: { ...company, say } };
  }, [source, asSomeone]);
}

function OpenTable({ table, onAgain }: { readonly table: OnlineTable; onAgain(): void }) {
  const status = useSyncExternalStore(table.subscribe, table.read);
  const source = useTalkingSource(table);
  const isFailed = status.status === "failed";
  useEffect(() => {
    if (!isFailed) return;
    addEventListener("online", onAgain);
    return () => removeEventListener("online", onAgain);
  }, [isFailed, onAgain]);
  if (status.status === "gathering") return <Room table={table} room={status} />;
  return <TablePage source={source} onAgain={onAgain} />;
}

/** The table as the server shows it to this person; another person's eyes see another one. */
function ServerTable({ id }: { readonly id: string }) {
  const translator = useTranslator();
  const identity = useIdentity();
  const [attempt, setAttempt] = useState(0);
  const [table, setTable] = useState<OnlineTable | null>(null);
  const person = identity.status === "known" ? identity.me.id : "";
  const isKnown = identity.status !== "unknown";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or another person, opens the table anew.
  useEffect(() => {
    if (!isKnown) return;
    const opened = openOnlineTable(id);
    setTable(opened);
    return () => opened.source.close();
  }, [id, attempt, person, isKnown]);
  const again = useMemo(() => () => setAttempt((before) => before + 1), []);
  if (!table) return <p className="waiting">{translator.t("table.opening")}</p>;
  return <OpenTable table={table} onAgain={again} />;
}

export default function OnlineTablePage() {
  const { id = "" } = useParams();
  return (
    <Online>
      <ServerTable key={id} id={id} />
    </Online>
  );
}

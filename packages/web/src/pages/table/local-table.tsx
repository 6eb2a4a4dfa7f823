import { useEffect, useState } from "react";
import { useParams } from "wouter";
import type { TableSource } from "../../table/source.ts";
import { openLocalTable } from "../../table/sources/local/open.ts";
import { TablePage } from "../../table/table-page.tsx";

/** A table that is kept on this device. */
export default function LocalTablePage() {
  const { id = "" } = useParams();
  const [attempt, setAttempt] = useState(0);
  const [source, setSource] = useState<TableSource | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the table anew.
  useEffect(() => {
    const opened = openLocalTable(id);
    setSource(opened);
    return () => opened.close();
  }, [id, attempt]);
  return source ? <TablePage key={id} source={source} onAgain={() => setAttempt(attempt + 1)} /> : null;
}

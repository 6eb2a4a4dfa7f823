import { backOff } from "@portolan/client";
import { client } from "../../../app/online/client.ts";
import { loadGame } from "../../../games/load.ts";
import { askWorker } from "../local/open.ts";
import { type OnlineTable, onlineTable } from "./source.ts";

/** After this long out of sight a table hangs up: browsers allow a page few lines, and other tables need them. */
const OUT_OF_SIGHT_MS = 5 * 60_000;

/** Listens again as soon as there is a network, and while somebody looks. */
function followDevice(table: OnlineTable): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => table.rest(), OUT_OF_SIGHT_MS);
    else table.wake();
  };
  const wake = (): void => table.wake();
  const doubt = (): void => table.doubt();
  addEventListener("online", wake);
  addEventListener("offline", doubt);
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearTimeout(timer);
    removeEventListener("online", wake);
    removeEventListener("offline", doubt);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Opens a table on the server that this page came from. */
export function openOnlineTable(id: string): OnlineTable {
  const table = onlineTable(id, {
    client,
    loadGame,
    think: (task) => askWorker({ ask: "think", task }),
    now: () => Date.now(),
    origin: location.origin,
    pause: (attempt) => new Promise((resolve) => setTimeout(resolve, backOff(attempt))),
  });
  const forget = followDevice(table);
  const { source } = table;
  return {
    ...table,
    source: {
      ...source,
      close() {
        forget();
        source.close();
      },
    },
  };
}

import type { TableSource } from "../source.ts";
import type { Line, Reply, Request } from "./protocol.ts";
import { localSource } from "./source.ts";
import { workerAddress } from "./worker-address.ts";

/** Opens a table that is kept on this device, in a worker of its own. */
export function openLocalTable(id: string): TableSource {
  const worker = new Worker(workerAddress, { type: "module", name: "portolan-table" });
  const line: Line<Request, Reply> = {
    send: (message) => worker.postMessage(message),
    receive: (listener) =>
      worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => listener(data)),
  };
  return localSource(id, line, () => worker.terminate());
}

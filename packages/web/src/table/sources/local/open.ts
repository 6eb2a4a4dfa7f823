import type { TableSource } from "../../source.ts";
import { TableTrouble } from "../../trouble.ts";
import type { Answers, Ask, Line, Reply, Request } from "./protocol.ts";
import { localSource } from "./source.ts";
import { workerAddress } from "./worker-address.ts";

function startWorker(): Worker {
  return new Worker(workerAddress, { type: "module", name: "portolan-table" });
}

/** Opens a table that is kept on this device, in a worker of its own. */
export function openLocalTable(id: string): TableSource {
  const worker = startWorker();
  const line: Line<Request, Reply> = {
    send: (message) => worker.postMessage(message),
    receive(listener) {
      worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => listener(data));
      // A script that cannot be loaded says nothing at all.
      worker.addEventListener("error", ({ message }) => {
        listener({ type: "lost", problem: { id: "problem.unexpected", parts: { what: message ?? "" } } });
      });
    },
  };
  return localSource(id, line, () => worker.terminate());
}

/** Asks a worker one thing; it is gone afterwards. */
export function askWorker<K extends Ask["ask"]>(
  question: Extract<Ask, { readonly ask: K }>,
): Promise<Answers[K]> {
  const worker = startWorker();
  const answer = new Promise<Answers[K]>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      if (data.type === "answer") resolve(data.answer as Answers[K]);
      else if (data.type !== "table") reject(new TableTrouble(data.problem));
    });
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
  });
  worker.postMessage({ ...question, number: 1 } satisfies Request);
  return answer.finally(() => worker.terminate());
}

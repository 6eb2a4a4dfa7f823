import { availableParallelism } from "node:os";
import { BUDGETS } from "@portolan/bots";
import { openWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

export type PoolOptions = Partial<WorkerPoolOptions>;
export type Pool = WorkerPool;

/**
 * Computer players think in threads of their own. Those who do not search have one apart from the others: they take a
 * few milliseconds and shall not wait for somebody who thinks for a second.
 */
export function openPool(options: PoolOptions = {}): Pool {
  const { size = Math.max(1, availableParallelism() - 1) } = options;
  const searching = openWorkerPool({ ...options, size });
  const quick = openWorkerPool({ ...options, size: 1 });
  return {
    think: (task, host) => (Object.hasOwn(BUDGETS, task.player) ? searching : quick).think(task, host),
    prepare() {
      quick.prepare();
      searching.prepare();
    },
    waiting: () => quick.waiting() + searching.waiting(),
    async close() {
      await Promise.all([quick.close(), searching.close()]);
    },
  };
}

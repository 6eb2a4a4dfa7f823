import { getCompileCacheDir } from "node:module";
import { type ResourceLimits, Worker } from "node:worker_threads";

/** Starts a thread of this server. What the process has compiled, now or before, need not be compiled again in it. */
export function startThread(script: URL, workerData?: string, resourceLimits?: ResourceLimits): Worker {
  const cache = getCompileCacheDir();
  const env = cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: cache };
  return new Worker(script, { workerData, env, ...(resourceLimits ? { resourceLimits } : {}) });
}

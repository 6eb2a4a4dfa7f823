/** Where the worker that holds a table is fetched from. This is so while developing; the build puts its own here. */
export const workerAddress: string = "/src/table/sources/local/worker.ts";

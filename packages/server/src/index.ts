export { allAddresses } from "./addresses.ts";
export { isNetwork, type TrustedProxies } from "./http/address.ts";
export { type Limits, NO_LIMITS, USUAL_LIMITS } from "./limits.ts";
export { DATA_FILE, DEFAULT_PORT, type RunningServer, type ServerOptions, startServer } from "./server.ts";
export { withoutPassword } from "./store/postgres/link.ts";
export { openPostgres } from "./store/postgres/postgres.ts";
export { backupSqlite, openSqlite } from "./store/sqlite/sqlite.ts";
export { type Store, StoreError } from "./store/store.ts";
export type { Source } from "./table/create.ts";

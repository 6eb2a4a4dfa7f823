export { startPostgres } from "../store/testing/postgres.ts";
export { weather } from "./storm.ts";

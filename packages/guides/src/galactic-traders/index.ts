export { guide } from "./guide.ts";
export * from "./telling.ts";

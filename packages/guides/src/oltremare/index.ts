export * from "./draft.ts";
export { guide } from "./guide.ts";
export * from "./telling.ts";

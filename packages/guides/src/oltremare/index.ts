export * from "./draft.ts";
export { guide } from "./guide.ts";
export { saidOf } from "./reasons.ts";
export * from "./telling.ts";

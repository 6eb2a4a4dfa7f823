export * from "./draft.ts";
export { guide } from "./guide.ts";
export { reasonOf } from "./reasons.ts";
export * from "./telling.ts";

export { guide } from "./guide.ts";
export { farm, hand, market, players, route } from "./places.ts";
export * from "./telling.ts";

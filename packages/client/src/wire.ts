/** Every request, answer and stream event of the server: what validates them, documents them and gives their types. */
export * from "./wire/common.ts";
export * from "./wire/events.ts";
export * from "./wire/people.ts";
export * from "./wire/tables.ts";

export * from "./guide.ts";
export * from "./phrases.ts";
export * from "./place.ts";
export * from "./scene.ts";
export * from "./translator.ts";

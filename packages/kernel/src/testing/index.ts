export * from "./bench.ts";
export * from "./checks.ts";
export * from "./folding.ts";
export * from "./secrecy.ts";
export * from "./suite.ts";
export * from "./toy.ts";
export * from "./transcript.ts";
export * from "./walk.ts";

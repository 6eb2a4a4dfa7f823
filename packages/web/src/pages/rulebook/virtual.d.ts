/** Made by `build/rulebooks.ts` from docs/rules: one file to fetch for each game and language. */
declare module "virtual:rulebooks" {
  export const books: Readonly<
    Record<
      import("../../games/registry.ts").GameId,
      Readonly<
        Record<
          import("@portolan/kernel").Locale,
          () => Promise<{ readonly default: import("./book.ts").Book }>
        >
      >
    >
  >;
}

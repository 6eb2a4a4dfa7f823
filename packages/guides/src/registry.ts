import type { GameTypes } from "@portolan/kernel";
import type { GuideKind } from "./guide.ts";

/** A guide among those of all games: it is handed only views, moves and events of its own game. */
function anyGuide<G extends GameTypes>({ guide }: { readonly guide: GuideKind<G> }): GuideKind {
  return guide as unknown as GuideKind;
}

/** The guides by the games' ids; each is fetched when it is needed. */
export const GUIDES: Readonly<Record<string, () => Promise<GuideKind>>> = {
  "traders-of-carthage": async () => anyGuide(await import("./traders-of-carthage/index.ts")),
  oltremare: async () => anyGuide(await import("./oltremare/index.ts")),
  "galactic-traders": async () => anyGuide(await import("./galactic-traders/index.ts")),
  "porto-carthago": async () => anyGuide(await import("./porto-carthago/index.ts")),
};

import type { GameId } from "../../games/list.ts";
import type { Figures } from "./figure.tsx";

/** The pictures of each game, fetched with its rulebook. */
export const PICTURES: Readonly<Record<GameId, () => Promise<{ readonly figures: Figures }>>> = {
  "traders-of-carthage": () => import("./traders-of-carthage.tsx"),
  oltremare: () => import("./oltremare.tsx"),
  "galactic-traders": () => import("./galactic-traders.tsx"),
  "porto-carthago": () => import("./porto-carthago.tsx"),
};

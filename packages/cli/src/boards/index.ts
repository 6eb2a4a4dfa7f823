import { GUIDES } from "@portolan/guides/registry";
import type { GameTypes, Locale } from "@portolan/kernel";
import type { BoardKind, DrawingKind } from "./board.ts";
import { boardOver } from "./over-guide.ts";
import { plainDrawing, plainGuideKind } from "./plain.ts";

export type { Board, BoardKind, Scene } from "./board.ts";

/** A drawing among those of all games: it is handed only views and moves of its own game. */
function anyDrawing<G extends GameTypes>(kind: DrawingKind<G>): DrawingKind {
  return kind as unknown as DrawingKind;
}

/** The drawings by the ids of their games; each is fetched when it is needed. */
const DRAWINGS: Readonly<Record<string, () => Promise<DrawingKind>>> = {
  "traders-of-carthage": async () => anyDrawing((await import("./traders-of-carthage.ts")).drawing),
  oltremare: async () => anyDrawing((await import("./oltremare.ts")).drawing),
  "galactic-traders": async () => anyDrawing((await import("./galactic-traders.ts")).drawing),
  "porto-carthago": async () => anyDrawing((await import("./porto-carthago.ts")).drawing),
};

/** The board of a game in a language. */
export async function loadBoard(game: string, locale: Locale): Promise<BoardKind> {
  const [guides, drawings] = await Promise.all([
    GUIDES[game]?.() ?? plainGuideKind,
    DRAWINGS[game]?.() ?? { open: () => plainDrawing },
  ]);
  return {
    locale,
    words: await guides.words[locale](),
    open: (settings) => boardOver({ guide: guides.open(settings), drawing: drawings.open(settings) }),
  };
}

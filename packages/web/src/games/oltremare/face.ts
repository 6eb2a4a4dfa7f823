import type { GameTypes } from "@portolan/games/oltremare";
import { faceOf } from "../face.ts";
import { emblem } from "./emblem.ts";

export const face = faceOf<GameTypes>({
  facts: { players: { min: 2, max: 5 }, minutes: 60, weight: 3 },
  emblem,
  sceneSquare: "72,48,116,116",
  marks: { main: "deal", events: { deal: "deal", interim: "scoring", final: "scoring", over: "end" } },
  rules: () => import("@portolan/games/oltremare"),
  guide: () => import("@portolan/guides/oltremare"),
  words: {
    en: async () => (await import("./board/words.en.ts")).english,
    it: async () => (await import("./board/words.it.ts")).italian,
    nl: async () => (await import("./board/words.nl.ts")).dutch,
  },
  pictures: () => import("./pictures.tsx"),
  board: () => import("./board/board.tsx"),
  logArt: () => import("./art/log-art.tsx"),
  composer: () => import("./plain/composer.tsx"),
  end: () => import("./end/end.tsx"),
  room: () => import("./room/room.tsx"),
  lesson: () => import("./lesson/lesson.ts"),
});

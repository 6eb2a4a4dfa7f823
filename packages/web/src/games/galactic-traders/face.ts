import type { GameTypes } from "@portolan/games/galactic-traders";
import { faceOf } from "../face.ts";
import { emblem } from "./emblem.ts";

export const face = faceOf<GameTypes>({
  facts: { players: { min: 2, max: 4 }, minutes: 45, weight: 2 },
  emblem,
  sceneSquare: "136,30,124,124",
  marks: { main: "scoring", events: { agreement: "scoring", round: "round", over: "end" } },
  rules: () => import("@portolan/games/galactic-traders"),
  guide: () => import("@portolan/guides/galactic-traders"),
  words: {
    en: async () => (await import("./end/words.en.ts")).english,
    it: async () => (await import("./end/words.it.ts")).italian,
    nl: async () => (await import("./end/words.nl.ts")).dutch,
  },
  pictures: () => import("./pictures.tsx"),
  board: () => import("./board/board.tsx"),
  logArt: () => import("./art/log-art.tsx"),
  end: () => import("./end/end.tsx"),
  room: () => import("./room/room.tsx"),
  lesson: () => import("./lesson/lesson.ts"),
});

import type { GameTypes } from "@portolan/games/porto-carthago";
import { faceOf } from "../face.ts";
import { emblem } from "./emblem.ts";

export const face = faceOf<GameTypes>({
  facts: { players: { min: 3, max: 5 }, minutes: 90, weight: 4 },
  emblem,
  sceneSquare: "90,30,132,132",
  marks: {
    main: "delivery",
    events: { decade: "round", loaded: "delivery", voyage: "voyage", award: "scoring", over: "end" },
  },
  rules: () => import("@portolan/games/porto-carthago"),
  guide: () => import("@portolan/guides/porto-carthago"),
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  pictures: () => import("./pictures.tsx"),
  board: () => import("./board/board.tsx"),
  logArt: () => import("./art/log-art.tsx"),
  end: () => import("./end/end.tsx"),
  room: () => import("./room/room.tsx"),
  lesson: () => import("./lesson/lesson.ts"),
});

import type { GameTypes } from "@portolan/games/traders-of-carthage";
import { faceOf } from "../face.ts";
import { emblem } from "./emblem.ts";

export const face = faceOf<GameTypes>({
  facts: { players: { min: 2, max: 4 }, minutes: 30, weight: 2 },
  emblem,
  sceneSquare: "96,60,112,112",
  marks: { main: "payday", events: { payday: "payday", pirates: "raid", over: "end" } },
  rules: () => import("@portolan/games/traders-of-carthage"),
  guide: () => import("@portolan/guides/traders-of-carthage"),
  pictures: () => import("./pictures.tsx"),
  board: () => import("./board/board.tsx"),
  logArt: () => import("./art/log-art.tsx"),
  end: () => import("./end/end.tsx"),
  room: () => import("./room/room.tsx"),
  lesson: () => import("./lesson/lesson.ts"),
});

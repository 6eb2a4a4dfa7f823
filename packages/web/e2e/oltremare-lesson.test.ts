import { lesson } from "../src/games/oltremare/lesson/lesson.ts";
import { english } from "../src/games/oltremare/lesson/words.en.ts";
import { describeLesson } from "./lesson-suite.ts";

describeLesson({
  name: "Oltremare",
  lesson,
  words: english,
  lookedAt: ["welcome", "offer", "sail", "load", "answer", "surplus", "end"],
});

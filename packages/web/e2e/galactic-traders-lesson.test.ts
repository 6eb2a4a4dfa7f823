import { lesson } from "../src/games/galactic-traders/lesson/lesson.ts";
import { english } from "../src/games/galactic-traders/lesson/words.en.ts";
import { describeLesson } from "./lesson-suite.ts";

describeLesson({
  name: "Galactic Traders",
  lesson,
  words: english,
  lookedAt: ["welcome", "draft", "deliver", "recall", "displaced", "ability", "end"],
});

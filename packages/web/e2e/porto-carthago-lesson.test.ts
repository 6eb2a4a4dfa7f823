import { lesson } from "../src/games/porto-carthago/lesson/lesson.ts";
import { english } from "../src/games/porto-carthago/lesson/words.en.ts";
import { describeLesson } from "./lesson-suite.ts";

describeLesson({
  name: "Porto Carthago",
  lesson,
  words: english,
  lookedAt: ["welcome", "claim", "court", "point", "pick", "end"],
});

import { boardEnglish } from "./board/words.en.ts";
import { chainEnglish } from "./chain/words.en.ts";
import { endEnglish } from "./end/words.en.ts";

/** What board, ribbon and end say beyond the guide. */
export const english = { ...boardEnglish, ...chainEnglish, ...endEnglish };

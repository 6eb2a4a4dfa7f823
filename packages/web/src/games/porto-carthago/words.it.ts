import { boardItalian } from "./board/words.it.ts";
import { chainItalian } from "./chain/words.it.ts";
import { endItalian } from "./end/words.it.ts";

export const italian = { ...boardItalian, ...chainItalian, ...endItalian };

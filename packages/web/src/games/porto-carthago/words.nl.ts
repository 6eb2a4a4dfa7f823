import { boardDutch } from "./board/words.nl.ts";
import { chainDutch } from "./chain/words.nl.ts";
import { endDutch } from "./end/words.nl.ts";

export const dutch = { ...boardDutch, ...chainDutch, ...endDutch };

import { drawings } from "./drawings.ts";
import { program } from "./program.ts";

/** All that the command line says, beside the words of games and guides. */
export const english = { ...program, ...drawings };

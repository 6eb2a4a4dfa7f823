import { drawings } from "./drawings.ts";
import { program } from "./program.ts";

export const dutch = { ...program, ...drawings };

import { drawings } from "./drawings.ts";
import { program } from "./program.ts";

export const italian = { ...program, ...drawings };

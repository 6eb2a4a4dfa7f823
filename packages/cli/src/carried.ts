import { existsSync } from "node:fs";

/** The folder of this package. */
const PACKAGE = new URL("../", import.meta.url);

/** A folder that a packed `portolan` carries along under its own name, and that a clone has elsewhere. */
export function carried(name: string, inClone: string): URL {
  const own = new URL(`${name}/`, PACKAGE);
  return existsSync(own) ? own : new URL(`${inClone}/`, PACKAGE);
}

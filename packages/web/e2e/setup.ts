import { buildClient } from "../stage/browser.ts";
import { findChromium, HOW_TO_GET_ONE } from "./chromium.ts";

/** Before the browser tests: there is a browser, and the client is built as it is now. */
export default function setup(): void {
  if (findChromium() === null) throw new Error(HOW_TO_GET_ONE);
  buildClient();
}

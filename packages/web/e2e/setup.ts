import type { TestProject } from "vitest/node";
import { buildClient } from "../tools/browser/browser.ts";
import { findChromium, HOW_TO_GET_ONE } from "./chromium.ts";
import { serve } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the server that all files share. */
    server: string;
  }
}

/** Before the browser tests: there is a browser, the client is built as it is now, and a server serves it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (findChromium() === null) throw new Error(HOW_TO_GET_ONE);
  buildClient();
  const server = await serve();
  provide("server", server.url);
  return server.close;
}

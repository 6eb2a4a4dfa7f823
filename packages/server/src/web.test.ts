import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startWorld, testFolder } from "./testing/world.ts";

const web = testFolder();
const script = "export const greeting = 'hello';";
mkdirSync(join(web, "assets"));
writeFileSync(join(web, "index.html"), "<!doctype html><title>Portolan</title>");
writeFileSync(join(web, "assets", "app-1a2b.js"), script);
writeFileSync(join(web, "assets", "app-1a2b.js.gz"), gzipSync(script));
const world = await startWorld({ web });
const html = { accept: "text/html" };

test("the web client is served, and its first page for every address of its own", async () => {
  for (const path of ["/", "/tables/abc", "/rules/oltremare"]) {
    const response = await fetch(`${world.url}${path}`, { headers: html });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>Portolan</title>");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  }
});

test("files with a fingerprint are compressed and kept for ever", async () => {
  const response = await fetch(`${world.url}/assets/app-1a2b.js`, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(await response.text()).toBe(script);
});

test("what is not there is not answered with a page where none is wanted", async () => {
  expect((await fetch(`${world.url}/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${world.url}/api/none`, { headers: html })).status).toBe(404);
  expect((await fetch(`${world.url}/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
});

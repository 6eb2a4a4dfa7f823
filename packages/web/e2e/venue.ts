import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFailed } from "vitest";
import { type Chosen, launchBrowser } from "../stage/browser.ts";
import { type Device, loner, type Person, person, type Screen } from "./people.ts";
import { type Served, serve } from "./server.ts";

/** Where pictures of tests that failed can be looked at. */
const PICTURES = join(tmpdir(), "portolan-browser-tests");

/** A server and a browser, for all tests of a file. */
export interface Venue {
  server(): Served;
  /** Somebody with a browser of their own. */
  person(name: string, screen: Screen, chosen?: Chosen, device?: Device): Promise<Person>;
  /** Somebody who plays alone, and has the same luck on every run. */
  loner(name: string, screen: Screen, chosen?: Chosen, device?: Device): Promise<Person>;
}

async function takePictures(title: string, people: readonly Person[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const { name, page } of people) {
    if (page.isClosed()) continue;
    const path = join(PICTURES, `${title} ${name}.png`.replaceAll(/[^\w.]+/g, "-"));
    await page.screenshot({ path, timeout: 10_000 }).then(
      () => process.stderr.write(`What ${name} saw is in ${path}\n`),
      () => process.stderr.write(`What ${name} saw could not be photographed\n`),
    );
  }
}

/** Opens a venue for the tests around the call: whatever goes wrong on a page unseen fails the test it went wrong in. */
export function openVenue(): Venue {
  const people: Person[] = [];
  let server: Served;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launchBrowser()]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await takePictures(task.name, people);
    expect(people.flatMap(({ faults }) => faults.splice(0))).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  async function enter(arriving: Promise<Person>): Promise<Person> {
    const someone = await arriving;
    people.push(someone);
    return someone;
  }
  return {
    server: () => server,
    person: (...given) => enter(person(browser, server.url, ...given)),
    loner: (...given) => enter(loner(browser, server.url, ...given)),
  };
}

/** The tests around the call tell one story in parts: after a mishap the rest of it cannot happen. */
export function tellOneStory(): void {
  let isStopped = false;
  beforeEach(({ skip }) => {
    skip(isStopped);
    onTestFailed(() => {
      isStopped = true;
    });
  });
}

import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFailed } from "vitest";
import { type Chosen, launchBrowser } from "../tools/browser/browser.ts";
import { type Device, loner, type Person, person, type Screen } from "./people.ts";
import { type Served, serve } from "./server.ts";

/** Where pictures of tests that failed can be looked at. */
const PICTURES = join(tmpdir(), "portolan-browser-tests");

/** Where people meet: a server, and browsers of their own, for all tests of a file. */
export interface Venue {
  /** Somebody with a browser of their own. */
  person(name: string, screen: Screen, chosen?: Chosen, device?: Device): Promise<Person>;
  /** Somebody who plays alone, and has the same luck on every run. */
  loner(name: string, screen: Screen, chosen?: Chosen, device?: Device): Promise<Person>;
}

/** A venue whose server nobody else uses: it can be restarted, and knows of no other tables and accounts. */
export interface OwnVenue extends Venue {
  server(): Served;
}

let launched: Browser | undefined;

/** The files that a process tests, one after the other, share a Chromium. It ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  if (!launched?.isConnected()) launched = await launchBrowser();
  return launched;
}

async function takePictures(title: string, people: readonly Person[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const { name, page } of people) {
    if (page.isClosed()) continue;
    const path = join(PICTURES, `${title} ${name}.png`.replaceAll(/[^\w.]+/g, "-"));
    // Games that nobody looks at are not painted.
    await page.addStyleTag({ content: "html { opacity: 1 !important }" }).catch(() => {});
    await page.screenshot({ path, timeout: 10_000 }).then(
      () => process.stderr.write(`What ${name} saw is in ${path}\n`),
      () => process.stderr.write(`What ${name} saw could not be photographed\n`),
    );
  }
}

/** Lets people in during the tests around the call: what goes wrong on a page unseen fails the test it went wrong in. */
function letIn(url: () => string): Venue {
  const people: Person[] = [];
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await takePictures(task.name, people);
    expect(people.flatMap(({ faults }) => faults.splice(0))).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(people.map(({ context }) => context.close()));
  });
  async function enter(arriving: Promise<Person>): Promise<Person> {
    const someone = await arriving;
    people.push(someone);
    return someone;
  }
  return {
    person: async (...given) => enter(person(await sharedBrowser(), url(), ...given)),
    loner: async (...given) => enter(loner(await sharedBrowser(), url(), ...given)),
  };
}

/** Opens a venue for the tests around the call, on the server that all share. */
export function openVenue(): Venue {
  return letIn(() => inject("server"));
}

/** Opens a venue with a server of its own for the tests around the call. */
export function openOwnVenue(): OwnVenue {
  let server: Served;
  beforeAll(async () => {
    server = await serve();
  });
  afterAll(() => server?.close());
  return { ...letIn(() => server.url), server: () => server };
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

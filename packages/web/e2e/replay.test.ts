import { readFile } from "node:fs/promises";
import { toLink } from "@portolan/kernel";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Save } from "../src/app/storage/saves.ts";
import { putGames } from "../tools/browser/browser.ts";
import { fixedGame } from "../tools/browser/games.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { goOffline, NARROW, type Person, WIDE } from "./people.ts";
import { openVenue, tellOneStory } from "./venue.ts";

/** Waits until this move is shown. */
async function untilMove(page: Page, at: number): Promise<void> {
  await page.locator("#replay-move").getByText(`Move ${at} of `).waitFor();
}

/** Where the board calls one of these players "you". */
function youIn(page: Page, which: string): Locator {
  return page.locator(`.tc-plate${which}`).getByText("You", { exact: true });
}

describe("a game watched again", () => {
  const venue = openVenue();
  tellOneStory();
  let ada: Person;
  let save: Save;
  let last: number;
  let link: string;

  beforeAll(async () => {
    const moments = await fixedGame("traders-of-carthage", 3, "watched-again");
    save = moments[moments.length - 1].save;
    last = save.record.moves.length;
    ada = await venue.person("Ada", WIDE);
    await ada.page.goto("/");
    await putGames(ada.page, [save, { ...moments[20].save, id: "running" }]);
    await ada.page.reload();
  });

  test("is found among my games", async () => {
    const { page } = ada;
    await page.getByText(/^Finished \d(?:st|nd|rd|th)$/).waitFor();
    await findsNothing(page, "the first page with games on it");
    await page.goto(`/replay/${save.id}`);
    await page.getByRole("heading", { name: "Traders of Carthage: replay" }).waitFor();
    await untilMove(page, 0);
    await findsNothing(page, "the beginning of a replay");
    await fitsWidth(page);
  });

  test("goes on step by step, with buttons and with keys", async () => {
    const { page } = ada;
    const lines = page.locator(".log-lines li");
    await page.getByRole("button", { name: "One move forward" }).click();
    await untilMove(page, 1);
    await page.keyboard.press("ArrowRight");
    await untilMove(page, 2);
    const told = await lines.count();
    await page.getByRole("button", { name: "One move back" }).click();
    await untilMove(page, 1);
    expect(await lines.count()).toBeLessThan(told);
    await page.keyboard.press("End");
    await untilMove(page, last);
    await page.keyboard.press("Home");
    await untilMove(page, 0);
    await page.getByRole("slider", { name: "Timeline" }).press("ArrowRight");
    await untilMove(page, 1);
  });

  test("plays by itself until it is stopped", async () => {
    const { page } = ada;
    await page.getByLabel("Speed").selectOption({ label: "4 ×" });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await untilMove(page, 4);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  test("jumps from payday to payday", async () => {
    const { page } = ada;
    await page.keyboard.press("Home");
    await page.getByRole("button", { name: /^Next.*payday$/ }).click();
    await page
      .locator(".log-lines")
      .getByText(/payday/i)
      .first()
      .waitFor();
    const first = await page.locator("#replay-move").innerText();
    await page.getByRole("button", { name: /^Next.*payday$/ }).click();
    await expect.poll(() => page.locator("#replay-move").innerText()).not.toBe(first);
    await page.getByRole("button", { name: /^Previous.*payday$/ }).click();
    await expect.poll(() => page.locator("#replay-move").innerText()).toBe(first);
    await findsNothing(page, "a payday in a replay");
  });

  test("is seen with the eyes of everybody who sat there", async () => {
    const { page } = ada;
    const eyes = page.getByLabel("Viewed as");
    const hand = page.locator(".tc-hand");
    const own = await hand.innerText();
    await youIn(page, "[data-own=true]").waitFor();
    await eyes.selectOption("1");
    await expect.poll(() => hand.innerText()).not.toBe(own);
    await youIn(page, "[data-own=false]").waitFor();
    await eyes.selectOption("spectator");
    await hand.waitFor({ state: "detached" });
    await eyes.selectOption("everything");
    await page
      .getByRole("region", { name: /^Hidden from the others/ })
      .nth(2)
      .waitFor();
    await findsNothing(page, "a replay that hides nothing");
    await eyes.selectOption("0");
    await hand.waitFor();
  });

  test("deals that were fair prove it", async () => {
    const { page } = ada;
    await page.getByRole("button", { name: "Check the deal" }).click();
    const findings = page.getByRole("dialog").locator(".finding");
    await findings.first().waitFor();
    expect(await page.locator(".finding.ok").count()).toBe(await findings.count());
    await findsNothing(page, "the check of a deal");
    await page.getByRole("button", { name: "Close" }).click();
  });

  test("is shared as a link and as a file", async () => {
    const { page } = ada;
    await page.getByRole("button", { name: "Share" }).click();
    link = await page.getByRole("dialog").getByLabel("Link").inputValue();
    expect(link).toContain(toLink(save.record));
    await findsNothing(page, "the question how to share");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the record" }).click(),
    ]);
    expect(JSON.parse(await readFile(await download.path(), "utf8"))).toEqual(save.record);
    await page.keyboard.press("Escape");
  });

  test("a running game shows only what its player has seen, and is not shared yet", async () => {
    const { page } = ada;
    await page.goto("/replay/running");
    await page.getByText("The game is still running, so you only see what you see at the table.").waitFor();
    expect(await page.getByLabel("Viewed as").locator("option").count()).toBe(1);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Available when the game is over.").waitFor();
    expect(await page.getByRole("dialog").getByRole("textbox").count()).toBe(0);
  });

  test("a link opens in another browser, on another device, and without a server", async () => {
    const ben = await venue.person("Ben", NARROW, {}, "keeping the client");
    const { page } = ben;
    await page.goto("/");
    await goOffline(ben);
    await page.goto(link);
    await untilMove(page, 0);
    expect(await page.locator("#replay-move").innerText()).toContain(`of ${last}`);
    // Whoever follows a link had no seat in the game, whosever eyes they look with.
    await page.locator(".tc-plate[data-own=true]").waitFor();
    expect(await youIn(page, "").count()).toBe(0);
    await findsNothing(page, "a shared game on a small screen");
    await fitsWidth(page);
    await page.getByRole("button", { name: "Go to end" }).tap();
    await page.getByRole("button", { name: "About this game" }).tap();
    await page.getByRole("table", { name: "Scores" }).waitFor();
    for (const score of save.record.result?.scores ?? []) {
      expect(await page.locator(".end .scores tr.total").innerText()).toContain(String(score));
    }
    await findsNothing(page, "the end of a shared game on a small screen");
  });

  test("a damaged link says so, and a record is opened from its file", async () => {
    const { page } = ada;
    await page.goto("/replay");
    await page.getByLabel("Link").fill("https://example.org/replay#nonsense");
    await page.getByRole("button", { name: "Watch" }).click();
    await page.getByText("This link is damaged or incomplete.").waitFor();
    await findsNothing(page, "a damaged link");
    await page.goto("/replay");
    await page.getByLabel("Open a record").setInputFiles({
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(save.record)),
    });
    await untilMove(page, 0);
  });
});

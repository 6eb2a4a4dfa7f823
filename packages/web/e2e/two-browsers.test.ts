import { beforeAll, describe, expect, test } from "vitest";
import { hand } from "../src/games/traders-of-carthage/places.ts";
import { atPlace } from "../src/table/place.ts";
import { findsNothing, fitsWidth } from "./axe.ts";
import { NARROW, type Person, WIDE } from "./people.ts";
import { moveOn, movesOn, untilAsked, untilMoves } from "./table.ts";
import { openOwnVenue, tellOneStory } from "./venue.ts";

const PLAIN = { style: "plain", pace: "instant" };

describe("two browsers at a table of the server", () => {
  const venue = openOwnVenue();
  tellOneStory();
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    ada = await venue.person("Ada", WIDE, PLAIN);
    ben = await venue.person("Ben", NARROW, PLAIN);
  });

  /** Whose page asks for a decision; nobody's if the game is over. */
  function turn(): Promise<Person | null> {
    return Promise.race([ada, ben].map(async (one) => ((await untilAsked(one.page, 0)) ? one : null)));
  }

  async function playUntil(moves: number): Promise<void> {
    while (true) {
      const mover = await turn();
      if (mover === null) return;
      if ((await movesOn(mover.page)) >= moves) return;
      await moveOn(mover.page);
    }
  }

  async function bothAt(moves: number): Promise<void> {
    await Promise.all([untilMoves(ada.page, moves), untilMoves(ben.page, moves)]);
  }

  async function giveName({ page, name }: Person): Promise<void> {
    await page.getByRole("dialog").getByRole("textbox", { name: "Your name" }).fill(name);
    await findsNothing(page, "the question for a name");
    await page.getByRole("button", { name: "Play under this name" }).click();
  }

  test("Ada sets a table, and Ben follows her link to it", async () => {
    const { page } = ada;
    await page.goto("/");
    await page.getByRole("link", { name: "Play with friends" }).click();
    await page.getByRole("heading", { name: "Invite friends", level: 1 }).waitFor();
    await findsNothing(page, "the page that sets a table");
    await page.locator(".radio", { hasText: /^Live/ }).click();
    await page.getByRole("button", { name: "Create table" }).click();
    await giveName(ada);
    await page.getByRole("heading", { name: "Traders of Carthage: at the table" }).waitFor();
    await findsNothing(page, "the table before the game");

    const link = await page.getByRole("textbox", { name: "Link to this table" }).inputValue();
    await page.getByText("This link works on this computer only").waitFor();
    await ben.page.goto(link);
    await ben.page.getByText("Ada invites you to").waitFor();
    await findsNothing(ben.page, "the table as a guest finds it");
    await fitsWidth(ben.page);
    await ada.page.getByText("1 spectator").waitFor();
    expect(await ben.page.getByText("spectator").count()).toBe(0);
    await ben.page.getByRole("textbox", { name: "Say something to everyone" }).fill("Hello!");
    await ben.page.getByRole("button", { name: "Send" }).click();
    await giveName(ben);
    await ada.page.getByText("Hello!").waitFor();
    await ben.page.getByRole("button", { name: "Join", exact: true }).click();
    await bothAt(0);
    expect(await ben.page.locator(".clock").count()).toBe(2);
  });

  test("they talk, and play on after one was away and after the server was gone", async () => {
    await ada.page.getByRole("textbox", { name: "Say something to the players" }).fill("A fair wind!");
    await ada.page.getByRole("button", { name: "Send" }).click();
    await ben.page.getByText("A fair wind!").waitFor();

    await playUntil(6);
    await findsNothing(ada.page, "a running game");
    await findsNothing(ben.page, "a running game on a small screen");
    await fitsWidth(ben.page);

    await ben.context.setOffline(true);
    await ben.page.getByText("Connection lost.").waitFor();
    await ada.page.locator(".seat", { hasText: "Ben" }).getByText("away").waitFor();
    await ben.context.setOffline(false);
    await ben.page.getByText("Connection lost.").waitFor({ state: "detached" });
    await playUntil(12);

    await venue.server().restart();
    await playUntil(18);
    await ben.page.reload();
    await bothAt(18);
  });

  test("somebody who has the link watches, and sees no hand", async () => {
    const cleo = await venue.person("Cleo", WIDE, PLAIN);
    await cleo.page.goto(new URL(ada.page.url()).pathname);
    await cleo.page.getByText("You are watching.").waitFor();
    await ada.page.getByText("1 spectator").waitFor();
    const hands = [0, 1].map((seat) => atPlace(hand(seat))).join();
    expect(await ada.page.locator(hands).count()).toBe(1);
    expect(await cleo.page.locator(hands).count()).toBe(0);
    expect(await cleo.page.locator(".choice").count()).toBe(0);
    await findsNothing(cleo.page, "a game that one watches");
    await cleo.context.close();
  });

  test("the game ends for both with the same scores, and is played again", async () => {
    await playUntil(Number.POSITIVE_INFINITY);
    for (const { page } of [ada, ben]) await page.locator("#end-title").waitFor();
    const scores = await Promise.all([ada, ben].map(({ page }) => page.locator(".scores").innerText()));
    expect(scores[0]).toBe(scores[1]);
    // Each page has checked the deal by itself, although Ben's was loaded again in the middle of the game.
    for (const { page } of [ada, ben]) {
      await page.getByText("The deal was fair: this page has checked it.").click();
      await page.locator(".finding").first().waitFor();
      expect(await page.locator(".finding.ok").allInnerTexts()).toHaveLength(5);
    }
    await findsNothing(ada.page, "the end of a game");

    await ada.page.getByRole("link", { name: "Replay" }).click();
    await ada.page.getByRole("heading", { name: /replay/i, level: 1 }).waitFor();
    await ada.page.getByRole("button", { name: "Check the deal" }).click();
    await ada.page.getByText("Your own random part is in the deal.").waitFor();
    expect(await ada.page.locator(".finding:not(.ok)").count()).toBe(0);
    await findsNothing(ada.page, "the check of a deal that the server made");
    await ada.page.goto(new URL(ben.page.url()).pathname);
    await ada.page.locator("#end-title").waitFor();
    await ada.page.getByRole("button", { name: "Rematch" }).click();
    await ada.page.getByRole("heading", { name: "Traders of Carthage: at the table" }).waitFor();
    await ben.page.getByRole("button", { name: "Join the next game" }).click();
    const { pathname } = new URL(ada.page.url());
    await ben.page.waitForURL((url) => url.pathname === pathname);
    await bothAt(0);
  });

  test("their games are listed, and one of them is waited for", async () => {
    await Promise.all([ada.page.goto("/"), ben.page.goto("/")]);
    for (const { page } of [ada, ben]) {
      await page.getByRole("heading", { name: /^My games/ }).waitFor();
      await findsNothing(page, "the first page of somebody who plays with others");
      await fitsWidth(page);
    }
    await expect.poll(async () => (await ada.page.title()) + (await ben.page.title())).toContain("(1)");
  });

  test("the other pages are accessible too", async () => {
    const pages = {
      "/join": "Nobody is waiting right now.",
      "/watch": "No public games right now.",
      "/account": /Traders of Carthage: place \d of 2/,
    };
    for (const [path, text] of Object.entries(pages)) {
      await ada.page.goto(path);
      await ada.page.getByText(text).waitFor();
      await findsNothing(ada.page, path);
      await ben.page.goto(path);
      await ben.page.getByRole("heading", { level: 1 }).waitFor();
      await fitsWidth(ben.page);
    }
  });

  test("cards that wait for a part that is on another device are dealt without it", async () => {
    await ada.page.goto("/");
    await ada.page.getByRole("link", { name: "Play with friends" }).click();
    await ada.page.getByRole("button", { name: "Create table" }).click();
    const link = ada.page.getByRole("textbox", { name: "Link to this table" });
    await link.waitFor();
    const address = await link.inputValue();
    // The page that made the table is gone, and with it all that this device knew.
    await ada.page.goto("/rules/traders-of-carthage");
    await ada.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("portolan.pledge.")) localStorage.removeItem(key);
      }
    });
    await ben.page.goto(address);
    await ben.page.getByRole("button", { name: "Join", exact: true }).click();
    await ben.page.getByText(/The cards are dealt once Ada has added to the shuffle/).waitFor();
    await findsNothing(ben.page, "a table that waits for a part of the deal");
    await fitsWidth(ben.page);
    await ada.page.goto(address);
    await ada.page.getByRole("button", { name: "Deal without my part" }).click();
    await bothAt(0);
  });
});

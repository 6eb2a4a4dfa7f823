import { describe, expect, test } from "vitest";
import { findsNothing } from "./axe.ts";
import { NARROW, type Person, WIDE } from "./people.ts";
import { confirmButton, isAsked, moveOn, untilAsked, untilMoves } from "./table.ts";
import { openOwnVenue } from "./venue.ts";

const PLAIN = { style: "plain", pace: "instant" };
/** The address of a host in a network at home. */
const AT_HOME = "http://192.0.2.20:4480";

/** Has somebody look at another page, with a browser that notifies as telephones do: by its service worker alone. */
async function lookElsewhere({ page, context }: Person): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    Object.defineProperty(document, "hidden", { value: true });
    const refuse = (): never => {
      throw new TypeError("Illegal constructor");
    };
    globalThis.Notification = new Proxy(Notification, { construct: refuse });
    globalThis.AudioContext = new Proxy(AudioContext, { construct: refuse });
  });
}

/** The pages that the notifications on a device lead to. */
function notificationsOf({ page }: Person): Promise<unknown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ data }) => data);
  });
}

describe("people at a table of the server", () => {
  const venue = openOwnVenue();

  async function giveName({ page, name }: Person): Promise<void> {
    await page.getByRole("dialog").getByRole("textbox", { name: "Your name" }).fill(name);
    await page.getByRole("button", { name: "Play under this name" }).click();
  }

  /** Accepts an invitation under a name of one's own. */
  async function join({ page, name }: Person): Promise<void> {
    await page.getByRole("textbox", { name: "Your name" }).fill(name);
    await page.getByRole("button", { name: "Join", exact: true }).click();
  }

  async function fromMenu({ page }: Person, item: string): Promise<void> {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("menuitem", { name: item }).click();
  }

  test("a friend has a seat of their own; both agree to stop at the second offer", async () => {
    const ada = await venue.person("Ada", WIDE, PLAIN);
    // The test's server is for this machine alone; that of a host at home has an address that friends can reach.
    const { promise: known, resolve: tellAddresses } = Promise.withResolvers<void>();
    await ada.page.route("**/api/addresses", async (route) => {
      await known;
      await route.fulfill({ json: { addresses: [AT_HOME] } });
    });
    await ada.page.goto("/invite/traders-of-carthage");
    await ada.page.locator(".radio", { hasText: "3 players" }).click();
    await ada.page.getByLabel("Seat 2").selectOption("invited");
    await ada.page.getByRole("textbox", { name: "Your friend’s name" }).fill("Ben");
    await ada.page.getByLabel("Seat 3").selectOption("novice");
    await ada.page.getByRole("button", { name: "Create table" }).click();
    await giveName(ada);
    const linkForBen = ada.page.getByRole("textbox", { name: "Link for Ben" });
    // Until the address is known there is no link that Ben could not use.
    expect(await linkForBen.inputValue()).toBe("");
    expect(await ada.page.getByRole("button", { name: "Copy link", disabled: false }).count()).toBe(0);
    tellAddresses();
    await expect.poll(() => linkForBen.inputValue()).toMatch(new RegExp(`^${AT_HOME}/table/`));
    expect(await ada.page.getByRole("button", { name: "Copy link", disabled: true }).count()).toBe(0);
    const link = new URL(await linkForBen.inputValue());
    await ada.page.getByRole("img", { name: `QR code of the link ${AT_HOME}/table/` }).waitFor();
    await findsNothing(ada.page, "the code of a link");

    const ben = await venue.person("Ben", NARROW, PLAIN);
    await ben.page.goto(`${link.pathname}${link.search}`);
    await ben.page.getByText("You are invited: a seat is kept for you.").waitFor();
    await join(ben);
    await Promise.all([untilMoves(ada.page, 0), untilMoves(ben.page, 0)]);

    await fromMenu(ada, "Propose ending the game");
    await ben.page.getByText("Ada proposes ending the game without a winner.").waitFor();
    await findsNothing(ben.page, "an offer to stop");
    await ben.page.getByRole("button", { name: "Play on" }).click();
    await ada.page.getByText("Ben wants to play on.").waitFor();
    await fromMenu(ada, "Propose ending the game");
    await ben.page.getByRole("button", { name: "Agree" }).click();
    for (const { page } of [ada, ben]) {
      await page.getByText("Everyone agreed to stop; nobody wins.").waitFor();
    }
    await findsNothing(ada.page, "a game that was stopped");
    await Promise.all([ada.context.close(), ben.context.close()]);
  });

  test("whoever plays with computers alone may ask for a hint, and give up", async () => {
    const ada = await venue.person("Ada", WIDE, PLAIN);
    const { page } = ada;
    await page.goto("/invite/traders-of-carthage");
    await page.getByRole("button", { name: "Create table" }).click();
    await giveName(ada);
    await page.getByRole("button", { name: "Fill the free seats and start" }).click();
    await untilAsked(page, 0);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("heading", { name: /^Best: / }).waitFor();
    await page.getByRole("button", { name: "Preview this move" }).first().click();
    await confirmButton(page).click();
    await untilMoves(page, 1);
    await fromMenu(ada, "Resign …");
    await findsNothing(page, "the question whether to give up");
    await page.getByRole("button", { name: "Resign", exact: true }).click();
    await page.getByText("The game ended by resignation.").waitFor();
    await ada.context.close();
  });

  test("where other people play there are no hints, and whoever looks elsewhere is called", async () => {
    const called = { ...PLAIN, notifications: true, sound: true };
    const ada = await venue.person("Ada", WIDE, called, "keeping the client");
    const ben = await venue.person("Ben", WIDE, called, "keeping the client");
    await ada.page.goto("/invite/traders-of-carthage");
    await ada.page.locator(".radio", { hasText: /^Anyone/ }).click();
    await ada.page.getByRole("button", { name: "Create table" }).click();
    await giveName(ada);
    await ada.page.getByRole("heading", { name: "Traders of Carthage: at the table" }).waitFor();
    await ben.page.goto("/join");
    await ben.page.getByRole("link", { name: /^Join.*Traders of Carthage/ }).click();
    await join(ben);
    await Promise.all([untilMoves(ada.page, 0), untilMoves(ben.page, 0)]);
    const asked = (await isAsked(ada.page)) ? ada : ben;
    const hint = asked.page.getByRole("button", { name: "Hint", disabled: true });
    await hint.click({ force: true });
    await asked.page.getByRole("status").getByText("No hints at a table with other people").waitFor();
    expect(await asked.page.getByRole("dialog").count()).toBe(0);
    await findsNothing(asked.page, "why there are no hints");

    const other = asked === ada ? ben : ada;
    await lookElsewhere(other);
    await moveOn(asked.page);
    await untilAsked(other.page, 0);
    await expect.poll(() => notificationsOf(other)).toEqual([new URL(other.page.url()).pathname]);
    await Promise.all([ada.context.close(), ben.context.close()]);
  });
});

import { describe, expect, test } from "vitest";
import { findsNothing } from "./axe.ts";
import { type Person, WIDE } from "./people.ts";
import { openOwnVenue } from "./venue.ts";

/** A device that answers for its owner whenever a passkey is asked for. */
async function giveAuthenticator({ page, context }: Person): Promise<void> {
  const line = await context.newCDPSession(page);
  await line.send("WebAuthn.enable");
  await line.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe("an account", () => {
  const venue = openOwnVenue();

  async function newcomer(): Promise<Person> {
    const ada = await venue.person("Ada", WIDE);
    await ada.page.goto("/account");
    await ada.page.getByRole("button", { name: "Choose a name" }).click();
    await ada.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
    await ada.page.getByRole("button", { name: "Play under this name" }).click();
    await ada.page.getByRole("heading", { name: "Who you are" }).waitFor();
    return ada;
  }

  test("is nobody's before a name is chosen", async () => {
    const nobody = await venue.person("Nobody", WIDE);
    await nobody.page.goto("/account");
    await nobody.page.getByRole("button", { name: "Choose a name" }).waitFor();
    await findsNothing(nobody.page, "the account of nobody");
    await nobody.context.close();
  });

  test("is kept with a passkey, left, and entered again with it", async () => {
    const ada = await newcomer();
    const { page } = ada;
    await giveAuthenticator(ada);
    await page.getByText("Only this browser knows you.").waitFor();
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("Your games are kept").waitFor();
    await findsNothing(page, "an account with a passkey");
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await page.getByRole("heading", { name: "Who you are" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Your name" }).inputValue()).toBe("Ada");
    await ada.context.close();
  });

  test("is kept with a password, and entered from another device", async () => {
    const ada = await newcomer();
    await ada.page.getByRole("textbox", { name: "Login name" }).first().fill("ada");
    await ada.page.getByLabel("New password").fill("a fair wind");
    await ada.page.getByRole("button", { name: "Keep my games with a password" }).click();
    await ada.page.getByText("Your games are kept").waitFor();

    const elsewhere = await venue.person("Ada", WIDE);
    await elsewhere.page.goto("/account");
    await elsewhere.page.getByRole("textbox", { name: "Login name" }).fill("ada");
    await elsewhere.page.getByLabel("Password").fill("no wind at all");
    await elsewhere.page.getByRole("button", { name: "Log in", exact: true }).click();
    await elsewhere.page.getByText("The login name or the password is wrong.").waitFor();
    await elsewhere.page.getByLabel("Password").fill("a fair wind");
    await elsewhere.page.getByRole("button", { name: "Log in", exact: true }).click();
    await elsewhere.page.getByRole("heading", { name: "Who you are" }).waitFor();
    await elsewhere.context.close();
    await ada.context.close();
  });

  test("has tokens that work until they are revoked, a name that can change, and an end", async () => {
    const ada = await newcomer();
    const { page } = ada;
    await page.getByRole("textbox", { name: "What it is for" }).fill("my robot");
    await page.getByRole("button", { name: "Make a token" }).click();
    const token = await page.locator(".secret").innerText();
    const ask = () =>
      fetch(`${venue.server().url}/api/me`, { headers: { authorization: `Bearer ${token}` } }).then(
        ({ status }) => status,
      );
    expect(await ask()).toBe(200);
    await page.getByRole("button", { name: /^Revoke.*my robot/ }).click();
    await page.locator(".secret").waitFor({ state: "detached" });
    expect(await ask()).toBe(401);

    await page.getByRole("textbox", { name: "Your name" }).fill("Adela");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("When your clock pauses").click();
    await page.locator(".switch", { hasText: "Pause my clock at night" }).click();
    await page.locator("label", { hasText: /^from/ }).waitFor();
    await findsNothing(page, "an account with nights");

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^portolan-.+\.json$/);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("button", { name: "Choose a name" }).waitFor();
    await ada.context.close();
  });
});

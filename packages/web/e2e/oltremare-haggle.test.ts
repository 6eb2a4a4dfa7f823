import { beforeAll, describe, test } from "vitest";
import { findsNothing } from "./axe.ts";
import { doing } from "./board.ts";
import { clicked, handCards, playHastily, tapped, tradingTable } from "./oltremare-board.ts";
import { type Person, WIDE } from "./people.ts";
import { UPRIGHT } from "./stage-suite.ts";
import { isAsked, movesOn, untilAsked, untilMoves, untilStill } from "./table.ts";
import { openVenue, tellOneStory } from "./venue.ts";

const CHOSEN = { pace: "instant" };

/** How somebody presses on their device. */
const press = ({ name }: Person) => (name === "Ben" ? tapped : clicked);

describe("two people haggle in Oltremare over the server, one of them on a telephone", () => {
  const venue = openVenue();
  tellOneStory();
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    ada = await venue.person("Ada", WIDE, CHOSEN);
    ben = await venue.person("Ben", UPRIGHT, CHOSEN);
  });

  /** Who is asked first, and the other. */
  async function turn(): Promise<readonly [Person, Person]> {
    return Promise.race(
      (
        [
          [ada, ben],
          [ben, ada],
        ] as const
      ).map(async (pair) => {
        await untilAsked(pair[0].page, 0);
        return pair;
      }),
    );
  }

  test("they meet at a table", async () => {
    await ada.page.goto("/invite/oltremare");
    await ada.page.locator(".radio", { hasText: "2 players" }).click();
    await ada.page.getByRole("button", { name: "Create table" }).click();
    await ada.page.getByRole("dialog").getByRole("textbox", { name: "Your name" }).fill("Ada");
    await ada.page.getByRole("button", { name: "Play under this name" }).click();
    const link = await ada.page.getByRole("textbox", { name: "Link to this table" }).inputValue();
    await ben.page.goto(link);
    await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
    await findsNothing(ben.page, "the lagoon, as a guest finds it");
    await ben.page.getByRole("button", { name: "Join", exact: true }).click();
    await Promise.all([untilMoves(ada.page, 0), untilMoves(ben.page, 0)]);
  });

  test("one offers, the other counters, and they strike a deal", async () => {
    const [first, second] = await turn();
    await untilStill(first.page);
    const before = await movesOn(first.page);
    await press(first)(first.page, doing(first.page).getByRole("button", { name: "Make an offer" }));
    await press(first)(first.page, handCards(first.page).first());
    const table = tradingTable(first.page);
    await press(first)(first.page, table.getByRole("button", { name: /pays one more$/ }).first());
    await press(first)(first.page, table.getByRole("button", { name: /^Offer / }));
    await untilMoves(second.page, before + 1);

    const answer = tradingTable(second.page);
    await answer.getByRole("button", { name: /^Accept/ }).waitFor();
    await findsNothing(second.page, "an offer over the server");
    await press(second)(second.page, answer.getByRole("button", { name: /^Counter/ }));
    await press(second)(second.page, answer.getByRole("button", { name: /pays one more$/ }).first());
    await press(second)(second.page, answer.getByRole("button", { name: /^Counter: / }));
    await untilMoves(first.page, before + 2);

    await press(first)(first.page, table.getByRole("button", { name: /^Accept/ }));
    await Promise.all([untilMoves(first.page, before + 3), untilMoves(second.page, before + 3)]);
  });

  test("they talk in phrases, and play on", async () => {
    await ada.page.getByRole("tab", { name: "Chat" }).click();
    await ada.page.getByRole("button", { name: "Too expensive!" }).click();
    await ada.page.getByRole("log").getByText("Too expensive!").waitFor();
    await press(ben)(ben.page, ben.page.getByRole("button", { name: "Log", exact: true }));
    const drawer = ben.page.getByRole("dialog");
    await drawer.getByRole("tab", { name: "Chat" }).tap();
    await drawer.getByRole("log").getByText("Too expensive!").waitFor();
    await drawer.getByRole("button", { name: "Close" }).tap();
    for (let moves = 0; moves < 12; moves++) {
      const [mover] = await turn();
      const before = await movesOn(mover.page);
      await playHastily(mover.page, press(mover));
      await Promise.all([untilMoves(ada.page, before + 1), untilMoves(ben.page, before + 1)]);
      if (await isAsked(mover.page)) await untilStill(mover.page);
    }
  });
});

/** Words for what an edition brings come from the edition, in every game. */
import { fastChance, LOCALES, type Locale, type Message, say, tableWords } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { findGame, games } from "./index.ts";
import { foreignEdition, namesThings } from "./testing/foreign-edition.ts";

/** Plays a game at random and says all that happens, could be done, and is refused. */
function playAloud(id: string, edition: unknown, locale: Locale): string {
  const game = findGame(id);
  if (!game) throw new Error(id);
  const rules = game.open({ players: game.players.min, edition });
  const chance = fastChance(5);
  const catalogue = tableWords(game, rules, locale);
  const said: string[] = rules.seatNames.map((name) => catalogue[name]);
  const speak = (message: Message | null): void => {
    if (message) said.push(say(message, { locale, catalogue, seatName: (seat) => `#${seat}` }));
  };
  const emit = (event: { readonly type: string }): void => speak(rules.tell.event(event));
  const state = rules.setup(chance, emit);
  let earlier: readonly { readonly type: string }[] = [];
  for (let moves = 0; moves < 2000; moves++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    const legal = rules.legal(state, seat);
    for (const move of earlier.slice(0, 5)) {
      const refusal = rules.check(state, seat, move);
      if (refusal) speak(refusal);
    }
    for (const move of legal.slice(0, 10)) {
      speak(rules.tell.move(move));
      expect(rules.parse(rules.print(move))).toEqual({ move });
    }
    earlier = legal;
    rules.apply(state, seat, legal[chance.below(legal.length)], chance, emit);
  }
  expect(rules.result(state)).not.toBeNull();
  return said.join("\n");
}

const naming = games.map(({ id }) => id).filter(namesThings);

describe.each(naming)("%s", (id) => {
  test.each(LOCALES)("an edition whose things are called otherwise is told by its names in %s", (locale) => {
    const told = playAloud(id, foreignEdition(id), locale);
    // Names are Italian in Italian, English where there is no other, and ids where there is none at all.
    expect(told).toMatch(locale === "it" ? /Cosa \d/ : /Thing \d/);
    if (locale === "it") expect(told).not.toMatch(/Thing \d/);
    expect(told).toMatch(/\b[a-z]+zz\b/);
    expect(told).not.toMatch(
      /alexandria|cyrenaica|corfu|candia|jewels|silk|medicin|helvetia|numidia|egypt|ivory/i,
    );
  });

  test("the house edition needs no words but the catalogues' own, planets apart", () => {
    const game = findGame(id);
    const words = game?.open({ players: game.players.min }).words?.("en") ?? {};
    expect(Object.keys(words).filter((term) => !term.startsWith("planet."))).toEqual([]);
  });
});

describe("a thing that keeps its id and gets another name", () => {
  const renamed = (id: string, path: readonly (string | number)[], name: unknown): Record<string, string> => {
    const game = findGame(id);
    if (!game) throw new Error(id);
    const edition = JSON.parse(JSON.stringify(game.houseEdition));
    const parent = path.slice(0, -1).reduce((node, step) => node[step], edition);
    parent[path[path.length - 1]] = name;
    return { ...game.open({ players: game.players.min, edition }).words?.("nl") };
  };

  test.each([
    ["traders-of-carthage", ["colours", 0, "goodNames"], "good.red"],
    ["traders-of-carthage", ["track", 1, "names"], "space.paraetonium"],
    ["traders-of-carthage", ["playerColours", 0, "names"], "seat.white"],
    ["oltremare", ["goods", 0, "name"], "good.jewels"],
    ["oltremare", ["ports", 0, "name"], "port.venezia"],
    ["oltremare", ["tokens", 0, "name"], "token.calmSailing"],
    ["galactic-traders", ["goods", 0, "names"], "good.medicine"],
    ["galactic-traders", ["planets", 0, "name"], "planet.helvetia"],
    ["porto-carthago", ["civilisations", "items", 0, "name"], "civilisation.numidia"],
    ["porto-carthago", ["privileges", "items", 0, "name"], "privilege.contractBonus"],
  ])("%s %j", (id, path, term) => {
    expect(renamed(id, path, { en: "Rome", nl: "Rome aan de Tiber" })[term]).toBe("Rome aan de Tiber");
    expect(renamed(id, path, "Roma")[term]).toBe("Roma");
    expect(renamed(id, path, { en: "a {b} c" })[term]).toBe("a (b) c");
    expect(() => renamed(id, path, 7)).toThrow("expected a name");
    expect(() => renamed(id, path, "x".repeat(41))).toThrow("1 to 40 characters");
  });

  test("a civilisation takes its docks and ships with it", () => {
    const words = renamed("porto-carthago", ["civilisations", "items", 0, "name"], "Rome");
    expect([words["dock.numidia_2"], words["ship.numidia_glass"]]).toEqual(["Rome II", "Rome glas"]);
  });
});

describe("ids that moves could not be written with are refused", () => {
  test.each([
    ["oltremare", ["goods", 0, "id"], "two words"],
    ["oltremare", ["ports", 0, "id"], "a#b"],
    ["porto-carthago", ["docks", "items", 0, "id"], "warehouse"],
    ["porto-carthago", ["ships", "items", 0, "id"], "a b"],
    ["porto-carthago", ["playerColours", 0, "id"], ""],
  ])("%s %j %j", (id, path, value) => {
    const game = findGame(id);
    const edition = JSON.parse(JSON.stringify(game?.houseEdition));
    path.slice(0, -1).reduce((node, step) => node[step], edition)[path[path.length - 1]] = value;
    expect(() => game?.open({ players: 3, edition })).toThrow(/one word|meaning of its own|small letters/);
  });
});

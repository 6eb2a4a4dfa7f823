import { readdirSync, readFileSync } from "node:fs";
import { fastChance, type Message, type Speaker, say } from "@portolan/kernel";
import { describe, expect, test } from "vitest";
import { galacticTraders } from "../game.ts";
import type { GalacticEvent } from "../knowledge/events.ts";
import { position } from "../testing/position.ts";
import { figuresOf } from "./figures.ts";
import { english } from "./words.en.ts";

const speaker: Speaker = { locale: "en", catalogue: english, seatName: (seat) => `player ${seat}` };

function speak(message: Message): string {
  return say(message, speaker);
}

const spoken = new Set<string>();

/** Speaks a message unless it has been spoken before. */
function speakOnce(message: Message, form: RegExp): void {
  const key = JSON.stringify(message);
  if (spoken.has(key)) return;
  spoken.add(key);
  expect(speak(message)).toMatch(form);
}

/** The message ids that stand in the rules' code. */
function idsInCode(pattern: RegExp): Set<string> {
  const folder = new URL("../", import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => /^(?!testing)([a-z]+[\\/])?[a-z-]+\.ts$/.test(name));
  const ids = files.flatMap((name) => readFileSync(new URL(name, folder), "utf8").match(pattern) ?? []);
  return new Set(ids.map((id) => id.slice(1, -1)));
}

/** Plays a random game aloud: every legal move and every event, as everybody and as a spectator is told it. */
function playAloud(players: number, seed: number): Set<string> {
  const rules = galacticTraders.open({ players });
  const chance = fastChance(seed);
  const said = new Set<string>();
  const emit = (event: GalacticEvent): void => {
    for (const viewer of [null, 0]) {
      const seen = rules.redact(event, viewer);
      const message = seen && rules.tell.event(seen);
      if (!message) continue;
      said.add(message.id);
      speakOnce(message, /^\S.*\.$/);
    }
  };
  const state = rules.setup(chance, emit);
  for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
    const legal = rules.legal(state, seat);
    for (const move of legal) speakOnce(rules.tell.move(move), /\S/);
    rules.apply(state, seat, legal[chance.below(legal.length)], chance, emit);
  }
  const result = rules.result(state);
  for (const { id } of result?.breakdown[0] ?? []) expect(speak({ id })).toMatch(/\S/);
  expect(speak({ id: result?.reason ?? "" })).toMatch(/\S/);
  return said;
}

describe("words", () => {
  test("everything that happens in random games can be said", () => {
    const said = new Set([2, 2, 3, 3, 4, 4].flatMap((players, seed) => [...playAloud(players, seed)]));
    const never = Object.keys(english).filter((id) => id.startsWith("event.") && !said.has(id));
    // Rare: an option, the host, a tie off turn on a large planet, a row without an open slot, a full hand.
    const rare = /setAside|host|tie\.offTurn|homeless|sentBack\.discard|sentBack\.hand\.unseen/;
    expect(never.filter((id) => !rare.test(id))).toEqual([]);
  });

  test("every refusal has words, and no words are left over", () => {
    const asked = idsInCode(/"refuse\.[\w.]+"/g);
    const worded = Object.keys(english).filter((id) => id.startsWith("refuse."));
    const now = ["draft", "recall", "deliver", "agree", "give", "redistribute"];
    for (const step of now) asked.add(`refuse.now.${step}`);
    // The kernel refuses what is no move.
    asked.add("refuse.notation");
    expect(worded.toSorted()).toEqual([...asked].toSorted());
  });

  test("a refusal reads as a sentence that tells what to do instead", () => {
    const game = position({ hands: ["water food"], row: ["recyclon", "tillmark"] });
    expect(speak(game.refusal(0, "lay water recyclon"))).toBe(
      "The arrows of Recyclon ask for other goods before water.",
    );
    expect(speak(game.refusal(1, "end"))).toBe("It’s player 0’s turn to decide.");
    const parsed = game.rules.parse("fly");
    expect("refusal" in parsed && speak(parsed.refusal)).toContain("“fly” is not a move");
  });

  test("goods, seats, questions and figures have names", () => {
    const { edition } = position({}).config;
    const ids = [
      ...edition.goods.map((id) => `good.${id}`),
      ...galacticTraders.open({ players: 4 }).seatNames,
      ...figuresOf([]).map(({ id }) => id),
      ...["score.total", "tieBreak.0", "tieBreak.1", "title", "about"],
    ];
    for (const id of ids) expect(english[id]).toMatch(/\S/);
    for (const step of ["draft", "recall", "deliver", "agree"]) {
      expect(speak({ id: `ask.${step}`, parts: { seat: { seat: 1 } } })).toContain("player 1");
    }
  });
});

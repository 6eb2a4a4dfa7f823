import { type Message, say } from "@portolan/kernel";
import { randomMatch } from "@portolan/kernel/testing";
import { expect, test } from "vitest";
import { portoCarthago } from "../game.ts";

const speaker = {
  locale: "en",
  catalogue: portoCarthago.words.en,
  seatName: (seat: number) => `Seat ${seat}`,
} as const;

function mustSay(message: Message): void {
  const sentence = say(message, speaker);
  expect(sentence).not.toBe("");
  expect(sentence).not.toMatch(/[{}#]|undefined|\[object/);
}

test("every event has words for every viewer, and every move", () => {
  const kinds = new Set<string>();
  const told = new Set<string>();
  const tellOnce = (message: Message): void => {
    if (!told.has(message.id)) mustSay(message);
    told.add(message.id);
  };
  for (let seed = 1; seed <= 20; seed++) {
    const rules = portoCarthago.open({ players: 3 + (seed % 3) });
    const match = randomMatch(rules, seed);
    for (const event of match.events) {
      kinds.add(event.type);
      for (const viewer of [null, 0, 1]) {
        const seen = rules.redact(event, viewer);
        const message = seen && rules.tell.event(seen);
        if (message) tellOnce(message);
      }
    }
    for (const { move } of match.moves) {
      kinds.add(`move ${move.type}`);
      tellOnce(rules.tell.move(move));
    }
  }
  expect(kinds.size).toBeGreaterThan(60);
});

test("a look is told in full to the looker and in number to the others", () => {
  const rules = portoCarthago.open({ players: 3 });
  const looked = {
    type: "looked",
    seat: 0,
    dock: null,
    from: { place: "deck", seat: 0 },
    to: { place: "look", seat: 0 },
    count: 2,
    cards: [0, 1],
  } as const;
  const emit = (viewer: number): string => {
    const seen = rules.redact(looked, viewer);
    const message = seen && rules.tell.event(seen);
    return message ? say(message, speaker) : "";
  };
  expect(emit(0)).toBe("Seat 0 looks at the top of the ship deck: Numidian purple and Numidian glass.");
  expect(emit(1)).toBe("Seat 0 looks at the top 2 cards of the ship deck.");
});

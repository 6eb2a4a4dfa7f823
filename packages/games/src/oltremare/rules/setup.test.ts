import { describe, expect, test } from "vitest";
import { changedEdition } from "../testing/edition.ts";
import { dealt } from "../testing/position.ts";
import { only } from "../testing/test-game.ts";

const counts = [2, 3, 4, 5];

describe("set-up", () => {
  test("OM-SET-1: two to five players, each with a ship, a hand, a cargo stack, a pirate stack and a balance", () => {
    for (const players of counts) {
      const game = dealt({ players });
      expect(game.state.merchants).toHaveLength(players);
      for (const merchant of game.state.merchants) {
        expect(merchant.cargo).toHaveLength(1);
        expect(merchant.hand).toHaveLength(4);
      }
    }
    expect(() => dealt({ players: 1 })).toThrow("2 to 5 players");
    expect(() => dealt({ players: 6 })).toThrow("2 to 5 players");
  });

  test("OM-SET-2: a token on each of the 30 ports, face up for everyone, before the start ports lose theirs", () => {
    const game = dealt({ players: 4 });
    const [laid] = only(game.events, "tokensLaid");
    expect(laid.tokens).toHaveLength(30);
    expect(game.state.portTokens.filter((token) => token !== null)).toHaveLength(26);
    expect(game.view(null).portTokens).toEqual(game.state.portTokens);
    const orders = new Set(
      [1, 2, 3].map((seed) => JSON.stringify(dealt({ players: 2 }, seed).state.portTokens)),
    );
    expect(orders.size).toBe(3);
  });

  test("OM-SET-3: with exactly two players all grain stays in the box and 78 cards remain", () => {
    const grain = (players: number): number => {
      const { config } = dealt({ players });
      return config.cards.filter((card) => config.edition.cards[card].code.startsWith("grain")).length;
    };
    expect(dealt({ players: 2 }).config.cards).toHaveLength(78);
    expect(grain(2)).toBe(0);
    expect(dealt({ players: 3 }).config.cards).toHaveLength(98);
    expect(grain(3)).toBe(20);
  });

  test("OM-SET-4: the goods deck is shuffled: another seed, another order", () => {
    expect(dealt({ players: 3 }, 1).state.deck).not.toEqual(dealt({ players: 3 }, 2).state.deck);
    expect(dealt({ players: 3 }, 1).state.deck).toEqual(dealt({ players: 3 }, 1).state.deck);
  });

  test("OM-SET-5: every balance starts at 11 ducats", () => {
    expect(dealt({ players: 5 }).state.merchants.map(({ ducats }) => ducats)).toEqual([11, 11, 11, 11, 11]);
    const edition = changedEdition({ "parameters.startDucats.value": 3 });
    expect(dealt({ players: 2, edition }).ducats(1)).toBe(3);
  });

  test("OM-SET-6: the start player is drawn at random, or is the seat the table picks", () => {
    const drawn = new Set(
      Array.from({ length: 40 }, (_, seed) => dealt({ players: 3 }, seed).state.startSeat),
    );
    expect([...drawn].sort()).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2, 3, 4]) {
      const game = dealt({ players: 5, options: { startPlayer: seat } });
      expect(game.state.startSeat).toBe(seat);
      expect(game.toAct()[0]).toBe(seat);
    }
    expect(dealt({ players: 2, options: { startPlayer: 3 } }).state.startSeat).toBe(1);
  });

  test("OM-SET-7: from the start player on, the first card that names a port is cargo and berth", () => {
    const game = dealt({ players: 4, options: { startPlayer: 2 } });
    expect(only(game.events, "startCard").map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    for (const { cargo, port } of game.state.merchants)
      expect(game.config.edition.cards[cargo[0]].port).toBe(port);
    for (const { cards } of only(game.events, "turnedOver"))
      for (const card of cards) expect(game.config.edition.cards[card].port).toBeNull();
  });

  test("OM-SET-8: the token of a start port goes to the box and nobody owns it", () => {
    const game = dealt({ players: 5 });
    for (const { port, active, used } of game.state.merchants) {
      expect(game.state.portTokens[port]).toBeNull();
      expect(active).toBeNull();
      expect(used).toEqual([]);
    }
  });

  test("OM-SET-9: cards turned over in vain are in the deck again, or dealt from it", () => {
    for (let seed = 0; seed < 10; seed++) {
      const game = dealt({ players: 3 }, seed);
      const dealtOut = new Set([...game.state.deck, ...game.state.merchants.flatMap(({ hand }) => hand)]);
      for (const { cards } of only(game.events, "turnedOver"))
        for (const card of cards) expect(dealtOut.has(card)).toBe(true);
    }
  });

  test("OM-SET-10: two players may get the same port of an edition that names it twice", () => {
    const ports = Object.fromEntries(
      Array.from({ length: 98 }, (_, i) => [`cards.${i}.port`, "corfu"] as const),
    );
    const game = dealt({ players: 2, edition: changedEdition(ports) });
    expect([game.port(0), game.port(1)]).toEqual(["corfu", "corfu"]);
    expect(game.state.portTokens.filter((token) => token === null)).toHaveLength(1);
    expect(only(game.events, "startPort").map(({ token }) => token === null)).toEqual([false, true]);
  });

  test("OM-SET-11: each draws four cards in turn order, hidden from the others", () => {
    const game = dealt({ players: 3, options: { startPlayer: 1 } });
    const hands = only(game.events, "dealt");
    expect(hands.map(({ seat, count }) => [seat, count])).toEqual([
      [1, 4],
      [2, 4],
      [0, 4],
    ]);
    expect(game.rules.redact(hands[0], 1)).toEqual(hands[0]);
    expect(game.rules.redact(hands[0], 0)).toMatchObject({ count: 4, cards: null });
    expect(game.rules.redact(hands[0], null)).toMatchObject({ cards: null });
    expect(game.view(0).hand).toEqual(game.of(0).hand);
    expect(JSON.stringify(game.view(0).merchants[1])).not.toContain('hand"');
  });

  test("OM-SET-12: the Venice card lies below half the deck, three more or fewer, evenly drawn", () => {
    const sizes = [68, 83, 78, 73];
    counts.forEach((players, i) => {
      const above = new Set<number | null>();
      for (let seed = 0; seed < 80; seed++) {
        const { state } = dealt({ players }, seed);
        expect(state.deck).toHaveLength(sizes[i]);
        above.add(state.aboveVenice);
      }
      const middle = Math.floor(sizes[i] / 2);
      expect([...above].sort()).toEqual([-3, -2, -1, 0, 1, 2, 3].map((u) => middle + u).sort());
    });
  });

  test("OM-SET-13: no pirates, no tiles, no tokens at the start", () => {
    for (const merchant of dealt({ players: 4 }).state.merchants)
      expect(merchant).toMatchObject({ pirates: [], prestige: 0, active: null, used: [] });
  });
});

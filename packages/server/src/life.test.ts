import type { Client, NewTable } from "@portolan/client";
import { findGame } from "@portolan/games";
import { describe, expect, test } from "vitest";
import { chooser, playThrough, problemOf } from "./testing/people.ts";
import { gather, playSome, someoneCanUndo, turnOf, twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

const world = await startWorld();
const GAME = "traders-of-carthage";

async function table(client: Client, seats: NewTable["seats"], more: Partial<NewTable> = {}) {
  return client.create({ game: GAME, seats, ...more });
}

describe("setting a table", () => {
  test("with computer players the game starts at once", async () => {
    const ada = await world.guest("Ada");
    const { now } = await table(ada, [{ kind: "me" }, { kind: "computer", level: "random" }]);
    expect(now.phase).toBe("playing");
    expect(now.seats.map(({ kind }) => kind)).toEqual(["person", "computer"]);
  });

  test.each([
    ["a game that does not exist", { game: "chess" }],
    ["too many players", { seats: Array.from({ length: 12 }, () => ({ kind: "open" }) as const) }],
    ["an option that the game does not have", { options: { moon: true } }],
    [
      "a computer player that does not exist",
      { seats: [{ kind: "me" }, { kind: "computer", level: "god" }] },
    ],
    ["two seats for oneself", { seats: [{ kind: "me" }, { kind: "me" }] }],
  ] as [string, Partial<NewTable>][])("with %s is refused", async (_, more) => {
    const ada = await world.guest("Ada");
    const refused = await problemOf(table(ada, [{ kind: "me" }, { kind: "open" }], more));
    expect(refused.status).toBe(422);
  });

  const house = findGame(GAME)?.houseEdition as object;
  const edition = { ...house, credits: { designer: "Ada" } };
  const seats: NewTable["seats"] = [{ kind: "me" }, { kind: "computer", level: "random" }];

  test("another edition is refused unless the host allows it; the house's own may be sent along", async () => {
    const ada = await world.guest("Ada");
    const refused = await problemOf(table(ada, seats, { edition }));
    expect(refused).toMatchObject({ status: 403, problem: { id: "table.foreignEdition" } });
    expect((await table(ada, seats, { edition: house })).edition.data).toBeUndefined();
  });

  test("where the host allows any edition, it is played unless it is out of all measure", async () => {
    const generous = await startWorld({ editions: "any" });
    const ada = await generous.guest("Ada");
    const info = await table(ada, seats, { edition });
    expect(info.edition.data).toEqual(edition);
    const wild = { ...edition, more: 1e9 };
    const refused = await problemOf(table(ada, seats, { edition: wild }));
    expect(refused.problem.message).toContain("edition.more: expected a number up to 5000");
    expect((await problemOf(table(ada, seats, { edition: { id: "mine" } }))).status).toBe(422);
    await ada.resign(info.id);
    await generous.restart({ editions: "own" });
    // What has begun goes on, but nothing new begins.
    expect((await ada.table(info.id)).edition.data).toEqual(edition);
    expect((await problemOf(ada.rematch(info.id))).problem.id).toBe("table.foreignEdition");
  });

  test("a public table is in the lobby until it starts; one by link never is", async () => {
    const ada = await world.guest("Ada");
    const shown = await table(ada, [{ kind: "me" }, { kind: "open" }], { access: "public" });
    const hidden = await table(ada, [{ kind: "me" }, { kind: "open" }]);
    const inLobby = async (phase?: "playing") =>
      (await world.stranger().lobby(phase)).tables.map(({ id }) => id);
    expect(await inLobby()).toContain(shown.id);
    expect(await inLobby()).not.toContain(hidden.id);
    const ben = await world.guest("Ben");
    await ben.sit(shown.id);
    expect(await inLobby()).not.toContain(shown.id);
    await gather(shown.id, ada);
    expect(await inLobby("playing")).toContain(shown.id);
  });

  test("seats are taken once, left again, and filled by computer players", async () => {
    const [ada, ben, cleo] = await Promise.all(["Ada", "Ben", "Cleo"].map(world.guest));
    const { id } = await table(ada, [{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
    await ben.sit(id, { seat: 2 });
    expect((await problemOf(cleo.sit(id, { seat: 2 }))).problem.id).toBe("seat.taken");
    expect((await problemOf(ben.sit(id, { seat: 1 }))).problem.id).toBe("seat.already");
    await ben.leave(id);
    await cleo.sit(id, { seat: 2 });
    expect((await problemOf(ben.fill(id, 1, "random"))).problem.id).toBe("table.owner");
    expect((await problemOf(ada.start(id))).problem.id).toBe("table.notFull");
    await ada.fill(id, 1, "random");
    await gather(id, cleo);
    const { now } = await ada.table(id);
    expect(now.phase).toBe("playing");
    expect(now.seats.map(({ kind }) => kind)).toEqual(["person", "computer", "person"]);
    expect((await problemOf(ben.sit(id))).problem.id).toBe("table.notWaiting");
  });

  test("the owner can start at once with computer players in all free seats", async () => {
    const ada = await world.guest("Ada");
    const { id } = await table(ada, [{ kind: "me" }, { kind: "open" }, { kind: "invited", name: "Ben" }]);
    await ada.start(id, "random");
    expect((await ada.table(id)).now.phase).toBe("playing");
  });

  test("a table that everybody has left is over", async () => {
    const ada = await world.guest("Ada");
    const { id } = await table(ada, [{ kind: "me" }, { kind: "open" }]);
    await ada.leave(id);
    expect((await ada.table(id)).now.outcome?.reason).toBe("abandoned");
  });

  test("names of invited seats are cleaned like all others", async () => {
    const ada = await world.guest("Ada");
    const invite = (name: string) => table(ada, [{ kind: "me" }, { kind: "invited", name }]);
    expect((await invite(" Ben\u202e\u0007  B. ")).now.seats[1].name).toBe("Ben B.");
    expect((await problemOf(invite("\u200b"))).problem.id).toBe("person.badName");
  });

  test("two people with one name are told apart wherever they are named", async () => {
    const [ada, other] = [await world.guest("Ada"), await world.guest("ada")];
    const { id } = await table(ada, [{ kind: "me" }, { kind: "open" }]);
    await other.sit(id);
    await other.chat(id, "hello");
    const names = ["Ada", "ada (2)"];
    expect((await ada.table(id)).now.seats.map(({ name }) => name)).toEqual(names);
    expect((await ada.myTables()).tables[0].seats.map(({ name }) => name)).toEqual(names);
    const { events } = await ada.log(id);
    expect(events.flatMap((event) => (event.type === "chat" ? event.name : []))).toEqual(["ada (2)"]);
    expect((await other.me()).name).toBe("ada");
  });

  test("an invited seat opens with its code only, which only the owner is told", async () => {
    const [ada, ben] = await Promise.all(["Ada", "Ben"].map(world.guest));
    const { id, now } = await table(ada, [{ kind: "me" }, { kind: "invited", name: "Ben" }]);
    const { code } = now.seats[1];
    expect(code).toBeDefined();
    expect((await ben.table(id)).now.seats[1].code).toBeUndefined();
    expect(JSON.stringify(await ben.log(id))).not.toContain(code);
    expect((await problemOf(ben.sit(id, { seat: 1 }))).problem.id).toBe("seat.invited");
    expect((await problemOf(ben.sit(id))).problem.id).toBe("seat.noneFree");
    await ben.sit(id, { code: code ?? "" });
    expect((await ben.table(id)).now.seat).toBe(1);
  });
});

describe("taking back", () => {
  test("works step by step up to the barrier, and what was taken back can be played again", async () => {
    const { mover, id } = await someoneCanUndo(world);
    const after = (await mover.table(id)).now;
    expect((await problemOf(mover.undo(id, after.seq, after.undoable + 1))).problem.id).toBe("move.noUndo");
    const { seq } = await mover.undo(id, after.seq);
    const back = (await mover.table(id)).now;
    expect(back.undoable).toBe(after.undoable - 1);
    expect(back.redoable).toBe(true);
    expect(back.view).not.toEqual(after.view);
    await mover.redo(id, seq);
    const again = (await mover.table(id)).now;
    expect(again.view).toEqual(after.view);
    expect((await problemOf(mover.redo(id, again.seq))).problem.id).toBe("move.noRedo");
  });
});

describe("leaving a game", () => {
  test("with two at the table the other one wins", async () => {
    const { ada, ben, id } = await twoAtTable(world);
    await ada.resign(id);
    const { now } = await ben.table(id);
    expect(now.phase).toBe("finished");
    expect(now.outcome).toMatchObject({ reason: "resigned", ranks: [2, 1] });
    const [result] = (await ben.myResults()).results;
    expect(result).toMatchObject({ table: id, rank: 1, seat: 1 });
    expect((await ada.myResults()).results[0]).toMatchObject({ table: id, rank: 2 });
    const [won] = (await ben.myRatings()).ratings;
    const [lost] = (await ada.myRatings()).ratings;
    expect(won).toMatchObject({ game: GAME, games: 1 });
    expect(won.mu).toBeGreaterThan(25);
    expect(lost.mu).toBeLessThan(25);
  });

  test("with more people a computer player plays on, and who gave up watches", async () => {
    const [ada, ben, cleo] = await Promise.all(["Ada", "Ben", "Cleo"].map(world.guest));
    const { id } = await table(ada, [{ kind: "me" }, { kind: "open" }, { kind: "open" }], {
      standIn: "random",
    });
    await ben.sit(id);
    await cleo.sit(id);
    await gather(id, ada, ben);
    await ada.resign(id);
    const { now } = await ada.table(id);
    expect(now.seat).toBeNull();
    expect(now.seats[0]).toMatchObject({ kind: "computer", level: "random", resigned: true });
    const all = await Promise.all([playThrough(ben, id, chooser(1)), playThrough(cleo, id, chooser(2))]);
    expect(all[0].now()?.outcome?.reason).toBe("rules");
    for (const watching of all) await watching.stop();
    expect((await ada.myResults()).results[0]).toMatchObject({ table: id, rank: 3 });
  });

  test("all may agree to stop; one who declines ends the offer", async () => {
    const { ada, ben, id } = await twoAtTable(world);
    expect((await problemOf(ada.stop(id, false))).problem.id).toBe("stop.none");
    await ada.stop(id, true);
    expect((await ben.table(id)).now.stop).toEqual({ seat: 0, agreed: [0] });
    await ben.stop(id, false);
    expect((await ben.table(id)).now.stop).toBeNull();
    await ben.stop(id, true);
    expect((await problemOf(ben.stop(id, true))).problem.id).toBe("stop.already");
    await ada.stop(id, true);
    expect((await ada.table(id)).now.outcome?.reason).toBe("agreed");
    expect((await problemOf(ada.resign(id))).problem.id).toBe("table.notPlaying");
  });
});

describe("after a game", () => {
  test("the same people meet again at one new table, whoever asks and however often", async () => {
    const { ada, ben, id } = await twoAtTable(world);
    expect((await problemOf(ada.rematch(id))).problem.id).toBe("table.notFinished");
    await ada.resign(id);
    const [one, two] = await Promise.all([ben.rematch(id), ada.rematch(id)]);
    expect(one.id).toBe(two.id);
    expect((await ada.table(id)).now.rematch).toBe(one.id);
    await gather(one.id, ada, ben);
    const { now } = await ada.table(one.id);
    expect(now.phase).toBe("playing");
    expect(now.seats.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
  });

  test("is no matter of those who did not play", async () => {
    const { ada, id } = await twoAtTable(world);
    await ada.resign(id);
    const cleo = await world.guest("Cleo");
    expect((await problemOf(cleo.rematch(id))).problem.id).toBe("seat.none");
  });

  test("the record comes as a file and as a link", async () => {
    const pair = await twoAtTable(world);
    await playSome(pair, 5);
    await pair.ada.resign(pair.id);
    const record = (await world.stranger().record(pair.id)) as { moves: string[]; deal: { secret: string } };
    expect(record.moves).toHaveLength(5);
    expect(record.deal.secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await pair.ben.recordLink(pair.id)).link).toMatch(/^portolan1-/);
  });
});

test("players and those who watch talk apart", async () => {
  const pair = await twoAtTable(world);
  const cleo = await world.guest("Cleo");
  await pair.ada.chat(pair.id, "Good\u0000 luck\n!");
  await cleo.chat(pair.id, "Ada has the ship");
  const heard = async (client: Client) =>
    (await client.log(pair.id)).events.flatMap((event) => (event.type === "chat" ? event.text : []));
  expect(await heard(pair.ben)).toEqual(["Good luck !"]);
  expect(await heard(cleo)).toEqual(["Ada has the ship"]);
  expect(await heard(world.stranger())).toEqual(["Ada has the ship"]);
  await world.restart();
  const { events } = await world.stranger().log(pair.id);
  expect(events.find(({ type }) => type === "chat")).toMatchObject({ name: "Cleo", room: "spectators" });
});

test("a phrase goes along by its id, so that everybody reads it in their own language", async () => {
  const pair = await twoAtTable(world);
  await pair.ada.chat(pair.id, "Who has salt?", "whoHas:good.salt");
  await pair.ada.chat(pair.id, "Well?");
  const said = async () =>
    (await pair.ben.log(pair.id)).events.flatMap((event) =>
      event.type === "chat" ? [{ text: event.text, phrase: event.phrase }] : [],
    );
  const expected = [
    { text: "Who has salt?", phrase: "whoHas:good.salt" },
    { text: "Well?", phrase: undefined },
  ];
  expect(await said()).toEqual(expected);
  await world.restart();
  expect(await said()).toEqual(expected);
  for (const phrase of ["", "Too dear", "a:b:c", `x${"y".repeat(40)}`]) {
    const { status } = await problemOf(pair.ada.chat(pair.id, "No", phrase));
    expect(status, phrase).toBe(400);
  }
});

test("before the game everybody talks with everybody", async () => {
  const host = await world.guest("Ada");
  const { id } = await host.create({
    game: "traders-of-carthage",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  const guest = await world.guest("Ben");
  await guest.chat(id, "May I?");
  await host.chat(id, "Sit down!");
  await guest.sit(id);
  for (const client of [host, guest, world.stranger()]) {
    const said = (await client.log(id)).events.filter(({ type }) => type === "chat");
    expect(said).toMatchObject([
      { name: "Ben", room: "everyone", text: "May I?" },
      { name: "Ada", room: "everyone", text: "Sit down!" },
    ]);
  }
});

test("my tables tell where it is my move", async () => {
  const pair = await twoAtTable(world);
  const { mover, other } = await turnOf(pair);
  expect((await mover.myTables()).tables).toMatchObject([{ id: pair.id, yourMove: true }]);
  expect((await other.myTables()).tables).toMatchObject([{ id: pair.id, yourMove: false }]);
});

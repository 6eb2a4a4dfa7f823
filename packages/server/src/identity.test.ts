import { openClient } from "@portolan/client";
import { describe, expect, test } from "vitest";
import { passkeyDevice } from "./testing/passkey.ts";
import { problemOf } from "./testing/people.ts";
import { gather, twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

const world = await startWorld();

describe("guests", () => {
  test("are known by a name they choose and can change", async () => {
    const ada = await world.guest("  Ada\u0007  Lovelace ");
    expect((await ada.me()).name).toBe("Ada Lovelace");
    expect((await ada.change({ name: "Countess" })).name).toBe("Countess");
    expect((await problemOf(ada.change({ name: "\u200b!" }))).problem.id).toBe("person.badName");
    expect((await problemOf(ada.beGuest("Again"))).problem.id).toBe("person.already");
    expect((await problemOf(world.stranger().me())).problem.id).toBe("person.none");
  });
});

describe("a password", () => {
  test("keeps a guest's games across devices", async () => {
    const pair = await twoAtTable(world);
    await pair.ada.setPassword("ada.l", "correct horse");
    const phone = world.stranger();
    expect((await problemOf(phone.logIn("ada.l", "wrong horse"))).problem.id).toBe("login.wrong");
    expect((await problemOf(phone.logIn("nobody", "wrong horse"))).problem.id).toBe("login.wrong");
    expect((await phone.logIn("ADA.L", "correct horse")).id).toBe((await pair.ada.me()).id);
    expect((await phone.table(pair.id)).now.seat).toBe(0);
    await phone.logOut();
    expect((await problemOf(phone.me())).status).toBe(401);
  });

  test("is changed with the current one only, and then all other sessions end", async () => {
    const ada = await world.guest("Ada");
    await ada.setPassword("ada.2", "first password");
    const phone = world.stranger();
    await phone.logIn("ada.2", "first password");
    expect((await problemOf(ada.setPassword("ada.2", "second password"))).problem.id).toBe("login.current");
    await ada.setPassword("ada.2", "second password", "first password");
    expect((await ada.me()).login).toBe("ada.2");
    expect((await problemOf(phone.me())).status).toBe(401);
  });

  test("a login name belongs to one person", async () => {
    const [ada, ben] = [await world.guest("Ada"), await world.guest("Ben")];
    await ada.setPassword("captain", "long enough");
    expect((await problemOf(ben.setPassword("Captain", "long enough"))).problem.id).toBe("login.taken");
    expect((await problemOf(ben.setPassword("ben", "short"))).status).toBe(400);
  });
});

describe("a passkey", () => {
  test("keeps an account without a password, and no forged answer opens it", async () => {
    const ada = await world.guest("Ada");
    const device = passkeyDevice(world.url);
    const me = await ada.addPasskey(device.register(await ada.passkeyOptions()));
    expect(me.passkeys).toHaveLength(1);
    const phone = world.stranger();
    const answer = device.authenticate(await phone.passkeyLoginOptions());
    expect((await phone.logInWithPasskey(answer)).id).toBe(me.id);
    const thief = world.stranger();
    const forged = passkeyDevice(world.url).authenticate(await thief.passkeyLoginOptions(), device.id);
    expect((await problemOf(thief.logInWithPasskey(forged))).problem.id).toBe("passkey.wrong");
    const replayed = world.stranger();
    await replayed.passkeyLoginOptions();
    expect((await problemOf(replayed.logInWithPasskey(answer))).problem.id).toBe("passkey.wrong");
    expect((await ada.removePasskey(device.id)).passkeys).toEqual([]);
  });
});

describe("tokens for programs", () => {
  test("are made, listed and revoked by their owner, and told once", async () => {
    const ada = await world.guest("Ada");
    const made = await ada.makeToken("robot");
    const robot = openClient({ url: world.url, token: made.token ?? "" });
    expect((await robot.me()).id).toBe((await ada.me()).id);
    expect(JSON.stringify(await ada.tokens())).not.toContain(made.token);
    const ben = await world.guest("Ben");
    expect((await problemOf(ben.revokeToken(made.id))).problem.id).toBe("token.unknown");
    await ada.revokeToken(made.id);
    expect((await problemOf(robot.me())).status).toBe(401);
  });
});

describe("one's own data", () => {
  test("can be taken along", async () => {
    const pair = await twoAtTable(world);
    await pair.ada.chat(pair.id, "hello");
    await pair.ada.resign(pair.id);
    const all = await pair.ada.exportMe();
    expect(all).toMatchObject({ tables: [pair.id], chat: [{ table: pair.id, text: "hello" }] });
    expect(all.results).toHaveLength(1);
  });

  test("can be deleted: names and words are gone, the game goes on", async () => {
    const [ada, ben, cleo] = await Promise.all(["Adalbert", "Ben", "Cleo"].map(world.guest));
    const { id } = await ada.create({
      game: "traders-of-carthage",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
      standIn: "random",
    });
    await ben.sit(id);
    await cleo.sit(id);
    await gather(id, ada, ben);
    await ada.chat(id, "my secret words");
    await ada.deleteMe();
    expect((await problemOf(ada.me())).status).toBe(401);
    const { now } = await ben.table(id);
    expect(now.phase).toBe("playing");
    expect(now.seats[0]).toMatchObject({ kind: "computer", level: "random" });
    const told = JSON.stringify([await ben.log(id), await ben.table(id), await ben.myTables()]);
    expect(told).not.toContain("Adalbert");
    expect(told).not.toContain("my secret words");
  });
});

import { type Client, openClient, type PersonFrame } from "@portolan/client";
import { describe, expect, test } from "vitest";
import { problemOf, watchTable } from "./testing/people.ts";
import { twoAtTable } from "./testing/tables.ts";
import { startWorld } from "./testing/world.ts";

const world = await startWorld();

/** Both streams of someone, opened; settles when the server has closed both. */
async function openStreams(client: Client, table: string): Promise<{ closed(): Promise<void> }> {
  const watching = watchTable(client, table);
  await watching.until(() => watching.now() !== undefined);
  const over = new AbortController();
  const frames: PersonFrame[] = [];
  let look = (): void => {};
  const reading = (async () => {
    for await (const frame of client.watchMine({ signal: over.signal, pause: () => 20 })) {
      frames.push(frame);
      look();
    }
  })().catch(() => {});
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      look = () => condition() && resolve();
      look();
    });
  await until(() => frames.length > 0);
  return {
    async closed() {
      await watching.until(() => watching.frames.some(({ event }) => event === "bye"));
      await until(() => frames.some(({ event }) => event === "bye"));
      over.abort();
      await reading;
      await watching.stop();
    },
  };
}

describe("open streams", () => {
  test("of other sessions end with a new password", async () => {
    const { ada, id } = await twoAtTable(world);
    await ada.setPassword("ada.streams", "first password");
    const phone = world.stranger();
    await phone.logIn("ada.streams", "first password");
    const streams = await openStreams(phone, id);
    await ada.setPassword("ada.streams", "second password", "first password");
    await streams.closed();
  });

  test("of a browser end when it logs out", async () => {
    const { ada, id } = await twoAtTable(world);
    await ada.setPassword("ada.leaves", "first password");
    const streams = await openStreams(ada, id);
    await ada.logOut();
    await streams.closed();
  });

  test("of a program end when its token is revoked, and those of others go on", async () => {
    const { ada, id } = await twoAtTable(world);
    const [one, two] = [await ada.makeToken("one"), await ada.makeToken("two")];
    const robot = (token: string | undefined) => openClient({ url: world.url, token: token ?? "" });
    const revoked = await openStreams(robot(one.token), id);
    const kept = watchTable(robot(two.token), id);
    await kept.until(() => kept.now() !== undefined);
    await ada.revokeToken(one.id);
    await revoked.closed();
    await ada.chat(id, "still there?");
    await kept.until(() => kept.log().some(({ type }) => type === "chat"));
    expect(kept.frames.some(({ event }) => event === "bye")).toBe(false);
    await kept.stop();
  });

  test("of someone who deletes the account end", async () => {
    const { ada, id } = await twoAtTable(world);
    const streams = await openStreams(ada, id);
    await ada.deleteMe();
    await streams.closed();
  });
});

test("a new password revokes all tokens if asked to, with their streams, and keeps them otherwise", async () => {
  const { ada, id } = await twoAtTable(world);
  await ada.setPassword("ada.tokens", "first password");
  const { token = "" } = await ada.makeToken("robot");
  const robot = openClient({ url: world.url, token });
  await ada.setPassword("ada.tokens", "second password", "first password");
  expect((await robot.me()).name).toBe("Ada");
  const streams = await openStreams(robot, id);
  await ada.setPassword("ada.tokens", "third password", "second password", "revoke");
  await streams.closed();
  expect((await problemOf(robot.me())).status).toBe(401);
  expect((await ada.tokens()).tokens).toEqual([]);
});

import type { Client, NewTable } from "@portolan/client";
import { chooser } from "./people.ts";
import type { World } from "./world.ts";

export interface Pair {
  readonly ada: Client;
  readonly ben: Client;
  readonly id: string;
}

/** Everybody looks at the table once more: whoever sees that the cards wait for their bytes reveals them. */
export async function gather(id: string, ...clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.table(id);
}

/** Ada and Ben at a table of Traders of Carthage that has started; Ada has seat 0. */
export async function twoAtTable(world: World, more: Partial<NewTable> = {}): Promise<Pair> {
  const ada = await world.guest("Ada");
  const ben = await world.guest("Ben");
  const { id } = await ada.create({
    game: "traders-of-carthage",
    seats: [{ kind: "me" }, { kind: "open" }],
    ...more,
  });
  await ben.sit(id);
  await gather(id, ada);
  return { ada, ben, id };
}

/** The one of the two who is to move, and the other. */
export async function turnOf({ ada, ben, id }: Pair) {
  const { now } = await ada.table(id);
  const [seat] = now.waitsFor;
  const mover = seat === 0 ? ada : ben;
  const other = seat === 0 ? ben : ada;
  return { mover, other, seat, now: (await mover.table(id)).now };
}

/** Plays some moves, always the first that is legal. */
export async function playSome(pair: Pair, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const { mover, now } = await turnOf(pair);
    await mover.play(pair.id, now.seq, now.legal[0]);
  }
}

/** Three people at Porto Carthago, at a moment at which the one named first can take something back. */
export async function someoneCanUndo(world: World): Promise<{ readonly mover: Client; readonly id: string }> {
  const people = await Promise.all(["Ada", "Ben", "Cleo"].map(world.guest));
  const [ada, ben, cleo] = people;
  const { id } = await ada.create({
    game: "porto-carthago",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
  await ben.sit(id, { seat: 1 });
  await cleo.sit(id, { seat: 2 });
  await gather(id, ada, ben);
  const choose = chooser(3);
  while (true) {
    const [seat] = (await ada.table(id)).now.waitsFor;
    const mover = people[seat];
    const { now } = await mover.table(id);
    await mover.play(id, now.seq, choose(now.legal));
    if ((await mover.table(id)).now.undoable > 0) return { mover, id };
  }
}

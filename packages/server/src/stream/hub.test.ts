import type { Presence } from "@portolan/client/wire";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openHub } from "./hub.ts";
import type { Reader } from "./sse.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A reader that keeps what it is told about who is here. */
function readerFor(person: string | null) {
  const told: Presence[] = [];
  const reader: Reader = {
    person,
    credential: null,
    send: (text) => void told.push(JSON.parse(text.split("data: ")[1])),
    drained: async () => {},
    isOpen: true,
    close() {},
  };
  return { reader, told };
}

const SEATED = ["ada", null, "ben"];

test("who comes is told at once who is here; the others are told once a second, however many come", () => {
  const hub = openHub();
  const ada = readerFor("ada");
  hub.tables.add("t", ada.reader);
  hub.tellPresence("t", SEATED, ada.reader);
  expect(ada.told).toEqual([{ present: ["ada"], watching: 0 }]);
  const crowd = Array.from({ length: 2000 }, () => readerFor(null));
  for (const { reader } of crowd) {
    hub.tables.add("t", reader);
    hub.tellPresence("t", SEATED, reader);
  }
  expect(ada.told).toHaveLength(1);
  expect(crowd.map(({ told }) => told.length)).toEqual(crowd.map(() => 1));
  expect(crowd.at(-1)?.told).toEqual([{ present: ["ada"], watching: 2000 }]);
  vi.advanceTimersByTime(1000);
  expect(ada.told.slice(1)).toEqual([{ present: ["ada"], watching: 2000 }]);
  vi.advanceTimersByTime(10_000);
  expect(ada.told).toHaveLength(2);
});

test("those who go are told of within a second, and who sat down last counts", () => {
  const hub = openHub();
  const [ada, ben, cleo] = ["ada", "ben", "cleo"].map(readerFor);
  for (const { reader } of [ada, ben, cleo]) hub.tables.add("t", reader);
  hub.tellPresence("t", SEATED);
  expect(ada.told).toEqual([{ present: ["ada", "ben"], watching: 1 }]);
  hub.tellPresence("t", ["ada", "cleo", "ben"]);
  hub.leave("t", ben.reader);
  vi.advanceTimersByTime(1000);
  expect(ada.told.slice(1)).toEqual([{ present: ["ada", "cleo"], watching: 0 }]);
  expect(ben.told).toHaveLength(1);
});

test("where nobody is left nobody is told, and nothing is kept", () => {
  const hub = openHub();
  const ada = readerFor("ada");
  hub.tables.add("t", ada.reader);
  hub.tellPresence("t", SEATED);
  hub.tellPresence("t", SEATED);
  hub.leave("t", ada.reader);
  vi.advanceTimersByTime(1000);
  expect(ada.told).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("where nobody reads nothing is kept, and whoever comes first is told once", () => {
  const hub = openHub();
  hub.tellPresence("t", SEATED);
  expect(vi.getTimerCount()).toBe(0);
  const ada = readerFor("ada");
  hub.tables.add("t", ada.reader);
  hub.tellPresence("t", SEATED, ada.reader);
  vi.advanceTimersByTime(5000);
  expect(ada.told).toEqual([{ present: ["ada"], watching: 0 }]);
});

test("a reader who goes before having arrived is no news, and who is arriving is sent home with the others", () => {
  const hub = openHub();
  const [ada, ben] = ["ada", "ben"].map(readerFor);
  hub.tables.add("t", ada.reader);
  hub.tellPresence("t", SEATED);
  let closed = 0;
  hub.arriving.add({ ...ben.reader, close: () => closed++ });
  hub.leave("t", ben.reader);
  vi.advanceTimersByTime(5000);
  expect(ada.told).toHaveLength(1);
  hub.closeAll();
  expect(closed).toBe(1);
});

test("a person with two windows is here until both are closed", () => {
  const hub = openHub();
  const [first, second] = [readerFor("ada"), readerFor("ada")];
  for (const { reader } of [first, second]) hub.tables.add("t", reader);
  hub.leave("t", first.reader);
  expect(hub.presence("t", SEATED)).toEqual({ present: ["ada"], watching: 0 });
  hub.leave("t", second.reader);
  expect(hub.presence("t", SEATED)).toEqual({ present: [], watching: 0 });
});

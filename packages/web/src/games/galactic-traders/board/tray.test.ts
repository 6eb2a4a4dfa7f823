import { configFor } from "@portolan/games/galactic-traders";
import type { aids } from "@portolan/guides/galactic-traders";
import { expect, test } from "vitest";
import { stopsOf } from "./tray.tsx";

test("GT-DRAFT-2: the tray goes round and back, and the last player picks twice in a row", () => {
  const view = { primon: 1, poolSize: 4 } as aids.View;
  const stops = stopsOf({ table: configFor({ players: 3 }), view });
  expect(stops.map(({ seat }) => seat)).toEqual([1, 2, 0, 0, 2, 1]);
  expect(stops.map(({ goods }) => goods)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(stops.map(({ when }) => when)).toEqual(["past", "past", "now", "later", "later", "later"]);
});

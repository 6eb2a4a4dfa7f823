import { describe, expect, test } from "vitest";
import { eachWay, evenly, type Fill, listUpTo, type Share } from "./listing.ts";

/** All rows of coins with so many sides, and how many steps are made while they are listed. */
function rows(length: number): { readonly fill: Fill<string>; steps: () => number } {
  let steps = 0;
  const fill: Fill<string> = (items, room, share: Share) => {
    eachWay(
      new Array<number>(length).fill(1),
      room,
      share,
      () => {
        steps++;
        return true;
      },
      (taken) => {
        items.push(taken.join(""));
        return 1;
      },
    );
  };
  return { fill, steps: () => steps };
}

describe("what there is room for is listed in order", () => {
  test("all of it", () => {
    expect(listUpTo(4, rows(2).fill)).toEqual({ items: ["00", "01", "10", "11"], isCut: false });
  });

  test("nothing, if there is nothing", () => {
    expect(listUpTo(4, () => {})).toEqual({ items: [], isCut: false });
  });

  test("ways that do not count are left out, with all that would follow from them", () => {
    const items: string[] = [];
    const isOdd = (taken: readonly number[], place: number): boolean => place > 0 || taken[0] === 1;
    eachWay([1, 2], 9, evenly, isOdd, (taken) => items.push(taken.join("")) && 1);
    expect(items).toEqual(["10", "11", "12"]);
  });
});

describe("what is too much is listed in part", () => {
  test("as many as there is room for, from every branch, none twice", () => {
    const { items, isCut } = listUpTo(16, rows(10).fill);
    expect(isCut).toBe(true);
    expect(new Set(items).size).toBe(16);
    for (const beginning of ["00", "01", "10", "11"]) {
      expect(items.filter((item) => item.startsWith(beginning))).toHaveLength(4);
    }
  });

  test("what a branch does not need is left to the others", () => {
    const items: number[] = [];
    const oneThenMany = (taken: readonly number[], place: number): boolean => place === 0 || taken[0] > 0;
    eachWay([1, 50], 40, evenly, oneThenMany, () => items.push(1) && 1);
    expect(items).toHaveLength(40);
  });

  test("the work depends on what is listed, not on what there is", () => {
    const many = rows(200);
    expect(listUpTo(100, many.fill).items).toHaveLength(100);
    expect(many.steps()).toBeLessThan(201 * 201 * 2);
  });
});

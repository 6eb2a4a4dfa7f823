import { expect, test } from "vitest";
import { NEW_RATING, ordinal, type Rating, rate } from "./rating.ts";

const four: readonly Rating[] = [
  { mu: 30, sigma: 4 },
  { mu: 25, sigma: 8 },
  { mu: 20, sigma: 2 },
  { mu: 27, sigma: 6 },
];

/** Games with the ratings that the package openskill 5.0.1 gives for them. */
const KNOWN: readonly {
  readonly title: string;
  readonly before: readonly Rating[];
  readonly ranks: readonly number[];
  readonly drift?: number;
  readonly after: readonly (readonly [number, number])[];
}[] = [
  {
    title: "two newcomers",
    before: [NEW_RATING, NEW_RATING],
    ranks: [1, 2],
    after: [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  },
  {
    title: "a draw of two newcomers",
    before: [NEW_RATING, NEW_RATING],
    ranks: [1, 1],
    after: [
      [25, 8.06590141354368],
      [25, 8.06590141354368],
    ],
  },
  {
    title: "four players, the ranks in any order",
    before: four,
    ranks: [3, 1, 4, 2],
    after: [
      [29.48094630241957, 3.9668988623462655],
      [28.566041038781776, 7.858768392553447],
      [19.796387030200417, 2.000127205866996],
      [27.991215656203252, 5.8940336881964415],
    ],
  },
  {
    title: "four players, two of them tied",
    before: four,
    ranks: [2, 1, 2, 4],
    after: [
      [29.683326928780836, 3.9777689079537097],
      [28.566041038781776, 7.858768392553447],
      [20.03682491124503, 2.0008039246636358],
      [25.375361695837675, 5.8940336881964415],
    ],
  },
  {
    title: "five players, a shared victory",
    before: [NEW_RATING, NEW_RATING, NEW_RATING, { mu: 33, sigma: 3 }, { mu: 12, sigma: 5 }],
    ranks: [1, 1, 3, 3, 5],
    after: [
      [26.15486020585134, 8.269299241499551],
      [26.15486020585134, 8.269299241499551],
      [24.896740540959527, 8.179009930368226],
      [32.84163345705834, 2.9980102431854987],
      [11.645222850823952, 4.989045302359127],
    ],
  },
  {
    title: "three programs, which do not drift",
    before: four.slice(0, 3),
    ranks: [3, 1, 2],
    drift: 0,
    after: [
      [28.37628763967773, 3.962831337644076],
      [28.7645719460453, 7.717195645443492],
      [20.170642343452737, 1.9981254625567044],
    ],
  },
];

test.each(KNOWN)("ratings are OpenSkill's: $title", ({ before, ranks, drift, after }) => {
  const rated = rate(before, ranks, drift);
  expect(rated).toHaveLength(after.length);
  rated.forEach(({ mu, sigma }, player) => {
    expect(mu).toBeCloseTo(after[player][0], 9);
    expect(sigma).toBeCloseTo(after[player][1], 9);
  });
});

test("a newcomer is placed at the bottom of a list until games have been played", () => {
  expect(ordinal(NEW_RATING)).toBeCloseTo(0, 9);
  expect(ordinal(rate([NEW_RATING, NEW_RATING], [1, 2])[0])).toBeGreaterThan(0);
});

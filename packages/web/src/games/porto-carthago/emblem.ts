import { circle, type Emblem } from "../emblem.ts";

export const emblem: Emblem = [
  ["sea", circle(50, 50, 42)],
  ["paper", circle(50, 50, 32)],
  ["sea", circle(50, 50, 24)],
  ["paper", circle(50, 50, 12)],
  ["line", "M50 18v8M50 74v8M18 50h8M74 50h8M27 27l6 6M67 67l6 6M73 27l-6 6M33 67l-6 6"],
  ["rubric", "M43 54h14v-8l-7-5-7 5Z"],
  ["wood", "M44 92V76h12v16Z"],
];

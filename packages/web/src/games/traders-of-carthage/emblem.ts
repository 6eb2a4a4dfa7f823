import { circle, type Emblem } from "../emblem.ts";

export const emblem: Emblem = [
  ["sea", "M4 76q7-6 14 0t14 0 14 0 14 0 14 0 14 0v16H4Z"],
  ["wood", "M16 60h66c4 0 6-3 7-8l5 1c-1 14-8 22-18 22H34C24 75 18 69 16 60Z"],
  ["line", "M50 60V14"],
  ["sail", "M24 20q26-8 52 0-5 16 0 32-26-8-52 0 5-16 0-32Z"],
  ["line", "M24 20q26-8 52 0M40 28h20l-10 14Z"],
  ["dot", circle(50, 24, 3)],
  ["line", "M26 64l-7 16M38 66l-6 16M50 66l-6 16M62 66l-6 16"],
];

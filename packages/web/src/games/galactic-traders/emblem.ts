import { circle, type Emblem } from "../emblem.ts";

export const emblem: Emblem = [
  ["sea", circle(50, 52, 26)],
  ["line", "M26 44q24 9 48 0M28 62q22 8 44 0"],
  // An ellipse of 44 by 11 around 50, 54, turned by 18 degrees.
  ["ring", "M91.85 40.4A44 11 -18 1 1 8.15 67.6A44 11 -18 1 1 91.85 40.4Z"],
  ["sail", "M72 10q12 4 14 18l-9 5-11-11Z"],
  ["rubric", "M66 22l-7 3 6-9 6 1ZM77 33l-3 7 9-6-1-6Z"],
  ["dot", circle(78, 21, 3)],
  ["line", "M14 18v8M10 22h8M88 78v8M84 82h8M20 84v6M17 87h6"],
];

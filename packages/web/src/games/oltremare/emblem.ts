import type { Emblem } from "../emblem.ts";

export const emblem: Emblem = [
  ["sea", "M4 78q7-6 14 0t14 0 14 0 14 0 14 0 14 0v14H4Z"],
  ["wood", "M12 62h70l10-10c0 14-7 26-18 26H28C20 78 14 71 12 62Z"],
  ["line", "M34 62V20M64 62V12"],
  ["sail", "M34 20 14 56h20Z"],
  ["sail", "M64 12 40 56h24Z"],
  ["rubric", "M64 12l14 4-14 5Z"],
  ["line", "M20 70h50"],
];

import { type Colour, goodName, spaceName } from "@portolan/guides/traders-of-carthage";
import { alarm, bold, box, clip, dim, padEnd, width } from "../../screen.ts";
import { inColour, letter, type Picture, SKULL } from "./ink.ts";

/** The headings of a space: its name on one or two lines, with what it is where the second is free. */
function heading(picture: Picture, space: number, twoLines: boolean): readonly [string, string] {
  const { track, ships } = picture.table.edition;
  const name = spaceName(picture, space);
  const { kind } = track[space];
  const mark = kind === "pirate" ? SKULL : "";
  const at = name.lastIndexOf(" ");
  if (kind === "pirate" && twoLines && at > 0) return [name.slice(0, at), `${name.slice(at + 1)} ${mark}`];
  if (kind === "pirate") return [name, mark];
  if (kind === "payday") return [name, picture.translator.t("tc.board.steps", { steps: 0 })];
  return [name, space === ships.afterRaidIndex ? picture.translator.t("tc.board.haven.short") : ""];
}

/** Column widths that fit: each as wide as its heading, the widest giving way, what is left over shared out. */
function columnWidths(
  headings: readonly (readonly [string, string])[],
  goal: number,
  room: number,
): number[] {
  // The last column needs no gap after it, but room for the steps.
  const last = headings.length - 1;
  const widths = headings.map(
    (lines, i) => Math.max(...lines.map(width), i === last ? goal : 0) + (i === last ? 0 : 1),
  );
  let spare = room - widths.reduce((sum, one) => sum + one, 0);
  while (spare < 0 && Math.max(...widths) > 3) {
    widths[widths.indexOf(Math.max(...widths))]--;
    spare++;
  }
  for (let i = 0; spare > 0; i = (i + 1) % (widths.length - 1)) {
    widths[i]++;
    spare--;
  }
  return widths;
}

/** One ship's lane: the wake behind it, the way before it, and the steps it has still to go. */
function lane(picture: Picture, colour: Colour, widths: readonly number[], isWide: boolean): string {
  const { screen, table, view } = picture;
  const { track, carthage } = table.edition;
  const at = view.ships[colour];
  const ship = inColour(picture, colour, letter(picture, colour));
  const way = track.slice(0, carthage).map(({ kind }, space) => {
    const length = widths[space] - 1;
    if (space === at) return ship + bold(screen, "▶") + dim(screen, "┄".repeat(Math.max(0, length - 1)));
    const line = (space < at ? "─" : "┄").repeat(length);
    if (kind === "pirate") return alarm(screen, SKULL) + dim(screen, line);
    return dim(screen, (space < at ? "─" : "○") + line);
  });
  const goal = at === carthage ? ship : dim(screen, "◆");
  return `${way.join("")}${goal} ${stepsLeft(picture, colour, isWide)}`;
}

function stepsLeft(picture: Picture, colour: Colour, isWide: boolean): string {
  const { screen, table, view, translator } = picture;
  const { carthage, track } = table.edition;
  const steps = carthage - view.ships[colour];
  const text = translator.t(isWide ? "tc.route.steps" : "tc.board.steps", { steps });
  return track[view.ships[colour]].kind === "pirate" ? alarm(screen, text) : text;
}

/** The sea route with the four ships, each in its lane. */
export function drawRoute(picture: Picture, columns: number): string[] {
  const { screen, table, translator } = picture;
  const { colours, track, carthage } = table.edition;
  const isWide = columns >= 76;
  const labels = colours.map((_, colour) => (isWide ? ` ${goodName(picture, colour)}` : ""));
  const labelWidth = Math.max(...labels.map(width)) + 2;
  const headings = track.map((_, space) => heading(picture, space, columns < 100));
  const goal = 2 + Math.max(...colours.map((_, colour) => width(stepsLeft(picture, colour, isWide))));
  const widths = columnWidths(headings, goal, columns - 4 - labelWidth);
  const headingLine = (which: 0 | 1): string =>
    " ".repeat(labelWidth) +
    headings
      .map((texts, space) => {
        const room = space === carthage ? widths[space] : widths[space] - 1;
        const text = padEnd(clip(texts[which], room), widths[space]);
        return track[space].kind === "pirate" ? alarm(screen, text) : which === 0 ? text : dim(screen, text);
      })
      .join("");
  const lanes = colours.map((_, colour) => {
    const label = padEnd(inColour(picture, colour, letter(picture, colour)) + labels[colour], labelWidth);
    return label + lane(picture, colour, widths, isWide);
  });
  const title = bold(screen, translator.t("tc.route.title"));
  return box(screen, title, [headingLine(0), headingLine(1), ...lanes], columns);
}

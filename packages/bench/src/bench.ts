/** `npm run bench [-- --json] [--only NAME]`: what things cost, as figures and ratios of one run on one core. */
import { parseArgs } from "node:util";
import { games } from "@portolan/games";
import { fastChance } from "@portolan/kernel";
import { boardgameIoPerSecond } from "./boardgame-io.ts";
import { type Figure, lineOf, rounded } from "./measure.ts";
import { gameFigures, playoutsPerSecond } from "./playouts.ts";
import { searchFigure } from "./search.ts";
import { serverFigures } from "./server/figures.ts";
import { webFigures } from "./web/figures.ts";

/** Seats at the table that is measured, where that is not the smallest. */
const SEATS: Readonly<Record<string, number>> = {
  "traders-of-carthage": 3,
  oltremare: 4,
  "galactic-traders": 3,
  "porto-carthago": 4,
};

const { values } = parseArgs({ options: { json: { type: "boolean" }, only: { type: "string" } } });
const measured = new Map<string, number>();
let printed = 0;

function wanted(name: string): boolean {
  return values.only === undefined || name.startsWith(values.only) || name.endsWith(values.only);
}

function print(figure: Figure): void {
  measured.set(figure.name, figure.value);
  if (!wanted(figure.name)) return;
  printed++;
  if (values.json) console.log(JSON.stringify(figure));
  else console.log(lineOf(figure));
}

for (const game of games) {
  const rules = game.open({ players: SEATS[game.id] ?? game.players.min });
  const name = `playouts/${game.id}`;
  if (wanted(name) || wanted("ratio/boardgame.io")) {
    print({ name, value: rounded(playoutsPerSecond(rules)), unit: "games/s" });
  }
  if (["clone", "apply", "state-bytes"].some((kind) => wanted(`${kind}/${game.id}`)))
    gameFigures(rules).forEach(print);
  if (wanted(`search/${game.id}`)) print(searchFigure(rules));
}

if (wanted("playouts/boardgame.io") || wanted("ratio/boardgame.io")) {
  const chance = fastChance(1);
  const theirs = boardgameIoPerSecond((n) => chance.below(n));
  print({ name: "playouts/boardgame.io", value: rounded(theirs), unit: "games/s" });
  const ours = measured.get("playouts/traders-of-carthage");
  if (ours) print({ name: "ratio/boardgame.io", value: rounded(ours / theirs), unit: "times" });
}

/** Whether figures are wanted whose names all begin so. */
function wantsAnyOf(part: "server" | "web"): boolean {
  return values.only === undefined || part.startsWith(values.only) || values.only.startsWith(part);
}

if (wantsAnyOf("server")) for await (const figure of serverFigures()) print(figure);
if (wantsAnyOf("web")) for await (const figure of webFigures()) print(figure);

if (printed === 0) {
  console.error(`There is no figure named "${values.only}".`);
  process.exitCode = 2;
}

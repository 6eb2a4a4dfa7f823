import { aids, goodName, planetName } from "@portolan/guides/galactic-traders";
import { alarm, bold, box, columnsOf, dim, width, wrap } from "../../screen.ts";
import { ability, called, inColour, type Picture } from "./ink.ts";

type Place = aids.RowPlanetView;

/** What lies in a slot: whose good it is, and what is printed on it if it is a joker. */
function content(picture: Picture, laid: NonNullable<Place["slots"][number]>): string {
  if (!laid.faceDown) return inColour(picture, laid.owner, `${laid.owner}`);
  const printed = laid.good === null ? "?" : goodName(picture, laid.good);
  return inColour(picture, laid.owner, `${laid.owner}(${printed})`);
}

/** The slots of a planet: what is asked for, and who has laid it there. */
function slots(picture: Picture, place: Place): string {
  const { table, screen } = picture;
  const { needs, arrows } = table.edition.planets[place.planet];
  const open = aids.openSlots(table, place);
  const cells = place.slots.map((laid, slot) => {
    const name = goodName(picture, needs[slot]);
    if (laid) return `${dim(screen, name)}:${content(picture, laid)}`;
    return open.includes(slot) ? bold(screen, name) : dim(screen, name);
  });
  return cells.join(arrows ? " → " : "  ");
}

/** Who would win if the viewer laid what is missing, where that is not plainly the viewer. */
function prospect(picture: Picture, place: Place): string {
  const { table, view, viewer, translator, screen } = picture;
  const missing = aids.missing(place);
  if (missing === 0) {
    const { winner } = aids.ifFilledBy(table, place, viewer ?? 0);
    return bold(screen, translator.t("gt.row.complete", { name: called(picture, winner) }));
  }
  if (place.slots.every((laid) => laid === null) || viewer === null) return "";
  const own = aids.ifFilledBy(table, place, viewer);
  const rivals = view.traders.flatMap((_, seat) => {
    if (seat === viewer || seat === own.winner || aids.goodsOn(place, seat) === 0) return [];
    return aids.ifFilledBy(table, place, seat).winner === seat ? [called(picture, seat)] : [];
  });
  const mine =
    own.winner === viewer
      ? translator.t("gt.row.youWin")
      : alarm(screen, translator.t("gt.row.otherWins", { name: called(picture, own.winner) }));
  return rivals.length === 0
    ? mine
    : `${mine}; ${dim(screen, translator.t("gt.row.rivals", { names: { list: rivals } }))}`;
}

function points({ table }: Picture, { planet }: Place): string {
  const { vp } = table.edition.planets[planet];
  return vp < 0 ? `−${-vp}` : `${vp}`;
}

/** A text beside a margin: in the margin stands the name, below it nothing. */
function hang(name: string, text: string, columns: number): string[] {
  const room = columns - width(name) - 2;
  const lines = width(text) <= room ? [text] : wrap(text, room);
  return lines.map((line, i) => `${i === 0 ? name : " ".repeat(width(name))}  ${line}`);
}

function drawPlace(picture: Picture, place: Place, name: string, columns: number): string[] {
  const { screen } = picture;
  const asked = slots(picture, place);
  const power = ability(picture, place.planet);
  const note = prospect(picture, place);
  const notes = [power === "" ? "" : dim(screen, power), note].filter((text) => text !== "");
  const room = columns - width(name) - 2;
  // On one line if it fits, else with the notes below the slots.
  const whole = [asked, ...notes].join("  · ");
  if (width(whole) <= room) return [`${name}  ${whole}`];
  const blank = " ".repeat(width(name));
  return [...hang(name, asked, columns), ...hang(blank, notes.join(" · "), columns)];
}

/** The planets of the row, longest there first. */
export function drawRow(picture: Picture, columns: number): string[] {
  const { view, translator, screen } = picture;
  const inside = columns - 4;
  const names = columnsOf(
    view.row.map((place) => [bold(screen, points(picture, place)), planetName(picture, place.planet)]),
    1,
    new Set([0]),
  );
  const broadest = Math.max(0, ...names.map(width));
  const lines = view.row.flatMap((place, i) =>
    drawPlace(picture, place, names[i] + " ".repeat(broadest - width(names[i])), inside),
  );
  const [era1, era2] = view.eraDecks;
  const title = bold(screen, translator.t("gt.row.title"));
  const left = dim(screen, translator.t("draw.gt.left", { era1, era2 }));
  const empty = dim(screen, translator.t("gt.row.empty"));
  return box(screen, title, lines.length === 0 ? [empty] : lines, columns, left);
}

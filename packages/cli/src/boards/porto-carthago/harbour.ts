import { aids } from "@portolan/guides/porto-carthago";
import { bold, box, dim, padEnd, width } from "../../screen.ts";
import { called, cargo, civilisationName, good, type Picture, roman } from "./ink.ts";

/** The three parts of a dock in one line: owner, store, berth. */
function dockCell(picture: Picture, dock: number, owners: number): string {
  const { table, view, screen } = picture;
  const { owner, ship, good: stored } = view.docks[dock];
  const number = dim(screen, padEnd(roman(table.edition.docks[dock].number), 2));
  const quay = padEnd(owner === null ? dim(screen, "·") : called(picture, owner, 6), owners);
  const store = stored === null ? "" : `+${good(picture, stored)} `;
  const berth = ship === null ? dim(screen, "–") : cargo(picture, ship);
  return `${number} ${quay} ${store}${berth}`;
}

/** Twelve docks, a line for each civilisation, or one for each dock where there is little room. */
export function drawDocks(picture: Picture, columns: number): string[] {
  const { table, view, translator, screen } = picture;
  const { civilisations, docksOf } = table.edition;
  const names = Math.max(...civilisations.map((_, which) => width(civilisationName(picture, which)))) + 1;
  const room = Math.floor((columns - 4 - names) / 2);
  const owners = Math.max(
    1,
    ...view.docks.map(({ owner }) => (owner === null ? 1 : width(called(picture, owner, 6)))),
  );
  const lines = docksOf.flatMap((docks, which) => {
    const own = docks.map((dock) => dockCell(picture, dock, owners));
    const name = padEnd(civilisationName(picture, which), names);
    if (own.every((cell, i) => width(cell) <= room - (i === 0 ? 1 : 0)))
      return [name + own.map((cell) => padEnd(cell, room)).join("")];
    return own.map((cell, i) => (i === 0 ? name : " ".repeat(names)) + cell);
  });
  const legend = dim(screen, translator.t("draw.pc.docks"));
  return box(screen, bold(screen, translator.t("pc.docks.title")), lines, columns, legend);
}

/** Where a ship of row 1 would go by itself. */
function fate(picture: Picture, docking: aids.Docking): string {
  const { table, translator } = picture;
  if (docking.dock === null) return translator.t("draw.pc.leaves");
  const dock = roman(table.edition.docks[docking.dock].number);
  if (docking.loads === null) return `→ ${dock}`;
  return translator.t("draw.pc.loads", { dock, name: called(picture, docking.loads) });
}

function shipCell(picture: Picture, ship: number | null): string {
  if (ship === null) return dim(picture.screen, "–");
  return `${civilisationName(picture, picture.table.edition.ships[ship].civilisation)} ${cargo(picture, ship)}`;
}

/** Row 1 with what becomes of it, and row 2 behind it. */
export function drawRows(picture: Picture, columns: number): string[] {
  const { table, view, translator, screen } = picture;
  const previews = aids.dockings(table, view);
  const first = view.rows[0].map((ship, column) => {
    const preview = previews[column];
    return shipCell(picture, ship) + (preview ? ` ${fate(picture, preview)}` : "");
  });
  const second = view.rows[1].map((ship) => shipCell(picture, ship));
  const left = Math.max(...first.map(width)) + 2;
  const isWide =
    left + Math.max(...second.map(width)) + translator.t("draw.pc.then").length + 3 <= columns - 4;
  const lines = isWide
    ? first.map(
        (text, i) =>
          `${i + 1} ${padEnd(text, left)}${dim(screen, translator.t("draw.pc.then"))} ${second[i]}`,
      )
    : [
        ...first.map((text, i) => `${i + 1} ${text}`),
        dim(screen, translator.t("pc.row.second")),
        ...second.map((text, i) => `${i + 1} ${text}`),
      ];
  const size = view.deck.unknown.length + view.deck.known.length;
  const tail = dim(screen, translator.t("draw.pc.deck", { size, known: view.deck.known.length }));
  return box(screen, bold(screen, translator.t("pc.rows.title")), lines, columns, tail);
}

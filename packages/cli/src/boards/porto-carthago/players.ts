import { type Section, seatsFromViewer } from "@portolan/guides";
import { aids, shipName, showsPurse } from "@portolan/guides/porto-carthago";
import type { Seat } from "@portolan/kernel";
import { bold, box, columnsOf, dim, width, wrap } from "../../screen.ts";
import { rowText } from "../sections.ts";
import { called, goods, type Picture } from "./ink.ts";

const PLACES = [
  "reserve",
  "cards",
  "docks",
  "lighthouse",
  "temple",
  "charters",
  "warehouse",
  "path",
] as const;

/** Cards that a player holds for later. */
function holding(picture: Picture, seat: Seat): string {
  const { table, view, translator } = picture;
  return view.senators[seat].held
    .map(
      (ship) =>
        `${shipName(picture, ship)} (${translator.t(`draw.pc.privilege.${table.edition.ships[ship].privilege}`)})`,
    )
    .join(", ");
}

function row(picture: Picture, seat: Seat, toAct: Seat | null): string[] {
  const { table, view, screen } = picture;
  const strip = aids.strip(table, view, seat);
  const senator = view.senators[seat];
  const mark = seat === toAct ? bold(screen, "▶") : " ";
  const start = seat === view.startSeat ? "◆" : " ";
  return [
    `${mark}${start}${called(picture, seat, 9)}`,
    bold(screen, String(strip.palace)),
    bold(screen, String(senator.points)),
    showsPurse(picture, seat) ? bold(screen, String(senator.talents)) : "?",
    bold(screen, String(strip.reserve)),
    ...PLACES.slice(1).map((place) => (strip[place] === 0 ? dim(screen, "·") : String(strip[place]))),
    `+${aids.incomeNext(table, view)[seat]}`,
    goods(picture, senator.warehouse),
  ];
}

/** A line for whoever has more than stands in the table. */
function belongings(picture: Picture, columns: number, besideCards: (seat: Seat) => string): string[] {
  return seatsFromViewer(picture).flatMap((seat) => {
    const parts = [besideCards(seat), holding(picture, seat)].filter((text) => text !== "" && text !== "–");
    if (parts.length === 0) return [];
    return wrap(`${called(picture, seat)}: ${parts.join(" · ")}`, columns, "    ");
  });
}

const NUMBERS: ReadonlySet<number> = new Set(Array.from({ length: 12 }, (_, i) => i + 1));

/** The table in the fullest form that fits: with goods, with goods below it, or in sentences. */
function tableLines(picture: Picture, sections: readonly Section[], columns: number): string[] {
  const { table, view, translator, screen } = picture;
  const toAct = aids.asked(table, view)?.seat ?? null;
  const heads = ["", "seats", "points", "talents", ...PLACES, "income", "goods"].map((id) =>
    id === "" ? "" : dim(screen, translator.t(`draw.pc.head.${id}`)),
  );
  const rows = [heads, ...seatsFromViewer(picture).map((seat) => row(picture, seat, toAct))];
  const fits = (lines: readonly string[]): boolean => lines.every((line) => width(line) <= columns);
  const whole = columnsOf(rows, 1, NUMBERS);
  if (fits(whole)) return [...whole, ...belongings(picture, columns, () => "")];
  const short = columnsOf(
    rows.map((cells) => cells.slice(0, -1)),
    1,
    NUMBERS,
  );
  const goodsOf = (seat: Seat): string => goods(picture, view.senators[seat].warehouse);
  if (fits(short)) return [...short, ...belongings(picture, columns, goodsOf)];
  const blocks = sections.find(({ id }) => id === "players")?.blocks ?? [];
  return blocks
    .flatMap((block) => (block.kind === "table" ? block.rows.map((one) => rowText(block.head, one)) : []))
    .flatMap((line) => wrap(line, columns, "  "));
}

/** Everybody's servants and belongings; the viewer first. */
export function drawPlayers(picture: Picture, sections: readonly Section[], columns: number): string[] {
  const { table, view, translator, screen, names } = picture;
  const isOver = view.stage.stage === "over";
  const next = translator.t("pc.startNext", { name: names[aids.startNext(table, view)] });
  const title = bold(screen, translator.t("pc.players.title"));
  const lines = tableLines(picture, sections, columns - 4);
  return box(screen, title, lines, columns, isOver ? "" : dim(screen, next));
}

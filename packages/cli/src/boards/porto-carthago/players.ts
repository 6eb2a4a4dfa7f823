import { portoAids } from "@portolan/games";
import type { Seat } from "@portolan/kernel";
import { box, columnsOf, width, wrap } from "../../screen.ts";
import { bold, called, dim, goods, type Picture, seatsFromViewer, shipName, showsPurse } from "./ink.ts";

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
  const { table, view, voice } = picture;
  return view.senators[seat].held
    .map(
      (ship) =>
        `${shipName(picture, ship)} (${voice.say(`pc.privilege.${table.edition.ships[ship].privilege}`)})`,
    )
    .join(", ");
}

function row(picture: Picture, seat: Seat, toAct: Seat | null): string[] {
  const { table, view, screen } = picture;
  const strip = portoAids.strip(table, view, seat);
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
    `+${portoAids.incomeNext(table, view)[seat]}`,
    goods(picture, senator.warehouse),
  ];
}

/** A line for whoever has more than stands in the table. */
function belongings(picture: Picture, columns: number, besideCards: (seat: Seat) => string): string[] {
  return seatsFromViewer(picture).flatMap((seat) => {
    const parts = [besideCards(seat), holding(picture, seat)].filter((text) => text !== "" && text !== "–");
    if (parts.length === 0) return [];
    const text = picture.voice.say("pc.holds", {
      name: called(picture, seat),
      belongings: parts.join(" · "),
    });
    return wrap(text, columns, "    ");
  });
}

const NUMBERS: ReadonlySet<number> = new Set(Array.from({ length: 12 }, (_, i) => i + 1));

/** The table in the fullest form that fits: with goods, with goods below it, or in sentences. */
function tableLines(picture: Picture, columns: number): string[] {
  const { table, view, voice, screen } = picture;
  const toAct = portoAids.asked(table, view)?.seat ?? null;
  const heads = ["", "seats", "points", "talents", ...PLACES, "income", "goods"].map((id) =>
    id === "" ? "" : dim(screen, voice.say(`pc.head.${id}`)),
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
  return tellPlayers(picture).flatMap((line) => wrap(line, columns, "  "));
}

/** Everybody's servants and belongings; the viewer first. */
export function drawPlayers(picture: Picture, columns: number): string[] {
  const { table, view, voice, screen, names } = picture;
  const isOver = view.stage.stage === "over";
  const next = voice.say("pc.startNext", { name: names[portoAids.startNext(table, view)] });
  const title = bold(screen, voice.say("pc.players.title"));
  return box(screen, title, tableLines(picture, columns - 4), columns, isOver ? "" : dim(screen, next));
}

/** The same in sentences. */
export function tellPlayers(picture: Picture): string[] {
  const { table, view, voice } = picture;
  return seatsFromViewer(picture).map((seat) => {
    const strip = portoAids.strip(table, view, seat);
    const senator = view.senators[seat];
    const cards = holding(picture, seat);
    const facts = voice.say("pc.plain.player", {
      name: called(picture, seat),
      seats: strip.palace,
      points: senator.points,
      talents: showsPurse(picture, seat) ? String(senator.talents) : "?",
      reserve: strip.reserve,
      places:
        PLACES.slice(1)
          .filter((place) => strip[place] > 0)
          .map((place) => `${voice.say(`pc.place.${place}`)} ${strip[place]}`)
          .join(", ") || "–",
      goods: goods(picture, senator.warehouse),
    });
    return cards === "" ? facts : `${facts} ${voice.say("pc.plain.holds", { cards })}`;
  });
}

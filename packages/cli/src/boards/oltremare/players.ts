import { called, type Section } from "@portolan/guides";
import { aids, goodName, tokenName } from "@portolan/guides/oltremare";
import type { Seat } from "@portolan/kernel";
import { bold, clip, columnsOf, dim, width, wrapIndented } from "../../screen.ts";
import { itemsIn } from "../sections.ts";
import { type Picture, portName, tint } from "./ink.ts";

/** Where a player's ship is and what its token does. */
function berth(picture: Picture, seat: Seat): string {
  const { view, translator } = picture;
  const { port, active } = view.merchants[seat];
  const where = translator.t("draw.om.port", { port: portName(picture, port) });
  if (active === null) return where;
  return `${where} · ${tokenName(picture, active)}: ${translator.t(`token.${active}.tip`)}`;
}

/** The viewer is "You" alone where there is no room for the name too. */
function nameIn(picture: Picture, seat: Seat, columns: number): string {
  const name = called(picture, seat);
  return seat === picture.viewer && width(name) > columns ? picture.translator.t("guide.you.alone") : name;
}

const NUMBERS = new Set([2, 3, 5, 6, 7, 8, 9, 10]);

/** One row of figures: limit and load first, since they drive every negotiation. */
function figures(picture: Picture, seat: Seat, nameColumns: number): string[] {
  const { table, view } = picture;
  const merchant = view.merchants[seat];
  const top = aids.topFigures(table, merchant);
  const mark = seat === view.activeSeat ? "▸" : " ";
  const start = seat === view.startSeat ? "*" : "";
  return [
    `${mark}${seat}`,
    clip(nameIn(picture, seat, nameColumns - 1), nameColumns - 1) + start,
    top === null ? "–" : `${top.limit}`,
    top === null ? "–" : `${top.load}`,
    top === null ? "–" : clip(goodName(picture, top.good), nameColumns),
    `${merchant.handSize}`,
    `${merchant.cargoSize}`,
    `${merchant.pirateCount}`,
    `${merchant.ducats}`,
    `${merchant.prestige}`,
    `${aids.tokensTaken(merchant)}`,
  ];
}

const HEADS = ["limit", "load", "top", "hand", "cargo", "pirates", "ducats", "tiles", "tokens"] as const;

/** The figures of all players, in the widest form that fits. */
function figureLines(picture: Picture, columns: number): string[] {
  const { translator, names } = picture;
  const forms = [
    { head: (id: string) => `om.head.${id}`, name: 14, gap: 2 },
    { head: (id: string) => `om.head.${id}`, name: 14, gap: 1 },
    { head: (id: string) => `draw.om.short.${id}`, name: 9, gap: 1 },
  ];
  const tables = forms.map(({ head, name, gap }) => {
    const heads = HEADS.map((id) => translator.t(head(id)));
    const rows = names.map((_, seat) => figures(picture, seat, name));
    return columnsOf([["", "", ...heads], ...rows], gap, NUMBERS);
  });
  return tables.find((lines) => lines.every((text) => width(text) < columns)) ?? tables[tables.length - 1];
}

/** All players as a table, each with ship and token below. */
export function drawPlayers(picture: Picture, columns: number): string[] {
  const { screen } = picture;
  const [title, ...lines] = figureLines(picture, columns);
  return [
    ` ${dim(screen, title)}`,
    ...lines.flatMap((text, seat) => [
      ` ${seat === picture.view.activeSeat ? bold(screen, text) : tint(picture, text)}`,
      ...wrapIndented(`      ${berth(picture, seat)}`, columns - 1).map((line) => dim(screen, line)),
    ]),
  ];
}

export function drawRaces(sections: readonly Section[]): string[] {
  return itemsIn(sections, "races").map(({ text }) => text);
}

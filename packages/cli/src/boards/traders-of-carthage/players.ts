import { called, seatsFromViewer } from "@portolan/guides";
import { aids, type Colour, codes, goodName } from "@portolan/guides/traders-of-carthage";
import type { Seat } from "@portolan/kernel";
import { bold, clip, dim, padEnd, paint, width, wrap } from "../../screen.ts";
import {
  card as drawCard,
  inColour,
  isViewer,
  letter,
  type Picture,
  storedCard,
  TOKEN,
  tint,
} from "./ink.ts";

/** (5+1)×3=18→4: how a set's points come about; shorter where there is little room. */
function formula(set: aids.SetValue, columns = Number.MAX_SAFE_INTEGER): string {
  const { highest, tokens, price, size, raw, points } = set;
  const whole = `(${highest}+${tokens})×${size}=${raw}→${points}`;
  return whole.length <= columns ? whole : `${price}×${size}=${raw}→${points}`;
}

/** Goods of a colour, the stored ones in brackets. */
function goodsOf(picture: Picture, set: aids.SetValue): string {
  return [
    ...set.unstored.map((card) => drawCard(picture, card)),
    ...set.stored.map((card) => storedCard(picture, card)),
  ].join(" ");
}

/** Whether the game waits for this player. */
function isToAct({ view }: Picture, seat: Seat): boolean {
  const step = view.agenda.at(-1);
  return step !== undefined && step.step !== "over" && step.seat === seat;
}

/** What a player is called in so many columns: the viewer is "You" above all. */
function calledIn(picture: Picture, seat: Seat, columns: number): string {
  const whole = called(picture, seat);
  if (width(whole) <= columns) return whole;
  return isViewer(picture, seat) ? picture.translator.t("guide.you.alone") : clip(whole, columns);
}

/** Name and points, tokens and hand: two lines. */
function person(picture: Picture, seat: Seat, columns: number): readonly [string, string] {
  const { screen, table, view, translator } = picture;
  const trader = view.traders[seat];
  const points = translator.t("draw.points", { points: trader.victoryPoints });
  const name = calledIn(picture, seat, columns - width(points) - 1);
  const shown = isViewer(picture, seat) ? paint(screen, ["bold", "underline"], name) : bold(screen, name);
  const tokens = aids.tokenCount(trader);
  const most = table.edition.tokens.endThreshold;
  return [
    padEnd(shown, columns - width(points)) + bold(screen, points),
    translator.t("draw.tc.tokensAndHand", { token: TOKEN, tokens, most, cards: trader.handSize }),
  ];
}

/** What stands in the table under a colour: the goods, and what they would bring or the tokens alone. */
function cell(picture: Picture, seat: Seat, colour: Colour, columns: number): string[] {
  const { screen, table, view } = picture;
  const set = aids.setValue(table, view, seat, colour);
  const tokens = dim(screen, TOKEN.repeat(Math.min(set.tokens, columns)));
  if (set.size === 0) return [dim(screen, "–"), tokens];
  return [...wrap(goodsOf(picture, set), columns), formula(set, columns)];
}

const NAME_COLUMNS = 17;
const WIDE_NAME_COLUMNS = 24;
const ROOMY = 92;
const LEAST_CELL = 13;

/** The least width at which the goods stand in a table. */
const TABLE_COLUMNS = 6 + 1 + NAME_COLUMNS + 4 * (1 + LEAST_CELL);

/** The table's measures: columns for the names, and for each colour. */
interface Measures {
  readonly columns: number;
  readonly first: number;
  readonly each: number;
}

function measure({ table }: Picture, columns: number): Measures {
  const count = table.edition.colours.length;
  const names = columns < ROOMY ? NAME_COLUMNS : WIDE_NAME_COLUMNS;
  const each = Math.floor((columns - 3 - names - count * 2) / count);
  return { columns, each, first: columns - 3 - count * (each + 2) };
}

/** The upper edge, with the colours as headings. */
function tableHead(picture: Picture, { first, each }: Measures): string {
  const { screen, table, translator } = picture;
  const edge = (text: string): string => dim(screen, text);
  const title = ` ${translator.t("draw.tc.goods")} `;
  const heads = table.edition.colours.map((_, colour) => {
    const text = ` ${goodName(picture, colour)} `;
    const line = "─".repeat(Math.max(0, each - 1 - width(text)));
    return edge("┬ ") + inColour(picture, colour, letter(picture, colour)) + text + edge(line);
  });
  const line = "─".repeat(first + 1 - width(title));
  return edge("╭") + bold(screen, title) + edge(line) + heads.join("") + edge("╮");
}

/** One player's lines. What a set brings stands on the last of them, whatever their number. */
function tableRow(picture: Picture, { first, each }: Measures, seat: Seat): string[] {
  const { screen, table } = picture;
  const edge = dim(screen, "│");
  const facts = person(picture, seat, first);
  const cells = table.edition.colours.map((_, colour) => cell(picture, seat, colour, each));
  const height = Math.max(facts.length, ...cells.map((lines) => lines.length));
  const pointer = isToAct(picture, seat) ? bold(screen, "▶") : " ";
  return Array.from({ length: height }, (_, i) => {
    const texts = cells.map((lines) => {
      const text = i === height - 1 ? lines.at(-1) : lines.slice(0, -1).at(i);
      return `${edge} ${padEnd(text ?? "", each)}`;
    });
    return `${edge}${i === 0 ? pointer : " "}${padEnd(facts[i] ?? "", first)}${texts.join("")}${edge}`;
  });
}

/** The lower edge, which says how the figures are to be read. */
function tableFoot({ screen, translator }: Picture, { columns }: Measures): string {
  const legend = ` ${translator.t("draw.tc.legend")} `;
  const shown = width(legend) <= columns - 4 ? legend : "";
  return dim(screen, `╰─${shown}${"─".repeat(Math.max(0, columns - 3 - width(shown)))}╯`);
}

function drawTable(picture: Picture, columns: number): string[] {
  const measures = measure(picture, columns);
  const { first, each } = measures;
  const cross = `┼${"─".repeat(each + 1)}`.repeat(picture.table.edition.colours.length);
  const between = dim(picture.screen, `├${"─".repeat(first + 1)}${cross}┤`);
  const rows = seatsFromViewer(picture).map((seat) => tableRow(picture, measures, seat));
  return [
    tableHead(picture, measures),
    ...rows.flatMap((row, i) => (i === 0 ? row : [between, ...row])),
    tableFoot(picture, measures),
  ];
}

/** One player after the other, for narrow windows. */
function drawStack(picture: Picture, columns: number): string[] {
  const { screen, table, view, translator } = picture;
  return seatsFromViewer(picture).flatMap((seat) => {
    const [, facts] = person(picture, seat, columns);
    const points = translator.t("draw.points", { points: view.traders[seat].victoryPoints });
    const pointer = isToAct(picture, seat) ? "▶" : " ";
    const room = columns - width(facts) - width(points) - 8;
    const name = calledIn(picture, seat, room);
    const sets = table.edition.colours.map((_, colour) => aids.setValue(table, view, seat, colour));
    const goods = sets
      .filter((set) => set.size > 0)
      .flatMap((set) => {
        const value = translator.t("draw.points", { points: formula(set) });
        const held = goodsOf(picture, set);
        const beside = `   ${padEnd(held, Math.max(24, width(held) + 2))}${value}`;
        return width(beside) <= columns ? [beside] : [`   ${held}`, `      ${value}`];
      });
    const tokens = sets
      .filter((set) => set.size === 0 && set.tokens > 0)
      .map(
        (set) => `${inColour(picture, set.colour, letter(picture, set.colour))} ${TOKEN.repeat(set.tokens)}`,
      );
    const rest =
      tokens.length === 0
        ? []
        : [dim(screen, `   ${translator.t("draw.tc.tokens", { tokens: tokens.join("  ") })}`)];
    const head = `${pointer} ${bold(screen, name)} · ${bold(screen, points)} · ${facts}`;
    return [head, ...goods, ...rest];
  });
}

/** Everybody's goods with what they would bring now, tokens, points and hands. */
export function drawPlayers(picture: Picture, columns: number): string[] {
  const drawn = columns >= TABLE_COLUMNS ? drawTable(picture, columns) : drawStack(picture, columns);
  return [...drawn, ...openHands(picture)];
}

/** The hands of the others, where the table plays with open hands. */
function openHands(picture: Picture): string[] {
  const { table, view, translator, names } = picture;
  if (table.options.handDisplay !== "open") return [];
  return seatsFromViewer(picture)
    .filter((seat) => !isViewer(picture, seat))
    .map((seat) => {
      const hand = aids.sortedCards(table.edition, view.remembered.hands[seat]);
      const total = aids.coinsOf(table.edition, hand);
      const held = hand.length === 0 ? translator.t("tc.openHand.none") : codes(picture, hand);
      return tint(picture, `  ${translator.t("tc.openHand", { name: names[seat], cards: held, total })}`);
    });
}

import type { Item, Section } from "@portolan/guides";
import { aids } from "@portolan/guides/porto-carthago";
import { alarm, bold, box, dim, flow, wrap } from "../../screen.ts";
import { itemsIn, itemText } from "../sections.ts";
import type { Picture } from "./ink.ts";

/** An action card on its space: cost and bonus, pale where the viewer cannot use it. */
function actionCell(picture: Picture, action: aids.Action): string {
  const { table, translator, screen } = picture;
  const space = table.edition.spaces[action.space].id;
  const bonus = action.bonus ? [translator.t(`draw.pc.bonus.${action.bonus}`)] : [];
  const text = [space, translator.t(`action.${action.kind}`), action.servants, ...bonus].join(" ");
  return action.refusal ? dim(screen, `${text} ✗`) : text;
}

function actionCells(picture: Picture): string[] {
  const { table, view, viewer } = picture;
  return aids.actions(table, view, viewer ?? view.startSeat).map((action) => actionCell(picture, action));
}

/** The action cards, once they lie. */
function drawActions(picture: Picture, columns: number): string[] {
  const { translator, screen, view } = picture;
  if (view.decade === 0) return [];
  const title = bold(screen, translator.t("pc.actions.title"));
  const legend = dim(screen, translator.t("draw.pc.actions"));
  return box(screen, title, flow(actionCells(picture), columns - 4), columns, legend);
}

/** What the guide lists in a section, in lines that fit into a frame. */
function listed({ screen }: Picture, items: readonly Item[], columns: number): string[] {
  return items.flatMap((item) => {
    const text = itemText(item);
    return wrap(item.tone === "danger" ? alarm(screen, text) : text, columns, "  ");
  });
}

/** Decade and round. The guide begins the town with them, the terminal has them in the heading. */
export function clockIn(sections: readonly Section[]): string {
  return itemsIn(sections, "town")[0]?.text ?? "";
}

export function drawTown(picture: Picture, sections: readonly Section[], columns: number): string[] {
  const { translator, screen } = picture;
  const lines = listed(picture, itemsIn(sections, "town").slice(1), columns - 4);
  return [
    ...drawActions(picture, columns),
    ...box(screen, bold(screen, translator.t("pc.town.title")), lines, columns),
  ];
}

/** What is known of the deck, signs of the end, and cards not to be forgotten. */
export function drawNotices(picture: Picture, sections: readonly Section[], columns: number): string[] {
  return listed(picture, itemsIn(sections, "notices"), columns - 1).map((text) => ` ${text}`);
}

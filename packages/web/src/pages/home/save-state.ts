import type { Translator } from "@portolan/guides";
import { paths } from "../../app/paths.ts";
import type { Save } from "../../app/storage/saves.ts";
import type { MyGame } from "./agenda.ts";

/** How a game on this device stands, in words. */
function stateText({ record, viewer, awaited }: Save, translator: Translator): string {
  if (record.result) return translator.t("home.finished", { rank: record.result.ranks[viewer] });
  return translator.t(awaited ? "home.yourMove" : "home.theirMove");
}

export function gameOfSave(save: Save, translator: Translator): MyGame {
  const { id, game, updated, awaited, record } = save;
  const isOver = record.result !== undefined;
  return {
    id,
    game,
    href: paths.play(id),
    isWaiting: awaited && !isOver,
    isOver,
    touched: updated,
    state: stateText(save, translator),
    detail: translator.t("home.moves", { moves: record.moves.length }),
  };
}

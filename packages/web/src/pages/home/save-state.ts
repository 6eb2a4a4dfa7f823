import type { Voice } from "@portolan/guides";
import { paths } from "../../paths.ts";
import type { Save } from "../../storage/saves.ts";
import type { MyGame } from "./agenda.ts";

/** How a game on this device stands, in words. */
function stateText({ record, viewer, awaited }: Save, voice: Voice): string {
  if (record.result) return voice.say("home.finished", { rank: record.result.ranks[viewer] });
  return voice.say(awaited ? "home.yourMove" : "home.theirMove");
}

export function gameOfSave(save: Save, voice: Voice): MyGame {
  const { id, game, updated, awaited, record } = save;
  const isOver = record.result !== undefined;
  return {
    id,
    game,
    href: paths.play(id),
    isWaiting: awaited && !isOver,
    isOver,
    touched: updated,
    state: stateText(save, voice),
    detail: voice.say("home.moves", { moves: record.moves.length }),
  };
}

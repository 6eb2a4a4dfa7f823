import { keepSave } from "../../app/storage/database.ts";
import type { Save } from "../../app/storage/saves.ts";
import { loadGame } from "../../games/load.ts";
import { dealAgain } from "../../table/sources/local/new-game.ts";

/** Deals the same table once more and keeps it: the new game's id. */
export async function dealAndKeep(save: Save): Promise<string> {
  const next = dealAgain(await loadGame(save.game), save);
  await keepSave(next);
  return next.id;
}

import { type Settings, settleSettings } from "@portolan/kernel";
import type { GameConfig } from "../state.ts";
import houseEdition from "./edition.json" with { type: "json" };
import { cardsInGame, loadEdition } from "./edition.ts";
import { optionTable } from "./options.ts";

/** What the settings come to. Throws an `InputError` for settings the game does not have. */
export function configFor(settings: Settings): GameConfig {
  const settled = settleSettings(settings, { houseEdition, loadEdition, options: optionTable });
  return { ...settled, cards: cardsInGame(settled.edition, settled.players) };
}

import { type Settings, settleSettings } from "@portolan/kernel";
import type { GameConfig } from "../state.ts";
import houseEdition from "./edition.json" with { type: "json" };
import { loadEdition } from "./edition.ts";
import { optionTable } from "./options.ts";

/** What the settings come to. Throws an `InputError` for settings the game does not have. */
export function configFor(settings: Settings): GameConfig {
  const settled = settleSettings(settings, { houseEdition, loadEdition, options: optionTable });
  const { edition, players } = settled;
  return {
    ...settled,
    rowLength: edition.parameters.rowLength(players),
    charters: edition.parameters.charters(players),
    marketSpaces: edition.marketSpaces[String(players)],
  };
}

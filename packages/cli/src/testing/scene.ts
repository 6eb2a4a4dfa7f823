import type { Game, GameTypes, Rules, Seat, Settings } from "@portolan/kernel";
import { type Board, loadBoard, type Scene } from "../boards/index.ts";
import { faceOf, sceneAt } from "../play/table.ts";
import type { Screen } from "../screen.ts";
import { language } from "../words.ts";

/** A game's board for tests, and scenes to show it in. */
export interface Stand<G extends GameTypes> {
  open(settings: Settings): Board<G>;
  scene(rules: Rules<G>, state: G["state"], viewer: Seat | null, screen: Partial<Screen>): Scene<G>;
}

/** Sets up the board of a game in the language of this process. */
export async function standFor<G extends GameTypes>(
  game: Game<G>,
  names: readonly string[],
): Promise<Stand<G>> {
  const kind = await loadBoard(game.id, language());
  return {
    open: (settings) => kind.open(settings) as Board<G>,
    scene(rules, state, viewer, screen) {
      const own = names.slice(0, rules.players);
      const face = faceOf(kind, game as unknown as Game, rules as unknown as Rules, game.houseEdition, own);
      const match = { rules, state } as never;
      const sitters = own.map((name) => ({ name, player: "person" }));
      return sceneAt({ ...face, match, sitters }, viewer, {
        columns: 80,
        hasColour: false,
        isPlain: false,
        ...screen,
      }) as unknown as Scene<G>;
    },
  };
}

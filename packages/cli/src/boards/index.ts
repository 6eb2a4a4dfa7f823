import type { BoardKind } from "./board.ts";
import { galacticBoard } from "./galactic-traders.ts";
import { oltremareBoard } from "./oltremare.ts";
import { plainBoardKind } from "./plain.ts";
import { portoBoard } from "./porto-carthago.ts";
import { tradersBoard } from "./traders-of-carthage.ts";

export type { Board, BoardKind, ChoiceGroup, Scene } from "./board.ts";

/** The boards by the ids of their games. */
const boards: ReadonlyMap<string, BoardKind> = new Map([
  ["traders-of-carthage", tradersBoard],
  ["oltremare", oltremareBoard],
  ["galactic-traders", galacticBoard],
  ["porto-carthago", portoBoard],
]);

export function boardOf(game: string): BoardKind {
  return boards.get(game) ?? plainBoardKind;
}

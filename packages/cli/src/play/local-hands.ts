import { commitment, recordOf, redoAnswered, undoAnswered } from "@portolan/kernel";
import { fileProblem } from "../errors.ts";
import { lines } from "../terminal.ts";
import { say } from "../words.ts";
import { type Hands, type Outcome, type Prompt, tell } from "./prompt.ts";
import { writeSave } from "./saves.ts";
import { type PlayTable, playAt, saveOf } from "./table.ts";

function save(table: PlayTable, prompt: Prompt, rest: string): Outcome {
  const path = rest === "" ? table.file : rest;
  try {
    writeSave(path, saveOf(table));
    tell(prompt, say("play.saved", { path }));
  } catch (error) {
    tell(prompt, say(fileProblem(error), { path }));
  }
  return "ask";
}

/** The moves so far; the secret stays where it is until the game is over. */
function record(table: PlayTable, { terminal }: Prompt): Outcome {
  const { game, match, sitters, edition, seed } = table;
  const { moves } = recordOf(game, match, sitters, edition);
  const dealt = seed === undefined ? "play.record.commitment" : "play.record.seed";
  lines(terminal, [
    say(dealt, { commitment: commitment(match.deal.secret), seed: seed ?? "" }),
    ...moves.map((move, i) => `  ${String(i + 1).padStart(3)}  ${move}`),
  ]);
  return "ask";
}

/** Decisions at a table of this terminal. */
export function localHands(table: PlayTable): Hands {
  return {
    async play(seat, move) {
      return playAt(table, seat, move) ?? "made";
    },
    async undo(seat, wholeTurn) {
      return undoAnswered(table, seat, wholeTurn ? "turn" : "move");
    },
    async redo() {
      return redoAnswered(table);
    },
    noHints: null,
    commands: [
      { names: ["save"], run: (prompt, rest) => save(table, prompt, rest) },
      { names: ["record"], run: (prompt) => record(table, prompt) },
    ],
  };
}

import { galacticAids } from "@portolan/games";
import { alarm, type Move, type Picture, tellOutcome } from "./ink.ts";

/** The agreements that a move brings about for sure, in words. */
export function outcomesOf(picture: Picture, move: Move): galacticAids.Outcome[] {
  const { table, view, viewer } = picture;
  if (viewer === null) return [];
  if (move.type === "end") {
    const step = view.agenda.at(-1)?.step;
    return step === "deliver" ? galacticAids.pendingAgreements(table, view) : [];
  }
  const outcome = galacticAids.completedBy(table, view, viewer, move);
  return outcome ? [outcome] : [];
}

/** What would follow from a move. */
export function previewOf(picture: Picture, move: Move): string[] {
  const { rules, voice } = picture;
  const outcomes = outcomesOf(picture, move).map((outcome) => `  ${tellOutcome(picture, outcome)}`);
  return [voice.tell(rules.tell.move(move)), ...outcomes];
}

/** Why one should look twice: a planet would go to somebody else. */
export function warningsOf(picture: Picture, move: Move): string[] {
  const { viewer, voice, screen } = picture;
  const lost = outcomesOf(picture, move).filter(({ winner }) => winner !== viewer);
  return lost.map((outcome) =>
    alarm(screen, voice.say("gt.warn.forOther", { outcome: tellOutcome(picture, outcome) })),
  );
}

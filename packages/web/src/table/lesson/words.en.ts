import type { Catalogue } from "@portolan/kernel";

/** What every guided first game says; its steps have words of their own. */
export const english = {
  "learn.page": "{game}: your first game",
  "learn.coach": "Your guide",
  "learn.step": "Step {step} of {steps}",
  "learn.next": "Next",
  "learn.show": "Do it for me",
  "learn.again": "Begin again",
  "learn.leave": "Leave",
  "learn.playOn": "Play on against a trader",
  "learn.newGame": "To the games",
  "learn.rules": "Read the rules",
  "learn.trouble": "The game could not be kept: {what}",
  "learn.none.title": "No lesson yet",
  "learn.none": "There is no guided game for this one yet. Its rulebook has advice for a first game.",
} as const satisfies Catalogue;

/** The same ids in every language. */
export type Words = Readonly<Record<keyof typeof english, string>>;

import type { Words } from "./words.en.ts";

export const dutch: Words = {
  "learn.page": "{game}: je eerste spel",
  "learn.coach": "Je gids",
  "learn.step": "Stap {step} van {steps}",
  "learn.next": "Verder",
  "learn.show": "Doe het voor mij",
  "learn.again": "Begin opnieuw",
  "learn.leave": "Weggaan",
  "learn.playOn": "Speel verder tegen een handelaar",
  "learn.newGame": "Naar de spellen",
  "learn.rules": "Lees de regels",
  "learn.trouble": "Het spel kon niet worden bewaard: {what}",
  "learn.none.title": "Nog geen les",
  "learn.none":
    "Voor dit spel is er nog geen begeleid spel. In de spelregels staat advies voor een eerste spel.",
};

import { type Choice, type ChoiceGroup, capital, type LogLine, labelOf } from "@portolan/guides";
import type { GameTypes } from "@portolan/kernel";
import { paint, wrap, wrapIndented } from "../screen.ts";
import type { Board, Scene, Shown } from "./board.ts";
import { sectionLines } from "./sections.ts";

/** A wider text is tiring to read. */
const WIDEST = 100;

/**
 * What stands beside a move's notation. The notation is English: who reads English mostly needs no words for it, others
 * do; a note says more than both.
 */
function noteBeside(scene: Scene, { label, note }: Choice<unknown>, isCryptic: boolean): string | undefined {
  if (isCryptic) return note === undefined ? label : `${label}; ${note}`;
  return note ?? (scene.translator.locale === "en" ? undefined : label);
}

/** The groups with each move as it is written, so that it can be typed. */
function written<G extends GameTypes>(
  { drawing }: Shown<G>,
  scene: Scene<G>,
  groups: readonly ChoiceGroup<G["move"]>[],
): ChoiceGroup<G["move"]>[] {
  const tint = (text: string): string => drawing.tint?.(scene, text) ?? text;
  return groups.map((group) => ({
    ...group,
    ...(group.about ? { about: group.about.map(tint) } : {}),
    choices: group.choices.map((choice) => {
      const { move } = choice;
      const label = tint(scene.rules.print(move));
      const note = noteBeside(scene, choice, drawing.isCryptic?.(move) ?? false);
      return note === undefined ? { move, label } : { move, label, note: tint(note) };
    }),
  }));
}

function logText(scene: Scene, { text, weight }: LogLine): string {
  if (weight === "line") return `  ${text}`;
  return paint(scene.screen, weight === "turn" ? "bold" : ["red", "bold"], text);
}

/** The board of a game: what its guide says, with the terminal's drawing of the table. */
export function boardOver<G extends GameTypes>(shown: Shown<G>): Board<G> {
  const { guide, drawing } = shown;
  const tint = (scene: Scene<G>, text: string): string => drawing.tint?.(scene, text) ?? text;
  return {
    hidesHands: drawing.hidesHands,
    intro: (scene) =>
      [...guide.intro(scene), ...(drawing.intro?.(scene) ?? [])].flatMap((text) =>
        wrap(text, Math.min(scene.screen.columns, WIDEST)),
      ),
    draw(scene) {
      const { columns, isPlain } = scene.screen;
      const sections = guide.sections(scene);
      if (!isPlain) return drawing.draw(scene, sections);
      return [scene.translator.t("title"), ...sections.flatMap(sectionLines)].flatMap((text) =>
        wrapIndented(text, columns),
      );
    },
    question(scene) {
      const { viewer, names, translator } = scene;
      const asked = viewer === null ? "" : guide.question(scene);
      return viewer === null || asked === ""
        ? []
        : [translator.t("play.asked", { name: names[viewer], question: asked })];
    },
    choices: (scene, legal) => written(shown, scene, guide.choices(scene, legal)),
    shorthand: (scene, text) => drawing.shorthand(scene, text),
    preview: (scene, move) => {
      const { columns } = scene.screen;
      const told = [`${capital(labelOf(guide, scene, move))}.`, ...guide.preview(scene, move)];
      return told.flatMap((text) => wrap(tint(scene, text), columns, "  "));
    },
    warnings: (scene, move) => guide.warnings(scene, move).map((text) => tint(scene, text)),
    log: (scene, events, earlier) =>
      guide.log(scene, events, earlier).map((line) => tint(scene, logText(scene, line))),
  };
}

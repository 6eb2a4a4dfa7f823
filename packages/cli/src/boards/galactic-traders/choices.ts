import { galacticAids } from "@portolan/games";
import type { Choice, ChoiceGroup } from "../board.ts";
import { type Move, type Picture, planetName, tellOutcome } from "./ink.ts";
import { outcomesOf } from "./preview.ts";

/** What a move does beyond its words: which planets it completes, and for whom. */
function note(picture: Picture, move: Move): string {
  const { voice, view } = picture;
  const outcomes = outcomesOf(picture, move).map((outcome) => tellOutcome(picture, outcome));
  if (move.type === "give") outcomes.unshift(voice.tell(picture.rules.tell.move(move)));
  if (move.type === "end") outcomes.unshift(voice.say(`gt.end.${view.agenda.at(-1)?.step}`));
  return outcomes.join("; ");
}

function choice(picture: Picture, move: Move): Choice<Move> {
  const label = picture.rules.print(move);
  const text = note(picture, move);
  return text === "" ? { move, label } : { move, label, note: text };
}

const GROUPS = {
  pick: "gt.choices.pick",
  recall: "gt.choices.recall",
  lay: "gt.choices.lay",
  convert: "gt.choices.convert",
  exchange: "gt.choices.exchange",
  resolve: "gt.choices.resolve",
  give: "gt.choices.give",
  relay: "gt.choices.relay",
  end: "gt.choices.end",
} as const satisfies Record<Move["type"], string>;

const KINDS = ["pick", "recall", "lay", "convert", "exchange", "resolve", "give", "relay", "end"] as const;

/** Moves that complete a planet for the viewer first, those that complete one for somebody else last. */
function urgency(picture: Picture, move: Move): number {
  const [outcome] = outcomesOf(picture, move);
  if (!outcome) return 1;
  return outcome.winner === picture.viewer ? 0 : 2;
}

/** The legal moves by kind; every one of them is in one group. */
export function choicesOf(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { voice, view } = picture;
  const planet = galacticAids.asked(view)?.planet;
  const name = planet === null || planet === undefined ? "" : planetName(picture, planet);
  return KINDS.flatMap((kind) => {
    const moves = legal
      .filter(({ type }) => type === kind)
      .toSorted((a, b) => urgency(picture, a) - urgency(picture, b));
    if (moves.length === 0) return [];
    const title = voice.say(GROUPS[kind], { planet: name });
    return [{ title, choices: moves.map((move) => choice(picture, move)), shown: 16 }];
  });
}

/** In the draft a good alone means to keep it; a seat's number alone means to give it the planet. */
export function shorthand({ rules, view }: Picture, text: string): Move | null {
  const verbs: Readonly<Record<string, string>> = { draft: "pick", give: "give", agree: "resolve" };
  const verb = verbs[view.agenda.at(-1)?.step ?? ""];
  if (verb === undefined) return null;
  const parsed = rules.parse(`${verb} ${text}`);
  return "move" in parsed ? parsed.move : null;
}

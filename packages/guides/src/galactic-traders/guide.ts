import type { Part } from "@portolan/kernel";
import type { ChoiceGroup, Guide, GuideKind, Scene } from "../guide.ts";
import { choice, moveText, ofType } from "../scene.ts";
import { logOf } from "./log.ts";
import { sectionsOf } from "./sections.ts";
import {
  aids,
  called,
  configFor,
  type Galactic,
  goodName,
  type Move,
  outcomesOf,
  outcomeText,
  type Picture,
  planetName,
} from "./telling.ts";

/** What is asked, with its cause where somebody else's turn led to it. */
function question(picture: Picture): string {
  const { view, translator, viewer } = picture;
  const asked = aids.asked(view);
  if (!asked || asked.seat !== viewer) return "";
  const parts: Record<string, Part> = {};
  if (asked.planet !== null) parts.planet = planetName(picture, asked.planet);
  const sentence = translator.t(`gt.ask.${asked.step.step}`, parts);
  if (!asked.isOutOfTurn) return sentence;
  return translator.t("gt.ask.because", { turn: called(picture, view.activeSeat), question: sentence });
}

/** What a move does beyond its words: which planets it completes, and for whom. */
function noteOf(picture: Picture, move: Move): string | undefined {
  const outcomes = outcomesOf(picture, move).map((outcome) => outcomeText(picture, outcome));
  return outcomes.length === 0 ? undefined : outcomes.join("; ");
}

type Delivery = aids.MoveOf<"lay"> | aids.MoveOf<"convert">;

function label(picture: Picture, move: Move): string {
  const { translator, view } = picture;
  const step = view.agenda.at(-1)?.step;
  const isEnd = move.type === "end" && (step === "recall" || step === "deliver");
  return isEnd ? translator.t(`gt.end.${step}`) : moveText(picture, move);
}

/** What the button says that plays the move. */
function verb(picture: Picture, move: Move): string {
  const { translator } = picture;
  switch (move.type) {
    case "pick": {
      const good = goodName(picture, move.good);
      if (move.discard === null) return translator.t("gt.verb.pick", { good });
      return translator.t("gt.verb.pick.drop", { good, drop: goodName(picture, move.discard) });
    }
    case "exchange":
      return translator.t("gt.verb.exchange", { good: goodName(picture, move.good) });
    case "relay":
      return translator.t("gt.verb.relay", { planet: planetName(picture, move.planet) });
    case "give":
      return translator.t("gt.verb.give", { name: translator.called(move.to) });
    case "resolve":
      return translator.t("gt.verb.resolve", { planet: planetName(picture, move.planet) });
    default:
      return label(picture, move);
  }
}

const KINDS = ["pick", "exchange", "recall", "resolve", "give", "relay", "end"] as const;

/** Moves that complete a planet for the viewer first, those that complete one for somebody else last. */
function urgency(picture: Picture, move: Move): number {
  const [outcome] = outcomesOf(picture, move);
  if (!outcome) return 1;
  return outcome.winner === picture.viewer ? 0 : 2;
}

/** A delivery among others to the same planet. */
function deliveryLabel(picture: Picture, move: Delivery): string {
  const good = goodName(picture, move.good);
  if (move.type === "lay") return picture.translator.t("gt.choices.lay", { good });
  return picture.translator.t("gt.choices.convert", {
    good,
    as: goodName(picture, move.as),
    via: planetName(picture, move.via),
  });
}

/** What can be delivered, planet by planet in the order of the row. */
function deliveries(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { table, view, translator } = picture;
  const moves = [...ofType(legal, "lay"), ...ofType(legal, "convert")];
  return view.row.flatMap(({ planet }) => {
    const own = moves
      .filter((move) => move.planet === planet)
      .toSorted((a, b) => urgency(picture, a) - urgency(picture, b));
    if (own.length === 0) return [];
    const { vp } = table.edition.planets[planet];
    const choices = own.map((move) => ({
      ...choice(picture, move, noteOf(picture, move)),
      label: deliveryLabel(picture, move),
    }));
    const title = translator.t("gt.choices.on", { planet: planetName(picture, planet), points: vp });
    return [{ title, choices, shown: 6 }];
  });
}

/** The legal moves: deliveries by planet, the others by kind; every one of them is in one group. */
function choicesOf(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { translator, view } = picture;
  const planet = aids.asked(view)?.planet ?? null;
  const name = planet === null ? "" : planetName(picture, planet);
  const others = KINDS.flatMap((kind) => {
    const moves = legal
      .filter(({ type }) => type === kind)
      .toSorted((a, b) => urgency(picture, a) - urgency(picture, b));
    if (moves.length === 0) return [];
    const choices = moves.map((move) => ({
      ...choice(picture, move, noteOf(picture, move)),
      label: label(picture, move),
    }));
    return [{ title: translator.t(`gt.choices.${kind}`, { planet: name }), choices, shown: 12 }];
  });
  return [...deliveries(picture, legal), ...others];
}

/** Why one should look twice: a planet would go to somebody else. */
function warningsOf(picture: Picture, move: Move): string[] {
  return outcomesOf(picture, move)
    .filter(({ winner }) => winner !== picture.viewer)
    .map((outcome) => picture.translator.t("gt.warn.forOther", { outcome: outcomeText(picture, outcome) }));
}

function previewOf(picture: Picture, move: Move): string[] {
  const { translator, view, viewer, table } = picture;
  const outcomes = outcomesOf(picture, move)
    .filter(({ winner }) => winner === viewer)
    .map((outcome) => translator.t("gt.preview.outcome", { outcome: outcomeText(picture, outcome) }));
  if (outcomes.length > 0 || (move.type !== "lay" && move.type !== "convert" && move.type !== "relay")) {
    return outcomes;
  }
  const place = view.row.find(({ planet }) => planet === move.planet);
  if (!place || viewer === null) return [];
  const left = aids.missing(place) - 1;
  const planet = planetName(picture, move.planet);
  const { vp } = table.edition.planets[move.planet];
  return left > 0 ? [translator.t("gt.preview.left", { planet, left, points: vp })] : [];
}

export const guide: GuideKind<Galactic> = {
  words: {
    en: async () => (await import("./words.en.ts")).english,
    it: async () => (await import("./words.it.ts")).italian,
    nl: async () => (await import("./words.nl.ts")).dutch,
  },
  open(settings): Guide<Galactic> {
    const table = configFor(settings);
    const { hand, goodsOnPlanets: out } = table.edition.limits;
    const at = (scene: Scene<Galactic>): Picture => ({ ...scene, table });
    return {
      intro: ({ translator }) =>
        ["1", "2", "3", "4", "5"].map((part) => translator.t(`gt.intro.${part}`, { hand, out })),
      question: (scene) => question(at(scene)),
      label: (scene, move) => label(at(scene), move),
      verb: (scene, move) => verb(at(scene), move),
      choices: (scene, legal) => choicesOf(at(scene), legal),
      preview: (scene, move) => previewOf(at(scene), move),
      warnings: (scene, move) => warningsOf(at(scene), move),
      log: (scene, events) => logOf(at(scene), events),
      sections: (scene) => sectionsOf(at(scene)),
    };
  },
};

import type { Choice, ChoiceGroup } from "../guide.ts";
import { choice } from "../scene.ts";
import {
  actionName,
  aids,
  cargoText,
  type Move,
  type Picture,
  privilegeName,
  shipName,
  surpriseText,
  voyageText,
} from "./telling.ts";

const USES: ReadonlySet<Move["type"]> = new Set([
  "scout",
  "anyGood",
  "shiftServants",
  "palaceFavour",
  "pilot",
]);

function isUse({ type }: Move): boolean {
  return USES.has(type);
}

/** Where the servants would stand. */
function courtNote({ view, translator, viewer }: Picture, move: aids.MoveOf<"court">): string {
  if (viewer === null) return "";
  const { lighthouse, temple, reserve } = view.senators[viewer];
  return translator.t("pc.note.court", {
    lighthouse: lighthouse + move.lighthouse,
    temple: temple + move.temple,
    reserve: reserve - move.lighthouse - move.temple,
  });
}

function cardNote({ table, translator }: Picture, space: number): string {
  const { servants, bonus } = table.edition.spaces[space];
  const cost = translator.t("pc.card.cost", { servants });
  return bonus ? `${cost}; ${translator.t(`pc.card.${bonus}`)}` : cost;
}

/** What one should know of a move that its words do not say. */
function noteOf(picture: Picture, move: Move): string | undefined {
  const { table, view } = picture;
  const notes = aids.surprises(table, view, move).map((surprise) => surpriseText(picture, surprise));
  if (move.type === "card") notes.push(cardNote(picture, move.space));
  if (move.type === "court") notes.push(courtNote(picture, move));
  if (move.type === "carry" && move.to === "charter") notes.push(voyageText(picture));
  if (move.type === "dock") notes.push(cargoText(picture, move.ship));
  const told = notes.filter((text) => text !== "");
  return told.length === 0 ? undefined : told.join("; ");
}

export function labelText(picture: Picture, move: Move): string {
  if (move.type !== "card") return choice(picture, move).label;
  const space = picture.table.edition.spaces[move.space].id;
  return picture.translator.t("pc.card.use", { space, action: actionName(picture, move.space) });
}

function choiceOf(picture: Picture, move: Move): Choice<Move> {
  return { ...choice(picture, move, noteOf(picture, move)), label: labelText(picture, move) };
}

/** Why the other action cards are not to be had now, each with its rule. */
function refusedCards({ table, view, translator, viewer }: Picture): string[] {
  if (viewer === null) return [];
  return aids.actions(table, view, viewer).flatMap(({ space, kind, refusal }) =>
    refusal
      ? [
          translator.t("pc.card.refused", {
            space: table.edition.spaces[space].id,
            action: translator.t(`action.${kind}`),
            reason: translator.tell(refusal),
            rule: refusal.rule,
          }),
        ]
      : [],
  );
}

/** One group for each ship card that is held. */
function privileges(picture: Picture, moves: readonly Move[]): ChoiceGroup<Move>[] {
  const cards = [...new Set(moves.flatMap((move) => ("card" in move ? [move.card] : [])))];
  return cards.map((card) => {
    const own = moves.filter((move) => "card" in move && move.card === card);
    const parts = { ship: shipName(picture, card), privilege: privilegeName(picture, card) };
    return {
      title: picture.translator.t("pc.choices.use", parts),
      choices: own.map((move) => choiceOf(picture, move)),
      shown: 4,
    };
  });
}

/** Moves of the court that one would think of first: straight ones, few servants first. */
function courtOrder(move: Move): number {
  if (move.type !== "court") return 0;
  const { lighthouse, temple } = move;
  const size = (Math.abs(lighthouse) + Math.abs(temple) + Math.abs(lighthouse + temple)) / 2;
  return size + (lighthouse !== 0 && temple !== 0 ? 3 : 0) + (lighthouse + temple < 0 ? 5 : 0);
}

/** The legal moves in groups; every one of them is in one. */
export function choicesOf(picture: Picture, legal: readonly Move[]): ChoiceGroup<Move>[] {
  const { translator } = picture;
  const cards = legal.filter(({ type }) => type === "card");
  const others = legal
    .filter((move) => !isUse(move) && move.type !== "card")
    .toSorted((a, b) => courtOrder(a) - courtOrder(b));
  const groups: ChoiceGroup<Move>[] = [];
  const isMain = legal.some(({ type }) => type === "talents");
  if (isMain) {
    const choices = cards.map((move) => choiceOf(picture, move));
    groups.push({ title: translator.t("pc.choices.cards"), about: refusedCards(picture), choices });
  }
  if (others.length > 0) {
    const title = translator.t(isMain ? "pc.choices.instead" : "pc.choices.moves");
    groups.push({ title, choices: others.map((move) => choiceOf(picture, move)), shown: 12 });
  }
  return [...groups, ...privileges(picture, legal.filter(isUse))];
}

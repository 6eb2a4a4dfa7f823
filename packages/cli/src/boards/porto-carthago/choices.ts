import { portoAids } from "@portolan/games";
import type { Choice, ChoiceGroup } from "../board.ts";
import { type Move, type Picture, shipName } from "./ink.ts";
import { surprisesOf } from "./preview.ts";

/** Moves whose notation says it all. */
const SPEAKING: ReadonlySet<Move["type"]> = new Set([
  "claim",
  "pass",
  "take",
  "card",
  "dock",
  "away",
  "carry",
  "court",
  "hoistClaim",
  "buy",
  "order",
]);

/** A move in its notation with its meaning beside it. */
function choice(picture: Picture, move: Move): Choice<Move> {
  const { rules, voice } = picture;
  const notes = surprisesOf(picture, move);
  if (!SPEAKING.has(move.type)) notes.unshift(voice.tell(rules.tell.move(move)));
  if (move.type === "card") notes.push(cardNote(picture, move.space));
  if (move.type === "court") notes.push(courtNote(picture, move));
  if (move.type === "carry" && move.to === "charter") notes.push(voyageNote(picture));
  const note = notes.filter((text) => text !== "").join("; ");
  return note === "" ? { move, label: rules.print(move) } : { move, label: rules.print(move), note };
}

/** Where the servants would stand. */
function courtNote({ view, voice, viewer }: Picture, move: portoAids.MoveOf<"court">): string {
  if (viewer === null) return "";
  const { lighthouse, temple, reserve } = view.senators[viewer];
  return voice.say("pc.note.court", {
    lighthouse: lighthouse + move.lighthouse,
    temple: temple + move.temple,
    reserve: reserve - move.lighthouse - move.temple,
  });
}

function cardNote({ table, view, voice }: Picture, space: number): string {
  const { servants, bonus } = table.edition.spaces[space];
  const kind = table.edition.actionCards[view.cards[space]].kind;
  return voice.say(bonus ? `pc.card.${bonus}` : "pc.card", { action: voice.say(`action.${kind}`), servants });
}

function voyageNote({ table, view, voice, viewer }: Picture): string {
  const odds = viewer === null ? null : portoAids.voyageOdds(table, view, viewer);
  if (!odds) return "";
  const parts = {
    percent: Math.round(odds.success * 100),
    talents: odds.talents.toFixed(1),
    points: odds.points.toFixed(1),
  };
  return voice.say("pc.note.voyage", parts);
}

/** Why the other action cards are not to be had now, each with its rule. */
function refusedCards({ table, view, voice, viewer }: Picture): string[] {
  if (viewer === null) return [];
  return portoAids.actions(table, view, viewer).flatMap(({ space, kind, refusal }) =>
    refusal
      ? [
          voice.say("pc.card.refused", {
            space: table.edition.spaces[space].id,
            action: voice.say(`action.${kind}`),
            reason: voice.tell(refusal),
            rule: refusal.rule,
          }),
        ]
      : [],
  );
}

function isUse({ type }: Move): boolean {
  return ["scout", "anyGood", "shiftServants", "palaceFavour", "pilot"].includes(type);
}

/** How a held card's moves begin: one group for each card. */
function privileges(picture: Picture, moves: readonly Move[]): ChoiceGroup<Move>[] {
  const { voice, table } = picture;
  const cards = [...new Set(moves.flatMap((move) => ("card" in move ? [move.card] : [])))];
  return cards.map((card) => {
    const own = moves.filter((move) => "card" in move && move.card === card);
    const privilege = voice.say(`privilege.${table.edition.ships[card].privilege}`);
    return {
      title: voice.say("pc.choices.use", { ship: shipName(picture, card), privilege }),
      choices: own.map((move) => choice(picture, move)),
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
  const { voice } = picture;
  const uses = legal.filter(isUse);
  const cards = legal.filter(({ type }) => type === "card");
  const others = legal
    .filter((move) => !isUse(move) && move.type !== "card")
    .toSorted((a, b) => courtOrder(a) - courtOrder(b));
  const groups: ChoiceGroup<Move>[] = [];
  const isMain = legal.some(({ type }) => type === "talents");
  if (isMain) {
    const choices = cards.map((move) => choice(picture, move));
    groups.push({ title: voice.say("pc.choices.cards"), about: refusedCards(picture), choices });
  }
  if (others.length > 0) {
    const title = voice.say(isMain ? "pc.choices.instead" : "pc.choices.moves");
    groups.push({ title, choices: others.map((move) => choice(picture, move)), shown: 14 });
  }
  return [...groups, ...privileges(picture, uses)];
}

/** `a3` alone means the card on A3. */
export function shorthand({ table }: Picture, text: string): Move | null {
  const space = table.edition.spaces.findIndex(({ id }) => id.toLowerCase() === text.trim().toLowerCase());
  return space < 0 ? null : { type: "card", space };
}

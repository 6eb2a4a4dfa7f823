import { portoAids } from "@portolan/games";
import { called, dockName, good, type Move, type Picture, shipName } from "./ink.ts";
import { logOf } from "./log.ts";

function seatOf(picture: Picture): number {
  const { table, view, viewer } = picture;
  return viewer ?? portoAids.asked(table, view)?.seat ?? 0;
}

function tellSurprise(picture: Picture, surprise: portoAids.Surprise): string {
  const { table, voice, viewer } = picture;
  switch (surprise.type) {
    case "loads": {
      const id = surprise.seat === viewer ? "pc.note.youLoad" : "pc.note.othersLoad";
      const { talents } = table.edition.ships[surprise.ship];
      const dock = dockName(picture, surprise.dock);
      return voice.say(id, { name: called(picture, surprise.seat), dock, talents });
    }
    case "abandons":
      return voice.say("pc.note.abandons", { good: good(picture, surprise.good) });
    case "leaves":
      return voice.say("pc.note.leaves", { ship: shipName(picture, surprise.ship) });
  }
}

/** What a move does to goods and ships at once, in words. */
export function surprisesOf(picture: Picture, move: Move): string[] {
  const { table, view } = picture;
  return portoAids.surprises(table, view, move).map((surprise) => tellSurprise(picture, surprise));
}

/** The steps that would follow for sure, one after the other. */
export function previewOf(picture: Picture, move: Move): string[] {
  const { table, view, voice, rules } = picture;
  const events = portoAids.consequences(table, view, seatOf(picture), move);
  const steps = logOf(picture, events);
  const isVoyage = move.type === "carry" && move.to === "charter";
  const odds = isVoyage ? portoAids.voyageOdds(table, view, seatOf(picture)) : null;
  const voyage = odds
    ? [
        voice.say("pc.note.voyage", {
          percent: Math.round(odds.success * 100),
          talents: odds.talents.toFixed(1),
          points: odds.points.toFixed(1),
        }),
      ]
    : [];
  const { reserve, income, start } = portoAids.forecast(table, view, seatOf(picture), move);
  const then = voice.say("pc.note.then", { reserve, income, start: called(picture, start) });
  return [voice.tell(rules.tell.move(move)), ...steps.map((step) => `  ${step.trim()}`), ...voyage, then];
}

/** Why one should look twice: an opponent profits, a good is lost, or cards are about to be forgotten. */
export function warningsOf(picture: Picture, move: Move): string[] {
  const { table, view, voice, viewer } = picture;
  if (viewer === null) return [];
  const warnings = portoAids
    .surprises(table, view, move)
    .filter(
      (surprise) => surprise.type === "abandons" || (surprise.type === "loads" && surprise.seat !== viewer),
    );
  const told = warnings.length > 0 ? surprisesOf(picture, move) : [];
  if (move.type !== "end" || !portoAids.isLastTurn(table, view)) return told;
  const cards = portoAids.playable(table, view, viewer);
  if (cards.length === 0) return told;
  return [
    ...told,
    voice.say("pc.warn.held", { cards: cards.map((ship) => shipName(picture, ship)).join(", ") }),
  ];
}

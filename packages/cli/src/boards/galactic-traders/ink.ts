import { type Galactic, type galacticAids, galacticConfig } from "@portolan/games";
import type { Seat, Settings } from "@portolan/kernel";
import { clip, paint, type Screen, type Style } from "../../screen.ts";
import type { Scene } from "../board.ts";

export type Table = galacticAids.GameConfig;
export type Move = galacticAids.Move;
export type Good = galacticAids.Good;
export type PlanetId = galacticAids.PlanetId;

/** A moment of the game, and the table it is played at. */
export interface Picture extends Scene<Galactic> {
  readonly table: Table;
}

export function tableOf(settings: Settings): Table {
  return galacticConfig(settings);
}

const SEAT_STYLES: readonly Style[] = [
  ["cyan", "bold"],
  ["yellow", "bold"],
  ["green", "bold"],
  ["magenta", "bold"],
];

export function bold(screen: Screen, text: string): string {
  return paint(screen, "bold", text);
}

export function dim(screen: Screen, text: string): string {
  return paint(screen, "dim", text);
}

export function alarm(screen: Screen, text: string): string {
  return paint(screen, ["red", "bold"], text);
}

/** Something in a player's colour. */
export function inColour({ screen }: Picture, seat: Seat, text: string): string {
  return paint(screen, SEAT_STYLES[seat] ?? "bold", text);
}

/** "You" for the viewer, the name for everyone else. */
export function called(picture: Picture, seat: Seat, columns = 12): string {
  const { viewer, voice, names } = picture;
  return inColour(picture, seat, viewer === seat ? voice.say("gt.you") : clip(names[seat], columns));
}

/** A good by its id, the word that moves are written with. */
export function good({ table }: Picture, which: Good): string {
  return table.edition.goods[which];
}

/** Goods of a hand or a pile: food, 2×water. */
export function goods(picture: Picture, counts: readonly number[]): string {
  const words = counts.flatMap((count, which) =>
    count === 0 ? [] : [count === 1 ? good(picture, which) : `${count}×${good(picture, which)}`],
  );
  return words.length === 0 ? "–" : words.join(", ");
}

export function planetName({ table, voice }: Picture, planet: PlanetId): string {
  const { id } = table.edition.planets[planet];
  return voice.say(`planet.${id}`);
}

/** What a planet can do for its owner, in few words; nothing for most of era 2. */
export function ability({ table, voice }: Picture, planet: PlanetId): string {
  const { ability: power } = table.edition.planets[planet];
  const term = (which: Good): { term: string } => ({ term: `good.${table.edition.goods[which]}` });
  switch (power?.type) {
    case undefined:
      return "";
    case "abundance":
      return voice.say("gt.ability.abundance", { good: term(power.good) });
    case "flexible": {
      const isBoth = power.bidirectional && table.options.flexibleDirection === "both";
      const id = isBoth ? "gt.ability.flexible" : "gt.ability.flexible.arrow";
      return voice.say(id, { from: term(power.from), to: term(power.to) });
    }
    default:
      return voice.say(`gt.ability.${power?.type}`);
  }
}

/** The viewer first, then clockwise. */
export function seatsFromViewer({ table, viewer }: Picture): Seat[] {
  return Array.from({ length: table.players }, (_, i) => ((viewer ?? 0) + i) % table.players);
}

/** Who gets a planet and who must move how many goods. */
export function tellOutcome(picture: Picture, outcome: galacticAids.Outcome): string {
  const { voice, viewer, table } = picture;
  const { planet, winner, isTie, displaced } = outcome;
  const isOrbit = table.edition.planets[planet].ability?.type === "strangeOrbit";
  const who = winner === viewer ? "you" : "other";
  const wins = voice.say(`gt.outcome.${who}${isOrbit ? ".orbit" : ""}`, {
    planet: planetName(picture, planet),
    name: called(picture, winner),
  });
  const tie = isTie ? [voice.say("gt.outcome.tie")] : [];
  const moves = displaced.flatMap((count, seat) =>
    count === 0
      ? []
      : [
          voice.say(seat === viewer ? "gt.outcome.youMove" : "gt.outcome.moves", {
            name: called(picture, seat),
            count,
          }),
        ],
  );
  return [wins, ...tie, ...moves].join(", ");
}

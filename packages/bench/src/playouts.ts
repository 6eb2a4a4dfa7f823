import { type Chance, fastChance, type GameTypes, type Rules } from "@portolan/kernel";
import { type Figure, perSecond, perSecondOf, rounded } from "./measure.ts";

/** A complete random game, legal moves included; gives the number of moves. */
export function playout<G extends GameTypes>(rules: Rules<G>, chance: Chance): number {
  const state = rules.setup(chance);
  let moves = 0;
  for (let seats = rules.toAct(state); seats.length > 0; seats = rules.toAct(state)) {
    const seat = seats.length === 1 ? seats[0] : seats[chance.below(seats.length)];
    const legal = rules.legal(state, seat);
    rules.apply(state, seat, legal[chance.below(legal.length)], chance);
    moves++;
  }
  return moves;
}

/** States and moves of random games, for measuring single steps. */
function steps<G extends GameTypes>(
  rules: Rules<G>,
  count: number,
): { state: G["state"]; seat: number; move: G["move"] }[] {
  const chance = fastChance(3);
  const found: { state: G["state"]; seat: number; move: G["move"] }[] = [];
  while (found.length < count) {
    const state = rules.setup(chance);
    for (let seats = rules.toAct(state); seats.length > 0; seats = rules.toAct(state)) {
      const seat = seats[chance.below(seats.length)];
      const legal = rules.legal(state, seat);
      const move = legal[chance.below(legal.length)];
      found.push({ state: rules.clone(state), seat, move });
      rules.apply(state, seat, move, chance);
    }
  }
  return found;
}

export function playoutsPerSecond(rules: Rules): number {
  const chance = fastChance(1);
  return perSecond(() => {
    playout(rules, chance);
    return 1;
  });
}

/** The figures of one game on one core. */
export function gameFigures(rules: Rules): Figure[] {
  const { game } = rules;
  const chance = fastChance(2);
  const sample = steps(rules, 2000);
  const clones = perSecond(() => {
    for (const { state } of sample) rules.clone(state);
    return sample.length;
  }, 200);
  const applied = perSecondOf(
    () => sample.map(({ state }) => rules.clone(state)),
    (states) => {
      for (let i = 0; i < states.length; i++) rules.apply(states[i], sample[i].seat, sample[i].move, chance);
      return states.length;
    },
    200,
  );
  const bytes = sample.reduce((sum, { state }) => sum + JSON.stringify(state).length, 0) / sample.length;
  return [
    { name: `clone/${game}`, value: rounded(clones), unit: "clones/s" },
    { name: `apply/${game}`, value: rounded(applied), unit: "moves/s" },
    { name: `state-bytes/${game}`, value: rounded(bytes), unit: "bytes of JSON" },
  ];
}

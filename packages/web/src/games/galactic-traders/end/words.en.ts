import type { Catalogue } from "@portolan/kernel";

/** What the end of a game says. */
export const english = {
  "gt.over.rounds": "{count, plural, one {# round} other {# rounds}}",
  "gt.over.points": "{points, plural, one {# point} other {# points}}.",
  "gt.over.margin": "{points, plural, one {# point} other {# points}}, {more} more than {name}.",
  "gt.over.margin.you": "{points, plural, one {# point} other {# points}}, {more} more than you.",
  "gt.over.tie": "{points, plural, one {# point} other {# points}}, as many as {name}.",
  "gt.over.tie.you": "{points, plural, one {# point} other {# points}}, as many as you.",
  "gt.over.tie.cards": "Planets and goods together decide: {mine} to {theirs}.",
  "gt.over.tie.cards.you": "Planets and goods together decide: {mine} to your {theirs}.",
  "gt.over.tie.best": "As many planets and goods, too: the best planet decides, {mine} to {theirs}.",
  "gt.over.tie.best.you": "As many planets and goods, too: the best planet decides, {mine} to your {theirs}.",
  "gt.over.level":
    "{points, plural, one {# point} other {# points}} each, and nothing in the galaxy tells them apart.",
  "gt.over.mine":
    "You finished {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {points, plural, one {# point} other {# points}}.",
  "gt.over.ended": "The planets ran out, and the last round has been played.",
  "gt.over.sheet": "Planets and goods",
  "gt.over.none": "no planets",
  "gt.over.goods": "{count, plural, one {# good} other {# goods}} left",
  "gt.over.sum": "{planets} from planets, {goods} from goods",
  "gt.over.turns": "What turned the game",
  "gt.over.turns.none": "Nobody’s lead was ever in danger.",
  "gt.over.turn": "Round {round}: {planets}",
  "gt.over.fact.lead":
    "{name} took the lead with {total, plural, one {# point} other {# points}} of planets.",
  "gt.over.fact.lead.you":
    "You took the lead with {total, plural, one {# point} other {# points}} of planets.",
  "gt.over.fact.level":
    "{names} were level: {total, plural, one {# point} other {# points}} of planets each.",
  "gt.over.fact.ahead": "{name} pulled {margin, plural, one {# point} other {# points}} ahead.",
  "gt.over.fact.ahead.you": "You pulled {margin, plural, one {# point} other {# points}} ahead.",
  "gt.over.fact.offTurn": "{name} won {planet} on {turn}’s turn.",
  "gt.over.fact.offTurn.you": "You won {planet} on {turn}’s turn.",
  "gt.over.fact.offTurn.yours": "{name} won {planet} on your turn.",
  "gt.over.fact.chain": "{count} planets went in one turn, one leading to the next.",
  "gt.over.fact.gift":
    "{name} won {planet} and kindly gave it to {to}: {points, plural, one {# point} other {# points}} less.",
  "gt.over.fact.gift.you":
    "You won {planet} and kindly gave it to {to}: {points, plural, one {# point} other {# points}} less.",
  "gt.over.fact.gift.toYou":
    "{name} won {planet} and kindly gave it to you: {points, plural, one {# point} other {# points}} less.",
} as const satisfies Catalogue;

/** The same ids in every language. */
export type Words = Readonly<Record<keyof typeof english, string>>;

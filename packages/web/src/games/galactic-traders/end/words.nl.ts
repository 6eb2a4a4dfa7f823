import type { Words } from "./words.en.ts";

export const dutch: Words = {
  "gt.over.rounds": "{count, plural, one {# ronde} other {# rondes}}",
  "gt.over.points": "{points, plural, one {# punt} other {# punten}}.",
  "gt.over.margin": "{points, plural, one {# punt} other {# punten}}, {more} meer dan {name}.",
  "gt.over.margin.you": "{points, plural, one {# punt} other {# punten}}, {more} meer dan jij.",
  "gt.over.tie": "{points, plural, one {# punt} other {# punten}}, evenveel als {name}.",
  "gt.over.tie.you": "{points, plural, one {# punt} other {# punten}}, evenveel als jij.",
  "gt.over.tie.cards": "Planeten en goederen samen beslissen: {mine} tegen {theirs}.",
  "gt.over.tie.cards.you": "Planeten en goederen samen beslissen: {mine} tegen jouw {theirs}.",
  "gt.over.tie.best": "Ook evenveel planeten en goederen: de beste planeet beslist, {mine} tegen {theirs}.",
  "gt.over.tie.best.you":
    "Ook evenveel planeten en goederen: de beste planeet beslist, {mine} tegen jouw {theirs}.",
  "gt.over.level":
    "Elk {points, plural, one {# punt} other {# punten}}, en niets in het heelal maakt verschil.",
  "gt.over.mine": "Je werd {rank}e met {points, plural, one {# punt} other {# punten}}.",
  "gt.over.ended": "De planeten zijn op en de laatste ronde is gespeeld.",
  "gt.over.sheet": "Planeten en goederen",
  "gt.over.none": "geen planeten",
  "gt.over.goods": "{count, plural, one {# goed over} other {# goederen over}}",
  "gt.over.sum": "{planets} van planeten, {goods} van goederen",
  "gt.over.turns": "Wat de partij besliste",
  "gt.over.turns.none": "De leider kwam nooit in gevaar.",
  "gt.over.turn": "Ronde {round}: {planets}",
  "gt.over.fact.lead": "{name} kwam aan kop met {total, plural, one {# punt} other {# punten}} aan planeten.",
  "gt.over.fact.lead.you":
    "Jij kwam aan kop met {total, plural, one {# punt} other {# punten}} aan planeten.",
  "gt.over.fact.level":
    "{names} stonden gelijk: elk {total, plural, one {# punt} other {# punten}} aan planeten.",
  "gt.over.fact.ahead": "{name} liep uit tot {margin, plural, one {# punt} other {# punten}} voorsprong.",
  "gt.over.fact.ahead.you": "Jij liep uit tot {margin, plural, one {# punt} other {# punten}} voorsprong.",
  "gt.over.fact.offTurn": "{name} won {planet} in de beurt van {turn}.",
  "gt.over.fact.offTurn.you": "Jij won {planet} in de beurt van {turn}.",
  "gt.over.fact.offTurn.yours": "{name} won {planet} in jouw beurt.",
  "gt.over.fact.chain": "{count} planeten in één beurt, de een na de ander.",
  "gt.over.fact.gift":
    "{name} won {planet} en gaf die vriendelijk aan {to}: {points, plural, one {# punt} other {# punten}} minder.",
  "gt.over.fact.gift.you":
    "Jij won {planet} en gaf die vriendelijk aan {to}: {points, plural, one {# punt} other {# punten}} minder.",
  "gt.over.fact.gift.toYou":
    "{name} won {planet} en gaf die vriendelijk aan jou: {points, plural, one {# punt} other {# punten}} minder.",
};

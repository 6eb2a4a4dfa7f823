import type { Words } from "./words.en.ts";

export const italian: Words = {
  "gt.over.rounds": "{count, plural, one {# round} other {# round}}",
  "gt.over.points": "{points, plural, one {# punto} other {# punti}}.",
  "gt.over.margin": "{points, plural, one {# punto} other {# punti}}, {more} più di {name}.",
  "gt.over.margin.you": "{points, plural, one {# punto} other {# punti}}, {more} più di te.",
  "gt.over.tie": "{points, plural, one {# punto} other {# punti}}, come {name}.",
  "gt.over.tie.you": "{points, plural, one {# punto} other {# punti}}, come te.",
  "gt.over.tie.cards": "Decidono pianeti e beni insieme: {mine} a {theirs}.",
  "gt.over.tie.cards.you": "Decidono pianeti e beni insieme: {mine} contro i tuoi {theirs}.",
  "gt.over.tie.best": "Pari anche pianeti e beni: decide il pianeta migliore, {mine} a {theirs}.",
  "gt.over.tie.best.you":
    "Pari anche pianeti e beni: decide il pianeta migliore, {mine} contro il tuo {theirs}.",
  "gt.over.level":
    "{points, plural, one {# punto} other {# punti}} ciascuno, e nulla nella galassia li distingue.",
  "gt.over.mine": "Hai chiuso al {rank}º posto con {points, plural, one {# punto} other {# punti}}.",
  "gt.over.ended": "I pianeti sono finiti, e l’ultimo round è stato giocato.",
  "gt.over.sheet": "Pianeti e beni",
  "gt.over.none": "nessun pianeta",
  "gt.over.goods": "{count, plural, one {# bene rimasto} other {# beni rimasti}}",
  "gt.over.sum": "{planets} dai pianeti, {goods} dai beni",
  "gt.over.turns": "I momenti decisivi",
  "gt.over.turns.none": "Chi era in testa non ha mai rischiato.",
  "gt.over.turn": "Round {round}: {planets}",
  "gt.over.fact.lead": "{name} passa in testa con {total, plural, one {# punto} other {# punti}} di pianeti.",
  "gt.over.fact.lead.you": "Passi in testa con {total, plural, one {# punto} other {# punti}} di pianeti.",
  "gt.over.fact.level":
    "{names} alla pari: {total, plural, one {# punto} other {# punti}} di pianeti ciascuno.",
  "gt.over.fact.ahead": "{name} va in fuga: {margin, plural, one {# punto} other {# punti}} di vantaggio.",
  "gt.over.fact.ahead.you": "Vai in fuga: {margin, plural, one {# punto} other {# punti}} di vantaggio.",
  "gt.over.fact.offTurn": "{name} vince {planet} nel turno di {turn}.",
  "gt.over.fact.offTurn.you": "Vinci {planet} nel turno di {turn}.",
  "gt.over.fact.offTurn.yours": "{name} vince {planet} nel tuo turno.",
  "gt.over.fact.chain": "{count} pianeti in un solo turno, uno dopo l’altro.",
  "gt.over.fact.gift":
    "{name} vince {planet} e lo regala a {to}: {points, plural, one {# punto} other {# punti}} in meno.",
  "gt.over.fact.gift.you":
    "Vinci {planet} e lo regali a {to}: {points, plural, one {# punto} other {# punti}} in meno.",
  "gt.over.fact.gift.toYou":
    "{name} vince {planet} e te lo regala: {points, plural, one {# punto} other {# punti}} in meno.",
};

import type { Catalogue } from "@portolan/kernel";

/** What the board of Galactic Traders says beyond the game's own words. */
export const english: Catalogue = {
  "gt.intro.1":
    "Planets lie in a common row and ask for goods. Each round you draft two goods from a pool that goes round the table and back; then everybody has one turn: take goods back, deliver goods, use the abilities of planets already won.",
  "gt.intro.2":
    "A planet whose slots are all filled goes to whoever has most goods there, in a tie to the one who completed it, even in another’s turn. The winner’s goods are discarded.",
  "gt.intro.3":
    "The others’ goods turn face down, become jokers and must be laid on other planets at once, which can complete those too.",
  "gt.intro.4":
    "You hold at most {hand} goods and have at most {out} on planets. When the planets run out one last round is played; planets count their points, and every two goods left one more.",
  "gt.intro.5":
    "The printed planet cards are not known: the planets, but for some names and abilities, and the deadlock guard are house material.",

  "gt.you": "You",
  "gt.clock": "Round {round} · first player {name} · goods deck {deck}, discarded {discarded}",
  "gt.row.title": "Play area",
  "gt.row.left": "left: era 1 {era1}, era 2 {era2}",
  "gt.row.empty": "no planets",
  "gt.row.complete": "complete: {name}",
  "gt.row.youWin": "yours if you fill it",
  "gt.row.otherWins": "{name} wins even if you fill it",
  "gt.row.rivals": "({names} too)",
  "gt.ability.abundance": "any → {good}",
  "gt.ability.flexible": "{from} ↔ {to}",
  "gt.ability.flexible.arrow": "{from} → {to}",
  "gt.ability.exchange": "exchange",
  "gt.ability.strangeOrbit": "strange orbit",
  "gt.players.title": "Players",
  "gt.head.score": "VP",
  "gt.head.parts": "planets + goods",
  "gt.head.hand": "hand",
  "gt.head.out": "out",
  "gt.rotated": "{planet} used",
  "gt.known": "holds {goods}",
  "gt.pool": "On offer: {goods}",
  "gt.hand": "Your hand {count}/{most}: {goods}",
  "gt.displaced": "To be moved by you: {goods}",
  "gt.plain.planet": "{planet}, {points} VP: {slots}{notes}",
  "gt.plain.player":
    "{name} (seat {seat}): {total} VP, {planets} from planets and {goods} from goods; hand {hand}, out {out}",
  "gt.notice.lastRound": "LAST ROUND",
  "gt.notice.runningOut": "The planets are running out: the next round will be the last.",
  "gt.notice.guard":
    "{rounds, plural, one {Without an agreement in this round} other {After # more rounds without an agreement}} the deadlock guard removes {planet}.",

  "gt.outcome.you": "you win {planet}",
  "gt.outcome.other": "{name} wins {planet}",
  "gt.outcome.you.orbit": "you win {planet} and give it away",
  "gt.outcome.other.orbit": "{name} wins {planet} and gives it away",
  "gt.outcome.tie": "by the tie",
  "gt.outcome.moves": "{name} must move {count, plural, one {# good} other {# goods}}",
  "gt.outcome.youMove": "you must move {count, plural, one {# good} other {# goods}}",
  "gt.warn.forOther": "Careful: {outcome}.",

  "gt.ask.because": "In {turn}’s turn: {question}",

  "gt.choices.pick": "Keep one",
  "gt.choices.recall": "Take back",
  "gt.choices.lay": "Deliver",
  "gt.choices.convert": "Deliver by an ability",
  "gt.choices.exchange": "Exchange for the top card of the deck",
  "gt.choices.resolve": "Settle next",
  "gt.choices.give": "Give {planet} to",
  "gt.choices.relay": "Move your good from {planet}",
  "gt.choices.end": "Or",
  "gt.end.recall": "take back nothing more and deliver",
  "gt.end.deliver": "deliver nothing more",
  "gt.log.revealed": "New in the play area: {planets}.",
};

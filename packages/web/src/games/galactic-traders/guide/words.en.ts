import type { Catalogue } from "@portolan/kernel";
import { english as end } from "../end/words.en.ts";

/** What the table says beyond the game's own words. */
export const english = {
  ...end,
  "gt.intro.1":
    "Planets lie in a common row and ask for goods. Each round you draft two goods from an offer that goes round the table and back; then everybody has one turn: take goods back, deliver goods, use the abilities of planets already won.",
  "gt.intro.2":
    "A planet whose slots are all filled goes to whoever has most goods there, in a tie to the one who completed it, even in another’s turn. The winner’s goods are discarded.",
  "gt.intro.3":
    "The others’ goods turn face down, become jokers and must be laid on other planets at once, which can complete those too.",
  "gt.intro.4":
    "You hold at most {hand} goods and have at most {out} on planets. When the planets run out one last round is played; planets count their points, and every two goods left one more.",
  "gt.intro.5":
    "The printed planet cards are not known: the planets, but for some names and abilities, and the deadlock guard are house material.",

  "gt.notices": "Take note",
  "gt.notice.lastRound": "This is the last round.",
  "gt.notice.runningOut": "The planets are running out: the next round will be the last.",
  "gt.notice.guard":
    "{rounds, plural, one {Without an agreement in this round} other {After # more rounds without an agreement}} the deadlock guard removes {planet}.",

  "gt.clock.title": "Round and goods deck",
  "gt.clock.round": "Round",
  "gt.clock.deck": "Goods deck",
  "gt.clock.discard": "Discarded",

  "gt.row.title": "Planets in the play area",
  "gt.row.head.planet": "Planet",
  "gt.row.head.points": "Points",
  "gt.row.head.needs": "Asks for",
  "gt.row.head.notes": "Ability and prospects",
  "gt.row.inOrder": "In this order:",
  "gt.row.left": "Still to come: {era1} of era 1, {era2} of era 2.",
  "gt.row.empty": "No planets.",
  "gt.row.complete": "complete: goes to {name}",
  "gt.row.youWin": "yours if you fill it",
  "gt.row.otherWins": "{name} wins even if you fill it",
  "gt.row.rivals": "{names} could win it too",
  "gt.slot.open": "{good}: open",
  "gt.slot.later": "{good}: later",
  "gt.slot.laid": "{good}: {name}",
  "gt.slot.joker": "{good}: {name}, joker ({printed})",

  "gt.ability.abundance": "any good counts as {good}",
  "gt.ability.flexible": "{from} and {to} count as each other",
  "gt.ability.flexible.arrow": "{from} counts as {to}",
  "gt.ability.exchange": "exchange a good for the top card",
  "gt.ability.strangeOrbit": "strange orbit: its winner gives it away",

  "gt.players.title": "Players",
  "gt.players.head.player": "Player",
  "gt.players.head.score": "Points",
  "gt.players.head.hand": "Hand",
  "gt.players.head.out": "On planets",
  "gt.players.head.planets": "Planets won",
  "gt.players.head.known": "Known in hand",
  "gt.players.primon": "{name}, first player",
  "gt.players.score": "{total} ({planets} from planets, {goods} from goods)",
  "gt.players.of": "{count} of {most}",
  "gt.rotated": "{planet}, used",

  "gt.hand.title": "Your hand: {count} of {most}",
  "gt.hand.empty": "Your hand is empty.",
  "gt.pool": "On offer: {goods}",
  "gt.displaced": "To be moved from {planet}: {goods}",

  "gt.outcome.you": "you win {planet}",
  "gt.outcome.other": "{name} wins {planet}",
  "gt.outcome.you.orbit": "you win {planet} and give it away",
  "gt.outcome.other.orbit": "{name} wins {planet} and gives it away",
  "gt.outcome.tie": "by the tie",
  "gt.outcome.moves": "{name} must move {count, plural, one {# good} other {# goods}}",
  "gt.outcome.youMove": "you must move {count, plural, one {# good} other {# goods}}",
  "gt.warn.forOther": "Careful: {outcome}.",
  "gt.preview.outcome": "When the step ends, {outcome}.",
  "gt.preview.left":
    "{planet} ({points, plural, one {# point} other {# points}}) then lacks {left, plural, one {# more good} other {# more goods}}.",

  "gt.ask.because": "In the turn of {turn}: {question}",
  "gt.ask.draft": "Keep one of the goods on offer; the rest goes on round the table.",
  "gt.ask.recall": "You may take back goods from planets before you deliver.",
  "gt.ask.deliver": "Deliver goods and use abilities, as many as you like, then end the step.",
  "gt.ask.agree": "Several planets are complete: choose which is settled next.",
  "gt.ask.give": "You have won {planet}, a strange orbit: give it to another player.",
  "gt.ask.redistribute": "Lay your goods displaced from {planet} on other planets.",

  "gt.choices.pick": "Keep one",
  "gt.choices.recall": "Take back",
  "gt.choices.on": "{planet}: {points, plural, one {# point} other {# points}}",
  "gt.choices.lay": "lay {good}",
  "gt.choices.convert": "lay {good} as {as}: rotate {via}",
  "gt.choices.exchange": "Exchange for the top card of the deck",
  "gt.choices.resolve": "Settle next",
  "gt.choices.give": "Give {planet} away",
  "gt.choices.relay": "Move your good from {planet}",
  "gt.choices.end": "Go on",
  "gt.end.recall": "take back nothing more, and deliver",
  "gt.end.deliver": "deliver nothing more",
  "gt.log.revealed": "New in the play area: {planets}.",
} as const satisfies Catalogue;

import { dutch as end } from "../end/words.nl.ts";
import type { english } from "./words.en.ts";

export const dutch: Readonly<Record<keyof typeof english, string>> = {
  ...end,
  "gt.intro.1":
    "Planeten liggen in een gezamenlijke rij en vragen goederen. Elke ronde kies je twee goederen uit een aanbod dat de tafel rond gaat en weer terug; daarna heeft iedereen één beurt: goederen terugnemen, leveren en talenten van gewonnen planeten gebruiken.",
  "gt.intro.2":
    "Een planeet waarvan alle plekken vol zijn, gaat naar wie er de meeste goederen heeft, bij gelijkspel naar wie hem vol maakte, ook in andermans beurt. De goederen van de winnaar worden afgelegd.",
  "gt.intro.3":
    "De goederen van de anderen gaan dicht, worden jokers en moeten meteen op andere planeten worden gelegd, en kunnen ook die vol maken.",
  "gt.intro.4":
    "Je hebt hoogstens {hand} goederen in je hand en hoogstens {out} op planeten. Als de planeten op zijn, volgt een laatste ronde; planeten tellen hun punten, en elke twee overgebleven goederen nog één.",
  "gt.intro.5":
    "De gedrukte planeetkaarten zijn niet bekend: de planeten, op enkele namen en talenten na, en de patstellingwacht zijn eigen materiaal.",

  "gt.notices": "Let op",
  "gt.notice.lastRound": "Dit is de laatste ronde.",
  "gt.notice.runningOut": "De planeten raken op: de volgende ronde is de laatste.",
  "gt.notice.guard":
    "{rounds, plural, one {Zonder akkoord in deze ronde} other {Na nog # rondes zonder akkoord}} haalt de patstellingwacht {planet} weg.",

  "gt.clock.title": "Ronde en goederenstapel",
  "gt.clock.round": "Ronde",
  "gt.clock.deck": "Goederenstapel",
  "gt.clock.discard": "Afgelegd",

  "gt.row.title": "Planeten in het speelveld",
  "gt.row.head.planet": "Planeet",
  "gt.row.head.points": "Punten",
  "gt.row.head.needs": "Vraagt",
  "gt.row.head.notes": "Talent en vooruitzicht",
  "gt.row.inOrder": "In deze volgorde:",
  "gt.row.left": "Nog te komen: {era1} van tijdperk 1, {era2} van tijdperk 2.",
  "gt.row.empty": "Geen planeten.",
  "gt.row.complete": "vol: gaat naar {name}",
  "gt.row.youWin": "voor jou als je hem vult",
  "gt.row.otherWins": "{name} wint, ook als jij hem vult",
  "gt.row.rivals": "{names} kan hem ook winnen",
  "gt.slot.open": "{good}: open",
  "gt.slot.later": "{good}: later",
  "gt.slot.laid": "{good}: {name}",
  "gt.slot.joker": "{good}: {name}, joker ({printed})",

  "gt.ability.abundance": "elk goed telt als {good}",
  "gt.ability.flexible": "{from} en {to} tellen als elkaar",
  "gt.ability.flexible.arrow": "{from} telt als {to}",
  "gt.ability.exchange": "ruil een goed tegen de bovenste kaart",
  "gt.ability.strangeOrbit": "vreemde baan: de winnaar geeft hem weg",

  "gt.players.title": "Spelers",
  "gt.players.head.player": "Speler",
  "gt.players.head.score": "Punten",
  "gt.players.head.hand": "Hand",
  "gt.players.head.out": "Op planeten",
  "gt.players.head.planets": "Gewonnen planeten",
  "gt.players.head.known": "Bekend in hand",
  "gt.players.primon": "{name}, startspeler",
  "gt.players.score": "{total} ({planets} van planeten, {goods} van goederen)",
  "gt.players.of": "{count} van {most}",
  "gt.rotated": "{planet}, gebruikt",

  "gt.hand.title": "Je hand: {count} van {most}",
  "gt.hand.empty": "Je hand is leeg.",
  "gt.pool": "In het aanbod: {goods}",
  "gt.displaced": "Te verplaatsen van {planet}: {goods}",

  "gt.outcome.you": "jij wint {planet}",
  "gt.outcome.other": "{name} wint {planet}",
  "gt.outcome.you.orbit": "jij wint {planet} en geeft hem weg",
  "gt.outcome.other.orbit": "{name} wint {planet} en geeft hem weg",
  "gt.outcome.tie": "door het gelijkspel",
  "gt.outcome.moves": "{name} moet {count, plural, one {# goed} other {# goederen}} verplaatsen",
  "gt.outcome.youMove": "jij moet {count, plural, one {# goed} other {# goederen}} verplaatsen",
  "gt.warn.forOther": "Pas op: {outcome}.",
  "gt.preview.outcome": "Aan het eind van de stap: {outcome}.",
  "gt.preview.left":
    "{planet} ({points, plural, one {# punt} other {# punten}}) mist dan nog {left, plural, one {# goed} other {# goederen}}.",

  "gt.ask.because": "In de beurt van {turn}: {question}",
  "gt.ask.draft": "Houd één van de goederen in het aanbod; de rest gaat verder rond.",
  "gt.ask.recall": "Voor je levert mag je goederen van planeten terugnemen.",
  "gt.ask.deliver": "Lever goederen en gebruik talenten, zoveel je wilt, en sluit dan de stap af.",
  "gt.ask.agree": "Meer planeten zijn vol: kies welke eerst wordt afgehandeld.",
  "gt.ask.give": "Je hebt {planet} gewonnen, een vreemde baan: geef hem aan een andere speler.",
  "gt.ask.redistribute": "Leg je van {planet} verdreven goederen op andere planeten.",

  "gt.choices.pick": "Houd er één",
  "gt.choices.recall": "Neem terug",
  "gt.choices.on": "{planet}: {points, plural, one {# punt} other {# punten}}",
  "gt.choices.lay": "leg {good}",
  "gt.choices.convert": "leg {good} als {as}: draai {via}",
  "gt.choices.exchange": "Ruil tegen de bovenste kaart van de stapel",
  "gt.choices.resolve": "Eerst afhandelen",
  "gt.choices.give": "Geef {planet} weg",
  "gt.choices.relay": "Verplaats je goed van {planet}",
  "gt.choices.end": "Verder",
  "gt.end.recall": "neem niets meer terug, en lever",
  "gt.end.deliver": "lever niets meer",
  "gt.log.revealed": "Nieuw in het speelveld: {planets}.",
};

import type { Catalogue } from "@portolan/kernel";

export const dutch: Catalogue = {
  title: "Galactic Traders",
  about:
    "Lever goederen aan de planeten, heb er overal de meeste en let op waar die van de verliezers heen gaan.",
  "about.house":
    "De gedrukte planeetkaarten zijn onbekend: op enkele feiten na zijn alle planeten, en de patstellingsregel, eigen materiaal van dit project.",

  "good.medicine": "medicijnen",
  "good.armaments": "wapens",
  "good.food": "voedsel",
  "good.tools": "gereedschap",
  "good.fuel": "brandstof",
  "good.water": "water",
  several: "{count} {thing}",
  "seat.0": "Halley",
  "seat.1": "Brava",
  "seat.2": "Ottokar",
  "seat.3": "Tycho",
  "seat.you": "jou",
  "term.good": "goed",
  "term.goods": "goederen",
  "term.planet": "planeet",
  "term.era1": "tijdperk 1",
  "term.era2": "tijdperk 2",
  "term.primon": "Primon (startspeler)",
  "term.row": "planetenrij",
  "term.slot": "gevraagd goed",
  "term.arrows": "volgordepijlen",
  "term.goodsPhase": "goederenfase",
  "term.deliveryPhase": "leveringsfase",
  "term.pool": "aanbod",
  "term.pick": "een kaart houden",
  "term.cargoLimit": "laadlimiet (4 in de hand)",
  "term.outLimit": "limiet van 4 goederen op planeten",
  "term.ready": "terugdraaien",
  "term.recall": "goederen terugnemen",
  "term.deliver": "goederen leveren",
  "term.agreement": "handelsovereenkomst",
  "term.majority": "meerderheid",
  "term.displaced": "verdrongen goed",
  "term.redistribute": "herverdelen",
  "term.faceDown": "gedekt",
  "term.rotated": "gedraaid",
  "term.ability": "vaardigheid",
  "term.give": "de planeet weggeven",
  "term.discardPile": "aflegstapel",
  "term.goodsDeck": "goederenstapel",
  "term.lastRound": "laatste ronde",
  "term.deadlockGuard": "patstellingsregel",
  "term.victoryPoints": "punten",
  "ability.abundance": "overvloed aan {good}",
  "ability.flexible": "flexibele ruil {from}–{to}",
  "ability.flexible.arrow": "flexibele ruil van {from} naar {to}",
  "ability.exchange": "ruil",
  "ability.strangeOrbit": "vreemde omloopbaan",

  "option.firstPlayer": "Startspeler",
  "option.firstPlayer.random": "door loting",
  "option.firstPlayer.host": "de gastheer",
  "option.flexibleDirection": "Flexibele ruil werkt",
  "option.flexibleDirection.both": "in beide richtingen",
  "option.flexibleDirection.arrow": "alleen in de genoemde richting",
  "option.lastRound": "De laatste ronde begint",
  "option.lastRound.rowShort": "als de rij niet aangevuld kan worden",
  "option.lastRound.deckEmpty": "als de laatste planeet is omgedraaid",
  "option.homelessGoods": "Verdrongen goederen zonder open vak",
  "option.homelessGoods.hand": "gaan naar de hand, als daar plaats is",
  "option.homelessGoods.discard": "worden afgelegd",
  "option.deadlockRounds": "Patstellingsregel",
  "option.deadlockRounds.4": "na 4 stille rondes",
  "option.deadlockRounds.6": "na 6 stille rondes",
  "option.deadlockRounds.off": "uit (alleen tussen mensen)",
  "option.shortTwoPlayer": "Kort spel voor twee",
  "option.shortTwoPlayer.off": "alle planeten",
  "option.shortTwoPlayer.on": "drie planeten minder per tijdperk",

  "move.pick": "houd {good}",
  "move.pick.drop": "leg {drop} af en houd {good}",
  "move.recall": "neem {good} terug van {planet}",
  "move.recall.drop": "leg {drop} af en neem {good} terug van {planet}",
  "move.lay": "leg {good} op {planet}",
  "move.convert": "draai {via} en leg {good} als {as} op {planet}",
  "move.exchange": "draai {via}, leg {good} af en trek een goed",
  "move.end": "klaar",
  "move.resolve": "sluit de overeenkomst op {planet}",
  "move.give": "geef de planeet aan {to}",
  "move.relay": "leg het goed van {from} ({lay}) als {as} op {planet}",

  "ask.draft": "{seat, select, you {Je houdt} other {{seat} houdt}} een goed uit het aanbod.",
  "ask.recall": "{seat, select, you {Je mag} other {{seat} mag}} goederen van planeten terugnemen.",
  "ask.deliver":
    "{seat, select, you {Je mag} other {{seat} mag}} goederen leveren en vaardigheden gebruiken.",
  "ask.agree":
    "Er zijn meer planeten compleet: {seat, select, you {jij kiest} other {{seat} kiest}} welke eerst aan de beurt komt.",
  "ask.give":
    "{seat, select, you {Je hebt} other {{seat} heeft}} {planet} gewonnen, een vreemde omloopbaan, en geeft die aan een andere speler.",
  "ask.redistribute":
    "{seat, select, you {Je moet} other {{seat} moet}} goederen die van {planet} verdrongen zijn op andere planeten leggen.",

  "advice.planets.better":
    "Het wint planeten die {points, plural, one {# punt} other {# punten}} meer waard zijn.",
  "advice.planets.worse":
    "Het wint planeten die {points, plural, one {# punt} other {# punten}} minder waard zijn.",
  "advice.abilities.better": "Vermogens leveren je {points, plural, one {# punt} other {# punten}} meer op.",
  "advice.abilities.worse":
    "Je loopt vermogens mis die {points, plural, one {# punt} other {# punten}} waard zijn.",
  "advice.goods.better": "Je goederen zijn {points, plural, one {# punt} other {# punten}} meer waard.",
  "advice.goods.worse": "Het kost goederen die {points, plural, one {# punt} other {# punten}} waard zijn.",
  "advice.prospects.better":
    "Planeten binnen bereik beloven {points, plural, one {# punt} other {# punten}} meer.",
  "advice.prospects.worse":
    "Planeten binnen bereik beloven {points, plural, one {# punt} other {# punten}} minder.",
  "advice.turns.better":
    "Je bent eerder weer aan de beurt, en dat is {points, plural, one {# punt} other {# punten}} waard.",
  "advice.turns.worse":
    "Je wacht langer op je volgende beurt, en dat kost {points, plural, one {# punt} other {# punten}}.",
  "advice.rivals.better": "Het houdt de anderen {points, plural, one {# punt} other {# punten}} tegen.",
  "advice.rivals.worse": "Het helpt de anderen aan {points, plural, one {# punt} other {# punten}}.",
  "advice.even": "Ongeveer even goed als de andere.",
  "advice.paysLater": "Het loont op den duur.",
  "advice.costsLater": "Andere zetten leveren later meer op.",
  "advice.only": "De enige zinnige zet.",

  "event.firstPlayer.random":
    "{seat, select, you {Je wordt} other {{seat} wordt}} door loting startspeler en neemt Primon.",
  "event.firstPlayer.host":
    "{seat, select, you {Jij, de gastheer, bent} other {{seat}, de gastheer, is}} startspeler en neemt Primon.",
  "event.setAside": "{count, plural, one {# planeet gaat} other {# planeten gaan}} ongezien uit het spel.",
  "event.revealed": "{planet} wordt omgedraaid.",
  "event.round": "Ronde {round}. {seat, select, you {Je trekt} other {{seat} trekt}} het aanbod.",
  "event.round.last":
    "Ronde {round}, de laatste. {seat, select, you {Je trekt} other {{seat} trekt}} het aanbod.",
  "event.reshuffled":
    "De aflegstapel ({count, plural, one {# goed} other {# goederen}}) wordt geschud tot een nieuwe goederenstapel.",
  "event.dealt": "{seat, select, you {Je trekt} other {{seat} trekt}} {goods} voor het aanbod.",
  "event.dealt.unseen":
    "{seat, select, you {Je trekt} other {{seat} trekt}} {count, plural, one {# goed} other {# goederen}} voor het aanbod.",
  "event.passed": "{seat, select, you {Je krijgt} other {{seat} krijgt}} {goods} doorgegeven.",
  "event.passed.unseen":
    "{seat, select, you {Je krijgt} other {{seat} krijgt}} {count, plural, one {# goed} other {# goederen}} doorgegeven.",
  "event.picked": "{seat, select, you {Je houdt} other {{seat} houdt}} {goods}.",
  "event.picked.unseen": "{seat, select, you {Je houdt} other {{seat} houdt}} een goed.",
  "event.madeRoom": "{seat, select, you {Je legt} other {{seat} legt}} {goods} af om plaats te maken.",
  "event.turn": "{seat, select, you {Jouw leveringsbeurt} other {Leveringsbeurt van {seat}}}.",
  "event.readied": "{seat, select, you {Je draait} other {{seat} draait}} {planets} terug.",
  "event.recalled": "{seat, select, you {Je neemt} other {{seat} neemt}} {goods} terug van {planet}.",
  "event.recalled.unseen":
    "{seat, select, you {Je neemt} other {{seat} neemt}} een gedekt goed terug van {planet}.",
  "event.ended.recall": "{seat, select, you {Je neemt} other {{seat} neemt}} niets meer terug.",
  "event.ended.deliver": "{seat, select, you {Je levert} other {{seat} levert}} niets meer.",
  "event.laid": "{seat, select, you {Je legt} other {{seat} legt}} {goods} op {planet}.",
  "event.converted":
    "{seat, select, you {Je draait} other {{seat} draait}} {via}: {goods} naar {planet} als {as}.",
  "event.converted.unseen":
    "{seat, select, you {Je draait} other {{seat} draait}} {via}: een gedekt goed naar {planet} als {as}.",
  "event.exchanged": "{seat, select, you {Je legt} other {{seat} legt}} {goods} af voor een ruil.",
  "event.drew": "{seat, select, you {Je trekt} other {{seat} trekt}} {goods} dankzij {via}.",
  "event.drew.unseen": "{seat, select, you {Je trekt} other {{seat} trekt}} een goed dankzij {via}.",
  "event.agreement":
    "{planet} is compleet: {seat, select, you {jij hebt} other {{seat} heeft}} er de meeste goederen ({count}) en wint de overeenkomst.",
  "event.agreement.tie":
    "{planet} is compleet: {seat, select, you {jij deelt} other {{seat} deelt}} de meeste goederen ({count}), legde het laatste en wint de overeenkomst.",
  "event.agreement.offTurn":
    "{planet} is compleet: {seat, select, you {jij hebt} other {{seat} heeft}} er de meeste goederen ({count}) en wint de overeenkomst buiten {seat, select, you {je} other {de}} eigen beurt.",
  "event.agreement.tie.offTurn":
    "{planet} is compleet: {seat, select, you {jij deelt} other {{seat} deelt}} de meeste goederen ({count}), legde het laatste en wint de overeenkomst buiten {seat, select, you {je} other {de}} eigen beurt.",
  "event.gave": "{seat, select, you {Je geeft} other {{seat} geeft}} {planet} aan {to}.",
  "event.fulfilled":
    "{seat, select, you {Je legt} other {{seat} legt}} de daar geleverde goederen af: {goods}.",
  "event.displaced":
    "{seat, select, you {Je moet} other {{seat} moet}} {count, plural, one {# goed} other {# goederen}} van {planet} naar andere planeten verleggen.",
  "event.relaid":
    "{seat, select, you {Je verlegt} other {{seat} verlegt}} {goods} gedekt naar {planet} als {as}.",
  "event.relaid.unseen":
    "{seat, select, you {Je verlegt} other {{seat} verlegt}} een gedekt goed naar {planet} als {as}.",
  "event.homeless.hand":
    "Er is geen open vak: {seat, select, you {je neemt} other {{seat} neemt}} {goods} terug in de hand.",
  "event.homeless.hand.unseen":
    "Er is geen open vak: {seat, select, you {je neemt} other {{seat} neemt}} een gedekt goed terug in de hand.",
  "event.homeless.discard":
    "Er is geen open vak: {seat, select, you {je legt} other {{seat} legt}} {goods} af.",
  "event.quiet": "{rounds, plural, one {# ronde} other {# rondes}} zonder overeenkomst.",
  "event.guard":
    "Na {rounds, plural, one {# stille ronde} other {# stille rondes}} gaat {planet} door de patstellingsregel uit het spel.",
  "event.sentBack.hand":
    "{seat, select, you {Je krijgt} other {{seat} krijgt}} {goods} van {planet} terug in de hand.",
  "event.sentBack.hand.unseen":
    "{seat, select, you {Je krijgt} other {{seat} krijgt}} een gedekt goed van {planet} terug in de hand.",
  "event.sentBack.discard":
    "{seat, select, you {Je hebt} other {{seat} heeft}} geen plaats voor {goods} van {planet} en legt het af.",
  "event.lastRound": "De planeten zijn op: de volgende ronde is de laatste.",
  "event.primon": "Primon gaat naar {seat}.",
  "event.over": "Het spel is afgelopen.",
  "ending.lastRound": "de laatste ronde is gespeeld",
  "score.planets": "planeten",
  "score.goods": "goederen",
  "score.total": "punten",
  "figure.rounds": "rondes",
  "figure.agreements": "overeenkomsten",
  "figure.offTurn": "overeenkomsten gewonnen buiten de beurt",
  "figure.ties": "overeenkomsten gewonnen bij gelijke stand",
  "figure.displaced": "verdrongen goederen",
  "figure.conversions": "goederen gelegd met een vaardigheid",
  "figure.exchanges": "goederen geruild",
  "figure.guarded": "planeten verwijderd door de patstellingsregel",
  "figure.reshuffles": "nieuwe goederenstapels",
  "tieBreak.0": "planeten en goederen",
  "tieBreak.1": "beste planeet",

  "refuse.notation":
    "“{text}” is geen zet. Zetten zien er zo uit: pick food, pick food drop water, recall helvetia water, lay water helvetia, lay water as food atrium-i via helvetia, exchange recyclon water, resolve vopulus, give 2, relay vopulus-tools atrium-i food, end.",
  "refuse.over": "Het spel is afgelopen.",
  "refuse.notYou": "Nu is het aan {seat}.",
  "refuse.now.draft": "Houd een goed uit het aanbod.",
  "refuse.now.recall": "Neem goederen terug van planeten, of ga verder met ‘end’.",
  "refuse.now.deliver": "Lever goederen, gebruik vaardigheden, of beëindig de stap met “end”.",
  "refuse.now.agree": "Kies welke complete planeet nu aan de beurt komt.",
  "refuse.now.give": "Eerst moet de vreemde omloopbaan aan een andere speler gegeven worden.",
  "refuse.now.redistribute": "Eerst moeten de verdrongen goederen op andere planeten gelegd worden.",
  "refuse.notInHand": "Je hebt geen {good} in je hand.",
  "refuse.notInRow": "{planet} ligt niet in de rij.",
  "refuse.pick.notThere": "Er is geen {good} in het aanbod.",
  "refuse.cargo.full": "Je hebt {most} goederen in je hand: zeg welk goed je eerst aflegt.",
  "refuse.cargo.room": "Je hebt minder dan {most} goederen in de hand: je hoeft niets af te leggen.",
  "refuse.recall.notYours": "Je hebt geen goed in dat vak van {planet}.",
  "refuse.recall.earliest": "Van gelijke open goederen op {planet} neem je het eerst gelegde terug: {slot}.",
  "refuse.turn.recallOver": "Goederen neem je terug voor het leveren, niet tussendoor.",
  "refuse.turn.recallFirst": "Zolang je goederen terugneemt, leg je er geen; met ‘end’ begin je te leveren.",
  "refuse.lay.limit": "Je hebt al {most} goederen op planeten.",
  "refuse.lay.notNeeded": "{planet} vraagt geen {good}.",
  "refuse.lay.arrows": "De pijlen van {planet} vragen andere goederen vóór {good}.",
  "refuse.lay.filled": "Wat {planet} aan {good} vraagt, is al geleverd.",
  "refuse.ability.notYours": "{planet} is niet van jou: alleen je eigen planeten geven vaardigheden.",
  "refuse.ability.none": "{planet} heeft geen vaardigheid die je kunt gebruiken.",
  "refuse.ability.rotated": "{planet} is deze beurt al gebruikt.",
  "refuse.ability.same": "Een omzetting moet het goed veranderen: leg het zoals het is.",
  "refuse.ability.convert": "{planet} maakt van {good} geen {as}.",
  "refuse.ability.noExchange": "{planet} ruilt geen goederen.",
  "refuse.resolve.incomplete": "{planet} is niet compleet.",
  "refuse.give.self": "Een vreemde omloopbaan moet naar een andere speler.",
  "refuse.give.nobody": "Op plaats {number} zit niemand.",
  "refuse.relay.notYours": "Dat is geen goed van {planet} dat je nu moet leggen.",
  "refuse.relay.first": "Van gelijke goederen die open lagen, verleg je eerst het eerste: {good}.",
  "refuse.relay.notOpen": "Op {planet} is geen vak open voor {good}.",
  "refuse.relay.noAbility": "Terwijl verdrongen goederen gelegd worden, gebruikt niemand vaardigheden.",
};

import { boardDutch } from "../board/words.nl.ts";
import { chainDutch } from "../chain/words.nl.ts";
import { endDutch } from "../end/words.nl.ts";
import type { english } from "./words.en.ts";

export const dutch: Readonly<Record<keyof typeof english, string>> = {
  ...boardDutch,
  ...chainDutch,
  ...endDutch,

  "pc.intro.1":
    "Je bent senator van Carthago met {servants} dienaren en wilt zetels in het paleis. Alles doe je met dienaren: ze bezetten dokken, huurschepen, de vuurtoren, de tempel en actiekaarten. Een dienaar in je voorraad levert elk decennium 1 talent op.",
  "pc.intro.2":
    "Koop een goed (Koopman), draag het (Drager) naar een dok van jou (Kraan) waar een schip erom vraagt: dat geeft talenten, 1 handelspunt en het privilege van het schip. Of stuur het mee met een huurschip (Kapitein), een gok tegen de volgende scheepskaart: er moeten minstens zoveel dienaren in de tempel van Baäl (Aristocraat) staan als het gevaar. Dienaren in de vuurtoren kiezen welke schepen binnenkomen.",
  "pc.intro.3":
    "In je beurt gebruik je één van zes actiekaarten: het vak zegt hoeveel dienaren dat kost en of er een bonus volgt, een pakhuisvak vrijmaken of een paleiszetel kopen. Of je neemt {talents} talenten, of ververst de markt. Scheepsprivileges mag je ervoor en erna spelen.",
  "pc.intro.4":
    "Een paleiszetel kost talenten en vraagt handelspunten. Een handelspunt kan ook een dienaar op het intrigepad worden, dat aan het eind zetels geeft. {decades} decennia van {rounds} ronden; de meeste dienaren in het paleis winnen.",
  "pc.intro.5":
    "Privileges meteen: contractbonus (drie talenten), handelspunt, intrige (een dienaar op het pad). Bewaard voor een eigen beurt: uitkijk (de bovenkant van de stapel zien), willekeurig goed laden, dienaren verplaatsen tussen vuurtoren en tempel, paleisgunst (een zetel zonder handelspunten), loods (haalt een schip binnen).",

  "pc.word": "{word}",
  "pc.nobody": "niemand",
  "pc.cargo": "vraagt {good}, betaalt {talents}, gevaar {danger}; {privilege}",
  "pc.cargo.asks": "vraagt {good}, betaalt {talents}",
  "pc.cargo.brings": "gevaar {danger}; {privilege}",
  "pc.notices": "Let op",
  "pc.own": "Wat je hebt",
  "pc.held": "{ship}: {privilege}",
  "pc.clock": "Decennium {decade} van {decades}, ronde {round} van {rounds}.",
  "pc.clock.setup": "Voorbereiding.",

  "pc.docks.title": "Dokken",
  "pc.docks.head.dock": "Dok",
  "pc.docks.head.owner": "Eigenaar",
  "pc.docks.head.store": "In opslag",
  "pc.docks.head.ship": "Schip",
  "pc.rows.title": "Schepen die komen",
  "pc.row.head.ship": "Schip",
  "pc.row.head.cargo": "Vracht",
  "pc.row.head.fate": "Vanzelf",
  "pc.row.none": "Geen schepen.",
  "pc.row.docks": "legt aan in {dock}",
  "pc.row.loads": "legt aan in {dock}, een lading voor {name}",
  "pc.row.leaves": "vindt geen ligplaats en vertrekt",
  "pc.row.second": "In het decennium daarna:",
  "pc.deck": "Schepenstapel: {size, plural, one {# kaart} other {# kaarten}}, waarvan {known} bekend.",
  "pc.deck.known": "Onder de stapel, in deze volgorde: {ships}",
  "pc.memory": "Je kent de bovenkant van de stapel: {blocks}",
  "pc.memory.block": "bij de volgende {size}: {ships}",

  "pc.actions.title": "Actiekaarten",
  "pc.actions.head.card": "Kaart",
  "pc.actions.head.servants": "Dienaren",
  "pc.actions.head.bonus": "Bonus",
  "pc.actions.head.now": "Nu voor jou",
  "pc.action": "{space} {action}",
  "pc.action.open": "mogelijk",
  "pc.card.use": "{action} op {space}",
  "pc.card.cost": "{servants, plural, =0 {geen dienaren} one {# dienaar} other {# dienaren}}",
  "pc.card.warehouse": "mag een pakhuisvak vrijmaken",
  "pc.card.palace": "mag een paleiszetel kopen",
  "pc.card.refused": "{space} {action}: {reason} ({rule})",

  "pc.town.title": "Stad",
  "pc.market": "Markt: {goods}. De volgende kost {price}. In de zak: {bag}.",
  "pc.palace":
    "Paleis: {space} voor {talents, plural, one {# talent} other {# talenten}} met {points, plural, one {# punt} other {# punten}} (die daarna: {nextTalents} en {nextPoints}).",
  "pc.palace.space": "vak {space}",
  "pc.palace.hall": "de grote zaal",
  "pc.palace.buyers": "Kan nu betalen: {buyers}.",
  "pc.palace.notYou": "Nog niet binnen je bereik.",
  "pc.path": "Intrigepad: {filled} van {length} vakken",
  "pc.path.player": "{name} {servants} (nu {seats, plural, one {# zetel} other {# zetels}})",
  "pc.path.next": "nog {spaces, plural, one {# vak} other {# vakken}} en het geeft {award}",
  "pc.lighthouse": "Vuurtoren: {order}",
  "pc.lighthouse.player":
    "{name} {servants}, {ships, plural, =0 {geen schip} one {# schip} other {# schepen}}",
  "pc.voyage":
    "Een reis met je {temple} in de tempel: {percent}% kans, ongeveer {talents} talenten (offer {offering}) en {points} punten.",
  "pc.voyage.known":
    "Een reis met je {temple} in de tempel zou nu {card} omdraaien: {percent}% kans, {talents} talenten (offer {offering}) en {points} punten.",
  "pc.voyage.noTemple": "Voor een reis heb je een dienaar in de tempel van Baäl nodig.",
  "pc.voyage.noDeck": "De schepenstapel is leeg: geen reizen.",

  "pc.players.title": "De senatoren en hun dienaren",
  "pc.players.start": "{name}, startspeler",
  "pc.startNext": "De volgende startspeler zoals het nu staat: {name}.",
  "pc.head.player": "Senator",
  "pc.head.seats": "Paleiszetels",
  "pc.head.points": "Handelspunten",
  "pc.head.talents": "Talenten",
  "pc.head.reserve": "Voorraad",
  "pc.head.cards": "Op kaarten",
  "pc.head.docks": "Dokken",
  "pc.head.lighthouse": "Vuurtoren",
  "pc.head.temple": "Tempel",
  "pc.head.charters": "Huurschepen",
  "pc.head.warehouse": "Pakhuis",
  "pc.head.path": "Pad",
  "pc.head.income": "Volgend inkomen",
  "pc.head.goods": "Goederen",
  "pc.head.held": "Kaarten",

  "pc.end.near": "{name} heeft {points} handelspunten: met {end} eindigt het spel na dit decennium.",
  "pc.end.docking": "Laatste ronde: er komen nog één keer schepen binnen, want er ligt een goed in opslag.",
  "pc.end.noDocking": "Laatste ronde: er ligt geen goed in opslag, dus komt er daarna geen schip meer.",
  "pc.end.buyers": "Kan een laatste zetel in de grote zaal betalen: {buyers}.",
  "pc.end.held": "Je laatste beurt: daarna zijn je kaarten niets meer waard.",

  "pc.ask.because": "Dit volgt uit de beurt van {turn}. {question}",
  "pc.ask.setupClaim": "Je mag een eerste dok bezetten.",
  "pc.ask.setupGood": "Neem een goed van de markt.",
  "pc.ask.setupDock": "Bezet een dok.",
  "pc.ask.shipsPick": "Breng een schip binnen (nog {left, plural, one {# keuze} other {# keuzes}}).",
  "pc.ask.finalPick":
    "Breng voor het laatst een schip binnen (nog {left, plural, one {# keuze} other {# keuzes}}).",
  "pc.ask.main": "Jij bent: gebruik een actiekaart, neem talenten of ververs de markt.",
  "pc.ask.act": "Voer de actie uit: {action}.",
  "pc.ask.tail": "Neem wat je beurt nog biedt, of beëindig hem.",
  "pc.ask.finalBuy": "Je mag een laatste zetel in de grote zaal kopen.",
  "pc.ask.points":
    "Je verdient {points, plural, one {# handelspunt} other {# handelspunten}}: hoeveel worden dienaren op het pad?",
  "pc.ask.atOnce": "Gebruik het privilege van {ship}, of zie ervan af: {privilege}.",
  "pc.ask.order": "Leg de kaarten terug op de stapel, de eerste bovenop.",

  "pc.choices.cards": "Gebruik een actiekaart",
  "pc.choices.instead": "Of in plaats daarvan",
  "pc.choices.moves": "Je keuzes",
  "pc.choices.use": "Speel {ship}: {privilege}",
  "pc.note.youLoad": "jij laadt voor {talents, plural, one {# talent} other {# talenten}}",
  "pc.note.othersLoad": "{name} laadt in {dock} voor {talents, plural, one {# talent} other {# talenten}}",
  "pc.note.abandons": "{good} in de opslag gaat verloren",
  "pc.note.leaves": "{ship} vindt geen ligplaats",
  "pc.note.voyage": "{percent}% kans, ongeveer {talents} talenten en {points} punten",
  "pc.note.then":
    "Dan: voorraad {reserve}, volgend inkomen {income}, volgende startspeler voorlopig {start}.",
  "pc.note.court": "dan vuurtoren {lighthouse}, tempel {temple}, voorraad {reserve}",
  "pc.warn": "Pas op: {what}.",
  "pc.warn.held": "Je hebt nog {cards}: na deze beurt niets meer waard.",
  "pc.log.income": "Inkomen: {income}.",
};

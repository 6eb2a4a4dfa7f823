import type { Words } from "./words.en.ts";

export const dutch: Words = {
  "learn.welcome.title": "Welkom in Carthago",
  "learn.welcome":
    "Je bent senator en wilt zetels in het paleis, hier op het eiland. Wie er aan het eind de meeste dienaren heeft, wint. Hanno en Elissa willen dat ook.",
  "learn.servants.title": "Je dienaren",
  "learn.servants":
    "Je 18 dienaren doen alles. Twee staan in je pakhuis, {reserve} in je voorraad. Elk in de voorraad levert 1 talent op als een decennium begint.",
  "learn.claim.title": "Bezet een dok",
  "learn.claim":
    "Er komt een schip uit Griekenland. Het wil graan en betaalt 8. Zet twee dienaren op zijn dok, Griekenland I: wie een dok heeft, laadt het schip.",
  "learn.claim.else": "Geen slecht dok, maar het Griekse schip komt naar Griekenland I. Bezet dat.",
  "learn.settle.title": "Hanno en Elissa",
  "learn.settle":
    "Allebei bezetten ze twee dokken en nemen een goed voor het pakhuis. Jij koos eerst, dus in de tweede ronde kom je als laatste.",
  "learn.take.title": "Een goed voor niets",
  "learn.take": "Neem een goed van de markt, deze ene keer gratis. Het schip voor je dok wil graan.",
  "learn.take.else": "Je schip vraagt om graan: neem het graan.",
  "learn.second.title": "Een tweede dok",
  "learn.second": "Een ander schip, uit Egypte, wil ivoor en betaalt 8. Bezet Egypte I.",
  "learn.second.else": "Egypte I is beter: je weet welk schip daar komt.",
  "learn.decade.title": "Het eerste decennium",
  "learn.decade":
    "De schepen zijn vanzelf binnengekomen, er liggen zes actiekaarten, en je {reserve} dienaren in voorraad leverden {talents} talenten op.",
  "learn.cards.title": "De actiekaarten",
  "learn.cards":
    "In je beurt gebruik je één kaart. Het vak zegt hoeveel dienaren dat kost en welke bonus erbij hoort. Ze komen terug met het volgende decennium.",
  "learn.carrier.title": "Gebruik de Drager",
  "learn.carrier": "De Drager verplaatst een goed. Er zijn er twee; op A1 is hij gratis. Gebruik die.",
  "learn.carrier.else": "Dat kan, maar de Drager op A1 kost niets. Gebruik hem.",
  "learn.load.title": "Laad het schip",
  "learn.load": "Draag je graan naar Griekenland I. Het schip daar vraagt erom en wordt meteen geladen.",
  "learn.load.else": "Het schip dat graan wil, ligt in Griekenland I. Breng het daarheen.",
  "learn.point.title": "Een handelspunt",
  "learn.point":
    "Punten in de handelskamer openen het paleis. Op het intrigepad kan een dienaar aan het eind een zetel winnen. De eerste zetel vraagt 2 punten: neem het punt.",
  "learn.point.else": "Het pad kan later goed zijn. Nu heb je handelspunten nodig.",
  "learn.loaded.title": "Geladen!",
  "learn.loaded":
    "Het schip betaalde 8, en 3 extra voor zijn gouden vlag. Je hebt {talents} talenten en {points} punt, en beide dienaren zijn terug. Een groene vlag is een privilege dat je bewaart.",
  "learn.first.title": "Drie talenten",
  "learn.first":
    "Hanno en Elissa nemen elk 3 talenten. Dat kan altijd, in plaats van een kaart. In elk van de vijf ronden heeft iedereen één beurt.",
  "learn.merchant.title": "Koop iets",
  "learn.merchant": "Je schip in Egypte I wacht op ivoor. De Koopman op A2 kost één dienaar. Gebruik hem.",
  "learn.merchant.else": "Eerst heb je een goed nodig: gebruik de Koopman op A2.",
  "learn.buy.title": "De markt",
  "learn.buy": "Het eerste goed van een decennium kost {price}, het tweede 3, elk volgende 2. Koop ivoor.",
  "learn.buy.else": "Je schip in Egypte I vraagt om ivoor.",
  "learn.hannoBuys.title": "Goedkoper voor Hanno",
  "learn.hannoBuys": "Hanno koopt na jou olijfolie, voor 3. Elissa neemt talenten.",
  "learn.aristocrat.title": "Vuurtoren en tempel",
  "learn.aristocrat":
    "Dienaren in de vuurtoren kiezen welke schepen binnenkomen; die in de tempel van Baäl maken reizen veiliger. De Aristocraat stuurt ze. Gebruik hem op A3.",
  "learn.aristocrat.else": "Dat komt later. Gebruik de Aristocraat op A3.",
  "learn.court.title": "Stuur je dienaren",
  "learn.court":
    "Stuur er twee naar de tempel en één, twee of drie naar de vuurtoren. Hoeveel mag je zelf weten.",
  "learn.court.else": "Twee naar de tempel graag, en één tot drie naar de vuurtoren: je hebt beide nodig.",
  "learn.bonus.title": "Een bonus",
  "learn.bonus":
    "Dit vak heeft een bonus: betaal 6 talenten, en een dienaar verlaat je pakhuis en maakt een vak vrij. Neem hem of beëindig je beurt. Jij kiest.",
  "learn.bonus.free": "Een dienaar meer thuis, en plaats voor nog een goed.",
  "learn.bonus.end": "Prima: talenten heb je nodig voor het paleis.",
  "learn.elissaPrays.title": "Elissa bidt ook",
  "learn.elissaPrays": "Hanno neemt talenten. Elissa stuurt twee dienaren naar de tempel.",
  "learn.captain.title": "Een huurschip",
  "learn.captain":
    "Goederen kunnen ook met een huurschip weg. Eerst heeft dat een kapitein nodig: gebruik de Kapitein op A5, voor twee dienaren.",
  "learn.captain.else": "Niet nu. Gebruik de Kapitein op A5.",
  "learn.aboard.title": "Aan boord",
  "learn.aboard": "Eén dienaar uit je voorraad gaat aan boord.",
  "learn.aboard.else": "Als je overslaat, heb je alleen de bonus. Zet een dienaar op het schip.",
  "learn.again.title": "Weer de bonus",
  "learn.again": "Maak nog een vak vrij voor 6, of beëindig je beurt. Houd minstens 4 talenten over.",
  "learn.fourth.title": "De anderen wachten",
  "learn.fourth": "Hanno en Elissa nemen talenten. De laatste ronde van het decennium begint.",
  "learn.chance.title": "Je kans",
  "learn.chance":
    "Op A4 heeft de Drager de paleisbonus: daarna mag je een zetel kopen. Hij kost twee dienaren. Gebruik hem.",
  "learn.chance.else": "Alleen de Drager op A4 draagt én opent het paleis.",
  "learn.choose.title": "Veilig of stout?",
  "learn.choose":
    "In Egypte I betaalt het schip zeker 8 en 1 punt. Het huurschip is een gok tegen de volgende scheepskaart: 2 punten als je tempel sterk genoeg is, anders 1. Jij kiest.",
  "learn.choose.dock": "Veilig binnen: 8 talenten, en het privilege van het schip mag je bewaren.",
  "learn.choose.voyage":
    "Gevaar 2, en jij hebt er twee in de tempel: de reis slaagt! Baäl krijgt zijn offer.",
  "learn.points.title": "Naar de handelskamer",
  "learn.points": "Neem wat je verdiende als handelspunten: met 2 punten gaat het paleis open.",
  "learn.points.else": "Voor de zetel heb je handelspunten nodig.",
  "learn.seat.title": "Je eerste zetel",
  "learn.seat":
    "De eerste zetel kost {seat} talenten en vraagt 2 handelspunten, die je houdt. Elke volgende is duurder. Koop hem.",
  "learn.seat.else": "Laat hem niet aan Hanno: koop de zetel.",
  "learn.newDecade.title": "Een nieuw decennium",
  "learn.newDecade":
    "De anderen maken de ronde af, en er komen weer schepen. Alleen jij hebt dienaren in de vuurtoren: twee schepen gaan waarheen jij wilt.",
  "learn.pick.title": "Breng een schip binnen",
  "learn.pick":
    "Kies een schip en een dok. Kijk wat het vraagt en wat het betaalt. Laden kun je alleen in eigen dokken.",
  "learn.pick.else": "Een schip wegsturen zou je keuzes beëindigen. Breng er een binnen.",
  "learn.pickAgain.title": "En nog een",
  "learn.pickAgain": "Breng een tweede binnen, zoals je wilt.",
  "learn.end.title": "Je kent het spel",
  "learn.end":
    "Na vijf decennia, of vier als iemand 8 handelspunten heeft, wordt het paleis geteld en geeft het pad zijn zetels. Speel door, nu tegen spelers die zelf denken.",
};

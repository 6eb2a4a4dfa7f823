import type { Words } from "./words.en.ts";

export const dutch: Words = {
  "learn.welcome.title": "Welkom aan boord",
  "learn.welcome":
    "Je bent koopman. Vier schepen, een voor elke kleur, varen van Alexandrië naar Carthago. De goederen zijn van jou, de schepen niet: komt een schip aan, dan krijgt iedereen met goederen van die kleur betaald. Op twee plaatsen loeren piraten. Laten we spelen; Hanno is je rivaal.",
  "learn.market.title": "De Markt en de Boerderij",
  "learn.market":
    "Deze kaarten zijn goederen. In je beurt kun je de hele Markt kopen: alles, nooit een deel. Of je doet iets kleiners: één kaart nemen als geld, of er een reserveren. De drie kaarten van de Boerderij gaan naar de Markt als die wordt aangevuld.",
  "learn.hand.title": "Je hand is je beurs",
  "learn.hand":
    "In je hand is een kaart geld: je vier kaarten zijn {money} waard. Op de 2’en en 3’en staan ook vazen, die goederen van piraten redden. Een 2 is dus weinig geld, maar goed om te bewaren. Denk aan je blauwe 2.",
  "learn.token.title": "Kies een fiche",
  "learn.token":
    "Een fiche verhoogt bij elke betaaldag je prijs in die kleur met 1. Drie van de vijf kaarten in de Markt zijn geel, dus geel kan snel iets opbrengen. Neem het gele fiche.",
  "learn.token.else": "Een mooie kleur voor een andere keer. De Markt ligt vol geel: neem nu het gele fiche.",
  "learn.hannoToken.title": "Hanno kiest blauw",
  "learn.hannoToken":
    "Iedereen begint met één fiche. De fiches zijn ook de klok van het spel: heeft iemand er acht, dan is het uit. Nu ben jij aan de beurt.",
  "learn.take.title": "Eerst geld",
  "learn.take":
    "De Markt kost {cost} en je hebt {money}. Neem dus een kaart als geld: de groene 5. Jij wordt rijker, en de Markt goedkoper. Wijs de kaart aan, kies nemen en bevestig.",
  "learn.take.else":
    "Dat mag, maar er is iets beters: de groene 5 is veel geld, en de gele kaarten moeten je goederen worden. Neem de groene 5.",
  "learn.hannoTakes.title": "Hanno doet hetzelfde",
  "learn.hannoTakes":
    "Hij neemt een gele 5 in zijn hand. Voor jou is dat niet erg: de Markt is weer goedkoper.",
  "learn.buy.title": "Koop de Markt",
  "learn.buy":
    "Nu kost de Markt {cost} en heb je {money}. Koop hem. Betaal met de groene 5, de rode 3 en een 2, maar niet de blauwe 2: zijn vazen heb je nog nodig.",
  "learn.buy.else":
    "Bijna. Koop de Markt en betaal met de groene 5, de rode 3 en de rode of de groene 2. De blauwe 2 blijft in je hand.",
  "learn.ships.title": "De schepen varen",
  "learn.ships":
    "Je kaarten liggen voor je als goederen. Elke kleur die je kocht heeft haar schip verplaatst: één kaart één veld, twee of meer kaarten twee. Blauw voer één veld, geel twee. Daarna is de Markt aangevuld uit de Boerderij.",
  "learn.hannoWaits.title": "Hanno spaart",
  "learn.hannoWaits": "Hij neemt de blauwe 5. Straks gaat hij kopen.",
  "learn.earn.title": "Je beurs is licht",
  "learn.earn": "Je hebt {money} en de Markt kost {cost}. Vul je beurs: neem de gele 5.",
  "learn.earn.else": "Het zou kunnen, maar met een 5 kom je verder. Neem de gele 5.",
  "learn.hannoBuys.title": "Hanno koopt",
  "learn.hannoBuys":
    "Hij betaalt 10 voor twee rode kaarten en een groene: rood vaart twee velden, groen één. Hij heeft nu rood en groen. Alle spelers gebruiken dezelfde vier schepen.",
  "learn.more.title": "Nog een keer",
  "learn.more":
    "Je hebt {money}; de Markt kost {cost}. Neem de blauwe 5. Daarmee kun je bijna elke Markt betalen.",
  "learn.more.else": "Niet verkeerd, maar je hebt snel geld nodig: neem de blauwe 5.",
  "learn.hannoSails.title": "Piratenwater",
  "learn.hannoSails":
    "Hanno heeft alles uitgegeven, en alle vier de schepen zijn verder gevaren. Rood en geel liggen in de Grote Syrte, waar de piraten zijn. Geen nood: ze slaan pas toe als er een schip in Carthago aankomt. Geel moet nog twee velden, dus twee gele kaarten in één aankoop.",
  "learn.reserve.title": "Reserveer",
  "learn.reserve":
    "Drie gele kaarten in de Markt! Maar hij kost {cost} en je hebt {money}. Hanno heeft geen geld; hij moet nemen of reserveren. Leg je stuk op de blauwe 5, dan kan hij die niet nemen: jij hebt blauw, en een 5 maakt een set duur.",
  "learn.reserve.else": "Laten we nu reserveren: leg je stuk op de blauwe 5 in de Markt.",
  "learn.hannoTakesRed.title": "Zoals je hoopte",
  "learn.hannoTakesRed": "Hanno neemt de rode 5 als geld. Wat er ligt kun je betalen.",
  "learn.arrive.title": "Breng het schip binnen",
  "learn.arrive":
    "De Markt kost {cost}, met je gereserveerde blauwe 5 erbij. Koop hem: blauw vaart één veld, geel twee, naar Carthago. Betaal met beide 5’en en een 2, maar houd de blauwe 2!",
  "learn.arrive.else": "Koop de Markt met de blauwe 5, de gele 5 en de 2 die niet blauw is.",
  "learn.payday.title": "Betaaldag!",
  "learn.payday":
    "Geel is in Carthago. Je vijf gele kaarten verkoop je voor de prijs van de hoogste, 5, plus 1 voor je fiche: 6 × 5 = 30. Elke 5 daarvan is een punt: 6 voor jou. Hanno verkocht één gele kaart: 1 punt. Jullie krijgen allebei een geel fiche.",
  "learn.store.title": "Daar zijn de piraten",
  "learn.store":
    "Nu overvallen de piraten rood en blauw, waarvan de schepen in hun water liggen. Je twee blauwe goederen zijn in gevaar. De blauwe 2 in je hand heeft twee vazen: leg hem af, en beide zijn veilig tot ze verkocht worden. Of houd de kaart en verlies ze. Jij kiest.",
  "learn.store.stored": "Verstandig: je blauwe goederen liggen dwars, en geen piraat kan er nog aankomen.",
  "learn.store.declined":
    "Je hield je kaart, en je blauwe goederen zijn weg. Het kan goed zijn; nu was het duur.",
  "learn.raid.title": "De overval",
  "learn.raid":
    "Hanno had geen vazen: hij verloor drie rode kaarten en een blauwe. Dan gaan de schepen terug: geel naar Alexandrië, rood en blauw naar Cyrenaica. Jij koos het moment van deze betaaldag. Dat is de kern van het spel.",
  "learn.hannoAgain.title": "Hanno begint opnieuw",
  "learn.hannoAgain": "Hij neemt een groene 5. Je staat voor met 6 tegen 1.",
  "learn.free.title": "Nu jij",
  "learn.free": "Niemand zegt je nog wat je moet doen. Neem een kaart, of reserveer er een: wat je wilt.",
  "learn.end.title": "Je kent het spel",
  "learn.end":
    "Het spel is uit zodra iemand acht fiches heeft; de meeste punten winnen. Goederen die niet verkocht zijn tellen niet. Speel dit spel verder, nu tegen een computerspeler die zelf nadenkt, of begin er zelf een.",
};

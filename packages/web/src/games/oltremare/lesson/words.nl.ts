import type { Words } from "./words.en.ts";

export const dutch: Words = {
  "learn.welcome.title": "Welkom aan boord",
  "learn.welcome":
    "Je bent een koopmansfamilie met een schip in Tunis. Laad goederen, onderhandel over betere en verdien dukaten: de meeste dukaten winnen. Morosini is je rivaal.",
  "learn.hold.title": "Je ruim",
  "learn.hold":
    "De bovenste kaart van je ruim bepaalt je beurt. De {limit} leeuwen: je mag {limit} kaarten houden. De {load} kisten: je moet er precies {load} spelen.",
  "learn.hand.title": "Je hand",
  "learn.hand":
    "Elke kaart is een goed en toont twee acties die gebeuren als je haar speelt: dukaten, piraten, markt (nieuwe kaarten) of schip (stappen op zee).",
  "learn.offer.title": "Onderhandel",
  "learn.offer":
    "In je ruim liggen perkamentrollen, en een reeks van één goed brengt veel meer op dan losse kaarten. Morosini laadt aardewerk: bied hem het jouwe voor een rol.",
  "learn.offer.else":
    "Dat kan, maar probeer dit: jouw aardewerk voor een van zijn perkamentrollen. Daar worden jullie allebei beter van.",
  "learn.struck.title": "Verkocht!",
  "learn.struck":
    "Morosini accepteert. Wie met de actieve speler ruilt, krijgt een prestigetegel; bij elke telling leveren de meeste tegels 6 dukaten op, de op een na meeste 3.",
  "learn.buy.title": "Koop een kaart",
  "learn.buy":
    "Je mag ook tot vier kaarten per beurt kopen: {price} dukaten per stuk, 4 als je er geen meer hebt. Schulden mogen. Koop er een van de stapel.",
  "learn.buy.else": "Dat heeft tijd. Koop eerst een kaart van de stapel.",
  "learn.more.title": "En nog een",
  "learn.more":
    "Olijven. Voor reeksen heb je kaarten nodig, en je kunt het betalen: koop er nog een voor {price}.",
  "learn.more.else": "Nog één kaart van de stapel; dat betaalt zich terug.",
  "learn.close.title": "Genoeg gehandeld",
  "learn.close":
    "Je hebt {hand} kaarten en moet er {load} spelen. Beëindig de handel als je hebt wat je nodig hebt; deze beurt wordt er niet meer geruild.",
  "learn.close.else": "Je hebt wat je nodig hebt. Beëindig de handel.",
  "learn.play.title": "Speel je lading",
  "learn.play":
    "Speel beide perkamentrollen. Samen tonen ze elke actie één keer: 1 dukaat, 1 kaart naar de piraten, 1 nieuwe kaart, 1 stap voor je schip.",
  "learn.play.else": "Bewaar die voor later: de twee rollen horen bij elkaar, boven op die in je ruim.",
  "learn.sail.title": "Zeil uit",
  "learn.sail":
    "Eén schip, één stap. De fiche van de haven waar je stopt helpt je tot je weer ergens stopt, en telt aan het eind. Kies een van de drie havens.",
  "learn.sail.naples":
    "Bestrijd de piraten: piratensymbolen op de kaarten die je volgende beurt speelt, tellen niet.",
  "learn.sail.syracuse": "Gunstige markt: je aankopen kosten volgende beurt 1, 2, 3 en 4 dukaten.",
  "learn.sail.tripoli":
    "Plaatselijke invloed: aan het begin van je beurt krijg je een dukaat voor elke leeuw boven de drie.",
  "learn.load.title": "Laad de kaarten",
  "learn.load":
    "Jij kiest de volgorde; de laatste ligt boven en bepaalt je volgende beurt. Je hebt drie zout: leg de rol met 3 kisten boven, dan kun je ze alle drie laden.",
  "learn.load.else": "Met 2 kisten boven kun je maar twee van je drie zout laden. Leg de andere rol boven.",
  "learn.runs.title": "Een reeks van drie",
  "learn.runs":
    "Drie perkamentrollen op rij leveren 8 dukaten op; los zijn ze 2 per stuk waard. Volgende beurt mag je {limit} kaarten houden en moet je er {load} spelen.",
  "learn.offered.title": "Morosini doet een bod",
  "learn.offered":
    "Het is zijn beurt, dus hij handelt, en jij bent de handelspartner. Het goed klopt altijd. Wat hij over symbolen of leeuwen zegt, kan gelogen zijn.",
  "learn.answer.title": "Jouw antwoord",
  "learn.answer":
    "Zijn zout voor olijven: een vierde zout voor je reeks, en een prestigetegel voor jou. Accepteer met een van je olijvenkaarten, of wijs af. Jij kiest.",
  "learn.answer.else": "Onderhandel verder in je volgende spel. Accepteer nu, of wijs af.",
  "learn.answer.accepted": "Verkocht: vier zout in je hand, en je eerste prestigetegel.",
  "learn.answer.declined": "Geen ruil. Prima: alleen jij weet wat je kaarten je waard zijn.",
  "learn.rival.title": "Morosini is aan de beurt",
  "learn.rival":
    "Hij speelt twee aardewerk met twee piratenvlaggen: drie kaarten gaan gedekt naar zijn piraten. Eén symbool is 1, twee zijn 3, drie zijn 6.",
  "learn.surplus.title": "Boven je limiet",
  "learn.surplus":
    "Je beurt begint met de limiet: je hebt {hand} kaarten, maar van je bovenste kaart mag je er {limit} houden. Kies een kaart voor je piraten.",
  "learn.pirates.title": "Je piraten",
  "learn.pirates":
    "Elke kaart daar kost je 1 dukaat bij elk van de twee tellingen. Tijdens de handel kun je de bovenste terugkopen, voor de gewone prijs.",
  "learn.closeAgain.title": "Nu jij",
  "learn.closeAgain":
    "Je hebt {hand} kaarten en moet er {load} spelen. In een echt spel zou je nu onderhandelen; beëindig vandaag de handel.",
  "learn.closeAgain.else": "Spaar je dukaten deze keer: beëindig de handel.",
  "learn.venice.title": "Venetië",
  "learn.venice":
    "Rond het midden van de stapel zit de Venetiëkaart: de eerste telling. Elke reeks behalve je bovenste wordt betaald en gaat uit het ruim; dan nemen de piraten hun deel.",
  "learn.last.title": "Het einde",
  "learn.last":
    "Is de stapel op, dan wordt de ronde uitgespeeld. Daarna tellen tegels, alle reeksen, piraten en de meeste havenfiches (6, 3, 1). Handkaarten zijn niets waard.",
  "learn.free.title": "Jouw beslissing",
  "learn.free":
    "Speel {load} kaarten naar keuze. Kijk wat ze opleveren, en denk aan de reeks die je ermee laadt.",
  "learn.end.title": "Je kent het spel",
  "learn.end":
    "Speel dit spel verder, nu tegen een computerspeler die zelf denkt, of begin er zelf een. Druk op een stuk om te zien wat het waard is.",
};

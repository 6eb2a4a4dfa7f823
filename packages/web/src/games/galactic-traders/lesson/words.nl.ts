import type { Words } from "./words.en.ts";

export const dutch: Words = {
  "learn.welcome.title": "Welkom in de ruimte",
  "learn.welcome":
    "Planeten vragen goederen, en wie de meeste levert wint de planeet. Je hebt een schotel en geen scrupules. Brava ook.",
  "learn.planet.title": "Een planeet",
  "learn.planet":
    "Vopulus vraagt gereedschap, brandstof en water: elk een dok. Hij is 2 punten waard, en wie hem heeft ruilt elke beurt.",
  "learn.draft.title": "Het dienblad",
  "learn.draft":
    "Een dienblad met goederen gaat rond. Houd er één en geef de rest door: water of medicijnen. Brava ziet wat je laat.",
  "learn.draft.else": "Verleidelijk, maar Brava heeft daar een oogje op. Water of medicijnen, graag.",
  "learn.bravaDrafts.title": "Heen en terug",
  "learn.bravaDrafts":
    "Brava, de laatste in de rij, houdt er twee, en het laatste komt bij jou terug. Iedereen krijgt er twee per ronde.",
  "learn.deliver.title": "Leveren",
  "learn.deliver":
    "Water naar Tillmark, medicijnen naar Nightcore: sleep ze, of druk op het goed en dan op de planeet. Dan einde beurt.",
  "learn.deliver.else":
    "Ze zouden het aannemen, maar houd je aan het plan: water naar Tillmark, medicijnen naar Nightcore.",
  "learn.bravaDelivers.title": "Gezelschap",
  "learn.bravaDelivers":
    "Brava opent Vopulus en komt naast je staan op Nightcore. Jouw rompen hebben zigzags, de hare stippen.",
  "learn.second.title": "Ronde 2",
  "learn.second": "Elke ronde begint een ander. Brava houdt één goed, jij twee, en het laatste is voor haar.",
  "learn.draftTwo.title": "Twee voor jou",
  "learn.draftTwo":
    "Vopulus mist brandstof, Perigee’s Folly ook gereedschap. Houd de brandstof en het gereedschap.",
  "learn.draftTwo.else": "Voedsel is om te eten. Houd de brandstof en het gereedschap.",
  "learn.bravaLeads.title": "Brava staat voor",
  "learn.bravaLeads":
    "Twee van haar op Nightcore, één van jou. Zijn alle dokken vol, dan winnen de meeste; bij gelijk wie het laatste vulde.",
  "learn.recall.title": "Terugnemen en toeslaan",
  "learn.recall":
    "Haal eerst het water van Tillmark. Dan water en brandstof naar Vopulus, gereedschap naar Perigee’s Folly, einde beurt.",
  "learn.recall.else":
    "Bijna: neem eerst het water terug van Tillmark. Dan gaan water en brandstof naar Vopulus, het gereedschap naar Perigee’s Folly.",
  "learn.displaced.title": "Vopulus is van jou! Maar …",
  "learn.displaced":
    "… Brava’s gereedschap moest weg. Verzegeld telt het als alles, en maakt Nightcore compleet. Van haar, in jouw beurt. Au.",
  "learn.sealed.title": "Nu verhuis jij",
  "learn.sealed":
    "Je medicijnen zijn hun plek kwijt. Verzegeld tellen ze als alles. Stuur ze naar Perigee’s Folly: wie leest etiketten?",
  "learn.sealed.else": "Veilig, en een beetje saai. Stuur ze naar Perigee’s Folly, als brandstof.",
  "learn.orbit.title": "Een vreemde baan",
  "learn.orbit":
    "Perigee’s Folly is −1 waard. Wie hem wint moet hem weggeven: een vreemde omloopbaan. Brava bedankt je zuinig.",
  "learn.chain.title": "Een keten",
  "learn.chain":
    "Drie planeten in één beurt. Kijk dus, voor je er een compleet maakt, waar de goederen van de verliezers heen kunnen.",
  "learn.draftThree.title": "Nieuwe planeten",
  "learn.draftThree":
    "Er zijn drie planeten bij. BO IV vraagt wapens en gereedschap: houd een van de twee. Misschien komt het andere terug.",
  "learn.draftThree.else": "Daarmee sta je alleen. Wapens of gereedschap, graag.",
  "learn.limits.title": "Geluk gehad",
  "learn.limits":
    "Gelukt. Let op: vier goederen in de hand, vier op planeten. Is je hand vol, dan leg je eerst een goed af.",
  "learn.ability.title": "Gebruik je planeet",
  "learn.ability":
    "Vopulus ruilt een goed voor de bovenste kaart: druk op Vopulus, dan op het goed. Hij ligt gedraaid tot je volgende beurt.",
  "learn.ability.else": "Eerst de ruil: druk op Vopulus, dan op de wapens of het gereedschap.",
  "learn.ability.same": "Wapens voor wapens. Het heelal heeft gevoel voor humor.",
  "learn.ability.other": "Wapens. Nog meer. Het heelal is geen winkel.",
  "learn.keep.title": "Eén leggen, één houden",
  "learn.keep":
    "Leg één goed op BO IV en beëindig je beurt. Houd het andere: aan het eind zijn elke twee goederen een punt waard.",
  "learn.keep.else": "Eén goed naar BO IV, dan einde beurt.",
  "learn.bravaConverts.title": "Iets verzegelds",
  "learn.bravaConverts":
    "Brava draait Nightcore: elk goed telt als brandstof. Het ligt verzegeld op Half Life, en alleen zij ziet wat erin zit.",
  "learn.eras.title": "Twee tijdperken",
  "learn.eras":
    "Na tijdperk 1 komt tijdperk 2: geen vaardigheden, wel tot 6 punten. Win eerst wat helpt, daarna wat betaalt.",
  "learn.free.title": "Nu jij",
  "learn.free": "Niemand zegt je meer wat je moet doen. Houd het goed dat je wilt.",
  "learn.end.title": "Je kent het spel",
  "learn.end":
    "Zijn de planeten op, dan volgt één laatste ronde; de meeste punten winnen. Speel door, nu tegen een Brava die zelf denkt.",
};

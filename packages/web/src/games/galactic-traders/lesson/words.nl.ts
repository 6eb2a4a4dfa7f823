import type { Words } from "./words.en.ts";

export const dutch: Words = {
  "learn.welcome.title": "Welkom in de ruimte",
  "learn.welcome":
    "Je hebt een handelshuis: één schotel, één pakhuis, geen scrupules. Planeten vragen goederen, en wie er de meeste levert wint de planeet. Brava aan de overkant heeft hetzelfde plan.",
  "learn.planet.title": "Een planeet",
  "learn.planet":
    "Vopulus vraagt gereedschap, brandstof en water: voor elk een dok. Hij is 2 punten waard, en wie hem heeft mag elke beurt een goed ruilen. Vroege planeten kunnen zulke dingen.",
  "learn.draft.title": "Het dienblad",
  "learn.draft":
    "Elke ronde gaat een dienblad met goederen rond. Houd er één en geef de rest door: water of medicijnen, wat je wilt. Wat jij laat liggen, krijgt Brava te zien.",
  "learn.draft.else": "Verleidelijk, maar Brava heeft daar een oogje op. Water of medicijnen, graag.",
  "learn.bravaDrafts.title": "Heen en terug",
  "learn.bravaDrafts":
    "Brava, de laatste in de rij, houdt er twee, en het laatste goed komt bij jou terug. Zo krijgt iedereen er twee per ronde, en het laatste is niemands eerste keus.",
  "learn.deliver.title": "Leveren",
  "learn.deliver":
    "Jouw beurt. Water naar Tillmark, medicijnen naar Nightcore: sleep ze naar de planeet, of druk op het goed en dan op de planeet. Beëindig daarna je beurt.",
  "learn.deliver.else":
    "Ze zouden het aannemen, maar houd je aan het plan: water naar Tillmark, medicijnen naar Nightcore.",
  "learn.bravaDelivers.title": "Gezelschap",
  "learn.bravaDelivers":
    "Brava opent Vopulus met gereedschap en komt naast je staan op Nightcore. Aan de romp zie je van wie een goed is: zigzag is van jou, stippen zijn van haar. Niemand heeft al iets gewonnen.",
  "learn.second.title": "Ronde 2",
  "learn.second":
    "Elke ronde begint een ander. Brava houdt één goed, jij twee, en het laatste gaat terug naar haar.",
  "learn.draftTwo.title": "Twee voor jou",
  "learn.draftTwo":
    "Vopulus mist brandstof, Perigee’s Folly gereedschap en brandstof. Houd de brandstof en het gereedschap.",
  "learn.draftTwo.else": "Voedsel is om te eten. Houd de brandstof en het gereedschap.",
  "learn.bravaLeads.title": "Brava staat voor",
  "learn.bravaLeads":
    "Twee goederen van haar op Nightcore, één van jou. Is het laatste dok vol, dan winnen de meeste goederen; bij gelijkspel wie het vulde. Laat Nightcore, en kijk naar Vopulus.",
  "learn.recall.title": "Terugnemen en toeslaan",
  "learn.recall":
    "Een beurt begint met terugnemen: haal het water van Tillmark. Dan water en brandstof naar Vopulus, gereedschap naar Perigee’s Folly, en einde beurt. Vopulus is van jou, 2 tegen 1.",
  "learn.recall.else":
    "Bijna: neem eerst het water terug van Tillmark. Dan gaan water en brandstof naar Vopulus, het gereedschap naar Perigee’s Folly.",
  "learn.displaced.title": "Vopulus is van jou! Maar …",
  "learn.displaced":
    "… Brava’s gereedschap moest meteen weg. Een goed dat verhuist is verzegeld en telt als alles: hier als wapens, het laatste dat Nightcore miste. Zij won het in jouw beurt. Au.",
  "learn.sealed.title": "Nu verhuis jij",
  "learn.sealed":
    "Je medicijnen zijn hun plek op Nightcore kwijt. Verzegeld tellen ze als wat een dok maar vraagt. Stuur ze naar Perigee’s Folly: wie leest hier nou etiketten?",
  "learn.sealed.else": "Veilig, en een beetje saai. Stuur ze naar Perigee’s Folly, als brandstof.",
  "learn.orbit.title": "Een vreemde baan",
  "learn.orbit":
    "Je maakte Perigee’s Folly compleet, −1 waard. Wie een planeet met een vreemde omloopbaan wint, moet die weggeven. Brava bedankt je tussen haar tanden.",
  "learn.chain.title": "Een keten",
  "learn.chain":
    "Drie planeten in één beurt: goederen verhuisden, en wat ze compleet maakten joeg weer andere weg. Kijk dus eerst waar de goederen van de verliezers heen kunnen.",
  "learn.draftThree.title": "Nieuwe planeten",
  "learn.draftThree":
    "Er zijn drie planeten bij gekomen, en jij begint weer. BO IV vraagt wapens en gereedschap: houd een van de twee. Met wat geluk komt het andere terug.",
  "learn.draftThree.else": "Daarmee sta je alleen. Wapens of gereedschap, graag.",
  "learn.limits.title": "Geluk gehad",
  "learn.limits":
    "Het andere kwam terug. Let op de grenzen: hoogstens vier goederen in de hand en vier op planeten. Is je hand vol, dan gooi je er eerst een weg.",
  "learn.ability.title": "Gebruik je planeet",
  "learn.ability":
    "Vopulus ruilt een goed voor de bovenste kaart van de stapel: druk op Vopulus, dan op het goed dat weg mag. Daarna ligt hij gedraaid tot je volgende beurt.",
  "learn.ability.else": "Eerst de ruil: druk op Vopulus, dan op de wapens of het gereedschap.",
  "learn.ability.same": "Wapens voor wapens. Het heelal heeft gevoel voor humor.",
  "learn.ability.other": "Wapens. Nog meer. Het heelal is geen winkel.",
  "learn.keep.title": "Eén leggen, één houden",
  "learn.keep":
    "Leg één goed op BO IV en beëindig je beurt. Het andere blijft van jou: aan het eind zijn elke twee goederen, in de hand of op planeten, een punt waard.",
  "learn.keep.else": "Eén goed naar BO IV, dan einde beurt.",
  "learn.bravaConverts.title": "Iets verzegelds",
  "learn.bravaConverts":
    "Brava draait Nightcore, die elk goed als brandstof laat tellen, en legt er een verzegeld op Half Life. Alleen zij ziet wat erin zit. In jouw eigen zegels kijk jij.",
  "learn.eras.title": "Twee tijdperken",
  "learn.eras":
    "Nieuwe planeten komen uit het 1e tijdperk tot het op is, dan uit het 2e: geen vaardigheden, wel tot 6 punten. Win eerst planeten die helpen, later planeten die betalen.",
  "learn.free.title": "Nu jij",
  "learn.free": "Niemand zegt je meer wat je moet doen. Houd het goed dat je wilt.",
  "learn.end.title": "Je kent het spel",
  "learn.end":
    "Als de planeten op zijn komt er één laatste ronde, en de meeste punten winnen. Speel dit spel verder, nu tegen een Brava die zelf denkt, of begin er een van jezelf.",
};

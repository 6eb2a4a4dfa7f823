import type { Words } from "./words.en.ts";

export const italian: Words = {
  "learn.welcome.title": "Benvenuto a Cartagine",
  "learn.welcome":
    "Sei un senatore e vuoi posti a palazzo, qui sull’isola. Alla fine vince chi ci ha più servitori. Hanno ed Elissa vogliono lo stesso.",
  "learn.servants.title": "I tuoi servitori",
  "learn.servants":
    "I tuoi 18 servitori fanno tutto. Due stanno nel magazzino, {reserve} in riserva. Ognuno in riserva rende 1 talento all’inizio di un decennio.",
  "learn.claim.title": "Occupa un molo",
  "learn.claim":
    "Arriva una nave dalla Grecia: chiede grano e paga 8. Metti due servitori sul suo molo, Grecia I: chi tiene il molo carica la nave.",
  "learn.claim.else": "Non male, ma la nave greca va a Grecia I. Occupa quello.",
  "learn.settle.title": "Hanno ed Elissa si sistemano",
  "learn.settle":
    "Ognuno occupa due moli e prende una merce per il magazzino. Hai scelto per primo, quindi al secondo giro sei l’ultimo.",
  "learn.take.title": "Una merce gratis",
  "learn.take": "Prendi una merce dal mercato, solo stavolta gratis. La nave per il tuo molo chiede grano.",
  "learn.take.else": "La tua nave chiederà grano: prendi il grano.",
  "learn.second.title": "Un secondo molo",
  "learn.second": "Un’altra nave, dall’Egitto, chiede avorio e paga 8. Occupa Egitto I.",
  "learn.second.else": "Meglio Egitto I: sai già quale nave ci arriva.",
  "learn.decade.title": "Il primo decennio",
  "learn.decade":
    "Le navi sono entrate da sole, sei carte azione sono in tavola e i tuoi {reserve} servitori in riserva hanno reso {talents} talenti.",
  "learn.cards.title": "Le carte azione",
  "learn.cards":
    "Nel tuo turno usi una carta. Il suo spazio dice quanti servitori costa e quale bonus può seguire. Tornano con il decennio successivo.",
  "learn.carrier.title": "Usa il Vettore",
  "learn.carrier": "Il Vettore sposta una merce. Ce ne sono due; su A1 è gratis. Usa quello.",
  "learn.carrier.else": "Si può fare, ma il Vettore su A1 non costa nulla. Usa lui.",
  "learn.load.title": "Carica la nave",
  "learn.load": "Porta il grano a Grecia I. La nave lo chiede, quindi si carica subito.",
  "learn.load.else": "La nave che chiede grano è a Grecia I. Portalo lì.",
  "learn.point.title": "Un punto commercio",
  "learn.point":
    "I punti sulla camera di commercio aprono il palazzo. Sul percorso un servitore può vincere un posto alla fine. Il primo posto chiede 2 punti: segna il punto.",
  "learn.point.else": "Il percorso può servire più tardi. Ora ti servono punti commercio.",
  "learn.loaded.title": "Caricata!",
  "learn.loaded":
    "La nave ha pagato 8, più 3 per la bandiera d’oro. Hai {talents} talenti e {points} punto, e i due servitori sono tornati. La bandiera verde è un privilegio da tenere.",
  "learn.first.title": "Tre talenti",
  "learn.first":
    "Hanno ed Elissa prendono 3 talenti a testa. Puoi sempre farlo, invece di usare una carta. In ognuno dei cinque round tutti hanno un turno.",
  "learn.merchant.title": "Compra qualcosa",
  "learn.merchant": "La tua nave a Egitto I aspetta avorio. Il Mercante su A2 costa un servitore. Usalo.",
  "learn.merchant.else": "Prima ti serve una merce: usa il Mercante su A2.",
  "learn.buy.title": "Il mercato",
  "learn.buy": "La prima merce del decennio costa {price}, la seconda 3, ogni altra 2. Compra avorio.",
  "learn.buy.else": "La tua nave a Egitto I chiede avorio.",
  "learn.hannoBuys.title": "Per Hanno costa meno",
  "learn.hannoBuys": "Hanno compra olio d’oliva dopo di te, per 3. Elissa prende talenti.",
  "learn.aristocrat.title": "Faro e tempio",
  "learn.aristocrat":
    "I servitori nel faro scelgono quali navi entrano; quelli nel tempio di Baal rendono più sicuri i viaggi. Li manda l’Aristocratico. Usalo su A3.",
  "learn.aristocrat.else": "Più tardi. Usa l’Aristocratico su A3.",
  "learn.court.title": "Manda i servitori",
  "learn.court": "Mandane due al tempio e uno, due o tre al faro. Quanti, decidi tu.",
  "learn.court.else": "Due al tempio, per favore, e da uno a tre al faro: ti serviranno entrambi.",
  "learn.bonus.title": "Un bonus",
  "learn.bonus":
    "Questo spazio ha un bonus: paghi 6 talenti, un servitore lascia il magazzino e libera uno spazio. Prendilo o concludi il turno. Decidi tu.",
  "learn.bonus.free": "Un servitore in più a casa, e posto per un’altra merce.",
  "learn.bonus.end": "Bene: i talenti serviranno per il palazzo.",
  "learn.elissaPrays.title": "Anche Elissa prega",
  "learn.elissaPrays": "Hanno prende talenti. Elissa manda due servitori al tempio.",
  "learn.captain.title": "Una nave a nolo",
  "learn.captain":
    "Le merci possono partire anche con una nave a nolo. Prima serve un capitano: usa il Capitano su A5, che costa due servitori.",
  "learn.captain.else": "Non ora. Usa il Capitano su A5.",
  "learn.aboard.title": "A bordo",
  "learn.aboard": "Un servitore della tua riserva sale a bordo.",
  "learn.aboard.else": "Saltando l’azione avresti solo il bonus. Metti un servitore sulla nave.",
  "learn.freeAgain.title": "Di nuovo il bonus",
  "learn.freeAgain": "Libera un altro spazio per 6, o concludi il turno. Tieni da parte almeno 4 talenti.",
  "learn.fourth.title": "Gli altri aspettano",
  "learn.fourth": "Hanno ed Elissa prendono talenti. Comincia l’ultimo round del decennio.",
  "learn.chance.title": "La tua occasione",
  "learn.chance":
    "Su A4 il Vettore ha il bonus del palazzo: dopo puoi comprare un posto. Costa due servitori. Usalo.",
  "learn.chance.else": "Solo il Vettore su A4 porta la merce e apre il palazzo.",
  "learn.choose.title": "Sicuro o audace?",
  "learn.choose":
    "A Egitto I la nave paga 8 e 1 punto di sicuro. La nave a nolo è una scommessa contro la prossima carta nave: 2 punti se il tempio basta, altrimenti 1. Decidi tu.",
  "learn.choose.dock": "Al sicuro: 8 talenti, e il privilegio della nave resta a te.",
  "learn.choose.voyage":
    "Pericolo 2, e tu ne hai due nel tempio: il viaggio riesce! Baal prende la sua offerta.",
  "learn.points.title": "Punti commercio",
  "learn.points": "Segna tutto in camera di commercio: con 2 punti si apre il palazzo.",
  "learn.points.else": "Per il posto servono punti commercio.",
  "learn.seat.title": "Il tuo primo posto",
  "learn.seat":
    "Il primo posto costa {seat} talenti e chiede 2 punti commercio, che restano tuoi. Ogni posto dopo costa di più. Compralo.",
  "learn.seat.else": "Non lasciarlo a Hanno: compra il posto.",
  "learn.newDecade.title": "Un nuovo decennio",
  "learn.newDecade":
    "Gli altri finiscono il round ed entrano nuove navi. Solo tu hai servitori nel faro: due di queste navi vanno dove vuoi tu.",
  "learn.pick.title": "Fai entrare una nave",
  "learn.pick":
    "Scegli una nave e un molo. Guarda che cosa chiede e quanto paga. Puoi caricare solo ai tuoi moli.",
  "learn.pick.else": "Respingere una nave chiuderebbe le tue scelte. Falla entrare.",
  "learn.pickAgain.title": "E un’altra",
  "learn.pickAgain": "Fai entrare la seconda, come preferisci.",
  "learn.end.title": "Ora conosci il gioco",
  "learn.end":
    "Dopo cinque decenni, o quattro se qualcuno ha 8 punti commercio, si conta il palazzo e il percorso dà i suoi posti. Continua, ora contro giocatori che pensano da soli.",
};

import type { Words } from "./words.en.ts";

export const italian: Words = {
  "learn.welcome.title": "Benvenuto a bordo",
  "learn.welcome":
    "Sei un mercante. Quattro navi, una per colore, vanno da Alessandria a Cartagine. Le merci sono tue, le navi no: quando una nave arriva, chiunque abbia merci del suo colore viene pagato. In due punti della rotta ci sono i pirati. Giochiamo; Hanno è il tuo rivale.",
  "learn.market.title": "Il Mercato e la Fattoria",
  "learn.market":
    "Queste carte sono merci. Nel tuo turno puoi comprare il Mercato: tutto, mai una parte. Oppure fai una cosa più piccola: prendi una carta come denaro, o ne prenoti una. Le tre carte della Fattoria passano al Mercato quando viene rifornito.",
  "learn.hand.title": "La mano è la tua borsa",
  "learn.hand":
    "In mano una carta è denaro: le tue quattro carte valgono {money}. I 2 e i 3 hanno anche anfore, che salvano le merci dai pirati: un 2 è poco denaro, ma è bene conservarlo. Ricordati del tuo 2 blu.",
  "learn.token.title": "Scegli una tessera",
  "learn.token":
    "Una tessera alza di 1 il tuo prezzo nel suo colore a ogni pedaggio. Tre delle cinque carte del Mercato sono gialle: il giallo può rendere presto. Prendi la tessera gialla.",
  "learn.token.else":
    "Un bel colore, per un’altra volta. Il Mercato è pieno di giallo: stavolta prendi la tessera gialla.",
  "learn.hannoToken.title": "Hanno sceglie il blu",
  "learn.hannoToken":
    "Tutti cominciano con una tessera. Le tessere sono anche l’orologio della partita: quando qualcuno ne ha otto, è finita. Ora tocca a te.",
  "learn.take.title": "Prima il denaro",
  "learn.take":
    "Il Mercato costa {cost} e tu hai {money}. Perciò prendi una carta come denaro: il 5 verde. Ti rende più ricco, e il Mercato meno caro. Indicala, scegli di prenderla e conferma.",
  "learn.take.else":
    "Si può fare, ma c’è di meglio: il 5 verde è molto denaro, e le carte gialle devono diventare merci tue. Prendi il 5 verde.",
  "learn.hannoTakes.title": "Hanno fa lo stesso",
  "learn.hannoTakes": "Prende in mano un 5 giallo. Per te non è un male: il Mercato costa ancora meno.",
  "learn.buy.title": "Compra il Mercato",
  "learn.buy":
    "Ora il Mercato costa {cost} e tu hai {money}. Compralo. Paga con il 5 verde, il 3 rosso e un 2, ma non il 2 blu: le sue anfore ti serviranno.",
  "learn.buy.else":
    "Quasi. Compra il Mercato e paga con il 5 verde, il 3 rosso e il 2 rosso o verde. Il 2 blu resta in mano.",
  "learn.ships.title": "Le navi salpano",
  "learn.ships":
    "Le tue carte sono davanti a te come merci. Ogni colore comprato ha mosso la sua nave: una carta una casella, due o più carte due. Il blu si è mosso di una, il giallo di due. Poi il Mercato è stato rifornito dalla Fattoria.",
  "learn.hannoWaits.title": "Hanno risparmia",
  "learn.hannoWaits": "Prende il 5 blu. Presto comprerà.",
  "learn.earn.title": "La borsa è leggera",
  "learn.earn": "Hai {money} e il Mercato costa {cost}. Riempi la borsa: prendi il 5 giallo.",
  "learn.earn.else": "Potrebbe andare, ma con un 5 arrivi più lontano. Prendi il 5 giallo.",
  "learn.hannoBuys.title": "Hanno compra",
  "learn.hannoBuys":
    "Paga 10 per due carte rosse e una verde: il rosso avanza di due caselle, il verde di una. Ora ha merci rosse e verdi. Tutti usano le stesse quattro navi.",
  "learn.more.title": "Ancora una",
  "learn.more":
    "Hai {money}; il Mercato costa {cost}. Prendi il 5 blu: così potrai pagare quasi ogni Mercato.",
  "learn.more.else": "Non è sbagliato, ma ti serve denaro in fretta: prendi il 5 blu.",
  "learn.hannoSails.title": "Acque di pirati",
  "learn.hannoSails":
    "Hanno ha speso tutto, e tutte e quattro le navi sono avanzate. Rosso e giallo sono nella Grande Sirte, dove ci sono i pirati. Niente paura: colpiscono solo quando una nave raggiunge Cartagine. Al giallo mancano due caselle, cioè due carte gialle in un solo acquisto.",
  "learn.reserve.title": "Prenota",
  "learn.reserve":
    "Tre carte gialle nel Mercato! Ma costa {cost} e tu hai {money}. Hanno non ha denaro: deve prendere o prenotare. Metti il tuo segnalino sul 5 blu, così non può prenderlo: tu hai merci blu, e un 5 rende caro un set.",
  "learn.reserve.else": "Stavolta prenotiamo: metti il segnalino sul 5 blu nel Mercato.",
  "learn.hannoTakesRed.title": "Come speravi",
  "learn.hannoTakesRed": "Hanno prende il 5 rosso come denaro. Quello che resta puoi pagarlo.",
  "learn.arrive.title": "Porta la nave in porto",
  "learn.arrive":
    "Il Mercato costa {cost}, compreso il 5 blu che hai prenotato. Compralo: il blu avanza di una casella, il giallo di due, fino a Cartagine. Paga con i due 5 e un 2, ma tieni il 2 blu!",
  "learn.arrive.else": "Compra il Mercato con il 5 blu, il 5 giallo e il 2 che non è blu.",
  "learn.payday.title": "Pedaggio!",
  "learn.payday":
    "Il giallo è a Cartagine. Le tue cinque carte gialle si vendono al prezzo della più alta, 5, più 1 per la tua tessera: 6 × 5 = 30. Ogni 5 è un punto: 6 per te. Hanno ha venduto una carta gialla: 1 punto. Tutti e due ricevete una tessera gialla.",
  "learn.store.title": "Arrivano i pirati",
  "learn.store":
    "Ora i pirati depredano rosso e blu, le cui navi sono nelle loro acque. Le tue due merci blu sono in pericolo. Il 2 blu che hai in mano ha due anfore: scartalo, e tutte e due sono al sicuro finché non le vendi. Oppure tieni la carta e perdile. Scegli tu.",
  "learn.store.stored": "Ben fatto: le tue merci blu sono girate di lato, e nessun pirata può più toccarle.",
  "learn.store.declined":
    "Hai tenuto la carta, e le tue merci blu non ci sono più. Può essere giusto; stavolta è costato caro.",
  "learn.raid.title": "Il raid",
  "learn.raid":
    "Hanno non aveva anfore: ha perso tre carte rosse e una blu. Poi le navi tornano indietro: il giallo ad Alessandria, rosso e blu in Cirenaica. Il momento del pedaggio l’hai scelto tu. È il cuore del gioco.",
  "learn.hannoAgain.title": "Hanno ricomincia",
  "learn.hannoAgain": "Prende un 5 verde. Sei in testa 6 a 1.",
  "learn.free.title": "Ora tocca a te",
  "learn.free": "Nessuno ti dice più che cosa fare. Prendi una carta, o prenotane una: come vuoi.",
  "learn.end.title": "Conosci il gioco",
  "learn.end":
    "La partita finisce appena qualcuno ha otto tessere; vince chi ha più punti. Le merci non vendute non contano. Continua questa partita, ora contro un giocatore che pensa da solo, o cominciane una tua.",
};

import type { Words } from "./words.en.ts";

export const italian: Words = {
  "learn.welcome.title": "Benvenuto a bordo",
  "learn.welcome":
    "Sei una famiglia di mercanti, con una nave a Tunisi. Carica merci, contrattane di migliori e guadagna ducati: vince chi ne ha di più. Morosini è il tuo rivale.",
  "learn.hold.title": "La tua stiva",
  "learn.hold":
    "La carta in cima alla stiva comanda il tuo turno. I {limit} leoni: puoi tenere {limit} carte. Le {load} casse: devi giocarne esattamente {load}.",
  "learn.hand.title": "La tua mano",
  "learn.hand":
    "Ogni carta è una merce e mostra due azioni che avvengono quando la giochi: ducati, pirati, mercato (nuove carte) o nave (passi in mare).",
  "learn.offer.title": "Contratta",
  "learn.offer":
    "Nella tua stiva ci sono pergamene, e una serie della stessa merce rende molto più delle carte sparse. Morosini carica terraglie: offrigli le tue per una pergamena.",
  "learn.offer.else":
    "Si può, ma prova questa: le tue terraglie per una delle sue pergamene. Conviene a tutti e due.",
  "learn.struck.title": "Affare fatto!",
  "learn.struck":
    "Morosini accetta. Chi scambia con il giocatore di turno riceve una tessera prestigio; a ogni punteggio chi ne ha di più prende 6 ducati, il secondo 3.",
  "learn.buy.title": "Compra una carta",
  "learn.buy":
    "Puoi anche comprare fino a quattro carte per turno: {price} ducati l’una, 4 quando non ne hai più. I debiti sono permessi. Comprane una dal mazzo.",
  "learn.buy.else": "C’è tempo. Prima compra una carta dal mazzo.",
  "learn.more.title": "Un’altra ancora",
  "learn.more": "Olive. Per le serie servono carte, e te lo puoi permettere: comprane un’altra per {price}.",
  "learn.more.else": "Ancora una carta dal mazzo: ne varrà la pena.",
  "learn.close.title": "Basta scambi",
  "learn.close":
    "Hai {hand} carte e devi giocarne {load}. Termina il commercio quando hai ciò che ti serve: in questo turno non si scambia più.",
  "learn.close.else": "Hai ciò che ti serve. Termina il commercio.",
  "learn.play.title": "Gioca il carico",
  "learn.play":
    "Gioca le due pergamene. Insieme mostrano ogni azione una volta: 1 ducato, 1 carta ai pirati, 1 carta nuova, 1 passo per la nave.",
  "learn.play.else": "Tienile per dopo: le due pergamene vanno insieme, sopra quella nella stiva.",
  "learn.sail.title": "Si salpa",
  "learn.sail":
    "Una nave, un passo. Il segnalino del porto dove ti fermi ti aiuta fino alla prossima sosta, e conta alla fine. Scegli uno dei tre porti.",
  "learn.sail.naples":
    "Combatti i Pirati: nel prossimo turno i simboli pirata delle carte che giochi non contano.",
  "learn.sail.syracuse": "Mercato favorevole: nel prossimo turno gli acquisti costano 1, 2, 3 e 4 ducati.",
  "learn.sail.tripoli":
    "Influenza locale: all’inizio del turno ricevi un ducato per ogni leone oltre il terzo.",
  "learn.load.title": "Carica le carte",
  "learn.load":
    "L’ordine lo scegli tu; l’ultima resta in cima e comanda il prossimo turno. Hai tre sale: metti in cima la pergamena con 3 casse, per caricarli tutti.",
  "learn.load.else":
    "Con 2 casse in cima caricheresti solo due dei tre sale. Metti in cima l’altra pergamena.",
  "learn.runs.title": "Una serie di tre",
  "learn.runs":
    "Tre pergamene di fila rendono 8 ducati; separate, 2 l’una. Nel prossimo turno puoi tenere {limit} carte e devi giocarne {load}.",
  "learn.offered.title": "Morosini fa un’offerta",
  "learn.offered":
    "È il suo turno: commercia lui, e tu sei la controparte. La merce è sempre vera. Ciò che dice di simboli e leoni può essere una bugia.",
  "learn.answer.title": "La tua risposta",
  "learn.answer":
    "Il suo sale per olive: un quarto sale per la serie, e una tessera prestigio per te. Accetta dando le olive che vuoi, o rifiuta: decidi tu.",
  "learn.answer.else": "Contratterai nella prossima partita. Questa volta accetta o rifiuta.",
  "learn.answer.accepted": "Affare fatto: quattro sale in mano, e la tua prima tessera prestigio.",
  "learn.answer.declined": "Niente affare. Va bene così: solo tu sai quanto valgono per te le tue carte.",
  "learn.rival.title": "Il turno di Morosini",
  "learn.rival":
    "Gioca due terraglie con due bandiere pirata: tre carte vanno coperte ai suoi pirati. Un simbolo vale 1, due valgono 3, tre valgono 6.",
  "learn.surplus.title": "Oltre il limite",
  "learn.surplus":
    "Il turno comincia dal limite: hai {hand} carte, ma quella in cima te ne lascia tenere {limit}. Scegline una per i tuoi pirati.",
  "learn.pirates.title": "I tuoi pirati",
  "learn.pirates":
    "Ogni carta lì ti costa 1 ducato a ciascuno dei due punteggi. Mentre commerci puoi ricomprare quella in cima, al solito prezzo.",
  "learn.closeAgain.title": "Ora tocca a te",
  "learn.closeAgain":
    "Hai {hand} carte e devi giocarne {load}. In una vera partita ora contratteresti; oggi termina il commercio.",
  "learn.closeAgain.else": "Questa volta risparmia i ducati: termina il commercio.",
  "learn.venice.title": "Venezia",
  "learn.venice":
    "Verso metà del mazzo si nasconde la carta Venezia: primo punteggio. Si pagano e si scaricano tutte le serie tranne quella in cima; poi i pirati prendono la loro parte.",
  "learn.last.title": "La fine",
  "learn.last":
    "Esaurito il mazzo si conclude il giro. Poi si contano tessere, tutte le serie, pirati e chi ha più segnalini porto (6, 3, 1). Le carte in mano non valgono nulla.",
  "learn.free.title": "Decidi tu",
  "learn.free": "Gioca {load} carte qualsiasi. Guarda che cosa portano, e pensa alla serie che caricherai.",
  "learn.end.title": "Conosci il gioco",
  "learn.end":
    "Continua questa partita contro un giocatore automatico che pensa da sé, o cominciane una tua. Premi un pezzo qualsiasi per vedere quanto vale.",
};

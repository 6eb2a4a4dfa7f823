import type { Words } from "./words.en.ts";

export const italian: Words = {
  "learn.welcome.title": "Benvenuti nello spazio",
  "learn.welcome":
    "Hai una casa commerciale: un disco volante, un magazzino, nessuno scrupolo. I pianeti chiedono beni, e chi ne consegna di più vince il pianeta. Brava, di fronte a te, ha lo stesso piano.",
  "learn.planet.title": "Un pianeta",
  "learn.planet":
    "Vopulus chiede strumenti, carburante e acqua: un attracco per ciascuno. Vale 2 punti, e chi lo possiede può cambiare un bene a ogni turno. I primi pianeti hanno abilità così.",
  "learn.draft.title": "Il vassoio",
  "learn.draft":
    "A ogni round un vassoio di beni fa il giro del tavolo. Tienine uno e passa gli altri: acqua o medicina, come vuoi. Quello che lasci lo vede Brava.",
  "learn.draft.else": "Fa gola, ma Brava ci ha messo gli occhi. Acqua o medicina, per favore.",
  "learn.bravaDrafts.title": "Andata e ritorno",
  "learn.bravaDrafts":
    "Brava, l’ultima della fila, ne tiene due, e l’ultimo torna a te. Così ognuno riceve due beni a round, e l’ultimo non è mai la prima scelta di nessuno.",
  "learn.deliver.title": "Consegna",
  "learn.deliver":
    "Tocca a te. L’acqua a Tillmark, la medicina a Nightcore: trascinale sul pianeta, oppure premi il bene e poi il pianeta. Poi chiudi il turno.",
  "learn.deliver.else": "Lo prenderebbero, ma atteniamoci al piano: acqua a Tillmark, medicina a Nightcore.",
  "learn.bravaDelivers.title": "Compagnia",
  "learn.bravaDelivers":
    "Brava apre Vopulus con gli strumenti e si piazza accanto a te su Nightcore. Gli scafi dicono di chi è un bene: i tuoi a zigzag, i suoi a pallini. Nessuno ha ancora vinto nulla.",
  "learn.second.title": "Round 2",
  "learn.second": "A ogni round comincia un altro. Brava tiene un bene, tu due, e l’ultimo torna a lei.",
  "learn.draftTwo.title": "Due per te",
  "learn.draftTwo":
    "A Vopulus manca il carburante, a Perigee’s Folly strumenti e carburante. Tieni il carburante e gli strumenti.",
  "learn.draftTwo.else": "Il cibo si mangia. Tieni il carburante e gli strumenti.",
  "learn.bravaLeads.title": "Brava è in vantaggio",
  "learn.bravaLeads":
    "Due suoi beni su Nightcore, uno tuo. Quando l’ultimo attracco è pieno vince chi ne ha di più; alla pari, chi l’ha riempito. Lascia Nightcore e guarda Vopulus.",
  "learn.recall.title": "Ritira, poi colpisci",
  "learn.recall":
    "Il turno comincia ritirando: riprendi l’acqua da Tillmark. Poi acqua e carburante a Vopulus, strumenti a Perigee’s Folly, e chiudi il turno. Vopulus è tuo, 2 a 1.",
  "learn.recall.else":
    "Quasi: prima riprendi l’acqua da Tillmark. Poi acqua e carburante vanno a Vopulus, gli strumenti a Perigee’s Folly.",
  "learn.displaced.title": "Vopulus è tuo! Però …",
  "learn.displaced":
    "… gli strumenti di Brava hanno dovuto sloggiare. Un bene spostato è sigillato e vale come qualsiasi cosa: qui come armamenti, l’ultimo che mancava a Nightcore. Vinto nel tuo turno. Ahi.",
  "learn.sealed.title": "Ora sposti tu",
  "learn.sealed":
    "La tua medicina ha perso il posto su Nightcore. Sigillata, vale come quello che un attracco chiede. Mandala a Perigee’s Folly: chi legge le etichette, quassù?",
  "learn.sealed.else": "Al sicuro, e un po’ noioso. Mandala a Perigee’s Folly, come carburante.",
  "learn.orbit.title": "Un’orbita strana",
  "learn.orbit":
    "Hai completato Perigee’s Folly, che vale −1. Chi vince un pianeta dall’orbita strana deve regalarlo. Brava ringrazia a denti stretti.",
  "learn.chain.title": "Una catena",
  "learn.chain":
    "Tre pianeti in un turno: i beni spostati ne hanno completati altri, e così via. Prima di completare un pianeta guarda dove possono finire i beni di chi perde.",
  "learn.draftThree.title": "Pianeti nuovi",
  "learn.draftThree":
    "Sono arrivati altri tre pianeti, e ricominci tu. BO IV chiede armamenti e strumenti: tieni l’uno o gli altri. Con un po’ di fortuna il resto torna.",
  "learn.draftThree.else": "Con quella resteresti da solo. Armamenti o strumenti, per favore.",
  "learn.limits.title": "Fortuna",
  "learn.limits":
    "L’altro è tornato. Attenzione ai limiti: al massimo quattro beni in mano e quattro sui pianeti. A mano piena, per prendere un bene se ne butta uno.",
  "learn.ability.title": "Usa il tuo pianeta",
  "learn.ability":
    "Vopulus cambia un bene con la cima del mazzo: premi Vopulus, poi il bene che se ne va. Dopo resta ruotato fino al tuo prossimo turno.",
  "learn.ability.else": "Prima lo scambio: premi Vopulus, poi gli armamenti o gli strumenti.",
  "learn.ability.same": "Armamenti per armamenti. La galassia ha il senso dell’umorismo.",
  "learn.ability.other": "Armamenti. Ancora. La galassia non è un negozio.",
  "learn.keep.title": "Uno sì, uno no",
  "learn.keep":
    "Consegna un bene a BO IV e chiudi il turno. L’altro resta a te: alla fine ogni due beni, in mano o sui pianeti, valgono un punto.",
  "learn.keep.else": "Un bene a BO IV, poi chiudi il turno.",
  "learn.bravaConverts.title": "Qualcosa di sigillato",
  "learn.bravaConverts":
    "Brava ruota Nightcore, che fa valere ogni bene come carburante, e ne consegna uno sigillato a Half Life. Dentro vede solo lei. Nei tuoi sigillati vedi tu.",
  "learn.eras.title": "Due ere",
  "learn.eras":
    "I pianeti nuovi vengono dalla 1ª era finché ce n’è, poi dalla 2ª: niente abilità, ma fino a 6 punti l’uno. All’inizio vinci pianeti che aiutano, poi pianeti che rendono.",
  "learn.free.title": "Ora tu",
  "learn.free": "Nessuno ti dice più che cosa fare. Tieni il bene che vuoi.",
  "learn.end.title": "Conosci il gioco",
  "learn.end":
    "Quando i pianeti finiscono si gioca un ultimo round, e vince chi ha più punti. Continua questa partita, ora contro una Brava che pensa da sola, o cominciane una tua.",
};

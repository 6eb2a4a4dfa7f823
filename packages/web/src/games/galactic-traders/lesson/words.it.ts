import type { Words } from "./words.en.ts";

export const italian: Words = {
  "learn.welcome.title": "Benvenuti nello spazio",
  "learn.welcome":
    "I pianeti chiedono beni, e chi ne consegna di più vince il pianeta. Hai un disco volante e zero scrupoli. Brava anche.",
  "learn.planet.title": "Un pianeta",
  "learn.planet":
    "Vopulus chiede strumenti, carburante e acqua: un attracco per bene. Vale 2 punti, e dà uno scambio a turno.",
  "learn.draft.title": "Il vassoio",
  "learn.draft":
    "Un vassoio di beni fa il giro. Tienine uno e passa gli altri: acqua o medicina, come vuoi. Brava vede che cosa lasci.",
  "learn.draft.else": "Fa gola, ma Brava ci ha messo gli occhi. Acqua o medicina, per favore.",
  "learn.bravaDrafts.title": "Andata e ritorno",
  "learn.bravaDrafts":
    "Brava, l’ultima della fila, ne tiene due, e l’ultimo torna a te. Ognuno ne riceve due a round.",
  "learn.deliver.title": "Consegna",
  "learn.deliver":
    "L’acqua a Tillmark, la medicina a Nightcore: trascinale, o premi il bene e poi il pianeta. Poi chiudi il turno.",
  "learn.deliver.else": "Lo prenderebbero, ma atteniamoci al piano: acqua a Tillmark, medicina a Nightcore.",
  "learn.bravaDelivers.title": "Compagnia",
  "learn.bravaDelivers":
    "Brava apre Vopulus e si piazza accanto a te su Nightcore. I tuoi scafi sono a zigzag, i suoi a pallini.",
  "learn.second.title": "Round 2",
  "learn.second": "A ogni round comincia un altro. Brava tiene un bene, tu due, e l’ultimo è suo.",
  "learn.draftTwo.title": "Due per te",
  "learn.draftTwo":
    "A Vopulus manca il carburante, a Perigee’s Folly anche gli strumenti. Tieni carburante e strumenti.",
  "learn.draftTwo.else": "Il cibo si mangia. Tieni il carburante e gli strumenti.",
  "learn.bravaLeads.title": "Brava è in vantaggio",
  "learn.bravaLeads":
    "Due suoi su Nightcore, uno tuo. Ad attracchi pieni vince chi ha più beni; alla pari, chi ha riempito l’ultimo.",
  "learn.recall.title": "Ritira, poi colpisci",
  "learn.recall":
    "Prima riprendi l’acqua da Tillmark. Poi acqua e carburante a Vopulus, strumenti a Perigee’s Folly, e chiudi il turno.",
  "learn.recall.else":
    "Quasi: prima riprendi l’acqua da Tillmark. Poi acqua e carburante vanno a Vopulus, gli strumenti a Perigee’s Folly.",
  "learn.displaced.title": "Vopulus è tuo! Però …",
  "learn.displaced":
    "… gli strumenti di Brava sloggiano. Sigillati valgono tutto, e completano Nightcore. Lo vince lei, nel tuo turno. Ahi.",
  "learn.sealed.title": "Ora sposti tu",
  "learn.sealed":
    "La tua medicina ha perso il posto. Sigillata vale tutto. Mandala a Perigee’s Folly: chi legge le etichette, quassù?",
  "learn.sealed.else": "Al sicuro, e un po’ noioso. Mandala a Perigee’s Folly, come carburante.",
  "learn.orbit.title": "Un’orbita strana",
  "learn.orbit":
    "Perigee’s Folly vale −1. Chi lo vince deve regalarlo: orbita strana. Brava ringrazia a denti stretti.",
  "learn.chain.title": "Una catena",
  "learn.chain":
    "Tre pianeti in un turno. Prima di completarne uno guarda dove possono finire i beni di chi perde.",
  "learn.draftThree.title": "Pianeti nuovi",
  "learn.draftThree":
    "Sono arrivati altri tre pianeti. BO IV chiede armamenti e strumenti: tieni l’uno o gli altri. Forse il resto torna.",
  "learn.draftThree.else": "Con quella resteresti da solo. Armamenti o strumenti, per favore.",
  "learn.limits.title": "Fortuna",
  "learn.limits":
    "È tornato. Attenzione ai limiti: quattro beni in mano, quattro sui pianeti. A mano piena, per prenderne uno se ne scarta uno.",
  "learn.ability.title": "Usa il tuo pianeta",
  "learn.ability":
    "Vopulus cambia un bene con la cima del mazzo: premi Vopulus, poi il bene. Resta ruotato fino al tuo prossimo turno.",
  "learn.ability.else": "Prima lo scambio: premi Vopulus, poi gli armamenti o gli strumenti.",
  "learn.ability.same": "Armamenti per armamenti. La galassia ha il senso dell’umorismo.",
  "learn.ability.other": "Armamenti. Ancora. La galassia non è un negozio.",
  "learn.keep.title": "Uno sì, uno no",
  "learn.keep":
    "Consegna un bene a BO IV e chiudi il turno. Tieni l’altro: alla fine ogni due beni che hai valgono un punto.",
  "learn.keep.else": "Un bene a BO IV, poi chiudi il turno.",
  "learn.bravaConverts.title": "Qualcosa di sigillato",
  "learn.bravaConverts":
    "Brava ruota Nightcore: ogni bene vale carburante. È sigillato su Half Life, e dentro vede solo lei.",
  "learn.eras.title": "Due ere",
  "learn.eras":
    "Dopo la 1ª era vengono i pianeti della 2ª: niente abilità, ma fino a 6 punti. Prima vinci quelli che aiutano, poi quelli che rendono.",
  "learn.free.title": "Ora tu",
  "learn.free": "Nessuno ti dice più che cosa fare. Tieni il bene che vuoi.",
  "learn.end.title": "Conosci il gioco",
  "learn.end":
    "Finiti i pianeti c’è un ultimo round; vince chi ha più punti. Continua, ora contro una Brava che pensa da sola.",
};

import type { Catalogue } from "@portolan/kernel";

export const italian: Catalogue = {
  title: "Galactic Traders",
  about:
    "Consegna beni ai pianeti, consegnane più di tutti e bada a dove vanno a finire quelli degli sconfitti.",
  "about.house":
    "Le carte pianeta stampate non sono note: tranne pochi dati, tutti i pianeti e la regola anti-stallo sono materiale della casa, opera di questo progetto.",

  "good.medicine": "medicina",
  "good.armaments": "armamenti",
  "good.food": "cibo",
  "good.tools": "strumenti",
  "good.fuel": "carburante",
  "good.water": "acqua",
  several: "{count} {thing}",
  "seat.0": "Halley",
  "seat.1": "Brava",
  "seat.2": "Ottokar",
  "seat.3": "Tycho",
  "seat.you": "te",
  "term.good": "bene commerciale",
  "term.goods": "beni commerciali",
  "term.planet": "pianeta",
  "term.era1": "1ª era",
  "term.era2": "2ª era",
  "term.primon": "Primon (primo giocatore)",
  "term.row": "fila dei pianeti",
  "term.slot": "bene richiesto",
  "term.arrows": "frecce di priorità",
  "term.goodsPhase": "fase beni commerciali",
  "term.deliveryPhase": "fase di consegna",
  "term.pool": "beni in offerta",
  "term.pick": "scegliere una carta",
  "term.cargoLimit": "limite di carico (4 in mano)",
  "term.outLimit": "limite di 4 beni sui pianeti",
  "term.ready": "ripristino",
  "term.recall": "ritiro",
  "term.deliver": "consegna",
  "term.agreement": "accordo commerciale",
  "term.majority": "maggioranza",
  "term.displaced": "bene da ridistribuire",
  "term.redistribute": "ridistribuire",
  "term.faceDown": "coperto",
  "term.rotated": "ruotato",
  "term.ability": "abilità",
  "term.give": "dare il pianeta",
  "term.discardPile": "pila degli scarti",
  "term.goodsDeck": "mazzo dei beni",
  "term.lastRound": "ultimo round",
  "term.deadlockGuard": "regola anti-stallo",
  "term.victoryPoints": "punti vittoria (PV)",
  "ability.abundance": "abbondanza di {good}",
  "ability.flexible": "scambio flessibile {from}–{to}",
  "ability.flexible.arrow": "scambio flessibile da {from} a {to}",
  "ability.exchange": "scambio",
  "ability.strangeOrbit": "orbita strana",

  "option.firstPlayer": "Primo giocatore",
  "option.firstPlayer.random": "estratto a sorte",
  "option.firstPlayer.host": "chi ospita",
  "option.flexibleDirection": "Lo scambio flessibile funziona",
  "option.flexibleDirection.both": "in entrambe le direzioni",
  "option.flexibleDirection.arrow": "solo nella direzione indicata",
  "option.lastRound": "L’ultimo round comincia",
  "option.lastRound.rowShort": "quando la fila non si può più completare",
  "option.lastRound.deckEmpty": "quando è stato scoperto l’ultimo pianeta",
  "option.homelessGoods": "I beni da ridistribuire che non trovano uno spazio aperto",
  "option.homelessGoods.hand": "tornano in mano, se c’è posto",
  "option.homelessGoods.discard": "si scartano",
  "option.deadlockRounds": "Regola anti-stallo",
  "option.deadlockRounds.4": "dopo 4 round tranquilli",
  "option.deadlockRounds.6": "dopo 6 round tranquilli",
  "option.deadlockRounds.off": "esclusa (solo tra persone)",
  "option.shortTwoPlayer": "Partita breve in due",
  "option.shortTwoPlayer.off": "tutti i pianeti",
  "option.shortTwoPlayer.on": "tre pianeti in meno per era",

  "move.pick": "tieni {good}",
  "move.pick.drop": "scarta {drop} e tieni {good}",
  "move.recall": "ritira {good} da {planet}",
  "move.recall.drop": "scarta {drop} e ritira {good} da {planet}",
  "move.lay": "consegna {good} a {planet}",
  "move.convert": "ruota {via} e consegna {good} come {as} a {planet}",
  "move.exchange": "ruota {via}, scarta {good} e pesca un bene",
  "move.end": "prosegui",
  "move.resolve": "concludi l’accordo con {planet}",
  "move.give": "dai il pianeta a {to}",
  "move.relay": "sposta il bene da {from} ({lay}) a {planet} come {as}",

  "ask.draft": "{seat, select, you {Tieni} other {{seat} tiene}} uno dei beni in offerta.",
  "ask.recall": "{seat, select, you {Puoi} other {{seat} può}} ritirare beni dai pianeti.",
  "ask.deliver": "{seat, select, you {Puoi} other {{seat} può}} consegnare beni e usare abilità.",
  "ask.agree":
    "Più pianeti sono completi: {seat, select, you {scegli} other {{seat} sceglie}} quale risolvere per primo.",
  "ask.give":
    "{seat, select, you {Hai vinto {planet}, un’orbita anomala, e lo dai} other {{seat} ha vinto {planet}, un’orbita anomala, e lo dà}} a un altro giocatore.",
  "ask.redistribute":
    "{seat, select, you {Devi} other {{seat} deve}} mettere su altri pianeti i beni spostati da {planet}.",

  "advice.planets.better":
    "Conquista pianeti che valgono {points, plural, one {# punto} other {# punti}} in più.",
  "advice.planets.worse":
    "Conquista pianeti che valgono {points, plural, one {# punto} other {# punti}} in meno.",
  "advice.abilities.better":
    "Le abilità ti renderanno {points, plural, one {# punto} other {# punti}} in più.",
  "advice.abilities.worse":
    "Rinuncia ad abilità che valgono {points, plural, one {# punto} other {# punti}}.",
  "advice.goods.better": "Le tue merci valgono {points, plural, one {# punto} other {# punti}} in più.",
  "advice.goods.worse": "Costa merci che valgono {points, plural, one {# punto} other {# punti}}.",
  "advice.prospects.better":
    "I pianeti a portata promettono {points, plural, one {# punto} other {# punti}} in più.",
  "advice.prospects.worse":
    "I pianeti a portata promettono {points, plural, one {# punto} other {# punti}} in meno.",
  "advice.turns.better":
    "Il tuo prossimo turno arriva prima, e vale {points, plural, one {# punto} other {# punti}}.",
  "advice.turns.worse":
    "Aspetti di più il prossimo turno, e costa {points, plural, one {# punto} other {# punti}}.",
  "advice.rivals.better": "Frena gli altri di {points, plural, one {# punto} other {# punti}}.",
  "advice.rivals.worse": "Aiuta gli altri di {points, plural, one {# punto} other {# punti}}.",
  "advice.even": "Non fa una grande differenza.",
  "advice.paysLater": "Renderà più avanti.",
  "advice.costsLater": "Altre mosse renderanno di più in seguito.",
  "advice.only": "Nient’altro merita di essere preso in considerazione.",

  "event.firstPlayer.random":
    "Per sorteggio {seat, select, you {cominci tu e prendi} other {comincia {seat}, che prende}} Primon.",
  "event.firstPlayer.host":
    "{seat, select, you {Tu, che ospiti, cominci e prendi} other {{seat}, che ospita, comincia e prende}} Primon.",
  "event.setAside":
    "{count, plural, one {# pianeta esce} other {# pianeti escono}} dal gioco senza essere visti.",
  "event.revealed": "Si scopre {planet}.",
  "event.round": "Round {round}. {seat, select, you {Peschi} other {{seat} pesca}} i beni in offerta.",
  "event.round.last":
    "Round {round}, l’ultimo. {seat, select, you {Peschi} other {{seat} pesca}} i beni in offerta.",
  "event.reshuffled":
    "Gli scarti ({count, plural, one {# bene} other {# beni}}) vengono rimescolati e formano il nuovo mazzo dei beni.",
  "event.dealt": "{seat, select, you {Peschi} other {{seat} pesca}} per l’offerta {goods}.",
  "event.dealt.unseen":
    "{seat, select, you {Peschi} other {{seat} pesca}} {count, plural, one {# bene} other {# beni}} per l’offerta.",
  "event.passed": "{seat, select, you {Ti arriva} other {A {seat} arriva}} l’offerta: {goods}.",
  "event.passed.unseen":
    "{seat, select, you {Ti arriva} other {A {seat} arriva}} l’offerta: {count, plural, one {# bene} other {# beni}}.",
  "event.picked": "{seat, select, you {Tieni} other {{seat} tiene}} {goods}.",
  "event.picked.unseen": "{seat, select, you {Tieni} other {{seat} tiene}} un bene.",
  "event.madeRoom": "{seat, select, you {Scarti} other {{seat} scarta}} {goods} per fare posto.",
  "event.turn": "Consegne: tocca a {seat}.",
  "event.readied": "{seat, select, you {Raddrizzi} other {{seat} raddrizza}} {planets}.",
  "event.recalled": "{seat, select, you {Ritiri} other {{seat} ritira}} {goods} da {planet}.",
  "event.recalled.unseen": "{seat, select, you {Ritiri} other {{seat} ritira}} un bene coperto da {planet}.",
  "event.ended.recall": "{seat, select, you {Non ritiri} other {{seat} non ritira}} altro.",
  "event.ended.deliver": "{seat, select, you {Non consegni} other {{seat} non consegna}} altro.",
  "event.laid": "{seat, select, you {Consegni} other {{seat} consegna}} {goods} a {planet}.",
  "event.converted": "{seat, select, you {Ruoti} other {{seat} ruota}} {via}: {goods} a {planet} come {as}.",
  "event.converted.unseen":
    "{seat, select, you {Ruoti} other {{seat} ruota}} {via}: un bene coperto a {planet} come {as}.",
  "event.exchanged": "{seat, select, you {Scarti} other {{seat} scarta}} {goods} per uno scambio.",
  "event.drew": "{seat, select, you {Peschi} other {{seat} pesca}} {goods} grazie a {via}.",
  "event.drew.unseen": "{seat, select, you {Peschi} other {{seat} pesca}} un bene grazie a {via}.",
  "event.agreement":
    "{planet} è completo: {seat, select, you {hai} other {{seat} ha}} più beni di tutti ({count}) e {seat, select, you {vinci} other {vince}} l’accordo.",
  "event.agreement.tie":
    "{planet} è completo: {seat, select, you {sei} other {{seat} è}} alla pari per numero di beni ({count}), ma {seat, select, you {hai} other {ha}} consegnato l’ultimo e {seat, select, you {vinci} other {vince}} l’accordo.",
  "event.agreement.offTurn":
    "{planet} è completo: {seat, select, you {hai} other {{seat} ha}} più beni di tutti ({count}) e {seat, select, you {vinci} other {vince}} l’accordo fuori turno.",
  "event.agreement.tie.offTurn":
    "{planet} è completo: {seat, select, you {sei} other {{seat} è}} alla pari per numero di beni ({count}), ma {seat, select, you {hai} other {ha}} consegnato l’ultimo e {seat, select, you {vinci} other {vince}} l’accordo fuori turno.",
  "event.gave":
    "{seat, select, you {Dai {planet} a {to}} other {{to, select, you {{seat} ti dà {planet}} other {{seat} dà {planet} a {to}}}}}.",
  "event.fulfilled": "{seat, select, you {Scarti} other {{seat} scarta}} i beni consegnati lì: {goods}.",
  "event.displaced":
    "{seat, select, you {Devi} other {{seat} deve}} spostare {count, plural, one {# bene} other {# beni}} da {planet} ad altri pianeti.",
  "event.relaid":
    "{seat, select, you {Sposti} other {{seat} sposta}} {goods}, a faccia in giù, su {planet} come {as}.",
  "event.relaid.unseen":
    "{seat, select, you {Sposti} other {{seat} sposta}} un bene coperto su {planet} come {as}.",
  "event.homeless.hand":
    "Nessuno spazio è aperto: {seat, select, you {riprendi} other {{seat} riprende}} in mano {goods}.",
  "event.homeless.hand.unseen":
    "Nessuno spazio è aperto: {seat, select, you {riprendi} other {{seat} riprende}} in mano un bene coperto.",
  "event.homeless.discard":
    "Nessuno spazio è aperto: {seat, select, you {scarti} other {{seat} scarta}} {goods}.",
  "event.quiet": "{rounds, plural, one {# round} other {# round}} senza accordi.",
  "event.guard":
    "Dopo {rounds, plural, one {# round tranquillo} other {# round tranquilli}} la regola anti-stallo toglie dal gioco {planet}.",
  "event.sentBack.hand":
    "{seat, select, you {Riprendi} other {{seat} riprende}} in mano {goods} da {planet}.",
  "event.sentBack.hand.unseen":
    "{seat, select, you {Riprendi} other {{seat} riprende}} in mano un bene coperto da {planet}.",
  "event.sentBack.discard":
    "{seat, select, you {Non hai posto in mano e scarti} other {{seat} non ha posto in mano e scarta}} {goods} da {planet}.",
  "event.lastRound": "I pianeti sono finiti: il prossimo round è l’ultimo.",
  "event.primon": "Primon passa a {seat}.",
  "event.over": "La partita è finita.",
  "ending.lastRound": "l’ultimo round è stato giocato",
  "score.planets": "pianeti",
  "score.goods": "beni",
  "score.total": "punti vittoria",
  "figure.rounds": "round",
  "figure.agreements": "accordi",
  "figure.offTurn": "accordi vinti fuori turno",
  "figure.ties": "accordi vinti a parità",
  "figure.displaced": "beni ridistribuiti",
  "figure.conversions": "beni consegnati con un’abilità",
  "figure.exchanges": "beni scambiati",
  "figure.guarded": "pianeti tolti dalla regola anti-stallo",
  "figure.reshuffles": "nuovi mazzi dei beni",
  "tieBreak.0": "pianeti e beni",
  "tieBreak.1": "pianeta migliore",

  "refuse.notation":
    "«{text}» non è una mossa. Le mosse si scrivono così: pick food, pick food drop water, recall helvetia water, lay water helvetia, lay water as food atrium-i via helvetia, exchange recyclon water, resolve vopulus, give 2, relay vopulus-tools atrium-i food, end.",
  "refuse.over": "La partita è finita.",
  "refuse.notYou": "Ora tocca a {seat} decidere.",
  "refuse.now.draft": "Tieni uno dei beni in offerta.",
  "refuse.now.recall": "Ritira beni dai pianeti, o prosegui con «end».",
  "refuse.now.deliver": "Consegna beni, usa abilità, o concludi il passo con «end».",
  "refuse.now.agree": "Scegli con quale pianeta completo si conclude l’accordo.",
  "refuse.now.give": "Prima bisogna dare a un altro giocatore il pianeta con l’orbita strana.",
  "refuse.now.redistribute": "Prima bisogna ridistribuire i beni su altri pianeti.",
  "refuse.notInHand": "Non hai in mano questo bene: {good}.",
  "refuse.notInRow": "{planet} non è nella fila.",
  "refuse.pick.notThere": "Questo bene non è in offerta: {good}.",
  "refuse.cargo.full": "Hai in mano {most} beni: indica prima quale scarti.",
  "refuse.cargo.room": "Hai in mano meno di {most} beni: non c’è nulla da scartare.",
  "refuse.recall.notYours": "Non hai nessun bene in quello spazio di {planet}.",
  "refuse.recall.earliest":
    "Tra beni scoperti uguali su {planet} si ritira quello consegnato per primo: {slot}.",
  "refuse.turn.recallOver": "I beni si ritirano prima di consegnare, non nel frattempo.",
  "refuse.turn.recallFirst":
    "Finché ritiri beni non puoi consegnarne; scrivi «end» per cominciare le consegne.",
  "refuse.lay.limit": "Hai già {most} beni sui pianeti.",
  "refuse.lay.notNeeded": "{planet} non chiede questo bene: {good}.",
  "refuse.lay.arrows": "Le frecce di {planet} chiedono altri beni prima di {good}.",
  "refuse.lay.filled": "{planet} ha già ricevuto questo bene: {good}.",
  "refuse.ability.notYours": "{planet} non è davanti a te: solo i tuoi pianeti danno abilità.",
  "refuse.ability.none": "{planet} non ha abilità che si possano usare.",
  "refuse.ability.rotated": "{planet} è già stato usato in questo turno.",
  "refuse.ability.same": "Una conversione deve cambiare il bene: consegnalo così com’è.",
  "refuse.ability.convert": "{planet} non trasforma {good} in {as}.",
  "refuse.ability.noExchange": "{planet} non scambia beni.",
  "refuse.resolve.incomplete": "{planet} non è completo.",
  "refuse.give.self": "Un pianeta con l’orbita strana deve andare a un altro giocatore.",
  "refuse.give.nobody": "Al posto {number} non siede nessuno.",
  "refuse.relay.notYours": "Non è un bene di {planet} che devi ridistribuire ora.",
  "refuse.relay.first": "Tra beni uguali che erano scoperti si sposta per primo il primo: {good}.",
  "refuse.relay.notOpen": "Su {planet} non c’è nessuno spazio aperto per {good}.",
  "refuse.relay.noAbility": "Mentre si ridistribuiscono beni non si usano abilità.",
};

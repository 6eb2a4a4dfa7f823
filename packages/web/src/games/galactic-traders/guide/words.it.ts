import { italian as end } from "../end/words.it.ts";
import type { english } from "./words.en.ts";

export const italian: Readonly<Record<keyof typeof english, string>> = {
  ...end,
  "gt.intro.1":
    "I pianeti stanno in una fila comune e chiedono merci. A ogni round scegli due merci da un’offerta che fa il giro del tavolo e torna indietro; poi ognuno ha un turno: riprendere merci, consegnare, usare le abilità dei pianeti già vinti.",
  "gt.intro.2":
    "Un pianeta con tutte le caselle piene va a chi vi ha più merci, in caso di parità a chi lo ha completato, anche nel turno di un altro. Le merci di chi vince si scartano.",
  "gt.intro.3":
    "Le merci degli altri si girano a faccia in giù, diventano jolly e vanno subito posate su altri pianeti: e così possono completare anche quelli.",
  "gt.intro.4":
    "Puoi tenere in mano al massimo {hand} merci e averne al massimo {out} sui pianeti. Quando i pianeti finiscono si gioca un ultimo round; i pianeti valgono i loro punti, e ogni due merci rimaste un punto in più.",
  "gt.intro.5":
    "Le carte pianeta stampate non sono note: i pianeti, salvo alcuni nomi e abilità, e il guardiano dello stallo sono materiale della casa.",

  "gt.notices": "Attenzione",
  "gt.notice.lastRound": "Questo è l’ultimo round.",
  "gt.notice.runningOut": "I pianeti stanno finendo: il prossimo round sarà l’ultimo.",
  "gt.notice.guard":
    "{rounds, plural, one {Se in questo round non c’è un accordo,} other {Dopo altri # round senza accordi}} il guardiano dello stallo toglie {planet}.",

  "gt.clock.title": "Round e mazzo delle merci",
  "gt.clock.round": "Round",
  "gt.clock.deck": "Mazzo delle merci",
  "gt.clock.discard": "Scarti",

  "gt.row.title": "Pianeti nell’area di gioco",
  "gt.row.head.planet": "Pianeta",
  "gt.row.head.points": "Punti",
  "gt.row.head.needs": "Chiede",
  "gt.row.head.notes": "Abilità e prospettive",
  "gt.row.inOrder": "In quest’ordine:",
  "gt.row.left": "Ancora in arrivo: {era1} dell’era 1, {era2} dell’era 2.",
  "gt.row.empty": "Nessun pianeta.",
  "gt.row.complete": "completo: va a {name}",
  "gt.row.youWin": "tuo, se lo riempi",
  "gt.row.otherWins": "lo vince {name} anche se lo riempi tu",
  "gt.row.rivals": "potrebbe vincerlo anche {names}",
  "gt.slot.open": "{good}: libera",
  "gt.slot.later": "{good}: più tardi",
  "gt.slot.laid": "{good}: {name}",
  "gt.slot.joker": "{good}: {name}, jolly ({printed})",

  "gt.ability.abundance": "ogni merce vale come {good}",
  "gt.ability.flexible": "{from} e {to} valgono l’una come l’altra",
  "gt.ability.flexible.arrow": "{from} vale come {to}",
  "gt.ability.exchange": "scambia una merce con la prima carta del mazzo",
  "gt.ability.strangeOrbit": "orbita strana: chi lo vince lo regala",

  "gt.players.title": "Giocatori",
  "gt.players.head.player": "Giocatore",
  "gt.players.head.score": "Punti",
  "gt.players.head.hand": "Mano",
  "gt.players.head.out": "Sui pianeti",
  "gt.players.head.planets": "Pianeti vinti",
  "gt.players.head.known": "Noto in mano",
  "gt.players.primon": "{name}, primo giocatore",
  "gt.players.score": "{total} ({planets} dai pianeti, {goods} dalle merci)",
  "gt.players.of": "{count} su {most}",
  "gt.rotated": "{planet}, usato",

  "gt.hand.title": "La tua mano: {count} su {most}",
  "gt.hand.empty": "La tua mano è vuota.",
  "gt.pool": "In offerta: {goods}",
  "gt.displaced": "Da spostare da {planet}: {goods}",

  "gt.outcome.you": "vinci {planet}",
  "gt.outcome.other": "{name} vince {planet}",
  "gt.outcome.you.orbit": "vinci {planet} e lo regali",
  "gt.outcome.other.orbit": "{name} vince {planet} e lo regala",
  "gt.outcome.tie": "per lo spareggio",
  "gt.outcome.moves": "{name} deve spostare {count, plural, one {# merce} other {# merci}}",
  "gt.outcome.youMove": "devi spostare {count, plural, one {# merce} other {# merci}}",
  "gt.warn.forOther": "Attento: {outcome}.",
  "gt.preview.outcome": "Alla fine del passo {outcome}.",
  "gt.preview.left":
    "A {planet} ({points, plural, one {# punto} other {# punti}}) {left, plural, one {manca poi ancora # merce} other {mancano poi ancora # merci}}.",

  "gt.ask.because": "Nel turno di {turn}: {question}",
  "gt.ask.draft": "Tieni una delle merci in offerta; il resto continua il giro.",
  "gt.ask.recall": "Prima di consegnare puoi riprendere merci dai pianeti.",
  "gt.ask.deliver": "Consegna merci e usa abilità, quante vuoi, poi chiudi il passo.",
  "gt.ask.agree": "Più pianeti sono completi: scegli quale si regola per primo.",
  "gt.ask.give": "Hai vinto {planet}, un’orbita strana: dallo a un altro giocatore.",
  "gt.ask.redistribute": "Posa su altri pianeti le tue merci spostate da {planet}.",

  "gt.choices.pick": "Tieni una merce",
  "gt.choices.recall": "Riprendi",
  "gt.choices.on": "{planet}: {points, plural, one {# punto} other {# punti}}",
  "gt.choices.lay": "posa {good}",
  "gt.choices.convert": "posa {good} come {as}: gira {via}",
  "gt.choices.exchange": "Scambia con la prima carta del mazzo",
  "gt.choices.resolve": "Regola per primo",
  "gt.choices.give": "Regala {planet}",
  "gt.choices.relay": "Sposta la tua merce da {planet}",
  "gt.choices.end": "Avanti",
  "gt.end.recall": "non riprendere altro, e consegna",
  "gt.end.deliver": "non consegnare altro",
  "gt.log.revealed": "Nuovi nell’area di gioco: {planets}.",
};

import { boardItalian } from "../board/words.it.ts";
import { chainItalian } from "../chain/words.it.ts";
import { endItalian } from "../end/words.it.ts";
import type { english } from "./words.en.ts";

export const italian: Readonly<Record<keyof typeof english, string>> = {
  ...boardItalian,
  ...chainItalian,
  ...endItalian,

  "pc.intro.1":
    "Sei un senatore di Cartagine con {servants} servitori e vuoi posti a palazzo. Tutto si fa con i servitori: tengono moli, navi a nolo, faro, tempio e carte azione. Un servitore nella tua riserva rende 1 talento ogni decennio.",
  "pc.intro.2":
    "Compra una merce (Mercante), portala (Vettore) a un tuo molo (Montacarichi) dove una nave la chiede: dà talenti, 1 punto commercio e il privilegio della nave. Oppure mandala via con una nave a nolo (Capitano), una scommessa contro la prossima carta nave: i servitori nel tempio di Baal (Aristocratico) devono essere almeno quanti il suo pericolo. I servitori nel faro scelgono quali navi entrano.",
  "pc.intro.3":
    "Nel tuo turno usi una delle sei carte azione: il suo spazio dice quanti servitori costa e se segue un bonus, liberare uno spazio del magazzino o comprare un posto a palazzo. Oppure prendi {talents} talenti, o rinnovi il mercato. I privilegi delle navi si possono giocare prima e dopo.",
  "pc.intro.4":
    "Un posto a palazzo costa talenti e richiede punti commercio. Un punto commercio può anche diventare un servitore sul sentiero degli intrighi, che alla fine dà posti. {decades} decenni di {rounds} round; vince chi ha più servitori a palazzo.",
  "pc.intro.5":
    "Privilegi immediati: bonus contratto (tre talenti), punto commercio, intrigo (un servitore sul sentiero). Da tenere per un tuo turno: vedetta (guardare la cima del mazzo), carica qualsiasi merce, sposta servitori tra faro e tempio, favore di palazzo (un posto senza punti commercio), pilota (fa entrare una nave).",

  "pc.word": "{word}",
  "pc.nobody": "nessuno",
  "pc.cargo": "chiede {good}, paga {talents}, pericolo {danger}; {privilege}",
  "pc.cargo.asks": "chiede {good}, paga {talents}",
  "pc.cargo.brings": "pericolo {danger}; {privilege}",
  "pc.notices": "Attenzione",
  "pc.own": "Quello che hai",
  "pc.held": "{ship}: {privilege}",
  "pc.clock": "Decennio {decade} di {decades}, round {round} di {rounds}.",
  "pc.clock.setup": "Preparazione.",

  "pc.docks.title": "Moli",
  "pc.docks.head.dock": "Molo",
  "pc.docks.head.owner": "Proprietario",
  "pc.docks.head.store": "In deposito",
  "pc.docks.head.ship": "Nave",
  "pc.rows.title": "Navi in arrivo",
  "pc.row.head.ship": "Nave",
  "pc.row.head.cargo": "Carico",
  "pc.row.head.fate": "Da sola",
  "pc.row.none": "Nessuna nave.",
  "pc.row.docks": "attracca a {dock}",
  "pc.row.loads": "attracca a {dock}, un carico per {name}",
  "pc.row.leaves": "non trova ormeggio e riparte",
  "pc.row.second": "Nel decennio successivo:",
  "pc.deck": "Mazzo navi: {size, plural, one {# carta} other {# carte}}, di cui {known} note.",
  "pc.deck.known": "Sotto il mazzo, in quest’ordine: {ships}",
  "pc.memory": "Conosci la cima del mazzo: {blocks}",
  "pc.memory.block": "tra le prossime {size}: {ships}",

  "pc.actions.title": "Carte azione",
  "pc.actions.head.card": "Carta",
  "pc.actions.head.servants": "Servitori",
  "pc.actions.head.bonus": "Bonus",
  "pc.actions.head.now": "Per te ora",
  "pc.action": "{space} {action}",
  "pc.action.open": "possibile",
  "pc.card.use": "{action} su {space}",
  "pc.card.cost": "{servants, plural, =0 {nessun servitore} one {# servitore} other {# servitori}}",
  "pc.card.warehouse": "può liberare uno spazio del magazzino",
  "pc.card.palace": "può comprare un posto a palazzo",
  "pc.card.refused": "{space} {action}: {reason} ({rule})",

  "pc.town.title": "Città",
  "pc.market": "Mercato: {goods}. La prossima costa {price}. Nel sacchetto: {bag}.",
  "pc.palace":
    "Palazzo: {space} per {talents, plural, one {# talento} other {# talenti}} con {points, plural, one {# punto} other {# punti}} (il successivo: {nextTalents} e {nextPoints}).",
  "pc.palace.space": "spazio {space}",
  "pc.palace.hall": "la sala grande",
  "pc.palace.buyers": "Potrebbe pagare ora: {buyers}.",
  "pc.palace.notYou": "Per te non è ancora raggiungibile.",
  "pc.path": "Sentiero degli intrighi: {filled} spazi su {length}",
  "pc.path.player": "{name} {servants} (ora {seats, plural, one {# posto} other {# posti}})",
  "pc.path.next": "ancora {spaces, plural, one {# spazio} other {# spazi}} e dà {award}",
  "pc.lighthouse": "Faro: {order}",
  "pc.lighthouse.player": "{name} {servants}, {ships, plural, =0 {nessuna nave} one {# nave} other {# navi}}",
  "pc.voyage":
    "Un viaggio con i tuoi {temple} nel tempio: {percent}% di riuscita, circa {talents} talenti (offerta {offering}) e {points} punti.",
  "pc.voyage.known":
    "Un viaggio con i tuoi {temple} nel tempio ora scoprirebbe {card}: {percent}% di riuscita, {talents} talenti (offerta {offering}) e {points} punti.",
  "pc.voyage.noTemple": "Un viaggio richiede un tuo servitore nel tempio di Baal.",
  "pc.voyage.noDeck": "Il mazzo navi è vuoto: niente viaggi.",

  "pc.players.title": "I senatori e i loro servitori",
  "pc.players.start": "{name}, giocatore iniziale",
  "pc.startNext": "Il prossimo giocatore iniziale, per come stanno le cose: {name}.",
  "pc.head.player": "Senatore",
  "pc.head.seats": "Posti a palazzo",
  "pc.head.points": "Punti commercio",
  "pc.head.talents": "Talenti",
  "pc.head.reserve": "Riserva",
  "pc.head.cards": "Su carte",
  "pc.head.docks": "Moli",
  "pc.head.lighthouse": "Faro",
  "pc.head.temple": "Tempio",
  "pc.head.charters": "Navi a nolo",
  "pc.head.warehouse": "Magazzino",
  "pc.head.path": "Sentiero",
  "pc.head.income": "Prossima rendita",
  "pc.head.goods": "Merci",
  "pc.head.held": "Carte in mano",

  "pc.end.near": "{name} ha {points} punti commercio: con {end} la partita finisce dopo questo decennio.",
  "pc.end.docking": "Ultimo round: le navi entreranno ancora una volta, perché c’è una merce in un deposito.",
  "pc.end.noDocking": "Ultimo round: nessuna merce è in deposito, quindi dopo non entrerà nessuna nave.",
  "pc.end.buyers": "Potrebbe pagare un ultimo posto nella sala grande: {buyers}.",
  "pc.end.held": "È il tuo ultimo turno: dopo le carte che hai non valgono nulla.",

  "pc.ask.because": "È la conseguenza del turno di {turn}. {question}",
  "pc.ask.setupClaim": "Puoi occupare un primo molo.",
  "pc.ask.setupGood": "Prendi una merce dal mercato.",
  "pc.ask.setupDock": "Occupa un molo.",
  "pc.ask.shipsPick":
    "Fai entrare una nave ({left, plural, one {# scelta rimasta} other {# scelte rimaste}}).",
  "pc.ask.finalPick":
    "Fai entrare una nave per l’ultima volta ({left, plural, one {# scelta rimasta} other {# scelte rimaste}}).",
  "pc.ask.main": "Tocca a te: usa una carta azione, prendi talenti o rinnova il mercato.",
  "pc.ask.act": "Esegui l’azione: {action}.",
  "pc.ask.tail": "Prendi ciò che il turno offre ancora, o concludilo.",
  "pc.ask.finalBuy": "Puoi comprare un ultimo posto nella sala grande.",
  "pc.ask.points":
    "Guadagni {points, plural, one {# punto commercio} other {# punti commercio}}: quanti diventano servitori sul sentiero?",
  "pc.ask.atOnce": "Usa il privilegio di {ship}, o rinuncia: {privilege}.",
  "pc.ask.order": "Rimetti le carte sul mazzo, la prima in cima.",

  "pc.choices.cards": "Usa una carta azione",
  "pc.choices.instead": "Oppure",
  "pc.choices.moves": "Le tue scelte",
  "pc.choices.use": "Gioca {ship}: {privilege}",
  "pc.note.youLoad": "carichi per {talents, plural, one {# talento} other {# talenti}}",
  "pc.note.othersLoad": "{name} carica a {dock} per {talents, plural, one {# talento} other {# talenti}}",
  "pc.note.abandons": "{good} nel deposito va perduto",
  "pc.note.leaves": "{ship} non trova ormeggio",
  "pc.note.voyage": "{percent}% di riuscita, circa {talents} talenti e {points} punti",
  "pc.note.then":
    "Poi: riserva {reserve}, prossima rendita {income}, prossimo giocatore iniziale per ora {start}.",
  "pc.note.court": "poi faro {lighthouse}, tempio {temple}, riserva {reserve}",
  "pc.warn": "Attento: {what}.",
  "pc.warn.held": "Hai ancora {cards}: dopo questo turno non valgono nulla.",
  "pc.log.income": "Rendita: {income}.",
};

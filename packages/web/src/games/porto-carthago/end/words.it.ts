import type { endEnglish } from "./words.en.ts";

export const endItalian: Readonly<Record<keyof typeof endEnglish, string>> = {
  "pc.end.decades": "{count, plural, one {# decennio} other {# decenni}}",
  "pc.end.none": "I posti a palazzo non sono mai stati contati.",
  "pc.end.count": "L’ultimo conto",
  "pc.end.skip": "Salta",
  "pc.end.step.palace": "A palazzo",
  "pc.end.step.docking": "L’ultimo attracco",
  "pc.end.step.purchases": "Ultimi posti nella sala grande",
  "pc.end.step.path": "Il percorso intrighi",
  "pc.end.step.tie": "Lo spareggio",
  "pc.end.docking.none": "Le navi sono entrate ancora una volta, ma nessuna è stata caricata.",
  "pc.end.docking.load":
    "{name}, carico a {dock}: {talents, plural, one {# talento} other {# talenti}}{points, plural, =0 {} one {, # punto} other {, # punti}}{path, plural, =0 {} other {, # sul percorso}}.",
  "pc.end.purchases.none": "Nessuno ha potuto o voluto pagarne uno.",
  "pc.end.purchases.some": "Comprano un ultimo posto{count, plural, one {} other { a testa}}: {names}.",
  "pc.end.path.none": "Era troppo corto per dare posti.",
  "pc.end.path.award": "Posti a chi ha più servitori: {award}.",
  "pc.end.path.player":
    "{name}: {servants, plural, one {# servitore} other {# servitori}}, {seats, plural, =0 {nessun posto} one {# posto} other {# posti}}.",
  "pc.end.path.tie": "A parità viene prima chi è arrivato prima.",
  "pc.end.tie.points": "Posti pari: vincono più punti commercio. {values}.",
  "pc.end.tie.talents": "Posti e punti pari: vincono più talenti. {values}.",
  "pc.end.tie.shared": "Posti, punti e talenti pari: la vittoria è condivisa.",
  "pc.end.margin": "{seats, plural, one {# posto} other {# posti}}, {more} più di {name}.",
  "pc.end.margin.you": "{seats, plural, one {# posto} other {# posti}}, {more} più di te.",
  "pc.end.margin.points":
    "{seats, plural, one {# posto} other {# posti}}, quanti {name}, ma più punti commercio.",
  "pc.end.margin.points.you":
    "{seats, plural, one {# posto} other {# posti}}, quanti te, ma più punti commercio.",
  "pc.end.margin.talents": "{seats, plural, one {# posto} other {# posti}}, quanti {name}, ma più talenti.",
  "pc.end.margin.talents.you": "{seats, plural, one {# posto} other {# posti}}, quanti te, ma più talenti.",
  "pc.end.margin.level":
    "{seats, plural, one {# posto} other {# posti}} a testa, e parità in tutto il resto.",
  "pc.end.ended.decades": "L’ultimo decennio è finito.",
  "pc.end.ended.points": "{points} punti commercio raggiunti ({names}): la partita finisce prima.",
  "pc.end.turns": "Le svolte della partita",
  "pc.end.turns.none": "Chi era in testa non è mai stato in pericolo.",
  "pc.end.turn": "Decennio {decade}",
  "pc.end.turn.last": "L’ultimo conto",
  "pc.end.fact.lead": "{name} è passato in testa con {seats, plural, one {# posto} other {# posti}}.",
  "pc.end.fact.lead.you": "Sei passato in testa con {seats, plural, one {# posto} other {# posti}}.",
  "pc.end.fact.haul":
    "L’affare più grande: {talents} talenti e {points, plural, one {# punto} other {# punti}} in un colpo per {name}.",
  "pc.end.fact.haul.you":
    "L’affare più grande: {talents} talenti e {points, plural, one {# punto} other {# punti}} in un colpo per te.",
  "pc.end.fact.rush": "{name} ha comprato {seats} posti in un decennio, più di chiunque altro.",
  "pc.end.fact.rush.you": "Hai comprato {seats} posti in un decennio, più di chiunque altro.",
  "pc.end.fact.path":
    "Il percorso intrighi ha dato a {name} {seats, plural, one {# posto} other {# posti}}, e la vittoria.",
  "pc.end.fact.path.you":
    "Il percorso intrighi ti ha dato {seats, plural, one {# posto} other {# posti}}, e la vittoria.",
  "pc.end.fact.final": "{name} ha comprato il posto decisivo.",
  "pc.end.fact.final.you": "Hai comprato il posto decisivo.",
};

import type { endEnglish } from "./words.en.ts";

export const endDutch: Readonly<Record<keyof typeof endEnglish, string>> = {
  "pc.end.decades": "{count, plural, one {# decennium} other {# decennia}}",
  "pc.end.none": "De zetels zijn nooit geteld.",
  "pc.end.count": "De laatste telling",
  "pc.end.skip": "Overslaan",
  "pc.end.step.palace": "In het paleis",
  "pc.end.step.docking": "De laatste schepen",
  "pc.end.step.purchases": "Laatste zetels in de grote zaal",
  "pc.end.step.path": "Het intrigepad",
  "pc.end.step.tie": "De beslissing",
  "pc.end.docking.none": "Er kwamen nog één keer schepen, maar er werd niets geladen.",
  "pc.end.docking.load":
    "{name} laadde in {dock}: {talents, plural, one {# talent} other {# talenten}}{points, plural, =0 {} one {, # punt} other {, # punten}}{path, plural, =0 {} other {, # op het pad}}.",
  "pc.end.purchases.none": "Niemand kon of wilde er een betalen.",
  "pc.end.purchases.some": "{count, plural, one {Een laatste zetel} other {Elk een laatste zetel}}: {names}.",
  "pc.end.path.none": "Het was te kort om zetels op te leveren.",
  "pc.end.path.award": "Zetels voor de meeste dienaren: {award}.",
  "pc.end.path.player":
    "{name}: {servants, plural, one {# dienaar} other {# dienaren}}, {seats, plural, =0 {geen zetel} one {# zetel} other {# zetels}}.",
  "pc.end.path.tie": "Bij gelijke stand gaat voor wie er het eerst stond.",
  "pc.end.tie.points": "Evenveel zetels: meer handelspunten winnen. {values}.",
  "pc.end.tie.talents": "Evenveel zetels en punten: meer talenten winnen. {values}.",
  "pc.end.tie.shared": "Evenveel zetels, punten en talenten: een gedeelde winst.",
  "pc.end.margin": "{seats, plural, one {# zetel} other {# zetels}}, {more} meer dan {name}.",
  "pc.end.margin.you": "{seats, plural, one {# zetel} other {# zetels}}, {more} meer dan jij.",
  "pc.end.margin.points":
    "{seats, plural, one {# zetel} other {# zetels}}, evenveel als {name}, maar meer handelspunten.",
  "pc.end.margin.points.you":
    "{seats, plural, one {# zetel} other {# zetels}}, evenveel als jij, maar meer handelspunten.",
  "pc.end.margin.talents":
    "{seats, plural, one {# zetel} other {# zetels}}, evenveel als {name}, maar meer talenten.",
  "pc.end.margin.talents.you":
    "{seats, plural, one {# zetel} other {# zetels}}, evenveel als jij, maar meer talenten.",
  "pc.end.margin.level": "{seats, plural, one {# zetel} other {# zetels}} elk, en verder ook alles gelijk.",
  "pc.end.ended.decades": "Het laatste decennium is voorbij.",
  "pc.end.ended.points": "{names}: {points} handelspunten gehaald, en dus eindigt het spel eerder.",
  "pc.end.turns": "Wat het spel besliste",
  "pc.end.turns.none": "De koploper kwam nooit in gevaar.",
  "pc.end.turn": "Decennium {decade}",
  "pc.end.turn.last": "De laatste telling",
  "pc.end.fact.lead": "{name} nam de leiding met {seats, plural, one {# zetel} other {# zetels}}.",
  "pc.end.fact.lead.you": "Je nam de leiding met {seats, plural, one {# zetel} other {# zetels}}.",
  "pc.end.fact.haul":
    "De beste handel van het spel: {talents} talenten en {points, plural, one {# punt} other {# punten}} ineens voor {name}.",
  "pc.end.fact.haul.you":
    "De beste handel van het spel: {talents} talenten en {points, plural, one {# punt} other {# punten}} ineens voor jou.",
  "pc.end.fact.rush": "{name} kocht {seats} zetels in één decennium, meer dan wie ook.",
  "pc.end.fact.rush.you": "Je kocht {seats} zetels in één decennium, meer dan wie ook.",
  "pc.end.fact.path":
    "Het intrigepad gaf {name} {seats, plural, one {# zetel} other {# zetels}}, en de overwinning.",
  "pc.end.fact.path.you":
    "Het intrigepad gaf jou {seats, plural, one {# zetel} other {# zetels}}, en de overwinning.",
  "pc.end.fact.final": "{name} kocht de zetel die het besliste.",
  "pc.end.fact.final.you": "Je kocht de zetel die het besliste.",
};

/** The end: the last count step by step, and what turned the game. */
export const endEnglish = {
  "pc.end.decades": "{count, plural, one {# decade} other {# decades}}",
  "pc.end.none": "The palace was never counted.",
  "pc.end.count": "The last count",
  "pc.end.skip": "Skip",
  "pc.end.step.palace": "In the palace",
  "pc.end.step.docking": "The final docking",
  "pc.end.step.purchases": "Last seats in the hall",
  "pc.end.step.path": "The intrigue path",
  "pc.end.step.tie": "The tie-break",
  "pc.end.docking.none": "Ships came in once more, but none was loaded.",
  "pc.end.docking.load":
    "{name} loaded at {dock}: {talents, plural, one {# talent} other {# talents}}{points, plural, =0 {} one {, # point} other {, # points}}{path, plural, =0 {} other {, # on the path}}.",
  "pc.end.purchases.none": "Nobody could or would pay for one.",
  "pc.end.purchases.some": "{names} bought {count, plural, one {a last seat} other {a last seat each}}.",
  "pc.end.path.none": "It was too short to bring any seats.",
  "pc.end.path.award": "Seats for most servants: {award}.",
  "pc.end.path.player":
    "{name}: {servants, plural, one {# servant} other {# servants}}, {seats, plural, =0 {no seat} one {# seat} other {# seats}}.",
  "pc.end.path.tie": "Among equals, the first to get there came first.",
  "pc.end.tie.points": "Equal seats: more trade points win. {values}.",
  "pc.end.tie.talents": "Equal seats and points: more talents win. {values}.",
  "pc.end.tie.shared": "Equal seats, points and talents: the win is shared.",
  "pc.end.margin": "{seats, plural, one {# seat} other {# seats}}, {more} more than {name}.",
  "pc.end.margin.you": "{seats, plural, one {# seat} other {# seats}}, {more} more than you.",
  "pc.end.margin.points":
    "{seats, plural, one {# seat} other {# seats}}, as many as {name}, but more trade points.",
  "pc.end.margin.points.you":
    "{seats, plural, one {# seat} other {# seats}}, as many as you, but more trade points.",
  "pc.end.margin.talents":
    "{seats, plural, one {# seat} other {# seats}}, as many as {name}, but more talents.",
  "pc.end.margin.talents.you":
    "{seats, plural, one {# seat} other {# seats}}, as many as you, but more talents.",
  "pc.end.margin.level": "{seats, plural, one {# seat} other {# seats}} each, and equal in everything else.",
  "pc.end.ended.decades": "The last decade is over.",
  "pc.end.ended.points": "{names} reached {points} trade points, which ended the game early.",
  "pc.end.turns": "What turned the game",
  "pc.end.turns.none": "Nobody’s lead was ever in danger.",
  "pc.end.turn": "Decade {decade}",
  "pc.end.turn.last": "The last count",
  "pc.end.fact.lead": "{name} took the lead with {seats, plural, one {# seat} other {# seats}}.",
  "pc.end.fact.lead.you": "You took the lead with {seats, plural, one {# seat} other {# seats}}.",
  "pc.end.fact.haul":
    "The best trade of the game: {talents} talents and {points, plural, one {# point} other {# points}} at once for {name}.",
  "pc.end.fact.haul.you":
    "The best trade of the game: {talents} talents and {points, plural, one {# point} other {# points}} at once for you.",
  "pc.end.fact.rush": "{name} bought {seats} seats in one decade, more than anybody else.",
  "pc.end.fact.rush.you": "You bought {seats} seats in one decade, more than anybody else.",
  "pc.end.fact.path":
    "The intrigue path gave {name} {seats, plural, one {# seat} other {# seats}}, and the game.",
  "pc.end.fact.path.you":
    "The intrigue path gave you {seats, plural, one {# seat} other {# seats}}, and the game.",
  "pc.end.fact.final": "{name} bought the seat that decided it.",
  "pc.end.fact.final.you": "You bought the seat that decided it.",
};

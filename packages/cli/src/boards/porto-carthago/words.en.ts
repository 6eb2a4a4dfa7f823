import type { Catalogue } from "@portolan/kernel";

/** What the terminal's board says beyond the game's own words. */
export const english: Catalogue = {
  "pc.intro.1":
    "You are a senator of Carthage with {servants} servants, and want seats in the palace. Everything is done with servants: they hold docks, charter ships, the lighthouse, the temple and action cards. A servant in your reserve earns 1 talent each decade.",
  "pc.intro.2":
    "Buy a good (Merchant), carry it (Carrier) to a dock of yours (Hoist) where a ship asks for it: that gives talents, 1 trade point and the ship’s privilege. Or send it off on a charter ship (Captain), a gamble against the next ship card: servants in the temple of Baal (Aristocrat) must be at least its danger. Servants in the lighthouse choose which ships come in.",
  "pc.intro.3":
    "In your turn you use one of six action cards: its space says how many servants it costs and whether a bonus follows, freeing a warehouse space or buying a palace seat. Or you take {talents} talents, or refresh the market. Ship privileges may be played before and after.",
  "pc.intro.4":
    "A palace seat costs talents and asks for trade points. A trade point may also become a servant on the intrigue path, which gives seats at the end. {decades} decades of {rounds} rounds; most servants in the palace win.",

  "pc.intro.5":
    "Ships are written as the good they ask, talents, danger and privilege: “oil 9t d4 +3t”. Privileges at once: +3t three talents, point a trade point, path a servant on the intrigue path. Kept for a turn of yours: look at the deck’s top, any good may be loaded, shift servants between lighthouse and temple, seat without trade points, pilot brings a ship in.",

  "pc.word": "{word}",
  "pc.you": "You",
  "pc.nobody": "nobody",
  "pc.clock": "decade {decade} of {decades} · round {round} of {rounds}",
  "pc.clock.setup": "set-up",

  "pc.privilege.contractBonus": "+3t",
  "pc.privilege.scout": "look",
  "pc.privilege.anyGood": "any",
  "pc.privilege.shiftServants": "shift",
  "pc.privilege.tradePoint": "point",
  "pc.privilege.intrigue": "path",
  "pc.privilege.palaceFavour": "seat",
  "pc.privilege.pilot": "pilot",

  "pc.docks.title": "Docks",
  "pc.docks.legend": "owner +good in store · ship: good talents danger privilege",
  "pc.rows.title": "Ships coming",
  "pc.row.docks": "→ {dock}",
  "pc.row.loads": "→ {dock}, a load for {name}",
  "pc.row.leaves": "→ leaves",
  "pc.row.then": "· then",
  "pc.row.second": "in the decade after:",
  "pc.deck": "deck {size}, {known} known",
  "pc.deck.known": "Under the deck, in this order: {ships}",
  "pc.memory": "You know the top of the deck: {blocks}",
  "pc.memory.block": "among the next {size}: {ships}",

  "pc.actions.title": "Action cards",
  "pc.actions.legend": "servants it costs, bonus · ✗ not now",
  "pc.action": "{space} {action} {servants}",
  "pc.bonus.warehouse": "+space",
  "pc.bonus.palace": "+seat",

  "pc.town.title": "Town",
  "pc.market": "Market: {goods} · next costs {price} · bag {bag}",
  "pc.palace":
    "Palace: {space} for {talents} talents with {points} points (then {nextTalents}/{nextPoints}).",
  "pc.palace.space": "space {space}",
  "pc.palace.hall": "the hall",
  "pc.palace.buyers": "Could pay now: {buyers}",
  "pc.palace.notYou": "Not in your reach yet.",
  "pc.path": "Path {filled} of {length}",
  "pc.path.player": "{name} {servants} ({seats, plural, one {# seat} other {# seats}} now)",
  "pc.path.next": "{spaces} more to {award}",
  "pc.lighthouse": "Lighthouse: {order}",
  "pc.lighthouse.player": "{name} {servants} → {ships, plural, one {# ship} other {# ships}}",
  "pc.voyage":
    "A voyage with your {temple} in the temple: {percent}% success, about {talents} talents (offering {offering}) and {points} points",
  "pc.voyage.known":
    "A voyage now would turn up {card}: {percent}% success, {talents} talents (offering {offering}) and {points} points",
  "pc.voyage.noTemple": "A voyage needs a servant of yours in the temple of Baal.",
  "pc.voyage.noDeck": "The ship deck is empty: no voyages.",

  "pc.players.title": "Senators",
  "pc.startNext": "next start player as it stands: {name}",
  "pc.head.seats": "seats",
  "pc.head.points": "pts",
  "pc.head.talents": "tal",
  "pc.head.reserve": "res",
  "pc.head.cards": "cards",
  "pc.head.docks": "dock",
  "pc.head.lighthouse": "lig",
  "pc.head.temple": "tem",
  "pc.head.charters": "chr",
  "pc.head.warehouse": "whs",
  "pc.head.path": "path",
  "pc.head.income": "inc",
  "pc.head.goods": "goods",
  "pc.place.cards": "action cards",
  "pc.place.docks": "docks",
  "pc.place.lighthouse": "lighthouse",
  "pc.place.temple": "temple",
  "pc.place.charters": "charter ships",
  "pc.place.warehouse": "warehouse",
  "pc.place.path": "path",
  "pc.holds": "{name}: {belongings}",

  "pc.end.near": "{name} has {points} trade points: with {end} the game ends after this decade.",
  "pc.end.docking": "Last round: ships will come in once more, because a good lies in a store.",
  "pc.end.noDocking": "Last round: no good lies in a store, so no ship will come in after it.",
  "pc.end.buyers": "Could pay for a last seat in the hall: {buyers}",
  "pc.end.held": "Your last turn: held cards are worthless after it.",

  "pc.ask.because": "{turn} brought this about. {question}",
  "pc.choices.cards": "Use an action card",
  "pc.choices.instead": "Or instead",
  "pc.choices.moves": "Your choices",
  "pc.choices.use": "Play {ship}: {privilege}",
  "pc.card": "{action}, {servants, plural, =0 {no servants} one {# servant} other {# servants}}",
  "pc.card.warehouse":
    "{action}, {servants, plural, =0 {no servants} one {# servant} other {# servants}}, may free a warehouse space",
  "pc.card.palace":
    "{action}, {servants, plural, =0 {no servants} one {# servant} other {# servants}}, may buy a palace seat",
  "pc.card.refused": "{space} {action}: {reason} [{rule}]",
  "pc.note.youLoad": "you load for {talents}t",
  "pc.note.othersLoad": "{name} loads at {dock} for {talents}t",
  "pc.note.abandons": "{good} in the store is lost",
  "pc.note.leaves": "{ship} finds no berth",
  "pc.note.voyage": "{percent}% success, about {talents}t and {points} points",
  "pc.note.then": "Then: reserve {reserve}, next income {income}, next start player as it stands {start}.",
  "pc.note.court": "lighthouse {lighthouse}, temple {temple}, reserve {reserve}",
  "pc.warn.held": "You still hold {cards}: worthless after this turn.",

  "pc.log.income": "Income: {income}",

  "pc.plain.dock": "{dock}: owner {owner}, store {store}, ship {ship}.",
  "pc.plain.ship": "Coming: {ship}, {cargo} {fate}.",
  "pc.plain.row2": "In the decade after: {ships}.",
  "pc.plain.player":
    "{name}: {seats, plural, one {# seat} other {# seats}}, {points, plural, one {# point} other {# points}}, {talents} talents, reserve {reserve}; {places}; goods {goods}.",
  "pc.plain.holds": "Holds {cards}.",
};

import type { Catalogue } from "@portolan/kernel";

/** What the terminal's board says beyond the game's own words. */
export const english: Catalogue = {
  "om.intro.1":
    "You load a merchant ship. Every card is a good ({goods}) that pays in unbroken runs in your cargo stack, and shows two symbols that act when you play it: ducats, pirates, market (new cards), ship (steps on the map).",
  "om.intro.2":
    "The card on top of your cargo rules your next turn: its LIMIT (lions) is how many cards you may keep at the start of the turn, the surplus goes to your pirates; its LOAD is how many cards you must play. The two figures of a card are always limit/load: salt#34 5/2.",
  "om.intro.3":
    "In your turn you haggle first: swap cards and ducats with the others, and buy cards from the deck. Whoever deals with the player at turn gains a prestige tile, once a turn. Goods are told truthfully; what is claimed of symbols and lions may be a lie.",
  "om.intro.4":
    "Then you play your load, take the actions, and stack the cards in any order: runs, and a useful card on top. A hidden Venice card brings an interim scoring; when the deck is used up the round is played to its end. Most ducats win.",
  "om.intro.5":
    "Write any offer in a line: offer 1: salt#34(ship,5) +2d for grain(market) pottery. Before “for” stands what you give, after it what you ask; what is in brackets is only said. In a counter-offer @1 takes the first card that the other side put in.",

  "om.you": "You ({name})",
  "om.youAlone": "You",
  "om.nothing": "nothing",
  "om.facts":
    "deck {deck} · discards {discarded}{venice, plural, =0 {} other { · Venice in {fewest} to {most}}}",
  "om.port": "in {port}",

  "om.head.limit": "LIMIT",
  "om.head.load": "LOAD",
  "om.head.top": "top",
  "om.head.hand": "hand",
  "om.head.cargo": "cargo",
  "om.head.pirates": "pirates",
  "om.head.ducats": "ducats",
  "om.head.tiles": "tiles",
  "om.head.tokens": "tokens",
  "om.short.limit": "LIM",
  "om.short.load": "LOAD",
  "om.short.top": "top",
  "om.short.hand": "hand",
  "om.short.cargo": "carg",
  "om.short.pirates": "pir",
  "om.short.ducats": "duc",
  "om.short.tiles": "til",
  "om.short.tokens": "tok",

  "om.race.tiles": "Prestige tiles: {race}",
  "om.race.tokens": "Port tokens: {race}",
  "om.race.nobody": "nobody has one",

  "om.hand": "Your hand (limit/load, symbols)",
  "om.hand.empty": "empty",
  "om.payouts": "Runs of 1, 2, 3, … pay: {payouts}",
  "om.cargo": "Cargo of {name}, bottom to top: {cards}",
  "om.reach": "{steps, plural, one {# step} other {# steps}}: {ports}",

  "om.offer.open": "{from} to {to}: {give} for {ask}",
  "om.offer.taken": "{good} (put in before)",
  "om.offer.unverified": "What stands in brackets is a claim that nobody has verified.",
  "om.call.waiting": "A call is running; still to answer: {names}.",
  "om.lastRound": "Last round. Still to come: {order}.",

  "om.ask.surplus":
    "{name}: {surplus, plural, one {one card is} other {# cards are}} above your limit. Choose what goes onto your pirate stack, the last one on top.",
  "om.ask.trade":
    "{name}: trade. You must play {load, plural, one {# card} other {# cards}} afterwards and hold {hand}. Offer, call, buy, or end.",
  "om.ask.called": "{name}: {active} calls for offers. Make one, or pass.",
  "om.ask.answer": "{name}: accept, decline, or counter.",
  "om.ask.answer.cannot": "{name}: you can’t accept without {goods}. Decline, or counter.",
  "om.ask.withdraw": "{name}: your offer is open. You may withdraw it.",
  "om.ask.play": "{name}: play exactly {load, plural, one {# card} other {# cards}}.",
  "om.ask.sail": "{name}: sail {steps, plural, one {# step} other {# steps}}.",
  "om.ask.compass": "{name}: a compass! Jump to any port without one, or stay and keep it.",
  "om.ask.load": "{name}: load the played cards, from bottom to top.",

  "om.simple.title": "Go on",
  "om.buy.title": "Buy a card for {price} ({left} more this turn)",
  "om.buy.titleDebt":
    "Buy a card for {price} ({left} more this turn): that leads into debt, then cards cost more",
  "om.buy.price": "It costs {price}; {left} left to buy this turn.",
  "om.buy.debt": "It costs {price} and takes your balance below zero; from 0 down cards cost more.",
  "om.call.title": "Call for offers",
  "om.offers.title": "Offer to {seat} {name}, for example",
  "om.offers.about": "{threads, plural, one {# more try} other {# more tries}} this turn; {tile}",
  "om.tile.gains": "{name} gains a tile",
  "om.tile.gains.you": "you gain a tile",
  "om.tile.had": "{name} had a tile this turn",
  "om.tile.had.you": "you had your tile this turn",
  "om.accept.title": "Accept",
  "om.decline.title": "Decline",
  "om.withdraw.title": "Withdraw",
  "om.counter.title": "Counter, for example",
  "om.discard.title": "To the pirates",
  "om.play.title": "Play",
  "om.sail.title": "Sail to",
  "om.stay.title": "Keep the compass",
  "om.jump.title": "Jump to",
  "om.load.title": "Load, the last one on top",

  "om.tally.pirates": "{count, plural, one {# pirate card} other {# pirate cards}}",
  "om.tally.cards": "{count, plural, one {# new card} other {# new cards}}",
  "om.tally.steps": "{count, plural, one {# step} other {# steps}}",
  "om.tally.nothing": "no action",
  "om.load.fits": "+{gain}d; then limit {limit}, load {load}, you hold {hand}",
  "om.load.surplus": "+{gain}d; limit {limit}, load {load}; you hold {hand}: {surplus} to the pirates",
  "om.load.missing": "+{gain}d; limit {limit}, load {load}; you hold {hand}: {missing} to get",
  "om.preview.play": "{cards}: {tally}.",
  "om.preview.ends": "The voyage can end in {ports}.",
  "om.preview.losesToken": "Sailing turns over your {token}: this is its last use.",
  "om.preview.sail": "The ship stops in {port}.",
  "om.preview.discard": "A card of {good} fewer; it costs a ducat at each scoring, and can be bought back.",

  "om.plain.player":
    "Seat {seat}, {name}: limit {limit}, load {load}, {good} on top; {hand} in hand, {cargo} in cargo, {pirates} with the pirates; {ducats} ducats, {tiles} tiles, {tokens} tokens.",
  "om.plain.playerScored":
    "Seat {seat}, {name}: scored already; {hand} in hand; {ducats} ducats, {tiles} tiles, {tokens} tokens.",
};

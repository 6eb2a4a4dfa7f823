import type { Catalogue } from "@portolan/kernel";

/** What the terminal's board says beyond the game's own words. */
export const english: Catalogue = {
  "tc.intro.1":
    "You are a merchant sending goods in four colours (R red cloth, B blue gems, Y yellow grain, G green wine) over the sea to Carthage. Every card is a good once you buy it, money while it is in your hand, and, if it shows amphoras ({jar}), a storage jar against pirates.",
  "tc.intro.2":
    "Your turn is one action. BUY: pay with cards from your hand and get the whole Market; the ship of every colour you buy sails 1 space, or 2 if you buy two or more cards of it. TAKE: one Market card goes into your hand as money. RESERVE: your marker keeps a card of the Market or the Farm for you.",
  "tc.intro.3":
    "When a ship reaches Carthage everybody sells the goods of its colour: (highest value + your tokens of the colour) × cards, 1 victory point (VP) for every 5 or part of it, and a token. At the same moment pirates take all goods of ships on the two skull spaces, unless you discard cards with {jar} of that colour to store them.",
  "tc.intro.4":
    "When somebody has {most} tokens the game stops at once. The most VP win; goods and cards left over count nothing.",

  "tc.you": "You ({name})",
  "tc.youAlone": "You",
  "tc.points": "{points} VP",
  "tc.piles": "draw pile {draw} · discards {discarded}",

  "tc.route.title": "Sea route",
  "tc.route.steps": "{steps, plural, =0 {arrived} one {# step} other {# steps}}",
  "tc.route.stepsShort": "{steps, plural, =0 {here} other {# left}}",
  "tc.route.payday": "payday",
  "tc.route.haven": "haven",

  "tc.market.title": "Market",
  "tc.market.affordable": "Market: costs you {cost}, you have {total}",
  "tc.market.tooDear": "Market: costs you {cost}, you have {total} ({missing} short)",
  "tc.market.short": "Market {cost} · you have {total}",
  "tc.market.nothing": "Market: nothing available to you",
  "tc.market.empty": "empty",
  "tc.market.yours": "yours",
  "tc.farm.title": "Farm (next)",

  "tc.goods.title": "Goods",
  "tc.goods.legend": "(highest+tokens)×cards=value→VP if its ship arrived now · [stored]",
  "tc.tokensAndHand": "{token} {tokens} of {most} · hand {cards}",
  "tc.tokensOf": "{tokens} of {most} tokens",
  "tc.tokensAlone": "tokens {tokens}",
  "tc.worth": "{formula} VP",
  "tc.openHand.none": "no cards",
  "tc.openHand": "{name} holds {cards} = {total}",

  "tc.hand.title": "Your hand",
  "tc.hand.empty": "empty",
  "tc.hand.facts": "= {total} · jars {jars} · {marker}",
  "tc.hand.noJars": "none",
  "tc.hand.markerFree": "marker free",
  "tc.hand.markerOn": "marker on {card} ({zone})",

  "tc.danger.own":
    "Your {goods} {count, plural, one {is} other {are}} in pirate waters ({space}): lost if another ship reaches Carthage first.",
  "tc.danger.now": "Pirates are about to take your {goods}.",
  "tc.danger.noJars": "Nothing in your hand can help.",
  "tc.danger.jars":
    "{cards} in your hand can save {left, plural, =0 {{all, plural, one {it} other {them all}}} other {{saved} of {all}}}.",
  "tc.danger.others": "In pirate waters: {goods}",
  "tc.nearEnd": "Near the end: {players} of {most} tokens. A payday may stop the game.",
  "tc.nearEnd.player": "{name} has {tokens}",

  "tc.ask.startToken":
    "{name}, choose the colour of your starting token. It raises the price of your sets of that colour by 1 all through the game, and counts towards the {most} that end it.",
  "tc.ask.action":
    "{name}, it is your turn: buy the whole Market, take one card as money, or reserve a card.",
  "tc.ask.storage":
    "{name}, pirates attack {colour}! Discard {colour} cards with {jar} from your hand: each {jar} saves one of your goods.",

  "tc.token.title": "Starting token",
  "tc.buy.title": "Buy {count, plural, one {the card} other {all # cards}} for {cost}, paying",
  "tc.buy.nothing": "Buy: there is nothing in the Market for you",
  "tc.buy.tooDear": "Buy: not now, it costs {cost} and you have {total}",
  "tc.buy.exact": "{paid}, exactly",
  "tc.buy.over": "{paid}, {over} too much",
  "tc.take.title": "Take a card as money",
  "tc.reserve.title": "Reserve a card",
  "tc.reserve.not": "Reserve: not now, your marker lies on a card",
  "tc.refills": "then refill for {next}",
  "tc.store.title": "Store {colour} goods",
  "tc.store.note": "saves {saved} of {all}; worth {formula} VP then",
  "tc.decline.title": "Store nothing",
  "tc.decline.note": "You lose {goods}.",

  "tc.preview.bought": "You get {cards} for {cost}.",
  "tc.preview.ships": "Ships:",
  "tc.preview.noPayday": "No ship arrives: no payday, no pirates.",
  "tc.preview.noPaydayShort": "(no payday)",
  "tc.preview.payday": "Payday for {colours}",
  "tc.preview.paydayShort": "Payday for {colours}: {gains} VP",
  "tc.preview.pirates": "Pirates attack {colours}. Unless goods are stored:",
  "tc.preview.raidShort": "At risk from pirates: {losses}",
  "tc.preview.loss": "{name}: {goods} lost.",
  "tc.preview.nothingLost": "there is nothing to lose.",
  "tc.preview.rescue": "The hand you keep can save {saved}.",
  "tc.preview.noRescue": "The hand you keep can save none of them.",
  "tc.preview.ends": "This ends the game: {standing} VP.",
  "tc.preview.token": "Your {colour} sets sell for 1 more per card.",
  "tc.preview.take": "{card} comes into your hand, which is then worth {total}. No ship moves.",
  "tc.preview.reserve":
    "Only you may buy or take {card} then; your marker stays on it until you do. No ship moves.",
  "tc.preview.nextCost": "Buying then costs {next} {cost}.",
  "tc.preview.refill": "The Market is refilled before {next} acts.",
  "tc.preview.store": "{goods} are safe until they are sold.",
  "tc.preview.allSaved": "Nothing is lost.",
  "tc.warn.ends": "This purchase ends the game.",
  "tc.warn.risk": "Pirates will attack your own {goods}.",

  "tc.log.buys": "{name} buys {bought} for {paid}.",
  "tc.log.markerBack": "The marker is free again.",
  "tc.log.sails": "Ships: {ships}",
  "tc.log.payday": "Payday for {colours}",
  "tc.log.stores": "{name} stores {goods} with {discards}.",
  "tc.log.lost": "Lost to the pirates: {losses}.",
  "tc.log.returns": "Ships return: {ships}",
  "tc.log.refill": "Refill: {market} to the Market, {farm} to the Farm.",
  "tc.log.nothing": "nothing",
  "tc.log.dealt": "{place}: {cards}",

  "tc.plain.ship":
    "{letter} ship ({good}) at {space}, {steps, plural, one {# step} other {# steps}} to Carthage.",
  "tc.plain.shipInDanger":
    "{letter} ship ({good}) at {space}, pirate waters, {steps, plural, one {# step} other {# steps}} to Carthage.",
  "tc.plain.reserved": "{card} reserved by {name}",
  "tc.plain.player":
    "{name}: {points} VP, {tokens} of {most} tokens, {cards, plural, one {# card} other {# cards}} in hand.",
  "tc.plain.tokens": "{good}: no goods, {tokens, plural, one {# token} other {# tokens}}.",
  "tc.plain.set":
    "{good}: {goods}, ({highest} + {tokens}) times {size} is {raw}, {points} VP if the ship arrived now.",
};

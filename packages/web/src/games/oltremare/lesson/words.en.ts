import type { Catalogue } from "@portolan/kernel";

/** What the guided first game says, step by step. */
export const english = {
  "learn.welcome.title": "Welcome aboard",
  "learn.welcome":
    "You are a merchant family with a ship in Tunis. Load goods, haggle for better ones, and earn ducats: most ducats win. Morosini is your rival.",
  "learn.hold.title": "Your hold",
  "learn.hold":
    "The top card of your hold rules your turn. Its {limit} lions: you may keep {limit} cards. Its {load} crates: you must play exactly {load}.",
  "learn.hand.title": "Your hand",
  "learn.hand":
    "Every card is a good, and shows two actions that happen when you play it: ducats, pirates, market (new cards) or ship (steps at sea).",
  "learn.offer.title": "Haggle",
  "learn.offer":
    "Scrolls lie on your hold, and runs of one good pay far more than single cards. Morosini loads pottery: offer him your pottery for scrolls.",
  "learn.offer.else":
    "Possible, but try this one: your pottery for one of his scrolls. Both of you will like it.",
  "learn.struck.title": "A deal!",
  "learn.struck":
    "Morosini takes it, and a prestige tile: everybody who trades with the active player gets one. At each scoring the most tiles pay 6 ducats, the second most 3.",
  "learn.buy.title": "Buy a card",
  "learn.buy":
    "You may also buy up to four cards a turn: {price} ducats each, 4 once you have none left. Debts are allowed. Buy one from the deck.",
  "learn.buy.else": "That can wait. Buy a card from the deck first.",
  "learn.more.title": "And another one",
  "learn.more": "Olives. Runs need cards, and you can afford it: buy one more for {price}.",
  "learn.more.else": "One more card from the deck, please; it will pay off.",
  "learn.close.title": "Enough traded",
  "learn.close":
    "You hold {hand} cards and must play {load}. End trading when you have what you need; nobody trades again this turn.",
  "learn.close.else": "You have what you need. End trading.",
  "learn.play.title": "Play your load",
  "learn.play":
    "Play both scrolls. Together they show each action once: 1 ducat, 1 card to the pirates, 1 new card, 1 step for your ship.",
  "learn.play.else": "Keep that for later: the two scrolls belong together, on top of the one in your hold.",
  "learn.sail.title": "Set sail",
  "learn.sail":
    "One ship, one step. The token of the port where you stop helps you until you stop again, and counts at the end. Choose any of the three ports.",
  "learn.sail.naples": "Fight the Pirates: pirate symbols on the cards you play next turn are ignored.",
  "learn.sail.syracuse": "Favourable Market: your purchases next turn cost 1, 2, 3 and 4 ducats.",
  "learn.sail.tripoli":
    "Local Influence: at the start of your turn you get ducats, one for each lion above three.",
  "learn.load.title": "Load the cards",
  "learn.load":
    "You choose the order; the last card lies on top and rules your next turn. You hold three salt: put the scrolls with 3 crates on top, to load them all.",
  "learn.load.else":
    "With 2 crates on top you could load only two of your three salt. Put the other scrolls on top.",
  "learn.runs.title": "A run of three",
  "learn.runs":
    "Three scrolls in a row pay 8 ducats; apart they would pay 2 each. Next turn you may keep {limit} cards and must play {load}.",
  "learn.offered.title": "Morosini makes an offer",
  "learn.offered":
    "It’s his turn, so he trades, and you are his partner. The good is always true. What he says about symbols or lions may be a lie.",
  "learn.answer.title": "Your answer",
  "learn.answer":
    "His salt for olives: a fourth salt for your run, and a prestige tile for you. Accept with one of your olives, or decline. It’s up to you.",
  "learn.answer.else": "Haggle on in your next game. This time, accept or decline.",
  "learn.answer.accepted": "A deal: four salt in your hand, and your first prestige tile.",
  "learn.answer.declined": "No deal. That’s fine: only you know what your cards are worth to you.",
  "learn.rival.title": "Morosini’s turn",
  "learn.rival":
    "He plays two pottery with two pirate flags: three cards go face down to his pirates. One symbol makes 1, two make 3, three make 6.",
  "learn.surplus.title": "Above your limit",
  "learn.surplus":
    "Your turn begins with the limit: you hold {hand}, but your top card lets you keep {limit}. Choose a card for your pirates.",
  "learn.pirates.title": "Your pirates",
  "learn.pirates":
    "Every card there costs you 1 ducat at each of the two scorings. While you trade you can buy the top one back, at the usual price.",
  "learn.closeAgain.title": "On your own now",
  "learn.closeAgain":
    "You hold {hand} cards and must play {load}. In a real game you would haggle now; today, end trading.",
  "learn.closeAgain.else": "Save your ducats this time: end trading.",
  "learn.venice.title": "Venice",
  "learn.venice":
    "Near the middle of the deck hides the Venice card: first scoring. Every run but your topmost is paid and leaves the hold; then the pirates take theirs.",
  "learn.last.title": "The end",
  "learn.last":
    "When the deck is used up, the round is played out. Then tiles, all runs, pirates and the most port tokens (6, 3, 1) are counted. Cards in hand are worth nothing.",
  "learn.free.title": "Your decision",
  "learn.free":
    "Play any {load} cards. Watch what they would bring, and think of the run that you will load with them.",
  "learn.end.title": "You know the game",
  "learn.end":
    "Play this game on, now against a computer player that thinks for itself, or start one of your own. Press any piece to see what it is worth.",
} as const satisfies Catalogue;

/** The same ids in every language. */
export type Words = Readonly<Record<keyof typeof english, string>>;

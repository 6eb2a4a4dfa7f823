import type { Catalogue } from "@portolan/kernel";

/** What the guided first game says, step by step. */
export const english = {
  "learn.welcome.title": "Welcome aboard",
  "learn.welcome":
    "You are a merchant. Four ships, one for each colour, sail from Alexandria to Carthage. You own goods, not ships: when a ship arrives, everybody with goods of its colour is paid. Two places on the way have pirates. Let us play; Hanno is your rival.",
  "learn.market.title": "The Market and the Farm",
  "learn.market":
    "These cards are goods. On your turn you may buy the whole Market: everything, never a part. Or you do something smaller: take one card as money, or reserve one. The three cards of the Farm come to the Market when it is refilled.",
  "learn.hand.title": "Your hand is your purse",
  "learn.hand":
    "In your hand a card is money: your four cards are worth {money}. The 2s and 3s also show jars (amphorae), which save goods from pirates. So a 2 is little money, but a good thing to keep. Remember your blue 2.",
  "learn.token.title": "Choose a token",
  "learn.token":
    "A token raises your price in its colour by 1 at every payday. Three of the five Market cards are yellow, so yellow may pay soon. Take the yellow token.",
  "learn.token.else":
    "A fine colour for another day. The Market is full of yellow: take the yellow token this time.",
  "learn.hannoToken.title": "Hanno chooses blue",
  "learn.hannoToken":
    "Everybody begins with one token. They are also the game’s clock: when somebody has eight, it ends. Now it is your turn.",
  "learn.take.title": "First, money",
  "learn.take":
    "The Market costs {cost}, and you have {money}. So take a card as money: the green 5. It makes you richer, and the Market cheaper. Point at it, choose to take it, and confirm.",
  "learn.take.else":
    "That is allowed, but there is something better: the green 5 is much money, and the yellow cards are to become your goods. Take the green 5.",
  "learn.hannoTakes.title": "Hanno does the same",
  "learn.hannoTakes":
    "He takes a yellow 5 into his hand. For you that is not bad: the Market has become cheaper again.",
  "learn.buy.title": "Buy the Market",
  "learn.buy":
    "Now the Market costs {cost}, and you have {money}. Buy it. Pay with the green 5, the red 3 and a 2, but not the blue 2: you will want its jars.",
  "learn.buy.else":
    "Nearly. Buy the Market, and pay with the green 5, the red 3 and the red or the green 2. The blue 2 stays in your hand.",
  "learn.ships.title": "Ships sail",
  "learn.ships":
    "Your cards lie before you as goods. Each colour you bought moved its ship: one card one space, two or more cards two. Blue sailed one, yellow two. Then the Market was refilled from the Farm.",
  "learn.hannoWaits.title": "Hanno saves up",
  "learn.hannoWaits": "He takes the blue 5. He will buy soon.",
  "learn.earn.title": "Your purse is light",
  "learn.earn": "You have {money}, and the Market costs {cost}. Fill your purse: take the yellow 5.",
  "learn.earn.else": "It would do, but a 5 brings you further. Take the yellow 5.",
  "learn.hannoBuys.title": "Hanno buys",
  "learn.hannoBuys":
    "He pays 10 for two red cards and a green one: red sails two spaces, green one. He owns red and green now. All players use the same four ships.",
  "learn.more.title": "Once more",
  "learn.more":
    "You have {money}; the Market costs {cost}. Take the blue 5. With it you can nearly pay for any Market.",
  "learn.more.else": "Not wrong, but you need money quickly: take the blue 5.",
  "learn.hannoSails.title": "Pirate waters",
  "learn.hannoSails":
    "Hanno has spent everything, and all four ships have moved on. Red and yellow lie in Greater Syrtis, where the pirates are. Do not worry: they strike only when some ship reaches Carthage. Yellow needs two spaces, so two yellow cards in one buy.",
  "learn.reserve.title": "Reserve",
  "learn.reserve":
    "Three yellow cards are in the Market! But it costs {cost} and you have {money}. Hanno has no money; he must take or reserve. Put your marker on the blue 5, so that he cannot take it: you own blue, and a 5 makes a set dear.",
  "learn.reserve.else": "Let us reserve this time: put your marker on the blue 5 in the Market.",
  "learn.hannoTakesRed.title": "As you hoped",
  "learn.hannoTakesRed": "Hanno takes the red 5 as money. What is left you can pay.",
  "learn.arrive.title": "Bring the ship in",
  "learn.arrive":
    "The Market costs {cost}, with your reserved blue 5. Buy it: blue sails one space, yellow two, to Carthage. Pay with both 5s and a 2, but keep the blue 2!",
  "learn.arrive.else": "Buy the Market with the blue 5, the yellow 5 and the 2 that is not blue.",
  "learn.payday.title": "Payday!",
  "learn.payday":
    "Yellow is in Carthage. Your five yellow cards sell at the price of the highest, 5, plus 1 for your token: 6 × 5 = 30. Each 5 of it is a point: 6 for you. Hanno sold one yellow card: 1 point. Both of you gain a yellow token.",
  "learn.store.title": "The pirates come",
  "learn.store":
    "Now the pirates rob red and blue, whose ships lie in their waters. Your two blue goods are in danger. The blue 2 in your hand has two jars: throw it away, and both goods are safe until they are sold. Or keep the card and lose them. You choose.",
  "learn.store.stored": "Wisely stored: your blue goods lie sideways, and no pirate can touch them any more.",
  "learn.store.declined":
    "You kept your card, and your blue goods are gone. Sometimes that’s right; this time it was costly.",
  "learn.raid.title": "The raid",
  "learn.raid":
    "Hanno had no jars: he lost three red cards and a blue one. Then the ships go back: yellow to Alexandria, red and blue to Cyrenaica. You chose the moment of this payday. That is the heart of the game.",
  "learn.hannoAgain.title": "Hanno starts over",
  "learn.hannoAgain": "He takes a green 5. You lead 6 to 1.",
  "learn.free.title": "Now you",
  "learn.free": "Nobody tells you what to do any more. Take a card, or reserve one: as you like.",
  "learn.end.title": "You know the game",
  "learn.end":
    "The game ends as soon as somebody has eight tokens; the most points win. Goods that are not sold count nothing. Play this game on, now against a computer player that thinks for itself, or begin one of your own.",
} as const satisfies Catalogue;

/** The same ids in every language. */
export type Words = Readonly<Record<keyof typeof english, string>>;

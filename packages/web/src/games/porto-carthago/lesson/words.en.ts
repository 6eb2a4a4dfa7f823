import type { Catalogue } from "@portolan/kernel";

/** What the guided first game says, step by step: never more than three lines. */
export const english = {
  "learn.welcome.title": "Welcome to Carthage",
  "learn.welcome":
    "You are a senator and want seats in the palace, here on the island. Most servants in it at the end win. Hanno and Elissa want the same.",
  "learn.servants.title": "Your servants",
  "learn.servants":
    "Your 18 servants do everything. Two stand in your warehouse; {reserve} are in reserve. Each one in reserve earns 1 talent when a decade begins.",
  "learn.claim.title": "Claim a dock",
  "learn.claim":
    "A ship from Greece is on its way. It wants grain and pays 8. Put two servants on its dock, Greece I: the owner of a dock loads its ship.",
  "learn.claim.else": "Not a bad dock, but the ship from Greece comes to Greece I. Claim that one.",
  "learn.settle.title": "Hanno and Elissa settle in",
  "learn.settle":
    "Each of them claims two docks and takes a good for the warehouse. You chose first, so in the second pass you come last.",
  "learn.take.title": "A free good",
  "learn.take": "Take a good from the market, free this once. The ship for your dock wants grain.",
  "learn.take.else": "Your ship will ask for grain: take the grain.",
  "learn.second.title": "A second dock",
  "learn.second": "Another ship, from Egypt, wants ivory and pays 8. Claim Egypt I.",
  "learn.second.else": "Egypt I is better: you know which ship comes there.",
  "learn.decade.title": "The first decade",
  "learn.decade":
    "Ships came in by themselves, six action cards were laid out, and your {reserve} servants in reserve earned {talents} talents.",
  "learn.cards.title": "The action cards",
  "learn.cards":
    "On your turn you use one card. Its space says how many servants it costs and which bonus may follow. They come back with the next decade.",
  "learn.carrier.title": "Use the Carrier",
  "learn.carrier": "The Carrier moves one good. There are two of him; on A1 he is free. Use that one.",
  "learn.carrier.else": "That is possible, but the Carrier on A1 costs nothing. Use him.",
  "learn.load.title": "Load the ship",
  "learn.load": "Carry your grain to Greece I. The ship there asks for it, so it is loaded at once.",
  "learn.load.else": "The ship that asks for grain lies at Greece I. Carry it there.",
  "learn.point.title": "A trade point",
  "learn.point":
    "Points on the trade track open the palace. On the intrigue path a servant may win a seat at the end. The first palace seat asks for 2 points: take the track.",
  "learn.point.else": "The path can be good later. Now you need points on the track.",
  "learn.loaded.title": "Loaded!",
  "learn.loaded":
    "The ship paid 8, and 3 more for its golden flag. You have {talents} talents and {points} point, and both servants are back. A green flag is a privilege you keep.",
  "learn.first.title": "Three talents",
  "learn.first":
    "Hanno and Elissa take 3 talents each. You can always do that instead of using a card. Each of five rounds gives everybody one turn.",
  "learn.merchant.title": "Buy something",
  "learn.merchant": "Your ship at Egypt I waits for ivory. The Merchant on A2 costs one servant. Use him.",
  "learn.merchant.else": "First you need a good: use the Merchant on A2.",
  "learn.buy.title": "The market",
  "learn.buy": "The first good of a decade costs {price}, the second 3, every other one 2. Buy ivory.",
  "learn.buy.else": "Ivory is what your ship at Egypt I asks for.",
  "learn.hannoBuys.title": "Cheaper for Hanno",
  "learn.hannoBuys": "Hanno buys olive oil after you, for 3. Elissa takes talents.",
  "learn.aristocrat.title": "Lighthouse and temple",
  "learn.aristocrat":
    "Servants in the lighthouse choose which ships come in; those in the temple of Baal make voyages safer. The Aristocrat sends them. Use him on A3.",
  "learn.aristocrat.else": "That comes later. Use the Aristocrat on A3.",
  "learn.court.title": "Send your servants",
  "learn.court": "Send two to the temple, and one, two or three to the lighthouse. How many is up to you.",
  "learn.court.else": "Two to the temple, please, and one to three to the lighthouse: you will need both.",
  "learn.bonus.title": "A bonus",
  "learn.bonus":
    "This space has a bonus: pay 6 talents, and a servant leaves your warehouse and frees a space for goods. Take it, or end your turn. You choose.",
  "learn.bonus.free": "One more servant at home, and room for another good.",
  "learn.bonus.end": "Fine: talents will be wanted for the palace.",
  "learn.elissaPrays.title": "Elissa prays too",
  "learn.elissaPrays": "Hanno takes talents. Elissa sends two servants to the temple.",
  "learn.captain.title": "A charter ship",
  "learn.captain":
    "Goods can also leave on a charter ship. First it needs a captain: use the Captain on A5, which costs two servants.",
  "learn.captain.else": "Not now. Use the Captain on A5.",
  "learn.aboard.title": "All aboard",
  "learn.aboard": "One servant from your reserve goes aboard.",
  "learn.aboard.else": "Skipping would leave you the bonus alone. Put a servant on the ship.",
  "learn.again.title": "The bonus again",
  "learn.again": "Free another warehouse space for 6, or end your turn. Keep at least 4 talents in mind.",
  "learn.fourth.title": "The others wait",
  "learn.fourth": "Hanno and Elissa take talents. The last round of the decade begins.",
  "learn.chance.title": "Your chance",
  "learn.chance":
    "On A4 the Carrier comes with a palace bonus: after it you may buy a seat. It costs two servants. Use it.",
  "learn.chance.else": "Only the Carrier on A4 both carries and opens the palace.",
  "learn.choose.title": "Safe or bold?",
  "learn.choose":
    "At Egypt I the ship pays 8 and 1 point for sure. The charter ship is a gamble against the next ship card: 2 points if your temple is strong enough, else 1. You choose.",
  "learn.choose.dock": "Safe and sound: 8 talents, and the ship’s privilege is yours to keep.",
  "learn.choose.voyage":
    "Danger 2, and you have two in the temple: the voyage succeeds! Baal takes his offering.",
  "learn.points.title": "To the track",
  "learn.points": "Put what you earned on the trade track: with 2 points the palace opens.",
  "learn.points.else": "For the seat you need the points on the track.",
  "learn.seat.title": "Your first seat",
  "learn.seat":
    "The first seat costs {seat} talents and asks for 2 trade points, which you keep. Every seat after it is dearer. Buy it.",
  "learn.seat.else": "Do not leave it to Hanno: buy the seat.",
  "learn.newDecade.title": "A new decade",
  "learn.newDecade":
    "The others finish the round, and ships come in again. You alone have servants in the lighthouse: two of these ships go where you want.",
  "learn.pick.title": "Bring a ship in",
  "learn.pick":
    "Choose a ship and a dock. See what it asks for and what it pays. You can only load at docks of yours.",
  "learn.pick.else": "Turning a ship away would end your picks. Bring one in.",
  "learn.pickAgain.title": "And another",
  "learn.pickAgain": "Bring in a second one, as you like.",
  "learn.end.title": "You know the game",
  "learn.end":
    "After five decades, or four if somebody has 8 trade points, the palace is counted and the path gives its seats. Play on, now against players that think for themselves.",
} as const satisfies Catalogue;

/** The same ids in every language. */
export type Words = Readonly<Record<keyof typeof english, string>>;

import type { Catalogue } from "@portolan/kernel";

/** What the guided first game says, step by step: three lines at most. */
export const english = {
  "learn.welcome.title": "Welcome to space",
  "learn.welcome":
    "You run a trading house: one saucer, one warehouse, no scruples. Planets ask for goods, and who delivers most of them wins the planet. Brava across the table has the same plan.",
  "learn.planet.title": "A planet",
  "learn.planet":
    "Vopulus asks for tools, fuel and water: a bay for each. It is worth 2 points, and it lets its owner swap a good every turn. Early planets have such abilities.",
  "learn.draft.title": "The tray",
  "learn.draft":
    "Every round a tray of goods goes round the table. Keep one and pass the rest on: water or medicine, as you like. What you leave, Brava gets to see.",
  "learn.draft.else": "Tempting, but Brava has her eye on that. Water or medicine, please.",
  "learn.bravaDrafts.title": "Out and back",
  "learn.bravaDrafts":
    "Brava, last in line, keeps two, and the last good comes back to you. So everybody gets two goods a round, and the last one is nobody’s first choice.",
  "learn.deliver.title": "Deliver",
  "learn.deliver":
    "Your turn. Water goes to Tillmark, medicine to Nightcore: drag each to its planet, or press the good and then the planet. Then end your turn.",
  "learn.deliver.else":
    "They would take it, but stick to the plan: water to Tillmark, medicine to Nightcore.",
  "learn.bravaDelivers.title": "Company",
  "learn.bravaDelivers":
    "Brava opens Vopulus with tools and moves in beside you on Nightcore. Hulls tell whose a good is: yours have chevrons, hers dots. Nobody has won anything yet.",
  "learn.second.title": "Round 2",
  "learn.second":
    "Each round another player is first. Brava keeps one good, you keep two, and the last one goes back to her.",
  "learn.draftTwo.title": "Two for you",
  "learn.draftTwo": "Vopulus lacks fuel, Perigee’s Folly lacks tools and fuel. Keep the fuel and the tools.",
  "learn.draftTwo.else": "Food is for eating. Keep the fuel and the tools.",
  "learn.bravaLeads.title": "Brava is ahead",
  "learn.bravaLeads":
    "Two of her goods on Nightcore, one of yours. When the last bay is filled, most goods win; in a tie, the one who filled it. Leave Nightcore, and look at Vopulus.",
  "learn.recall.title": "Take back, then strike",
  "learn.recall":
    "A turn begins with recalling: take the water back from Tillmark. Then water and fuel to Vopulus, tools to Perigee’s Folly, and end your turn. Vopulus is yours, 2 to 1.",
  "learn.recall.else":
    "Not quite: first take the water back from Tillmark. Then water and fuel go to Vopulus, the tools to Perigee’s Folly.",
  "learn.displaced.title": "Vopulus is yours! But …",
  "learn.displaced":
    "… Brava’s tools had to move on at once. A good that moves is sealed and counts as anything: here as armaments, the last that Nightcore lacked. She won it on your turn. Ouch.",
  "learn.sealed.title": "Now you move",
  "learn.sealed":
    "Your medicine lost its place on Nightcore. Sealed, it counts as whatever a bay asks for. Send it to Perigee’s Folly: who reads labels out here?",
  "learn.sealed.else": "Safe, and a little dull. Send it to Perigee’s Folly, as fuel.",
  "learn.orbit.title": "A strange orbit",
  "learn.orbit":
    "You completed Perigee’s Folly, worth −1. The winner of a planet in a strange orbit must give it away. Brava thanks you through clenched teeth.",
  "learn.chain.title": "A chain",
  "learn.chain":
    "Three planets in one turn: goods moved, and what they completed moved others. Before you complete a planet, look where the losers’ goods could go.",
  "learn.draftThree.title": "New planets",
  "learn.draftThree":
    "Three more planets have come, and you are first again. BO IV asks for armaments and tools: keep one of them. With luck the other comes back.",
  "learn.draftThree.else": "You would be alone with that. Armaments or tools, please.",
  "learn.limits.title": "Luck it is",
  "learn.limits":
    "The other one came back. Mind the limits: at most four goods in hand, at most four out on planets. With a full hand, taking a good means throwing one away.",
  "learn.ability.title": "Use your planet",
  "learn.ability":
    "Vopulus swaps one good for the top of the deck: press Vopulus, then the good that goes. It then lies turned until your next turn.",
  "learn.ability.else": "First the swap: press Vopulus, then the armaments or the tools.",
  "learn.ability.same": "Armaments for armaments. The galaxy has a sense of humour.",
  "learn.ability.other": "Armaments. More of them. The galaxy is not a shop.",
  "learn.keep.title": "Lay one, keep one",
  "learn.keep":
    "Lay one good on BO IV and end your turn. The other stays with you: at the end every two goods, in hand or on planets, are worth a point.",
  "learn.keep.else": "One good to BO IV, then end your turn.",
  "learn.bravaConverts.title": "Something sealed",
  "learn.bravaConverts":
    "Brava turns Nightcore, which makes any good count as fuel, and lays one on Half Life, sealed. Only she can see inside. Your own sealed goods you see through.",
  "learn.eras.title": "Two eras",
  "learn.eras":
    "New planets come from era 1 until it is used up, then from era 2: no more abilities, but up to 6 points each. Early on win planets that help, later planets that pay.",
  "learn.free.title": "Now you",
  "learn.free": "Nobody tells you what to do any more. Keep whichever good you like.",
  "learn.end.title": "You know the game",
  "learn.end":
    "When the planets run out, one last round is played, and most points win. Play this game on, now against a Brava that thinks for herself, or begin one of your own.",
} as const satisfies Catalogue;

/** The same ids in every language. */
export type Words = Readonly<Record<keyof typeof english, string>>;

import type { Catalogue } from "@portolan/kernel";

/** What the guided first game says, step by step: three lines at most. */
export const english = {
  "learn.welcome.title": "Welcome to space",
  "learn.welcome":
    "Planets ask for goods, and who delivers most of them wins the planet. You have a saucer and no scruples. So has Brava.",
  "learn.planet.title": "A planet",
  "learn.planet":
    "Vopulus asks for tools, fuel and water: a bay for each. It is worth 2 points, and its owner may swap a good each turn.",
  "learn.draft.title": "The tray",
  "learn.draft":
    "A tray of goods goes round. Keep one and pass the rest on: water or medicine, as you like. Brava sees what you leave.",
  "learn.draft.else": "Tempting, but Brava has her eye on that. Water or medicine, please.",
  "learn.bravaDrafts.title": "Out and back",
  "learn.bravaDrafts":
    "Brava, last in line, keeps two, and the last good comes back to you. Everybody gets two a round.",
  "learn.deliver.title": "Deliver",
  "learn.deliver":
    "Water to Tillmark, medicine to Nightcore: drag each there, or press the good, then the planet. Then end your turn.",
  "learn.deliver.else":
    "They would take it, but stick to the plan: water to Tillmark, medicine to Nightcore.",
  "learn.bravaDelivers.title": "Company",
  "learn.bravaDelivers":
    "Brava opens Vopulus and moves in beside you on Nightcore. Your hulls have chevrons, hers dots.",
  "learn.second.title": "Round 2",
  "learn.second":
    "Each round another player is first. Brava keeps one good, you keep two, and the last is hers.",
  "learn.draftTwo.title": "Two for you",
  "learn.draftTwo": "Vopulus lacks fuel, Perigee’s Folly tools and fuel. Keep the fuel and the tools.",
  "learn.draftTwo.else": "Food is for eating. Keep the fuel and the tools.",
  "learn.bravaLeads.title": "Brava is ahead",
  "learn.bravaLeads":
    "Two of hers on Nightcore, one of yours. When all bays are full, most goods win; in a tie, the one who filled the last.",
  "learn.recall.title": "Recall, then strike",
  "learn.recall":
    "First take the water back from Tillmark. Then water and fuel to Vopulus, tools to Perigee’s Folly, and end your turn.",
  "learn.recall.else":
    "Not quite: first take the water back from Tillmark. Then water and fuel go to Vopulus, the tools to Perigee’s Folly.",
  "learn.displaced.title": "Vopulus is yours! But …",
  "learn.displaced":
    "… Brava’s tools had to move on. Sealed, they count as anything, and complete Nightcore. She won it on your turn. Ouch.",
  "learn.sealed.title": "Now you move",
  "learn.sealed":
    "Your medicine lost its place. Sealed, it counts as anything, too. Send it to Perigee’s Folly: who reads labels out here?",
  "learn.sealed.else": "Safe, and a little dull. Send it to Perigee’s Folly, as fuel.",
  "learn.orbit.title": "A strange orbit",
  "learn.orbit":
    "Perigee’s Folly is worth −1. Its winner must give it away: a strange orbit. Brava thanks you through clenched teeth.",
  "learn.chain.title": "A chain",
  "learn.chain": "Three planets in one turn. Before you complete one, look where the losers’ goods could go.",
  "learn.draftThree.title": "New planets",
  "learn.draftThree":
    "Three more planets have come. BO IV asks for armaments and tools: keep one. With luck the other comes back.",
  "learn.draftThree.else": "You would be alone with that. Armaments or tools, please.",
  "learn.limits.title": "Luck it is",
  "learn.limits":
    "It did. Mind the limits: four goods in hand, four out on planets. With a full hand, taking one means discarding one.",
  "learn.ability.title": "Use your planet",
  "learn.ability":
    "Vopulus swaps a good for the top of the deck: press Vopulus, then the good. It lies turned until your next turn.",
  "learn.ability.else": "First the swap: press Vopulus, then the armaments or the tools.",
  "learn.ability.same": "Armaments for armaments. The galaxy has a sense of humour.",
  "learn.ability.other": "Armaments. More of them. The galaxy is not a shop.",
  "learn.keep.title": "Lay one, keep one",
  "learn.keep":
    "Lay one good on BO IV and end your turn. Keep the other: at the end every two goods you have are worth a point.",
  "learn.keep.else": "One good to BO IV, then end your turn.",
  "learn.bravaConverts.title": "Something sealed",
  "learn.bravaConverts":
    "Brava turns Nightcore: any good counts as fuel. It lies sealed on Half Life, and only she sees inside.",
  "learn.eras.title": "Two eras",
  "learn.eras":
    "After era 1 come the planets of era 2: no abilities, but up to 6 points. First win planets that help, then those that pay.",
  "learn.free.title": "Now you",
  "learn.free": "Nobody tells you what to do any more. Keep whichever good you like.",
  "learn.end.title": "You know the game",
  "learn.end":
    "When the planets run out comes one last round; most points win. Play on, now against a Brava that thinks for herself.",
} as const satisfies Catalogue;

/** The same ids in every language. */
export type Words = Readonly<Record<keyof typeof english, string>>;

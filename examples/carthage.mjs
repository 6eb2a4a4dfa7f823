// A computer player for `portolan arena`, with nothing but Node:
//
//   portolan arena traders-of-carthage --bots 'trader,node examples/carthage.mjs' --games 20
//
// Each line of standard input is a question (docs/engine-protocol.md), each line of standard output the answer. It
// plays Traders of Carthage by what it reads off the view, and any other game with the first move on the list.

import { createInterface } from "node:readline";

const COLOURS = ["red", "blue", "yellow", "green"];
const VALUES = [2, 3, 5];
const CARTHAGE = 5;
/** How likely goods are to be sold, by the space of their ship: the two before Carthage are the pirates'. */
const HOPE = [0.55, 0.6, 0.7, 0.5, 0.6, 1];
/** How much of a set is left of goods that pirates raid now. */
const RAIDED = 0.15;
/** What a coin in the hand is worth in points, and how many are enough. */
const COIN = 0.25;
const ENOUGH = 14;

/** Cards are numbered colour by colour, the lowest value first. */
const coinsOf = (card) => VALUES[card % VALUES.length];
const colourOf = (card) => Math.floor(card / VALUES.length);
const cardOf = (code) => 3 * "RBYG".indexOf(code[0]) + VALUES.indexOf(Number(code[1]));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The points for a set of one colour: the highest value and the tokens, for each card. */
function points(cards, tokens) {
  return cards.length === 0 ? 0 : ((Math.max(...cards.map(coinsOf)) + tokens) * cards.length) / 5;
}

/** Counts by card, as the view has them, as a list of the cards of one colour. */
function cardsIn(counts, colour) {
  return counts.flatMap((count, card) => (colourOf(card) === colour ? Array(count).fill(card) : []));
}

/** What all sets of a player promise with the ships on these spaces; `bought` are goods of this turn. */
function promise(trader, bought, ships) {
  const isPayday = ships.includes(CARTHAGE);
  return sum(
    COLOURS.map((_, colour) => {
      const open = [...cardsIn(trader.goods, colour), ...bought.filter((card) => colourOf(card) === colour)];
      const safe = cardsIn(trader.stored, colour);
      const ship = ships[colour];
      const all = HOPE[ship] * points([...open, ...safe], trader.tokens[colour]);
      if (!isPayday || (ship !== 3 && ship !== 4)) return all;
      const kept = HOPE[2] * points(safe, trader.tokens[colour]);
      return kept + RAIDED * (all - kept);
    }),
  );
}

/** How far ahead a player is once it has bought these cards, one of a colour moving its ship one space, more two. */
function afterBuying({ view, seat }, bought) {
  const ships = view.ships.map((space, colour) => {
    const count = bought.filter((card) => colourOf(card) === colour).length;
    return Math.min(CARTHAGE, space + Math.min(2, count));
  });
  const rivals = view.traders.map((trader, other) => (other === seat ? 0 : promise(trader, [], ships)));
  return promise(view.traders[seat], bought, ships) - sum(rivals) / (rivals.length - 1);
}

const coins = (codes) => sum(codes.map((code) => coinsOf(cardOf(code))));
const money = (held) => COIN * Math.min(held, ENOUGH);

/** What speaks for a move, in points. */
function worth(question, move) {
  const { view, seat } = question;
  const [verb, ...words] = move.split(" ");
  const has = sum(view.hand.map((count, card) => count * coinsOf(card)));
  const paid = (codes) => money(has) - money(has - coins(codes));
  switch (verb) {
    case "token":
      return sum(
        view.market
          .filter(({ card }) => COLOURS[colourOf(card)] === words[0])
          .map(({ card }) => coinsOf(card)),
      );
    case "buy": {
      const mine = ({ reservedBy }) => reservedBy === null || reservedBy === seat;
      const bought = view.market.filter(mine).map(({ card }) => card);
      return afterBuying(question, bought) - afterBuying(question, []) - paid(words);
    }
    case "take":
      return money(has + coins([words[0]])) - money(has);
    case "store": {
      const at = words.indexOf("for");
      const saved = words.slice(at + 1).map(cardOf);
      const { tokens } = view.traders[seat];
      return HOPE[2] * points(saved, tokens[colourOf(saved[0])]) - paid(words.slice(0, at));
    }
    default:
      return 0;
  }
}

function choose(question) {
  if (question.game !== "traders-of-carthage") return question.legal[0];
  const worths = question.legal.map((move) => worth(question, move));
  return question.legal[worths.indexOf(Math.max(...worths))];
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: question.id, move: choose(question) })}\n`);
}

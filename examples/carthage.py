"""The computer player of carthage.mjs once more, in Python without any package:

    portolan arena traders-of-carthage --bots 'trader,python3 examples/carthage.py' --games 20

Each line of standard input is a question (docs/engine-protocol.md), each line of standard output the answer. It plays
Traders of Carthage by what it reads off the view, and any other game with the first move on the list.
"""

import json
import sys

COLOURS = ["red", "blue", "yellow", "green"]
VALUES = [2, 3, 5]
CARTHAGE = 5
# How likely goods are to be sold, by the space of their ship: the two before Carthage are the pirates'.
HOPE = [0.55, 0.6, 0.7, 0.5, 0.6, 1]
# How much of a set is left of goods that pirates raid now.
RAIDED = 0.15
# What a coin in the hand is worth in points, and how many are enough.
COIN = 0.25
ENOUGH = 14


def value_of(card):
    """Cards are numbered colour by colour, the lowest value first."""
    return VALUES[card % len(VALUES)]


def colour_of(card):
    return card // len(VALUES)


def card_of(code):
    return 3 * "RBYG".index(code[0]) + VALUES.index(int(code[1]))


def points(cards, tokens):
    """The points for a set of one colour: the highest value and the tokens, for each card."""
    return (max(map(value_of, cards)) + tokens) * len(cards) / 5 if cards else 0


def cards_in(counts, colour):
    """Counts by card, as the view has them, as a list of the cards of one colour."""
    return [card for card, count in enumerate(counts) if colour_of(card) == colour for _ in range(count)]


def promise(trader, bought, ships):
    """What all sets of a player promise with the ships on these spaces; `bought` are goods of this turn."""
    total = 0
    for colour, ship in enumerate(ships):
        tokens = trader["tokens"][colour]
        goods = cards_in(trader["goods"], colour) + [card for card in bought if colour_of(card) == colour]
        safe = cards_in(trader["stored"], colour)
        worth = HOPE[ship] * points(goods + safe, tokens)
        if CARTHAGE in ships and ship in (3, 4):
            kept = HOPE[2] * points(safe, tokens)
            worth = kept + RAIDED * (worth - kept)
        total += worth
    return total


def after_buying(question, bought):
    """How far ahead a player is once it has bought these cards, one of a colour moving its ship one space, more two."""
    view, seat = question["view"], question["seat"]
    counts = [sum(colour_of(card) == colour for card in bought) for colour in range(len(COLOURS))]
    ships = [min(CARTHAGE, space + min(2, count)) for space, count in zip(view["ships"], counts)]
    rivals = [promise(trader, [], ships) for other, trader in enumerate(view["traders"]) if other != seat]
    return promise(view["traders"][seat], bought, ships) - sum(rivals) / len(rivals)


def coins(codes):
    return sum(value_of(card_of(code)) for code in codes)


def money(held):
    return COIN * min(held, ENOUGH)


def paid(held, codes):
    return money(held) - money(held - coins(codes))


def worth_of(question, move):
    """What speaks for a move, in points."""
    view, seat = question["view"], question["seat"]
    has = sum(count * value_of(card) for card, count in enumerate(view["hand"]))
    verb, *words = move.split(" ")
    if verb == "token":
        return sum(value_of(slot["card"]) for slot in view["market"] if COLOURS[colour_of(slot["card"])] == words[0])
    if verb == "buy":
        bought = [slot["card"] for slot in view["market"] if slot["reservedBy"] in (None, seat)]
        return after_buying(question, bought) - after_buying(question, []) - paid(has, words)
    if verb == "take":
        return money(has + coins(words[:1])) - money(has)
    if verb == "store":
        at = words.index("for")
        saved = [card_of(code) for code in words[at + 1 :]]
        tokens = view["traders"][seat]["tokens"][colour_of(saved[0])]
        return HOPE[2] * points(saved, tokens) - paid(has, words[:at])
    return 0


def choose(question):
    if question["game"] != "traders-of-carthage":
        return question["legal"][0]
    return max(question["legal"], key=lambda move: worth_of(question, move))


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], "move": choose(question)}), flush=True)

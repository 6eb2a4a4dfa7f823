import type { Good } from "../rules/edition.ts";
import type { GameConfig, Trace } from "../state.ts";
import type { OltremareEvent } from "./events.ts";
import { forgetSurplus, noteDrawn, noteGained, noteHeld, noteLost, notePlundered } from "./notes.ts";
import type { View } from "./view.ts";

/** Changes a copy of what everybody knows about hands. */
function changeHolds(view: View, change: (memory: { readonly holds: number[][] }) => void): View {
  const holds = view.memory.holds.map((goods) => goods.slice());
  change({ holds });
  return { ...view, memory: { ...view.memory, holds } };
}

/** Changes a copy of the traces. */
function changeTraces(view: View, change: (memory: { readonly traces: Trace[] }) => void): View {
  const traces = view.memory.traces.slice();
  change({ traces });
  return { ...view, memory: { ...view.memory, traces } };
}

function trace(view: View, seen: Trace): View {
  return { ...view, memory: { ...view.memory, traces: [...view.memory.traces, seen] } };
}

/** The open cards of a new deck: the discard pile, or the cargo of a player who is done. */
function newDeck({ discard, memory }: View, pirates: number | null): Trace {
  const cards = pirates === null ? discard : memory.cargo[pirates].toSorted((a, b) => a - b);
  return { saw: "newDeck", cards, pirates };
}

/** The view with what its owner can remember of an event, before the event changes anything else. */
export function remember({ edition }: GameConfig, view: View, event: OltremareEvent): View {
  const goods = (cards: readonly number[] | null): Good[] =>
    (cards ?? []).map((card) => edition.cards[card].good);
  switch (event.type) {
    case "drew":
    case "boughtDeck":
      return changeTraces(view, (memory) => noteDrawn(memory, event.seat));
    case "plundered":
      return changeTraces(view, (memory) => notePlundered(memory, event.seat));
    case "boughtPirate":
      return trace(view, { saw: "ransomed", seat: event.seat });
    case "surplus": {
      const forgotten = changeHolds(view, (memory) => forgetSurplus(memory, event.seat));
      return trace(forgotten, { saw: "surplus", seat: event.seat, card: event.cards?.[0] ?? null });
    }
    case "opened":
      return trace(view, { saw: "opened", seat: event.seat });
    case "newDeck":
      return trace(view, newDeck(view, event.seat));
    case "played":
      return changeHolds(view, (memory) => noteLost(memory, event.seat, goods(event.cards)));
    case "handed": {
      const { seat: from, partner: to, cards } = event;
      const moved = changeHolds(view, (memory) => {
        noteLost(memory, from, event.goods);
        noteGained(memory, to, event.goods);
      });
      return trace(moved, { saw: "dealt", from, to, goods: event.goods, cards });
    }
    case "offered":
    case "countered": {
      const shown = event.give.map(({ good }) => good);
      return changeHolds(view, (memory) => noteHeld(memory, event.from, shown));
    }
    default:
      return view;
  }
}

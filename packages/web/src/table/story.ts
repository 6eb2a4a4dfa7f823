import type { LogLine } from "@portolan/guides";
import type { GameTypes } from "@portolan/kernel";

/** The log as it has been told so far. */
export interface Story {
  readonly events: readonly GameTypes["event"][];
  readonly lines: readonly LogLine[];
  /** How many of the lines were told last. */
  readonly fresh: number;
}

export const NO_STORY: Story = { events: [], lines: [], fresh: 0 };

/** Tells what is new, and what came before it; all of it again if some of what was told is no more. */
export function tellOn(
  story: Story,
  events: Story["events"],
  tell: (events: Story["events"], earlier: Story["events"]) => readonly LogLine[],
): Story {
  const told = story.events.length;
  if (told === events.length && story.events.at(-1) === events.at(-1)) return story;
  const goesOn = told > 0 && told < events.length && events[told - 1] === story.events[told - 1];
  if (!goesOn) return { events, lines: tell(events, []), fresh: 0 };
  const news = tell(events.slice(told), events.slice(0, told));
  return { events, lines: [...story.lines, ...news], fresh: news.length };
}

/** The lines beside a board: what it is still showing is not told before it has been seen. */
export function linesShown({ lines, fresh }: Story, isBusy: boolean): Story["lines"] {
  return isBusy ? lines.slice(0, lines.length - fresh) : lines;
}

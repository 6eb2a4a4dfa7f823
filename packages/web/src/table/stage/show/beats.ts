/** An event of a game, as far as showing it goes. */
export interface Happening {
  readonly type: string;
}

/** Events that are shown together, as one step of what happened. */
export interface Beat<E extends Happening> {
  readonly kind: E["type"];
  readonly events: readonly E[];
  /** What is said about it; the rest shows. */
  readonly told: readonly E[];
  /** How long it takes to be seen, in milliseconds at a brisk pace; null if it stays until the board goes on. */
  readonly time: number | null;
}

/** How an event that begins a beat is shown. */
export interface BeatKind<E extends Happening> {
  /** Which events go with it. */
  readonly with: readonly E["type"][];
  /** In milliseconds at a brisk pace; null for a scene that has a pace of its own. */
  readonly time: number | null;
  /** Whether all of its events are told, or the first one only. */
  readonly tells?: "first";
}

/** The events of a game that begin a beat; the others go with the beat before them. */
export type BeatKinds<E extends Happening> = Partial<Readonly<Record<E["type"], BeatKind<E>>>>;

/** What happened, step by step. What needs no showing of its own (whose turn it is) goes with the step before it. */
export function beatsOf<E extends Happening>(kinds: BeatKinds<E>, events: readonly E[]): Beat<E>[] {
  const beats: Beat<E>[] = [];
  for (let i = 0; i < events.length; ) {
    const type: E["type"] = events[i].type;
    const kind = kinds[type];
    let end = i + 1;
    while (end < events.length && (kind?.with.includes(events[end].type) ?? false)) end++;
    const together = events.slice(i, end);
    const before = beats.at(-1);
    if (kind) {
      const told = kind.tells === "first" ? [events[i]] : together;
      beats.push({ kind: type, events: together, told, time: kind.time });
    } else if (before) beats[beats.length - 1] = { ...before, events: [...before.events, ...together] };
    else beats.push({ kind: type, events: together, told: [], time: 0 });
    i = end;
  }
  return beats;
}

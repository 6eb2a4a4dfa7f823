/** Where the replay is, and whether it runs. */
export interface Reel {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** Whether the last change was one step forward: only then is there something to be shown happening. */
  readonly isStep: boolean;
}

export type ReelAction =
  | { readonly type: "forward" }
  | { readonly type: "back" }
  | { readonly type: "go"; readonly to: number }
  /** Plays or pauses; from the end it begins again. */
  | { readonly type: "toggle" }
  /** The next step while it plays. */
  | { readonly type: "tick" }
  | { readonly type: "open"; readonly last: number };

export function startReel(last: number): Reel {
  return { at: 0, last, isPlaying: false, isStep: false };
}

function forward(reel: Reel): Reel {
  const { at, last } = reel;
  return at < last ? { ...reel, at: at + 1, isStep: true } : { ...reel, isStep: false };
}

export function turn(reel: Reel, action: ReelAction): Reel {
  const { at, last, isPlaying } = reel;
  switch (action.type) {
    case "forward":
      return { ...forward(reel), isPlaying: false };
    case "back":
      return { ...reel, at: Math.max(0, at - 1), isStep: false, isPlaying: false };
    case "go":
      return { ...reel, at: Math.min(last, Math.max(0, action.to)), isStep: false, isPlaying: false };
    case "toggle":
      if (isPlaying) return { ...reel, isPlaying: false };
      return at === last
        ? { ...reel, at: 0, isStep: false, isPlaying: last > 0 }
        : { ...reel, isPlaying: true };
    case "tick": {
      if (!isPlaying) return reel;
      const next = forward(reel);
      return next.at === last ? { ...next, isPlaying: false } : next;
    }
    case "open":
      return startReel(action.last);
  }
}

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays once it has been shown, in milliseconds: time to read it where nothing moves. */
export function holdFor(speed: Speed, isDrawn: boolean): number {
  return (isDrawn ? 700 : 1_800) / speed;
}

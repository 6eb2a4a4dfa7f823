/** Where the replay is, and whether it runs. */
export interface PlaybackState {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** Whether the last change was one step forward: only then is there something to be shown happening. */
  readonly isStep: boolean;
}

export type PlaybackAction =
  | { readonly type: "forward" }
  | { readonly type: "back" }
  | { readonly type: "go"; readonly to: number }
  /** Plays or pauses; from the end it begins again. */
  | { readonly type: "toggle" }
  /** The next step while it plays. */
  | { readonly type: "tick" }
  | { readonly type: "open"; readonly last: number };

export function startPlayback(last: number): PlaybackState {
  return { at: 0, last, isPlaying: false, isStep: false };
}

function forward(playback: PlaybackState): PlaybackState {
  const { at, last } = playback;
  return at < last ? { ...playback, at: at + 1, isStep: true } : { ...playback, isStep: false };
}

export function turn(playback: PlaybackState, action: PlaybackAction): PlaybackState {
  const { at, last, isPlaying } = playback;
  switch (action.type) {
    case "forward":
      return { ...forward(playback), isPlaying: false };
    case "back":
      return { ...playback, at: Math.max(0, at - 1), isStep: false, isPlaying: false };
    case "go":
      return { ...playback, at: Math.min(last, Math.max(0, action.to)), isStep: false, isPlaying: false };
    case "toggle":
      if (isPlaying) return { ...playback, isPlaying: false };
      return at === last
        ? { ...playback, at: 0, isStep: false, isPlaying: last > 0 }
        : { ...playback, isPlaying: true };
    case "tick": {
      if (!isPlaying) return playback;
      const next = forward(playback);
      return next.at === last ? { ...next, isPlaying: false } : next;
    }
    case "open":
      return startPlayback(action.last);
  }
}

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays once it has been shown, in milliseconds: time to read it where nothing moves. */
export function holdFor(speed: Speed, isDrawn: boolean): number {
  return (isDrawn ? 700 : 1_800) / speed;
}

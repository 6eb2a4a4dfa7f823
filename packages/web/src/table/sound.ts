/**
 * A few quiet sounds, made on the spot by Web Audio: nothing to fetch. A browser lets a page sound only after its user
 * has done something there, and where it refuses altogether the game goes on in silence.
 */

export type SoundName = "card" | "coin" | "wood" | "wave" | "drum" | "bell";

let shared: AudioContext | null = null;

function audio(): AudioContext | null {
  if (globalThis.navigator?.userActivation?.hasBeenActive === false) return null;
  shared ??= new AudioContext();
  if (shared.state === "suspended") void shared.resume();
  return shared;
}

/** A tone that swells within `attack` seconds and dies away. */
function tone(
  context: AudioContext,
  pitch: number,
  at: number,
  length: number,
  loudness: number,
  type: OscillatorType = "sine",
): void {
  const source = context.createOscillator();
  const level = context.createGain();
  const from = context.currentTime + at;
  source.type = type;
  source.frequency.setValueAtTime(pitch, from);
  level.gain.setValueAtTime(0, from);
  level.gain.linearRampToValueAtTime(loudness, from + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0005, from + length);
  source.connect(level).connect(context.destination);
  source.start(from);
  source.stop(from + length);
}

interface Rush {
  readonly length: number;
  readonly loudness: number;
  /** The pitch that the noise is filtered around, from the beginning to the end. */
  readonly from: number;
  readonly to: number;
}

/** Filtered noise: cards, waves, the skin of a drum. */
function rush(context: AudioContext, { length, loudness, from, to }: Rush): void {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const level = context.createGain();
  const now = context.currentTime;
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, now);
  filter.frequency.exponentialRampToValueAtTime(to, now + length);
  level.gain.setValueAtTime(0, now);
  level.gain.linearRampToValueAtTime(loudness, now + length * 0.25);
  level.gain.linearRampToValueAtTime(0, now + length);
  source.connect(filter).connect(level).connect(context.destination);
  source.start();
}

const SOUNDS: Readonly<Record<SoundName, (context: AudioContext) => void>> = {
  card: (context) => rush(context, { length: 0.09, loudness: 0.12, from: 3200, to: 1800 }),
  coin: (context) => {
    tone(context, 1975, 0, 0.25, 0.03, "triangle");
    tone(context, 2637, 0.06, 0.35, 0.03, "triangle");
  },
  wood: (context) => {
    tone(context, 220, 0, 0.08, 0.07, "triangle");
    rush(context, { length: 0.04, loudness: 0.06, from: 900, to: 500 });
  },
  wave: (context) => rush(context, { length: 0.9, loudness: 0.06, from: 350, to: 900 }),
  drum: (context) => {
    tone(context, 92, 0, 0.4, 0.12);
    tone(context, 78, 0.22, 0.5, 0.12);
  },
  bell: (context) => {
    tone(context, 523.25, 0, 0.5, 0.07);
    tone(context, 783.99, 0.16, 0.6, 0.07);
  },
};

/** Sounds, if it can be. */
export function play(name: SoundName): void {
  try {
    const context = audio();
    if (context) SOUNDS[name](context);
  } catch {
    // A courtesy: the game goes on without it.
  }
}

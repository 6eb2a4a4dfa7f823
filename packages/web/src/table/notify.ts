import { useEffect, useRef } from "react";
import type { Choices } from "../settings/settings.ts";
import { useChoices } from "../settings/store.ts";
import type { Voice } from "../words/speech.ts";

/** Two soft notes, made on the spot. */
function chime(): void {
  const audio = new AudioContext();
  const start = audio.currentTime + 0.02;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    const from = start + i * 0.16;
    tone.type = "sine";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0, from);
    level.gain.linearRampToValueAtTime(0.12, from + 0.02);
    level.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
    tone.connect(level).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.55);
  }
  setTimeout(() => void audio.close(), 1500);
}

/** Tells the player that a table waits: by sound, and by a notification while the page is hidden. */
export function callPlayer(
  choices: Choices,
  voice: Voice,
  game: string,
  tag: string,
  onClick: () => void,
): void {
  const { sound, notifications } = choices;
  if (sound) chime();
  if (!notifications || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(voice.say("notify.title"), {
    body: voice.say("notify.body", { game }),
    tag,
    icon: "/icon.svg",
  });
  note.addEventListener("click", () => {
    focus();
    onClick();
    note.close();
  });
}

/** Calls the player when a decision is waiting at the table that is open. */
export function useCall(isAwaited: boolean, voice: Voice, game: string): void {
  const choices = useChoices();
  const was = useRef(isAwaited);
  useEffect(() => {
    const isNew = isAwaited && !was.current;
    was.current = isAwaited;
    if (!isNew) return;
    callPlayer(choices, voice, game, "portolan-move", () => {});
  }, [isAwaited, choices, voice, game]);
}

const title = { text: globalThis.document?.title ?? "", waiting: 0 };

function showTitle(): void {
  document.title = title.waiting > 0 ? `(${title.waiting}) ${title.text}` : title.text;
}

/** The page's title says whose move it is, also in a tab that is not in front. */
export function useTitle(text: string): void {
  useEffect(() => {
    const before = title.text;
    title.text = text;
    showTitle();
    return () => {
      title.text = before;
      showTitle();
    };
  }, [text]);
}

/** Marks the title with the number of tables at which the player is waited for. */
export function useTitleMark(waiting: number): void {
  useEffect(() => {
    title.waiting = waiting;
    showTitle();
    return () => {
      title.waiting = 0;
      showTitle();
    };
  }, [waiting]);
}

import { useEffect, useRef } from "react";
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

/** Tells the player that a decision is waiting: by sound, and by a notification while the page is hidden. */
export function useCall(isAwaited: boolean, voice: Voice, title: string): void {
  const { sound, notifications } = useChoices();
  const was = useRef(isAwaited);
  useEffect(() => {
    const isNew = isAwaited && !was.current;
    was.current = isAwaited;
    if (!isNew) return;
    if (sound) chime();
    if (notifications && document.hidden && Notification.permission === "granted") {
      const note = new Notification(voice.say("notify.title"), {
        body: voice.say("notify.body", { game: title }),
        tag: "portolan-move",
        icon: "/icon.svg",
      });
      note.addEventListener("click", () => {
        focus();
        note.close();
      });
    }
  }, [isAwaited, sound, notifications, voice, title]);
}

/** The page's title says whose move it is, also in a tab that is not in front. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

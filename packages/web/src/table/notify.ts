import type { Translator } from "@portolan/guides";
import { useEffect, useRef } from "react";
import type { Choices } from "../app/settings/settings.ts";
import { useChoices } from "../app/settings/store.ts";
import { play } from "./sound.ts";

/**
 * Shows a notification by way of the service worker, which also leads to the table when it is clicked: telephones have
 * no other way.
 */
async function notify(title: string, body: string, path: string): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { body, tag: path, icon: "/icon.svg", data: path });
}

/** Notifications are a courtesy: where a browser refuses them, the game goes on. */
function courteously(effect: () => void | Promise<void>): void {
  (async () => effect())().catch(() => {});
}

/** Tells the player that the table at a path waits: by sound, and by a notification while the page is hidden. */
export function callPlayer(choices: Choices, translator: Translator, game: string, path: string): void {
  const { sound, notifications } = choices;
  if (sound) play("bell");
  if (!notifications || !document.hidden) return;
  courteously(() => notify(translator.t("notify.title"), translator.t("notify.body", { game }), path));
}

/** Calls the player when a decision is waiting at the table that is open. */
export function useCall(isAwaited: boolean, translator: Translator, game: string): void {
  const choices = useChoices();
  const was = useRef(isAwaited);
  useEffect(() => {
    const isNew = isAwaited && !was.current;
    was.current = isAwaited;
    if (!isNew) return;
    callPlayer(choices, translator, game, location.pathname);
  }, [isAwaited, choices, translator, game]);
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

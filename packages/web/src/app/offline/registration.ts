import { navigate } from "wouter/use-browser-location";

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

function announce(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Whether a newer version of the client lies ready. */
export function hasUpdate(): boolean {
  return waiting !== null;
}

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes to the newer version; the page loads again. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}

/** Goes where the service worker says that a notification leads to. */
function followNotifications(): void {
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ readonly go?: unknown }>) => {
    if (typeof data?.go === "string" && data.go !== location.pathname) navigate(data.go);
  });
}

/** Keeps the client on this device, and notices when there is a newer one; where the browser will not, it plays on without. */
export function keepClient(): void {
  if (!("serviceWorker" in navigator)) return;
  followNotifications();
  const registering: Promise<ServiceWorkerRegistration | undefined> = navigator.serviceWorker
    .register("/service-worker.js")
    .catch(() => undefined);
  void registering.then((registration) => {
    if (!registration) return;
    const watch = (worker: ServiceWorker | null): void => {
      if (!worker) return;
      const look = (): void => {
        // The very first worker is no news to anybody.
        if (worker.state === "installed" && navigator.serviceWorker.controller) announce(worker);
      };
      worker.addEventListener("statechange", look);
      look();
    };
    watch(registration.waiting);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  });
}

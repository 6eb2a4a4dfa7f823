const PATIENCE_MS = 10_000;

/** The first thing that the selector finds, as soon as there is one; a frame later at the earliest. */
async function seen(selector: string, signal: AbortSignal): Promise<HTMLElement> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    await new Promise(requestAnimationFrame);
    signal.throwIfAborted();
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    if (performance.now() > until) throw new Error(`there is no ${selector} in this position`);
  }
}

/** Presses what is to be pressed, waits for what is to be seen, and says on the page that it can be looked at. */
export async function arrange(presses: readonly string[], shows: string, signal: AbortSignal): Promise<void> {
  for (const selector of presses) (await seen(selector, signal)).click();
  await seen(shows, signal);
  document.documentElement.dataset.gallery = "ready";
}

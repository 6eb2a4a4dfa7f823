import type { Services } from "../services.ts";
import { type ApiDocument, apiPage } from "./page.ts";
import type { App } from "./types.ts";

const hide = { schema: { hide: true } };

/** What hosts and programs ask for: health, figures, and the description of the API. */
export function addSystem(app: App, { metrics, store }: Services): void {
  app.get("/healthz", hide, async () => {
    await store.overdue(0, 1);
    return { ok: true };
  });
  app.get("/metrics", hide, async (_, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  app.get("/api/openapi.json", hide, async () => app.swagger());
  app.get("/api", hide, async (_, reply) => {
    reply.type("text/html; charset=utf-8");
    return apiPage(app.swagger() as unknown as ApiDocument);
  });
}

/** The parts of an OpenAPI document that the page shows. */
interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content?: Record<string, { readonly schema?: Shape }> };
}
interface Shape {
  readonly properties?: Record<string, Shape>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
}
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Record<string, Record<string, Operation>>;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function fields(shape: Shape | undefined): string {
  const rows = Object.entries(shape?.properties ?? {}).map(([name, field]) => {
    const kind = field.enum?.join(" | ") ?? field.type ?? "";
    const optional = shape?.required?.includes(name) ? "" : " (optional)";
    return `<dt><code>${escapeHtml(name)}</code> ${escapeHtml(kind)}${optional}</dt><dd>${escapeHtml(field.description ?? "")}</dd>`;
  });
  return rows.length === 0 ? "" : `<dl>${rows.join("")}</dl>`;
}

function entry(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  const id = escapeHtml(operation.operationId ?? `${method}-${path}`);
  return `<article id="${id}"><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? "")}</p>${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ""}${fields(body)}</article>`;
}

/** The page's own style, which the content security policy knows by its hash. */
export const PAGE_STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 Georgia,serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
code{font-family:ui-monospace,monospace}h3{margin-bottom:0}article{border-top:1px solid #8886;padding:.5rem 0}
dt{margin-top:.3rem}dd{margin-left:1.5rem}`;

/** The API for people: one page, made from the same document that programs read. */
export function apiPage({ info, paths }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? "other"))];
  const sections = groups.map((group) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? "other") === group);
    const articles = own.map(({ path, method, operation }) => entry(path, method, operation));
    return `<section><h2>${escapeHtml(group)}</h2>${articles.join("\n")}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><style>${PAGE_STYLE}</style></head><body><main><h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description ?? "")}</p><p>The whole description for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}</main></body></html>`;
}

import type { Problem } from "./wire.ts";

export interface ClientOptions {
  /** Where the server is, such as `http://localhost:4480`; in a browser the page's own server if left out. */
  readonly url?: string;
  /** A token for programs; people have a cookie. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
}

/** The server said no, and why. */
export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem["error"];
  /** The whole answer: a move that came too late learns from it what has happened since. */
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    const problem = problemIn(body) ?? { id: "unknown", message: `the server answered ${status}` };
    super(problem.message);
    this.name = "ProblemError";
    this.status = status;
    this.problem = problem;
    this.body = body;
  }
}

function problemIn(body: unknown): Problem["error"] | undefined {
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  return typeof error === "object" && error !== null && "id" in error
    ? (error as Problem["error"])
    : undefined;
}

/** Browsers keep cookies themselves and do not show them; elsewhere this does. */
function cookieJar(): { take(response: Response): void; header(): Record<string, string> } {
  const cookies = new Map<string, string>();
  return {
    take(response) {
      for (const line of response.headers.getSetCookie?.() ?? []) {
        const [pair, ...attributes] = line.split(";");
        const at = pair.indexOf("=");
        const name = pair.slice(0, at).trim();
        const isGone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
        if (isGone) cookies.delete(name);
        else cookies.set(name, pair.slice(at + 1).trim());
      }
    },
    header: () =>
      cookies.size === 0
        ? {}
        : { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ") },
  };
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Http {
  call<T>(method: Method, path: string, body?: object): Promise<T>;
  stream(path: string, lastId: string | undefined, signal: AbortSignal): Promise<Response>;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * For how long a request is repeated while the server checks its table after a crash, in milliseconds: people would
 * rather wait a moment than be told that something is wrong.
 */
const PATIENCE_MS = 30_000;

/** How long to wait before asking again, in milliseconds; null if that would be no use. Nothing has been done yet. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof ProblemError) || error.problem.id !== "table.setAside") return null;
  const seconds = error.problem.parts?.seconds;
  return typeof seconds === "number" ? seconds * 1000 : null;
}

/** Repeats a request for as long as the server asks to wait for a moment. */
async function patiently<T>(request: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; ) {
    try {
      return await request();
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === null || waited + pause > PATIENCE_MS) throw error;
      waited += pause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Requests with the identity of one person or program. */
export function openHttp(options: ClientOptions): Http {
  const base = (options.url ?? "").replace(/\/$/, "");
  const send = options.fetch ?? fetch;
  const jar = cookieJar();
  const headers = (): Record<string, string> => ({
    ...jar.header(),
    ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
  });
  async function ask(method: Method, path: string, body?: object): Promise<unknown> {
    const response = await send(`${base}${path}`, {
      method,
      headers: { ...headers(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    jar.take(response);
    const answer = await bodyOf(response);
    if (!response.ok) throw new ProblemError(response.status, answer);
    return answer;
  }
  return {
    call: async <T>(method: Method, path: string, body?: object) =>
      (await patiently(() => ask(method, path, body))) as T,
    async stream(path, lastId, signal) {
      const response = await send(`${base}${path}`, {
        headers: {
          ...headers(),
          accept: "text/event-stream",
          ...(lastId === undefined ? {} : { "last-event-id": lastId }),
        },
        signal,
      });
      if (!response.ok) throw new ProblemError(response.status, await bodyOf(response));
      return response;
    },
  };
}

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

/** Requests with the identity of one person or program. */
export function openHttp(options: ClientOptions): Http {
  const base = (options.url ?? "").replace(/\/$/, "");
  const send = options.fetch ?? fetch;
  const jar = cookieJar();
  const headers = (): Record<string, string> => ({
    ...jar.header(),
    ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
  });
  return {
    async call<T>(method: Method, path: string, body?: object): Promise<T> {
      const response = await send(`${base}${path}`, {
        method,
        headers: { ...headers(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      jar.take(response);
      const answer = await bodyOf(response);
      if (!response.ok) throw new ProblemError(response.status, answer);
      return answer as T;
    },
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

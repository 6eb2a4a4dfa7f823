import { type ClientOptions, type Http, openHttp } from "./http.ts";
import { follow } from "./stream.ts";
import type {
  Ack,
  Addresses,
  Ceremony,
  Done,
  Export,
  Games,
  Log,
  Me,
  NewPassword,
  NewTable,
  PersonChange,
  PersonFrame,
  Phase,
  Ratings,
  RecordLink,
  Results,
  Session,
  Summaries,
  Summary,
  TableFrame,
  TableInfo,
  Token,
  Tokens,
} from "./wire.ts";

export interface WatchOptions {
  /** The last line of the log already seen; the whole log is sent if left out. */
  readonly after?: number;
  readonly signal?: AbortSignal;
  readonly pause?: (attempt: number) => number;
}

/** Bytes of one's own for the deal, in hexadecimal digits: with them no server can choose the cards alone. */
export function newContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key for one move: a request sent twice with it counts once. */
export function newKey(): string {
  return newContribution();
}

function peopleOf({ call, stream }: Http) {
  return {
    /** Where others in the same network reach the server, if it is on this machine. */
    addresses: () => call<Addresses>("GET", "/api/addresses"),
    games: () => call<Games>("GET", "/api/games"),
    beGuest: (name: string) => call<Me>("POST", "/api/me", { name }),
    me: () => call<Me>("GET", "/api/me"),
    change: (change: PersonChange) => call<Me>("PATCH", "/api/me", change),
    deleteMe: () => call<Done>("DELETE", "/api/me"),
    exportMe: () => call<Export>("GET", "/api/me/export"),
    setPassword: (
      login: string,
      password: string,
      current?: string,
      tokens: NonNullable<NewPassword["tokens"]> = "keep",
    ) =>
      call<Me>("POST", "/api/me/password", {
        login,
        password,
        tokens,
        ...(current === undefined ? {} : { current }),
      }),
    session: () => call<Session>("GET", "/api/session"),
    logIn: (login: string, password: string) => call<Me>("POST", "/api/session", { login, password }),
    logOut: () => call<Done>("DELETE", "/api/session"),
    passkeyOptions: () => call<Ceremony>("POST", "/api/me/passkeys/options", {}),
    addPasskey: (response: object) => call<Me>("POST", "/api/me/passkeys", response),
    removePasskey: (id: string) => call<Me>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
    passkeyLoginOptions: () => call<Ceremony>("POST", "/api/session/passkey/options", {}),
    logInWithPasskey: (response: object) => call<Me>("POST", "/api/session/passkey", response),
    tokens: () => call<Tokens>("GET", "/api/me/tokens"),
    makeToken: (name: string) => call<Token>("POST", "/api/me/tokens", { name }),
    revokeToken: (id: string) => call<Done>("DELETE", `/api/me/tokens/${encodeURIComponent(id)}`),
    myTables: () => call<Summaries>("GET", "/api/me/tables"),
    myRatings: () => call<Ratings>("GET", "/api/me/ratings"),
    myResults: () => call<Results>("GET", "/api/me/results"),
    /** News of all one's tables: whose move it is, and what ended. */
    async *watchMine(
      options: Omit<WatchOptions, "after"> = {},
    ): AsyncGenerator<PersonFrame, void, undefined> {
      const open = (lastId: string | undefined, signal: AbortSignal) =>
        stream("/api/me/events", lastId, signal);
      for await (const frame of follow({ open, ...options })) yield frame as PersonFrame;
    },
  };
}

function tablesOf({ call, stream }: Http) {
  const at = (id: string, what = ""): string => `/api/tables/${encodeURIComponent(id)}${what}`;
  return {
    lobby: (phase?: Phase) => call<Summaries>("GET", `/api/tables${phase ? `?phase=${phase}` : ""}`),
    create: (table: NewTable) =>
      call<TableInfo>("POST", "/api/tables", { contribution: newContribution(), ...table }),
    table: (id: string) => call<TableInfo>("GET", at(id)),
    /** All that has happened at a table, however many pages that is. */
    async log(id: string, after = 0): Promise<Pick<Log, "events">> {
      const events: Log["events"] = [];
      for (let next: number | null = after; next !== null; ) {
        const page: Log = await call<Log>("GET", at(id, `/log?after=${next}`));
        events.push(...page.events);
        next = page.next;
      }
      return { events };
    },
    sit: (id: string, choice: { readonly seat?: number; readonly code?: string } = {}) =>
      call<TableInfo>("POST", at(id, "/sit"), { contribution: newContribution(), ...choice }),
    leave: (id: string) => call<Ack>("POST", at(id, "/leave"), {}),
    fill: (id: string, seat: number, level: string) => call<Ack>("POST", at(id, "/fill"), { seat, level }),
    start: (id: string, fill?: string) =>
      call<Ack>("POST", at(id, "/start"), fill === undefined ? {} : { fill }),
    play: (id: string, seq: number, move: string, key: string = newKey()) =>
      call<Ack>("POST", at(id, "/moves"), { seq, move, key }),
    undo: (id: string, seq: number, steps = 1, key: string = newKey()) =>
      call<Ack>("POST", at(id, "/undo"), { seq, steps, key }),
    redo: (id: string, seq: number, key: string = newKey()) =>
      call<Ack>("POST", at(id, "/redo"), { seq, key }),
    resign: (id: string) => call<Ack>("POST", at(id, "/resign"), {}),
    stop: (id: string, agree: boolean) => call<Ack>("POST", at(id, "/stop"), { agree }),
    takeBackSeat: (id: string) => call<Ack>("POST", at(id, "/take-back"), {}),
    chat: (id: string, text: string) => call<Ack>("POST", at(id, "/chat"), { text }),
    rematch: (id: string) => call<Summary>("POST", at(id, "/rematch"), { contribution: newContribution() }),
    /** The whole game written down, once it is over: `portolan verify` reads it. */
    record: (id: string) => call<object>("GET", at(id, "/record")),
    recordLink: (id: string) => call<RecordLink>("GET", at(id, "/record/link")),
    /** Everything that happens at a table, from any moment on, for as long as one listens. */
    async *watch(id: string, options: WatchOptions = {}): AsyncGenerator<TableFrame, void, undefined> {
      const { after, ...rest } = options;
      const open = (lastId: string | undefined, signal: AbortSignal) =>
        stream(at(id, "/events"), lastId, signal);
      const start = after === undefined ? {} : { after: String(after) };
      for await (const frame of follow({ open, ...rest, ...start })) yield frame as TableFrame;
    },
  };
}

/** A client with an identity of its own: in a browser the browser's, elsewhere one that lasts as long as the client. */
export function openClient(options: ClientOptions = {}) {
  const http = openHttp(options);
  return { ...peopleOf(http), ...tablesOf(http) };
}
export type Client = ReturnType<typeof openClient>;

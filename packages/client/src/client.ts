import { commitment, hex, type Pledge } from "@portolan/kernel";
import { type ClientOptions, type Http, openHttp } from "./http.ts";
import {
  isAwaited,
  newPledge,
  type PledgeStore,
  pledgeOnceShown,
  pledgesInMemory,
  UNSEATED,
} from "./pledges.ts";
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
  TableSnapshot,
  Token,
  Tokens,
} from "./wire.ts";

export interface WatchOptions {
  /** The last line of the log already seen; the whole log is sent if left out. */
  readonly after?: number;
  readonly signal?: AbortSignal;
  readonly pause?: (attempt: number) => number;
}

/** A key for one move: a request sent twice with it counts once. */
export function newKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

function peopleOf({ call, stream }: Http, { answerAt }: Fairness) {
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
      for await (const frame of follow({ open, ...options }) as AsyncGenerator<PersonFrame>) {
        if (frame.event === "table" && isAwaited(frame.data)) void answerAt(frame.data.id).catch(() => {});
        yield frame;
      }
    },
  };
}

/** The path of a table, or of something at it. */
function at(id: string, what = ""): string {
  return `/api/tables/${encodeURIComponent(id)}${what}`;
}

/** How a client does its part for a fair deal, and what it keeps of it. */
function fairnessOf({ call }: Http, pledges: PledgeStore) {
  const read = (id: string): Promise<TableInfo> => call("GET", at(id));

  /** What this client keeps of a table where it has that seat. */
  async function pledgeAt(id: string, seat: number): Promise<Pledge | null> {
    const kept = (await pledges.find(id, seat)) ?? (await pledges.find(id, UNSEATED));
    return kept && { ...kept, seat };
  }

  /** Reveals what was committed to as soon as the cards wait for it, having kept what the others committed to. */
  async function answer(id: string, now: TableSnapshot): Promise<void> {
    if (!isAwaited(now) || now.seat === null || !now.dealing) return;
    const kept = await pledgeAt(id, now.seat);
    const pledge = kept && pledgeOnceShown(kept, now.dealing);
    if (!pledge) return;
    await pledges.keep(id, pledge);
    await call<Ack>("POST", at(id, "/reveal"), { contribution: pledge.contribution });
    await pledges.keep(id, { ...pledge, isAcknowledged: true });
  }

  /** The table once this client has done what it waited for. */
  async function answered(info: TableInfo): Promise<TableInfo> {
    if (!isAwaited(info.now)) return info;
    // Refused, it came too late; and what fails on the way will be seen by the next request.
    await answer(info.id, info.now).catch(() => {});
    return read(info.id);
  }

  /** Sits down: the table's commitment has been shown, only now are there bytes to commit to. */
  async function sit(shown: TableInfo, choice: SeatWish): Promise<TableInfo> {
    const pledge = newPledge(shown.commitment, await pledges.find(shown.id, UNSEATED));
    // Kept before it is sent: whether an answer comes or not, the bytes are at hand when the cards wait for them.
    await pledges.keep(shown.id, pledge);
    const body = { ...choice, commitment: commitment(pledge.contribution) };
    const info = await call<TableInfo>("POST", at(shown.id, "/sit"), body);
    const { seat } = info.now;
    if (seat !== null) await pledges.keep(shown.id, { ...pledge, seat });
    return answered(info);
  }

  return {
    sit,
    pledgeAt,
    answer,
    answered,
    answerAt: async (id: string): Promise<TableInfo> => answered(await read(id)),
  };
}
type Fairness = ReturnType<typeof fairnessOf>;

/** Which seat one wants, and what opens it. */
export interface SeatWish {
  readonly seat?: number;
  readonly code?: string;
}

function tablesOf({ call, stream }: Http, fairness: Fairness) {
  return {
    lobby: (phase?: Phase) => call<Summaries>("GET", `/api/tables${phase ? `?phase=${phase}` : ""}`),
    /** Makes a table and, if a seat of it is one's own, sits down there once its commitment is known. */
    async create(table: NewTable): Promise<TableInfo> {
      const made = await call<TableInfo>("POST", "/api/tables", table);
      return table.seats.some(({ kind }) => kind === "me") ? fairness.sit(made, {}) : made;
    },
    table: fairness.answerAt,
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
    sit: async (id: string, choice: SeatWish = {}) =>
      fairness.sit(await call<TableInfo>("GET", at(id)), choice),
    /** Lets the cards be dealt without one's own bytes, such as from another device than the one that has them. */
    withhold: (id: string) => call<Ack>("POST", at(id, "/reveal"), { contribution: null }),
    /** What this client has kept to check the deal by: what it was shown, and what it added. */
    pledge: fairness.pledgeAt,
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
    chat: (id: string, text: string, phrase?: string) =>
      call<Ack>("POST", at(id, "/chat"), phrase === undefined ? { text } : { text, phrase }),
    /** The same game again; every seat is kept for who had it, and one sits down in one's own. */
    async rematch(id: string): Promise<TableInfo> {
      const { id: again } = await call<Summary>("POST", at(id, "/rematch"), {});
      const info = await fairness.answerAt(again);
      return info.now.seat === null && info.now.phase === "waiting" ? fairness.sit(info, {}) : info;
    },
    /** The whole game written down, once it is over: `portolan verify` reads it. */
    record: (id: string) => call<object>("GET", at(id, "/record")),
    recordLink: (id: string) => call<RecordLink>("GET", at(id, "/record/link")),
    /**
     * Everything that happens at a table, from any moment on, for as long as one listens. What one has committed to is
     * revealed when the cards wait for it; if that fails, the next word from the table is the next attempt.
     */
    async *watch(id: string, options: WatchOptions = {}): AsyncGenerator<TableFrame, void, undefined> {
      const { after, ...rest } = options;
      const open = (lastId: string | undefined, signal: AbortSignal) =>
        stream(at(id, "/events"), lastId, signal);
      const start = after === undefined ? {} : { after: String(after) };
      for await (const frame of follow({ open, ...rest, ...start }) as AsyncGenerator<TableFrame>) {
        if (frame.event === "now") void fairness.answer(id, frame.data).catch(() => {});
        yield frame;
      }
    },
  };
}

/** A client with an identity of its own: in a browser the browser's, elsewhere one that lasts as long as the client. */
export function openClient(options: ClientOptions & { readonly pledges?: PledgeStore } = {}) {
  const { pledges = pledgesInMemory(), ...rest } = options;
  const http = openHttp(rest);
  const fairness = fairnessOf(http, pledges);
  return { ...peopleOf(http, fairness), ...tablesOf(http, fairness) };
}
export type Client = ReturnType<typeof openClient>;

/** How much one address or one person may ask for. */
export interface Limits {
  /** Requests a minute from one address. */
  readonly perAddress: number;
  /** Requests a minute by one person. */
  readonly perPerson: number;
  /** New guests a minute from one address. */
  readonly guests: number;
  /** Attempts to log in a minute from one address. */
  readonly logins: number;
  /** Unfinished tables that one person hosts. */
  readonly tables: number;
  /** Games that one person hosts and no person plays, at a time. */
  readonly unattended: number;
  /** Open streams of one person or, for those without a name, of one address. */
  readonly streams: number;
  /** Open streams at one table of people without a seat there. */
  readonly watchers: number;
  /** What one person may say in a minute. */
  readonly chat: number;
}

export const USUAL_LIMITS: Limits = {
  perAddress: 3000,
  perPerson: 900,
  guests: 60,
  logins: 20,
  tables: 300,
  unattended: 3,
  streams: 60,
  watchers: 500,
  chat: 20,
};

/** For tests and measurements. */
export const NO_LIMITS: Limits = {
  perAddress: 1e9,
  perPerson: 1e9,
  guests: 1e9,
  logins: 1e9,
  tables: 1e9,
  unattended: 1e9,
  streams: 1e9,
  watchers: 1e9,
  chat: 1e9,
};

/** What one of several nodes may grant of a limit, so that all of them together keep to it. */
export function shareOf(limit: number, nodes: { size(): number }): () => number {
  return () => Math.max(1, Math.ceil(limit / nodes.size()));
}

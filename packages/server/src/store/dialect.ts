/** Where the two databases say the same thing differently. */
export interface Dialect {
  /** The body of a log line without what its author said. */
  readonly blankText: string;
  /** What else is written when live time is kept. */
  readonly andKept: string;
  /** Finds a login name however it is written. */
  readonly isLogin: string;
  /** Whether a login name is somebody else's already. */
  isLoginTaken(error: unknown): boolean;
  /** Whether a write broke a rule of the schema: a key that is there already, a person who is not there any more. */
  isViolation(error: unknown): boolean;
}

/** What nodes tell each other. Whoever misses something finds out by itself: nothing depends on it but time. */
export type News =
  | {
      readonly kind: "table";
      readonly table: string;
      readonly seq: number;
      /** Those at the table, who may be reading news of their tables elsewhere. */
      readonly people: readonly string[];
      /** Whether a computer player is to move. */
      readonly isThinking: boolean;
    }
  /** A person has changed or is gone; `hasEnded` if a session or token of theirs has ended. */
  | { readonly kind: "person"; readonly person: string; readonly hasEnded: boolean }
  /** Others read a table than before. */
  | { readonly kind: "presence"; readonly table: string }
  /** A node has come or is about to go. */
  | { readonly kind: "nodes" };

/** How many streams each person has open; "" stands for those without a name. */
export type Readers = Readonly<Record<string, number>>;

/** How the servers that share a store, its nodes, know of each other. */
export interface Peers {
  /** The name of this node, new with every start. */
  readonly node: string;
  /** Says that this node is alive, which holds for a few seconds, and tells which nodes are. */
  beat(): Promise<readonly string[]>;
  /** Says that this node is going, so that nobody waits for it. */
  leave(): Promise<void>;
  /** The numbers of the last lines of tables. */
  lastLines(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tells all other nodes, some milliseconds later. */
  tell(news: News): void;
  /** Hears what others tell; `onGap` is called whenever something may have been missed. */
  listen(hear: (news: News) => void, onGap: () => void): Promise<void>;
  /** Takes note of who reads a table here. */
  saveReaders(table: string, readers: Readers): Promise<void>;
  /** Who reads a table at the other nodes. */
  readersElsewhere(table: string): Promise<Readers>;
}

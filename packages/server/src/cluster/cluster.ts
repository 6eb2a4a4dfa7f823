import type { News, Peers, Readers } from "../store/peers.ts";
import { ownerOf } from "./owner.ts";

/** What a server does when it hears of others. */
export interface Hearing {
  /** Something happened at a table elsewhere. */
  onTable(news: Extract<News, { kind: "table" }>): Promise<void>;
  onPerson(news: Extract<News, { kind: "person" }>): Promise<void>;
  /** Others read a table elsewhere than before. */
  onReaders(table: string): void;
  /** Anything may have happened unheard. */
  onGap(): Promise<void>;
  /** Nodes have come or gone; what they looked after may be this one's now. */
  onNodes(isAnyGone: boolean): Promise<void>;
  /** The tables that are in memory or read here, with the last lines known here: others may be further. */
  known(): Iterable<readonly [table: string, seq: number]>;
  /** A table has lines that are not known here. */
  onBehind(table: string): Promise<void>;
  onTrouble(error: unknown): void;
}

/** This server among those that share its store. A server that is alone with its data owns everything. */
export interface Cluster {
  /** Whether others may change what this server has in memory. */
  readonly isShared: boolean;
  /** How many nodes share the work, this one included. */
  size(): number;
  /** Whether this node is the one to look after a thing; if two believe so for a moment, no harm is done. */
  owns(name: string): boolean;
  tell(news: News): void;
  /** Who reads a table here has changed. */
  tellReaders(table: string, readers: Readers): void;
  /** Who reads a table at the other nodes, as far as was heard. */
  readersElsewhere(table: string): Readers;
  start(hearing: Hearing): Promise<void>;
  /** Hands over to the others. */
  leave(): Promise<void>;
}

const NOBODY: Readers = {};
const BEAT_MS = 1_000;

export const ALONE: Cluster = {
  isShared: false,
  size: () => 1,
  owns: () => true,
  tell() {},
  tellReaders() {},
  readersElsewhere: () => NOBODY,
  async start() {},
  async leave() {},
};

function withPeers(peers: Peers): Cluster {
  let nodes: readonly string[] = [peers.node];
  const elsewhere = new Map<string, Readers>();
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();
  let isLeaving = false;

  async function hearReaders(table: string, { onReaders }: Hearing): Promise<void> {
    const readers = await peers.readersElsewhere(table);
    if (Object.keys(readers).length === 0) elsewhere.delete(table);
    else elsewhere.set(table, readers);
    onReaders(table);
  }

  async function hear(news: News, hearing: Hearing): Promise<void> {
    if (news.kind === "table") return hearing.onTable(news);
    if (news.kind === "person") return hearing.onPerson(news);
    if (news.kind === "presence") return hearReaders(news.table, hearing);
    beatInTurn(hearing);
  }

  /** What was missed is found by the numbers of the lines. */
  async function findMissed({ known, onBehind }: Hearing): Promise<void> {
    const mine = new Map(known());
    if (mine.size === 0) return;
    const last = await peers.lastLines([...mine.keys()]);
    for (const [table, seq] of last) if (seq > (mine.get(table) ?? 0)) await onBehind(table);
  }

  async function beat(hearing: Hearing): Promise<void> {
    const alive = await peers.beat();
    if (isLeaving) return;
    const before = nodes;
    nodes = alive.includes(peers.node) ? alive : [...alive, peers.node];
    if (before.length !== nodes.length || before.some((node) => !nodes.includes(node))) {
      for (const table of [...elsewhere.keys()]) await hearReaders(table, hearing);
      await hearing.onNodes(before.some((node) => !nodes.includes(node)));
    }
    await findMissed(hearing);
  }

  function beatInTurn(hearing: Hearing): void {
    beating = beating.then(() => (isLeaving ? undefined : beat(hearing))).catch(hearing.onTrouble);
  }

  return {
    isShared: true,
    size: () => nodes.length,
    owns: (name) => !isLeaving && ownerOf(name, nodes) === peers.node,
    tell: peers.tell,
    tellReaders(table, readers) {
      peers.saveReaders(table, readers).then(
        () => peers.tell({ kind: "presence", table }),
        () => {},
      );
    },
    readersElsewhere: (table) => elsewhere.get(table) ?? NOBODY,
    async start(hearing) {
      const { onTrouble } = hearing;
      await peers.listen(
        (news) => void hear(news, hearing).catch(onTrouble),
        () => void hearing.onGap().catch(onTrouble),
      );
      nodes = await peers.beat();
      peers.tell({ kind: "nodes" });
      timer = setInterval(() => beatInTurn(hearing), BEAT_MS);
      timer.unref();
    },
    async leave() {
      isLeaving = true;
      clearInterval(timer);
      await beating;
      await peers.leave();
      peers.tell({ kind: "nodes" });
    },
  };
}

export function openCluster(peers: Peers | null): Cluster {
  return peers ? withPeers(peers) : ALONE;
}

import type { Time } from "./clock/time.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { Directory } from "./identity/directory.ts";
import type { Limits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import type { Store } from "./store/store.ts";
import type { Hub } from "./stream/hub.ts";
import type { Source } from "./table/create.ts";
import type { Tables } from "./table/tables.ts";

/** All that answering a request takes. */
export interface Services {
  readonly store: Store;
  readonly tables: Tables;
  readonly people: Directory;
  readonly hub: Hub;
  readonly metrics: Metrics;
  readonly cluster: Cluster;
  readonly source: Source;
  readonly limits: Limits;
  /** By the calendar, in milliseconds since 1970. */
  readonly now: () => number;
  readonly time: () => Time;
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<"player">;
  readonly refusals: Counter;
  readonly conflicts: Counter;
  /** Seconds from a move's arrival to its acknowledgement. */
  readonly acknowledged: Histogram;
  readonly requests: Counter<"status">;
}

/** What is counted only when someone asks. */
export interface Gauges {
  readonly tables: () => number;
  readonly tableStreams: () => number;
  readonly personStreams: () => number;
  readonly thinking: () => number;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    moves: new Counter({
      name: "portolan_moves_total",
      help: "Moves made",
      labelNames: ["player"],
      registers,
    }),
    refusals: new Counter({ name: "portolan_refusals_total", help: "Moves against the rules", registers }),
    conflicts: new Counter({ name: "portolan_conflicts_total", help: "Moves that came too late", registers }),
    acknowledged: new Histogram({
      name: "portolan_acknowledge_seconds",
      help: "Time to acknowledge a move, durably",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    requests: new Counter({
      name: "portolan_requests_total",
      help: "HTTP requests by status",
      labelNames: ["status"],
      registers,
    }),
  };
}

/** Adds what is counted on asking, and the process's own figures. */
export function watch({ registry }: Metrics, gauges: Gauges): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, count: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count());
      },
    });
  };
  gauge("portolan_tables_in_memory", "Tables in memory", gauges.tables);
  gauge("portolan_table_streams", "Open streams of tables", gauges.tableStreams);
  gauge("portolan_person_streams", "Open streams of people", gauges.personStreams);
  gauge("portolan_thinking_waiting", "Computer players waiting to think", gauges.thinking);
}

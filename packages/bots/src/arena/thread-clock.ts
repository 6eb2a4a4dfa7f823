import type { Clock } from "../player.ts";

/** The time that this thread has had on a processor, in Node: what else the machine does takes nothing from it. */
export const threadClock: Clock = {
  now() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

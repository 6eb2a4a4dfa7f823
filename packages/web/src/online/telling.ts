import type { Pace, SeatInfo } from "@portolan/client";
import type { Voice } from "@portolan/guides";

const MINUTE = 60;
const DAY_HOURS = 24;

/** How the clocks of a table run, in words. */
export function paceText(pace: Pace, voice: Voice): string {
  switch (pace.kind) {
    case "untimed":
      return voice.say("online.pace.untimed");
    case "live":
      return voice.say("online.pace.live.told", {
        minutes: pace.bank / MINUTE,
        seconds: pace.increment,
      });
    case "correspondence":
      return pace.hours % DAY_HOURS === 0
        ? voice.say("online.pace.days", { days: pace.hours / DAY_HOURS })
        : voice.say("online.pace.hours", { hours: pace.hours });
  }
}

/** Who sits, or will sit, in a seat. */
export function sitterText({ kind, name, level }: SeatInfo, voice: Voice): string {
  switch (kind) {
    case "open":
      return voice.say("table.seat.open");
    case "invited":
      return voice.say("online.seat.invited", { name: name ?? "" });
    case "computer":
      return voice.say("online.seat.computer", { level: { term: `level.${level}`, otherwise: level ?? "" } });
    default:
      return name || voice.say("online.seat.gone");
  }
}

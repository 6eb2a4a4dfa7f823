import type { Pace, SeatInfo } from "@portolan/client";
import type { Translator } from "@portolan/guides";

const MINUTE = 60;
const DAY_HOURS = 24;

/** How the clocks of a table run, in words. */
export function paceText(pace: Pace, translator: Translator): string {
  switch (pace.kind) {
    case "untimed":
      return translator.t("online.pace.untimed");
    case "live":
      return translator.t("online.pace.live.told", {
        minutes: pace.bank / MINUTE,
        seconds: pace.increment,
      });
    case "correspondence":
      return pace.hours % DAY_HOURS === 0
        ? translator.t("online.pace.days", { days: pace.hours / DAY_HOURS })
        : translator.t("online.pace.hours", { hours: pace.hours });
  }
}

/** Who sits, or will sit, in a seat. */
export function sitterText({ kind, name, level }: SeatInfo, translator: Translator): string {
  switch (kind) {
    case "open":
      return translator.t("table.seat.open");
    case "invited":
      return translator.t("online.seat.invited", { name: name ?? "" });
    case "computer":
      return translator.t("online.seat.computer", {
        level: { term: `level.${level}`, otherwise: level ?? "" },
      });
    default:
      return name || translator.t("online.seat.gone");
  }
}

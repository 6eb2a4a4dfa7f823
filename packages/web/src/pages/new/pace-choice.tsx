import type { OnTimeout, Pace } from "@portolan/client";
import { useTranslator } from "../../app/languages/provider.tsx";
import { Choose, Radios } from "../../ui/controls.tsx";

/** How the clocks are to run; what was chosen for one kind is kept while another is looked at. */
export interface PaceWish {
  readonly kind: Pace["kind"];
  readonly minutes: number;
  readonly seconds: number;
  readonly hours: number;
  readonly onTimeout: OnTimeout;
}

export const USUAL_PACE: PaceWish = {
  kind: "untimed",
  minutes: 15,
  seconds: 15,
  hours: 24,
  onTimeout: "computer",
};

const KINDS = ["untimed", "live", "correspondence"] as const;
const MINUTES = [3, 5, 10, 15, 30, 60] as const;
const SECONDS = [0, 5, 10, 15, 30, 60] as const;
const HOURS = [8, 12, 24, 48, 72, 168] as const;
const DAY_HOURS = 24;
const MINUTE = 60;

export function paceOf({ kind, minutes, seconds, hours }: PaceWish): Pace {
  switch (kind) {
    case "untimed":
      return { kind };
    case "live":
      return { kind, bank: minutes * MINUTE, increment: seconds };
    case "correspondence":
      return { kind, hours };
  }
}

export function PaceChoice({ wish, onChange }: { readonly wish: PaceWish; onChange(wish: PaceWish): void }) {
  const translator = useTranslator();
  const numbers = (values: readonly number[], label: (value: number) => string) =>
    values.map((value) => ({ value: String(value), label: label(value) }));
  const hoursText = (hours: number): string =>
    hours % DAY_HOURS === 0
      ? translator.t("online.pace.days", { days: hours / DAY_HOURS })
      : translator.t("online.pace.hours", { hours });
  return (
    <>
      <Radios
        label={translator.t("online.pace")}
        value={wish.kind}
        values={KINDS.map((value) => {
          return {
            value,
            label: translator.t(`online.pace.${value}`),
            help: translator.t(`online.pace.${value}.about`),
          };
        })}
        onChange={(kind) => onChange({ ...wish, kind })}
        isBlock
      />
      {wish.kind === "live" ? (
        <div className="grid-2">
          <Choose
            label={translator.t("online.pace.bank")}
            value={String(wish.minutes)}
            values={numbers(MINUTES, (minutes) => translator.t("online.pace.minutes", { minutes }))}
            onChange={(text) => onChange({ ...wish, minutes: Number(text) })}
          />
          <Choose
            label={translator.t("online.pace.increment")}
            value={String(wish.seconds)}
            values={numbers(SECONDS, (seconds) => translator.t("online.pace.seconds", { seconds }))}
            onChange={(text) => onChange({ ...wish, seconds: Number(text) })}
          />
        </div>
      ) : null}
      {wish.kind === "correspondence" ? (
        <Choose
          label={translator.t("online.pace.each")}
          help={translator.t("online.pace.nights")}
          value={String(wish.hours)}
          values={numbers(HOURS, hoursText)}
          onChange={(text) => onChange({ ...wish, hours: Number(text) })}
        />
      ) : null}
      {wish.kind === "untimed" ? null : (
        <Radios
          label={translator.t("online.timeout")}
          value={wish.onTimeout}
          values={(["computer", "resign"] as const).map((value) => {
            return { value, label: translator.t(`online.timeout.${value}`) };
          })}
          onChange={(onTimeout) => onChange({ ...wish, onTimeout })}
          isBlock
        />
      )}
    </>
  );
}

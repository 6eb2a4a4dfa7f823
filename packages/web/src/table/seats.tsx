import { selfOf, type Translator } from "@portolan/guides";
import type { Seat } from "@portolan/kernel";
import { useEffect, useState } from "react";
import { MarkShape } from "../ui/mark.tsx";
import { type Clock, isOver, type SeatState, type TableState } from "./source.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** 1:05:09, or 4:07. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] > 0 ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

export function ClockFace({ clock, translator }: { readonly clock: Clock; readonly translator: Translator }) {
  const { left, runsSince } = clock;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (runsSince === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runsSince]);
  const remaining = runsSince === null ? left : left - Math.max(0, now - runsSince);
  const text =
    remaining < DAY
      ? clockText(remaining)
      : translator.t("online.clock.days", {
          days: Math.floor(remaining / DAY),
          hours: Math.floor((remaining % DAY) / HOUR),
        });
  return (
    <span className={remaining < 30 * SECOND ? "clock short" : "clock"}>
      <span className="hidden">{translator.t("table.clock", { time: text })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

export function seatNote(
  { player, level, presence }: SeatState,
  isViewer: boolean,
  isActive: boolean,
  translator: Translator,
): string {
  if (isViewer) return translator.t("table.seat.you");
  if (presence === "thinking") return translator.t("table.seat.thinking");
  if (player === "open") return translator.t("table.seat.open");
  if (presence === "away") return translator.t("table.seat.away");
  if (isActive) return translator.t("table.seat.active");
  if (player === "computer")
    return translator.t("table.seat.computer", { level: { term: `level.${level}` } });
  return translator.t("table.seat.person");
}

/** Everybody at the table: who they are, whether they are there, and for whom the game waits. */
export function Seats({
  table,
  translator,
}: {
  readonly table: TableState;
  readonly translator: Translator;
}) {
  const { seats, viewer, waitsFor } = table;
  const first = viewer ?? 0;
  const order: Seat[] = seats.map((_, i) => (first + i) % seats.length);
  return (
    <ul className="seats" aria-label={translator.t("table.seats")}>
      {order.map((seat) => {
        const isActive = waitsFor.includes(seat) && !isOver(table);
        return (
          <li
            key={seat}
            className={isActive ? "seat active" : "seat"}
            aria-current={isActive ? "true" : undefined}
          >
            <MarkShape mark={{ seat }} />
            <span className="seat-name">{translator.called(seat)}</span>
            <span className="seat-note">
              {seatNote(seats[seat], seat === selfOf(table), isActive, translator)}
            </span>
            {seats[seat].clock ? <ClockFace clock={seats[seat].clock} translator={translator} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

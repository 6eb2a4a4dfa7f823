import { useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import "./curtain.css";
import { CompassRose } from "../ui/compass.tsx";
import { MarkShape } from "../ui/mark.tsx";
import { seatColours } from "./seat-colours.ts";
import { isOver, personAwaited } from "./source.ts";
import type { TableModel } from "./use-model.ts";

/** Between the turns of people who share a device: nobody sees the hand of another. */
export function Curtain({ model }: { readonly model: TableModel }) {
  const { source, desk, turn } = model;
  const { translator, pacing } = desk;
  const { shown, queue, isBusy } = pacing;
  const seat = isOver(shown) || isBusy || queue.length > 0 ? null : personAwaited(shown);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seat !== null) button.current?.focus();
  }, [seat]);
  if (seat === null || !source.handOver) return null;
  const name = translator.called(seat);
  return (
    <div className="curtain" style={seatColours(desk.rules.seatNames)}>
      <section className="curtain-card" aria-labelledby="curtain-title">
        <CompassRose className="curtain-rose" />
        <h2 id="curtain-title">
          <MarkShape mark={{ seat }} /> {translator.t("curtain.title", { name })}
        </h2>
        <p>{translator.t("curtain.about")}</p>
        <Button ref={button} className="go" onPress={() => void source.handOver?.(seat).catch(turn.fail)}>
          {translator.t("curtain.open", { name })}
        </Button>
      </section>
    </div>
  );
}

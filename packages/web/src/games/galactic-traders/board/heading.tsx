import { selfOf } from "@portolan/guides";
import type { aids, Picture } from "@portolan/guides/galactic-traders";
import type { CSSProperties } from "react";
import { houseOf } from "../art/palette.ts";
import { Emphasis } from "./emphasis.tsx";

/** Whether nobody has a delivery turn after this one in the round. GT-TURN-1 */
function isLastTurn({ activeSeat, primon, traders }: aids.View): boolean {
  return (activeSeat + 1) % traders.length === primon;
}

/** What goes on, and who the table waits for. */
export function headingOf(picture: Picture): string {
  const { view, translator } = picture;
  const step = view.agenda.at(-1);
  if (!step || !("seat" in step)) return translator.t("gt.head.over");
  const self = selfOf(picture);
  const name = translator.called(step.seat);
  if (step.step === "draft") {
    return step.seat === self ? translator.t("gt.head.tray.you") : translator.t("gt.head.tray", { name });
  }
  const turn = translator.called(view.activeSeat);
  if (step.seat !== view.activeSeat) {
    if (step.seat === self) return translator.t("gt.head.waits.you", { turn });
    return view.activeSeat === self
      ? translator.t("gt.head.yours.waits", { name })
      : translator.t("gt.head.waits", { turn, name });
  }
  if (step.seat !== self) return translator.t("gt.head.delivery", { name });
  return translator.t(isLastTurn(view) ? "gt.head.delivery.you.last" : "gt.head.delivery.you");
}

/** Over the players: whose doing this is, in their colour. */
export function Heading({ picture }: { readonly picture: Picture }) {
  const step = picture.view.agenda.at(-1);
  const colour = step && "seat" in step ? houseOf(step.seat).colour : undefined;
  return (
    <h2 className="gt-heading" data-cut="true" style={{ "--house": colour } as CSSProperties}>
      <Emphasis text={headingOf(picture)} />
    </h2>
  );
}

import { aids, planetName } from "@portolan/guides/galactic-traders";
import { type Galaxy, nameOf } from "../galaxy.ts";

/** Why the viewer is asked in somebody else's turn. */
export function Cause({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture } = galaxy;
  const { view, translator } = picture;
  const asked = aids.asked(view);
  if (!asked || asked.planet === null) return null;
  const winner = view.resolution?.winner ?? asked.seat;
  const planet = planetName(picture, asked.planet);
  const text =
    asked.step.step === "give"
      ? translator.t("gt.chain.cause.give", { planet })
      : translator.t("gt.chain.cause", { planet, name: nameOf(picture, winner) });
  return (
    <p className="gt-cause">
      {asked.isOutOfTurn ? <b className="gt-flag">{translator.t("gt.chain.outOfTurn")}</b> : null}
      <span>{text}</span>
    </p>
  );
}

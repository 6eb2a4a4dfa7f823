import { aids, planetName } from "@portolan/guides/galactic-traders";
import { type Galaxy, nameOf } from "../galaxy.ts";

/** Why the viewer is asked in somebody else's turn. */
export function Cause({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture } = galaxy;
  const { view, voice } = picture;
  const asked = aids.asked(view);
  if (!asked || asked.planet === null) return null;
  const winner = view.resolution?.winner ?? asked.seat;
  const planet = planetName(picture, asked.planet);
  const text =
    asked.step.step === "give"
      ? voice.say("gt.chain.cause.give", { planet })
      : voice.say("gt.chain.cause", { planet, name: nameOf(picture, winner) });
  return (
    <p className="gt-cause">
      {asked.isOutOfTurn ? <b className="gt-flag">{voice.say("gt.chain.outOfTurn")}</b> : null}
      <span>{text}</span>
    </p>
  );
}

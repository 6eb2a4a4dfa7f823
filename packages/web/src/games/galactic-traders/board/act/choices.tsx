import { capital, labelOf } from "@portolan/guides";
import { goodName, type Move, planetName } from "@portolan/guides/galactic-traders";
import { Verb } from "../../../../table/stage/act/act.tsx";

import type { Galaxy } from "../galaxy.ts";
import { choicesAmong } from "../pointing.ts";

/** A way to lay a good on the planet that was pointed at, in few words: the planet and the good are known. */
function wayText({ picture, props }: Galaxy, move: Move): string {
  const { translator } = picture;
  if (move.type === "relay") return translator.t("gt.way.as", { good: goodName(picture, move.as) });
  if (move.type !== "convert") return labelOf(props.guide, picture, move);
  const planet = planetName(picture, move.via);
  return translator.t("gt.way.via", { good: goodName(picture, move.as), planet });
}

/** Ways that pointing alone does not tell apart, in words: never more than the planet has bays. */
export function Choices({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, pointer, planning, props } = galaxy;
  const moves = choicesAmong(pointer.narrowed.moves, pointer.pointed);
  if (moves.length === 0) return null;
  return (
    <div className="act-verbs gt-choices">
      {moves.slice(0, 6).map((move) => (
        <Verb
          key={picture.rules.print(move)}
          label={capital(wayText(galaxy, move))}
          onPress={() => (planning.plan ? planning.add(move) : props.choose(move))}
        />
      ))}
      <Verb label={picture.translator.t("bar.cancel")} onPress={pointer.clear} />
    </div>
  );
}

import { capital, labelOf } from "@portolan/guides";
import { Verb } from "../../../../table/stage/act/act.tsx";

import type { Galaxy } from "../galaxy.ts";
import { choicesAmong } from "../pointing.ts";

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
          label={capital(labelOf(props.guide, picture, move))}
          onPress={() => (planning.plan ? planning.add(move) : props.choose(move))}
        />
      ))}
      <Verb label={picture.voice.say("bar.cancel")} onPress={pointer.clear} />
    </div>
  );
}

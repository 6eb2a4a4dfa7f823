import { planetName } from "@portolan/guides/galactic-traders";
import { Chosen, Question, StrongVerb } from "../../../../table/stage/act/act.tsx";
import { ChainStrip } from "../chain-strip.tsx";
import type { Galaxy } from "../galaxy.ts";

/** Which of several complete planets is settled first. GT-AGR-1 */
export function AgreeParts({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, props, pointer } = galaxy;
  const { translator } = picture;
  const title = translator.t("gt.q.agree");
  if (pointer.settled) return <Chosen board={props} move={pointer.settled} title={title} facts={null} />;
  return (
    <>
      <Question asked={title} say={translator.t("gt.say.agree")} />
      <div className="act-answer gt-choices">
        {props.legal.map((move) => (
          <StrongVerb
            key={picture.rules.print(move)}
            label={move.type === "resolve" ? planetName(picture, move.planet) : ""}
            onPress={() => props.choose(move)}
          />
        ))}
      </div>
      <ChainStrip galaxy={galaxy} />
    </>
  );
}

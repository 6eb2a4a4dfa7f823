import { goodName, planetName } from "@portolan/guides/galactic-traders";
import { Chosen, Fact, Question } from "../../../../table/stage/act/act.tsx";
import { type Galaxy, heldGood } from "../galaxy.ts";
import { isHandFull } from "../hand.tsx";
import { wantedBy } from "../tray.tsx";

/** What a good on the tray would be good for. */
function offerText({ picture }: Galaxy, good: number): string {
  const { translator } = picture;
  const { wins, wants } = wantedBy(picture, good);
  const names = (planets: readonly number[]) => ({
    list: planets.map((planet) => planetName(picture, planet)),
  });
  const parts = [
    ...(wins.length > 0 ? [translator.t("gt.tray.wins", { planets: names(wins) })] : []),
    ...(wants.length > 0
      ? [translator.t("gt.tray.wants", { planets: names(wants), count: wants.length })]
      : []),
  ];
  return parts.length === 0 ? translator.t("gt.tray.nobody") : parts.join(" ");
}

/** Which good of the tray is kept. */
export function DraftParts({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, pointer, props } = galaxy;
  const { translator, view } = picture;
  const { settled } = pointer;
  const good = heldGood(galaxy);
  if (settled?.type === "pick") {
    return (
      <Chosen
        board={props}
        move={settled}
        title={translator.t("gt.q.keep", { good: goodName(picture, settled.good) })}
        facts={<Fact tone="plain">{offerText(galaxy, settled.good)}</Fact>}
      />
    );
  }
  const isFull = isHandFull(picture);
  const asked =
    good !== null && isFull
      ? translator.t("gt.q.makeRoom", { good })
      : translator.t(view.poolSize > 1 ? "gt.q.draft" : "gt.q.last");
  return <Question asked={asked} say={translator.t(isFull ? "gt.say.draftFull" : "gt.say.draft")} />;
}

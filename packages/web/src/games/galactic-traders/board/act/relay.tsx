import { goodName } from "@portolan/guides/galactic-traders";
import { Chosen, Fact, Question } from "../../../../table/stage/act/act.tsx";
import { Pod } from "../../art/pods.tsx";
import * as place from "../../places.ts";
import { ChainStrip } from "../chain-strip.tsx";
import { Emphasis } from "../emphasis.tsx";
import { cargoOf, type Galaxy } from "../galaxy.ts";
import { Cause } from "./cause.tsx";
import { Choices } from "./choices.tsx";

/** The viewer's goods that must move on; the one that is laid next stands out. GT-RED-3 */
function Displaced({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, moving, drags } = galaxy;
  const { table, view, viewer, translator } = picture;
  const { resolution } = view;
  if (!resolution) return null;
  const { needs } = table.edition.planets[resolution.planet];
  const own = resolution.displaced.filter(({ owner }) => owner === viewer);
  return (
    <section
      className="gt-displaced"
      aria-label={translator.t("gt.chain.displaced")}
      data-place={place.displaced}
    >
      {own.map((good) => {
        const { slot } = good;
        const laid = { ...good, faceDown: true, laidAt: 0 };
        const words = goodName(picture, good.good ?? needs[slot]);
        return (
          <button
            key={slot}
            type="button"
            className="gt-held"
            data-state={moving.slot === slot ? "picked" : "open"}
            aria-pressed={moving.slot === slot}
            onClick={() => {
              if (!drags.wasDragged()) moving.take(slot);
            }}
          >
            <span
              className="gt-held-pod"
              onPointerDown={(event) => drags.begin(event, place.target.moved(slot), false)}
            >
              <Pod owner={viewer} cargo={cargoOf(picture, laid, needs[slot])} />
            </span>
            <span className="gt-held-name">{words}</span>
          </button>
        );
      })}
    </section>
  );
}

/** Where a good that must move on goes. GT-RED-4 */
export function RelayParts({ galaxy }: { readonly galaxy: Galaxy }) {
  const { picture, pointer, props, moving } = galaxy;
  const { view, translator, table } = picture;
  const { settled } = pointer;
  const own = view.resolution?.displaced.find(({ slot }) => slot === moving.slot);
  const needs = view.resolution ? table.edition.planets[view.resolution.planet].needs : [];
  const good = own ? goodName(picture, own.good ?? needs[own.slot]) : "";
  const asked = <Emphasis text={translator.t("gt.q.relay", { good })} />;
  return (
    <>
      {settled ? (
        <Chosen
          board={props}
          move={settled}
          title={asked}
          facts={props.guide.warnings(picture, settled).map((text) => (
            <Fact key={text} tone="danger">
              {text}
            </Fact>
          ))}
        />
      ) : (
        <>
          <Question asked={asked} say={translator.t("gt.say.relay")} />
          <Choices galaxy={galaxy} />
        </>
      )}
      <Cause galaxy={galaxy} />
      <Displaced galaxy={galaxy} />
      <ChainStrip galaxy={galaxy} />
    </>
  );
}
